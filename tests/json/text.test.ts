import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toPointer } from "#json/pointer.ts";
import { readJsonText } from "#json/text.ts";
import cases from "../fixtures/publishing/json-faults.json" with { type: "json" };

describe("JSON with lines", () => {
  it.each(cases)("$name", ({ lines, faults }) => {
    const found = readJsonText(lines.join("\n")).errors;
    expect(found.map(({ pointer, line, reason }) => ({ pointer, line, reason }))).toEqual(faults);
  });

  it("reads what JSON.parse reads, whatever it is, but for names that reach the prototype", () => {
    const harmless = fc.json().filter((text) => !text.includes('"__proto__"'));
    fc.assert(
      fc.property(harmless, fc.nat({ max: 4 }), (text, indent) => {
        const value: unknown = JSON.parse(text);
        const read = readJsonText(JSON.stringify(value, null, indent));
        expect(read.value).toEqual(value);
        expect(read.errors).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it("refuses what JSON.parse refuses, whatever it is", () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.string({ maxLength: 2 }), (text, at, noise) => {
        const place = at % (text.length + 1);
        const broken = text.slice(0, place) + noise + text.slice(place);
        const isJson = (() => {
          try {
            // A number beyond the range is read as infinity there, and refused here.
            return !/\bnull\b/.test(JSON.stringify(JSON.parse(broken, (_, part: unknown) => part ?? 0)));
          } catch {
            return false;
          }
        })();
        expect(readJsonText(broken).value !== undefined).toBe(isJson);
      }),
      { numRuns: 1000 },
    );
  });

  it("knows the line of a pointer, and of its nearest ancestor", () => {
    const { lineOf } = readJsonText('{\n  "a": [\n    1,\n    { "b": 2 }\n  ]\n}');
    expect(["", "/a", "/a/0", "/a/1/b", "/a/1/missing", "/missing/deep"].map(lineOf)).toEqual([1, 2, 3, 4, 4, 1]);
  });
});

describe("a place in a JSON text", () => {
  const text = JSON.stringify(
    { root: { kind: "stack", "a/b": [1, { x: 'quo"te }' }, [true, null]] }, z: -1.5e3 },
    null,
    2,
  );
  it.each([
    [[], text],
    [["root", "kind"], '"stack"'],
    [["root", "a/b", "0"], "1"],
    [["root", "a/b", "1", "x"], String.raw`"quo\"te }"`],
    [["root", "a/b", "2", "1"], "null"],
    [["z"], "-1500"],
    // What is not there is shown by what it would stand in.
    [["root", "a/b", "1", "missing"], '{\n        "x": "quo\\"te }"\n      }'],
    [["root", "kind", "deeper"], '"stack"'],
  ])("%j", (segments, found) => {
    const range = readJsonText(text).rangeOf(toPointer(...segments));
    expect(text.slice(range?.from, range?.to)).toBe(found);
  });

  it.each(["", "{", '{"a"', '{"a":}', "[1,", "nonsense", '{"a": "\\u12"', "[".repeat(20_000)])(
    "is not found in %.20s",
    (broken) => {
      expect(readJsonText(broken).rangeOf("/a")).toBeNull();
    },
  );
});
