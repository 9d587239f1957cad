import { createInstance } from "i18next";
import { describe, expect, it } from "vitest";
import { fillText, needsGrammar } from "#i18n/fillText.ts";

const texts = [
  "",
  "plain",
  "{{x}}",
  "a{{x}}b{{ y }}c",
  "{{x}}{{x}}",
  "{{- x}}",
  "{{a.b}} {{a.c.d}}",
  "{{gone}}",
  "{{x",
  "x}}",
  "{ {x} }",
  "{{}}",
  "100 %",
  "$",
  "$x $1 $&",
];
const values = [
  {},
  { x: "1", y: 2 },
  { x: "{{y}}", y: "z" },
  { x: "$& $1", y: "<b>&</b>" },
  { x: 0, y: -1.5 },
  { x: null, y: true },
  { a: { b: "deep", c: { d: 4 } } },
  { a: null },
];

describe("a text with places for values", () => {
  it.each(texts)("is filled as i18next fills it: %j", async (text) => {
    const i18n = createInstance({
      lng: "en",
      resources: { en: { translation: { text } } },
      keySeparator: false,
      nsSeparator: false,
      returnEmptyString: true,
      interpolation: { escapeValue: false },
    });
    await i18n.init();
    for (const given of values) expect([given, fillText(text, given)]).toEqual([given, i18n.t("text", { ...given })]);
  });

  it("never takes what an object merely inherits", () => {
    expect(fillText("{{toString}} {{constructor.name}} {{a.length}}", { a: "x" })).toBe(
      "{{toString}} {{constructor.name}} {{a.length}}",
    );
  });

  it.each([
    ["{{sum, number}}", true],
    ["see $t(other)", true],
    ["{{x}}, {{y}}", false],
    ["a, b", false],
    ["$5", false],
  ])("%j is more than that: %s", (text, isMore) => expect(needsGrammar(text)).toBe(isMore));
});
