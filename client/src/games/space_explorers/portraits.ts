// How the people on the cards look: drawn from a few parts, always alike for a number.

const SKINS = ["#f2c79b", "#c98a5b", "#8a5a36", "#e3a977"] as const;
const HAIRS = ["#140f45", "#7a2e12", "#ff7a1f", "#b9b5c9", "#4a3226"] as const;
const COATS = ["#140f45", "#fff8ea", "#221c66", "#f0482c"] as const;

export interface Portrait {
  skin: string;
  hair: string;
  coat: string;
  style: "short" | "long" | "bun" | "bald";
  hasGlasses: boolean;
  hasBeard: boolean;
  hasHeadset: boolean;
}

export function portraitOf(number: number): Portrait {
  const style = (["short", "long", "short", "bun", "bald"] as const)[(number * 7) % 5] ?? "short";
  const isBearded = style === "short" || style === "bald";
  return {
    skin: SKINS[(number * 5) % 4] ?? SKINS[0],
    hair: HAIRS[(number * 3) % 5] ?? HAIRS[0],
    coat: COATS[(number * 11) % 4] ?? COATS[0],
    style,
    hasGlasses: number % 3 === 0,
    hasBeard: isBearded && number % 4 === 1,
    hasHeadset: number % 5 === 2,
  };
}
