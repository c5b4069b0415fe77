import { describe, expect, it } from "vitest";
import { destinationOf, spoken } from "./address";

describe("what is pasted leads", () => {
  it.each([
    ["http://192.168.1.7:8080/i/ac8tpdxx6dj5", "/i/ac8tpdxx6dj5"],
    ["  https://games.example.org/i/ac8tpdxx6dj5/  ", "/i/ac8tpdxx6dj5"],
    ["https://games.example.org/i/ac8tpdxx6dj5?language=ru", "/i/ac8tpdxx6dj5"],
    ["/i/ac8tpdxx6dj5", "/i/ac8tpdxx6dj5"],
    ["i/ac8tpdxx6dj5", "/i/ac8tpdxx6dj5"],
    ["ac8tpdxx6dj5", "/i/ac8tpdxx6dj5"],
    ["AC8T PDXX 6DJ5", "/i/ac8tpdxx6dj5"],
    ["ac8t-pdxx-6dj5", "/i/ac8tpdxx6dj5"],
    ["http://127.0.0.1:8080/t/ac8tpdxx6dj5", "/t/ac8tpdxx6dj5"],
    ["http://127.0.0.1:8080/#me=Ab_9-x", "/#me=Ab_9-x"],
    ["http://127.0.0.1:8080/seat#ks_Ab_9-x", "/seat#ks_Ab_9-x"],
    ["http://127.0.0.1:8080/t/ac8tpdxx6dj5?watch=abc234", "/t/ac8tpdxx6dj5?watch=abc234"],
  ])("%s", (pasted, path) => {
    expect(destinationOf(pasted)).toBe(path);
  });

  it.each(["", "   ", "hello there", "ac8", "https://example.org/", "/i/", "0000 1111 oooo", "приглашение"])(
    "nowhere: %j",
    (pasted) => {
      expect(destinationOf(pasted)).toBeNull();
    },
  );

  it("back from the code as it is shown", () => {
    expect(spoken("ac8tpdxx6dj5")).toBe("ac8t pdxx 6dj5");
    expect(destinationOf(spoken("ac8tpdxx6dj5"))).toBe("/i/ac8tpdxx6dj5");
  });
});
