import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawScore } from "../../sandbox/games/sports/drawScore.ts";

it("a score has each number at its own side, whichever way lines run: as one text it would stand turned round", () => {
  const drawn = drawScore([0, 2]);
  expect([...drawn.childNodes].map(({ textContent }) => textContent)).toEqual(["0", ":", "2"]);
  expect([...drawn.children].map(({ tagName }) => tagName)).toEqual(["SPAN", "SPAN"]);
  // Nothing turns it against its line.
  expect(readFileSync("sandbox/games/sports/style.css", "utf8")).not.toMatch(/direction:|unicode-bidi/);
  expect(drawScore(undefined).textContent).toBe("–");
});
