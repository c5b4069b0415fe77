import { expect, it } from "vitest";
import { isLoopback } from "./loopback";

it.each(["http://127.0.0.1:8080/i/a", "http://localhost/i/a", "http://[::1]:8080/i/a", "http://127.1.2.3/"])(
  "nobody else gets to %s",
  (link) => expect(isLoopback(link)).toBe(true),
);

it.each(["http://192.168.1.7:8080/i/a", "https://games.example.org/i/a", "http://10.127.0.1/", "/i/a", ""])(
  "others get to %s",
  (link) => expect(isLoopback(link)).toBe(false),
);
