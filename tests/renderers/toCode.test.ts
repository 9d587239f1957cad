import { describe, expect, it } from "vitest";
import { toCode } from "#renderers/ui/toCode.ts";

/** The modules of a path again: which are dark. */
function modulesOf({ size, path }: NonNullable<ReturnType<typeof toCode>>): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = 0; at < Number(length); at += 1) modules[Number(y)]![Number(x) + at] = true;
  }
  return modules;
}

describe("a code", () => {
  it("has the three marks by which it is found, at a corner each", () => {
    const code = toCode("https://site.example/register?code=LOTUS88")!;
    const modules = modulesOf(code);
    const far = code.size - 7;
    for (const [x, y] of [
      [0, 0],
      [far, 0],
      [0, far],
    ] as const) {
      const rows = [0, 1, 2, 6].map((row) =>
        modules[y + row]!.slice(x, x + 7)
          .map((isDark) => (isDark ? "#" : "."))
          .join(""),
      );
      expect(rows).toEqual(["#######", "#.....#", "#.###.#", "#######"]);
    }
  });

  it("is the same whenever it is made, and another for another text", () => {
    expect(toCode("a")).toEqual(toCode("a"));
    expect(toCode("a")).not.toEqual(toCode("b"));
  });

  it.each([
    ["nothing", "", false],
    ["2,000 bytes", "x".repeat(2_000), true],
    ["2,001 bytes", "x".repeat(2_001), false],
    ["667 letters of three bytes", "ក".repeat(667), false],
  ])("of %s", (_, text, isThere) => {
    expect(toCode(text) !== undefined).toBe(isThere);
  });
});
