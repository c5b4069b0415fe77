// Short sounds, synthesised without files. Off until they are switched on.

import { preferences } from "./preferences.svelte";

export const SOUNDS = ["card", "place", "dock", "flight", "turn", "refused", "win"] as const;
export type Sound = (typeof SOUNDS)[number];

interface Note {
  kind: "sine" | "triangle" | "noise";
  /** Hertz at the beginning and at the end; of noise, what is let through. */
  from: number;
  to: number;
  /** Seconds. */
  at: number;
  lasts: number;
  loud: number;
}

const SCORES: Record<Sound, Note[]> = {
  // A flick of paper.
  card: [{ kind: "noise", from: 5_200, to: 2_400, at: 0, lasts: 0.07, loud: 0.22 }],
  // A wooden tock.
  place: [
    { kind: "triangle", from: 330, to: 180, at: 0, lasts: 0.09, loud: 0.5 },
    { kind: "noise", from: 1_400, to: 900, at: 0, lasts: 0.03, loud: 0.2 },
  ],
  // Two rising notes.
  dock: [
    { kind: "sine", from: 523, to: 523, at: 0, lasts: 0.12, loud: 0.28 },
    { kind: "sine", from: 784, to: 784, at: 0.11, lasts: 0.17, loud: 0.28 },
  ],
  // A soft whoosh.
  flight: [{ kind: "noise", from: 400, to: 1_800, at: 0, lasts: 0.28, loud: 0.14 }],
  // The two tones of a spaceport.
  turn: [
    { kind: "sine", from: 880, to: 880, at: 0, lasts: 0.15, loud: 0.25 },
    { kind: "sine", from: 659, to: 659, at: 0.13, lasts: 0.16, loud: 0.25 },
  ],
  // One low muted tap.
  refused: [{ kind: "triangle", from: 130, to: 95, at: 0, lasts: 0.12, loud: 0.5 }],
  // The chime, finished.
  win: [
    { kind: "sine", from: 659, to: 659, at: 0, lasts: 0.1, loud: 0.25 },
    { kind: "sine", from: 880, to: 880, at: 0.08, lasts: 0.1, loud: 0.25 },
    { kind: "sine", from: 1_319, to: 1_319, at: 0.16, lasts: 0.13, loud: 0.25 },
  ],
};

let context: AudioContext | null = null;

/** Let a sound be heard, if this person wants sounds. */
export function sound(name: string | null): void {
  if (!preferences.sound || name === null || !(name in SCORES) || typeof AudioContext === "undefined") {
    return;
  }
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => undefined);
    for (const note of SCORES[name as Sound]) {
      strike(context, note);
    }
  } catch {
    // No sound card, or one that is taken.
  }
}

/** How long a sound is, in milliseconds. */
export function lengthOf(name: Sound): number {
  return 1_000 * Math.max(...SCORES[name].map((note) => note.at + note.lasts));
}

function strike(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const end = start + note.lasts;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(note.loud, start + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  loudness.connect(audio.destination);
  const source =
    note.kind === "noise" ? hiss(audio, note, loudness, start, end) : tone(audio, note, loudness, start, end);
  source.start(start);
  source.stop(end);
}

function tone(audio: AudioContext, note: Note, to: AudioNode, start: number, end: number): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = note.kind === "triangle" ? "triangle" : "sine";
  source.frequency.setValueAtTime(note.from, start);
  source.frequency.exponentialRampToValueAtTime(note.to, end);
  source.connect(to);
  return source;
}

function hiss(audio: AudioContext, note: Note, to: AudioNode, start: number, end: number): AudioScheduledSourceNode {
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * note.lasts), audio.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) {
    data[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = samples;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 0.9;
  filter.frequency.setValueAtTime(note.from, start);
  filter.frequency.exponentialRampToValueAtTime(note.to, end);
  source.connect(filter).connect(to);
  return source;
}
