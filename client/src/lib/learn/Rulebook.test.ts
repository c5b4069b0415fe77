import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Rules } from "../../protocol";
import { go } from "../router.svelte";
import { speak, t } from "../texts.svelte";
import Rulebook from "./Rulebook.svelte";

const RULES: Rules = {
  game: "kosmopolis",
  title: "Космополис",
  version: "1",
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
    expect(document.querySelector("mark")?.textContent).toBe("Учён");
    expect(screen.getByRole("status").textContent).toBe(t("learn-found", { count: 1 }));
    await search("кракозябра");
    expect(document.querySelectorAll("article")).toHaveLength(0);
    expect(screen.getByText(t("learn-none"))).toBeTruthy();
  });

  it("shows what looks like markup as it is written", async () => {
    render(Rulebook, { rules: RULES });
    await search("<b>зол");
    expect(document.querySelector("mark")?.textContent).toBe("<b>зол");
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
});
