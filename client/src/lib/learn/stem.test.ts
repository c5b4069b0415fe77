import { describe, expect, it } from "vitest";
import { isStop, stem } from "./stem";

describe("the stem of a word", () => {
  it.each([
    "flight flights",
    "fly flies flying",
    "win wins winning",
    "place places placed placing",
    "explore explores explored exploring",
    "score scores scored scoring",
    "colour colours color",
    "pass passes passed passing",
    "city cities",
    "land lands landing landed",
    "box boxes",
    "bonus",
    "swap swapped swapping",
  ])("is one in English: %s", (words) => {
    expect(new Set(words.split(" ").map(stem)).size).toBe(1);
  });

  it.each([
    "победа победы победой победить побеждает побеждают",
    "выиграть выиграл выиграет выиграют",
    "полет полета полеты полетов полете",
    "карта карты карт картой картами",
    "торговец торговца торговцы торговцев",
    "вортанец вортанца вортанцы вортанцев",
    "заяц зайца зайцы зайцев зайцами",
    "плитка плитки плиток плиткой",
    "маршрутка маршруток маршрутки",
    "образец образца образцы образцов",
    "очко очки очков очками",
    "ученый ученого ученые ученых",
    "безбилетник безбилетники безбилетников",
    "город города городе городов",
    "очередь очереди очередью",
    "игрок игрока игроки игроков",
    "порядок порядка порядке",
    "высадка высадки высадку",
    "цвет цвета цвету цветов",
    "столица столицы столицу столице",
  ])("is one in Russian: %s", (words) => {
    expect(new Set(words.split(" ").map(stem)).size).toBe(1);
  });

  it.each([
    ["card", "city"],
    ["flight", "fly"],
    ["карта", "карман"],
    ["столица", "стол"],
    ["очки", "очередь"],
    ["вортан", "водитель"],
    ["победа", "беда"],
    ["предел", "передел"],
  ])("is not one of %s and %s", (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it("leaves numbers, ids and mixed letters alone", () => {
    expect(["3", "kp3", "ячейкаx", "ств"].map(stem)).toEqual(["3", "kp3", "ячейкаx", "ств"]);
  });
});

describe("words that say nothing", () => {
  it.each(["how", "do", "i", "the", "как", "что", "в", "s"])("%s", (word) => {
    expect(isStop(word)).toBe(true);
  });

  it.each(["win", "3", "ход", "победить"])("not so %s", (word) => {
    expect(isStop(word)).toBe(false);
  });
});
