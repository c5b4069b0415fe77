import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Rules } from "../../protocol";
import { go } from "../router.svelte";
import { speak, t } from "../text/texts.svelte";
import Rulebook from "./Rulebook.svelte";

const RULES: Rules = {
  game: "kosmopolis",
  title: "Космополис",
  version: "1",
  short: ["Побеждает тот, у кого больше очков.", "Ход.", "Конец.", "Очки.", "Золото."],
  sections: [
    {
      name: "play",
      title: "Розыгрыш",
      rules: [
        {
          id: "KP-P3",
          title: "Учёный",
          clauses: [
            { kind: "printed", text: "Вы добираете карту.", reason: null },
            { kind: "decided", text: "Сброс не возвращается.", reason: "Колода может кончиться." },
          ],
          refusal: null,
        },
        {
          id: "KP-P4",
          title: "Торговец",
          clauses: [{ kind: "printed", text: "Вы берёте <b>золото</b>.", reason: null }],
          refusal: "Запас пуст.",
        },
      ],
    },
  ],
  common: [
    {
      id: "KD-1",
      title: "Игра окончена",
      clauses: [{ kind: "printed", text: "Ходов больше нет.", reason: null }],
      refusal: null,
    },
  ],
  glossary: [
    { name: "торговец", about: "Приносит золото.", rules: ["KP-P4"], printed: ["купчина"], sought: ["продавец"] },
  ],
};

beforeEach(() => {
  speak("ru");
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  Element.prototype.scrollIntoView = vi.fn();
  go("/rules/kosmopolis");
});

const search = (text: string) => fireEvent.input(screen.getByRole("searchbox"), { target: { value: text } });

describe("the rulebook", () => {
  it("has every rule with its id and marks what is ours, with the reason", () => {
    render(Rulebook, { rules: RULES });
    expect(document.querySelectorAll("article")).toHaveLength(3);
    const scholar = document.getElementById("KP-P3");
    expect(scholar?.textContent).toContain(t("learn-kind-decided"));
    expect(scholar?.textContent).toContain("Колода может кончиться.");
    expect(document.getElementById("KP-P4")?.textContent).not.toContain(t("learn-kind-decided"));
    expect(document.getElementById("KP-P4")?.textContent).toContain("Запас пуст.");
  });

  it("finds as one types, marks it, and says how much it found", async () => {
    render(Rulebook, { rules: RULES });
    await search("УЧЕН");
    expect([...document.querySelectorAll("article")].map((rule) => rule.id)).toEqual(["KP-P3"]);
    expect(document.querySelector("mark")?.textContent).toBe("Учёный");
    expect(screen.getByRole("status").textContent).toBe(t("learn-found", { count: 1 }));
    await search("кракозябра");
    expect(document.querySelectorAll("article")).toHaveLength(0);
    expect(screen.getByText(t("learn-none"))).toBeTruthy();
  });

  it("shows what looks like markup as it is written", async () => {
    render(Rulebook, { rules: RULES });
    await search("<b>золото");
    expect(document.querySelector("article mark")?.textContent).toBe("золото");
    expect(document.querySelector("article mark")?.parentElement?.textContent).toContain("<b>золото</b>");
    expect(document.querySelector("article b")).toBe(null);
  });

  it("leads to a rule even past a search that leaves it out", async () => {
    render(Rulebook, { rules: RULES });
    await search("торговец");
    go("/rules/kosmopolis#KP-P3");
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("KP-P3"));
    expect(document.getElementById("KP-P3")?.className).toContain("aimed");
    expect((screen.getByRole("searchbox") as HTMLInputElement).value).toBe("");
  });

  it("begins with how one wins, and hides it while something is looked for", async () => {
    render(Rulebook, { rules: RULES });
    const first = document.querySelector(".rules li");
    expect(first?.textContent).toContain(t("learn-aim"));
    expect(first?.textContent).toContain("Побеждает тот");
    await search("золото");
    expect(document.getElementById("short")).toBe(null);
  });

  it("has a glossary with printed words, which lead to ours", async () => {
    render(Rulebook, { rules: RULES });
    expect(document.getElementById("glossary")).toBeTruthy();
    expect(document.querySelector("[data-term]")?.textContent).toContain("купчина");
    expect(document.querySelector("[data-term]")?.textContent).not.toContain("продавец");
    for (const word of ["купчина", "продавец"]) {
      await search(word);
      expect([...document.querySelectorAll("article")].map((rule) => rule.id)).toEqual(["KP-P4"]);
      expect(document.querySelectorAll("[data-term]")).toHaveLength(1);
    }
    await search("учёный");
    expect(document.querySelectorAll("[data-term]")).toHaveLength(0);
  });
});
