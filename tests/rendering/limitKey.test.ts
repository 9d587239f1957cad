import { describe, expect, it } from "vitest";
import { limitKey } from "#rendering/fields/limitText.ts";

const rule = (limits: object) => ({ type: "money", ...limits }) as Parameters<typeof limitKey>[0];

describe("what a field tells of its limits", () => {
  it.each([
    ["a range", { min: 200, max: 300 }, "form.range"],
    ["one amount", { min: 200, max: 200 }, "form.range"],
    ["what it takes at least, where the wallet has less", { min: 200, max: 75 }, "form.least"],
    ["what it takes at least, where the wallet is empty", { min: 200, max: 0 }, "form.least"],
    ["what it takes at most", { max: 75 }, "form.most"],
    ["nothing of an amount from nothing on", { min: 0 }, undefined],
  ])("is %s", (_what, limits, key) => {
    expect(limitKey(rule(limits))).toBe(key);
  });
});
