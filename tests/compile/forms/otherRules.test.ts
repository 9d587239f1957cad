import { describe, expect, it } from "vitest";
import { checkField } from "#compile/forms/check.ts";
import { fieldRule } from "#compile/forms/fieldRule.ts";
import { filesRule } from "#compile/forms/filesRule.ts";
import { numberRule } from "#compile/forms/numberRule.ts";
import { rowsRule } from "#compile/forms/rowsRule.ts";
import type { FieldRule } from "#contracts/entities.ts";

const found = (rule: Partial<FieldRule>, value: unknown) => {
  const error = checkField(fieldRule(rule), value, {});
  return error === null ? null : `${error.reason} ${error.key}`;
};
/** What a maker of rules makes, and what it refuses. */
function madeBy<Made>(make: (refuse: (at: string, reason: string) => void) => Made) {
  const refused: string[] = [];
  const rule = make((at, reason) => refused.push(`${at}: ${reason}`));
  return { rule, refused };
}

describe("a number that is filled in", () => {
  it.each<[Partial<FieldRule>, unknown, string | null]>([
    [{ type: "number" }, 1.5, null],
    [{ type: "number" }, "1.5", "type form.number"],
    [{ type: "number" }, Infinity, "type form.number"],
    [{ type: "integer" }, 1.5, "type form.integer"],
    [{ type: "integer" }, -3, null],
    [{ type: "money" }, 10.5, "type form.amount"],
    [{ type: "money" }, "10", "type form.amount"],
    [{ type: "money" }, "9007199254740993", "maximum form.most"],
    [{ type: "number" }, "9007199254740993", "type form.number"],
    [{ type: "number", min: 2 }, 2, null],
    [{ type: "number", min: 2 }, 1.9, "minimum form.least"],
    [{ type: "number", max: 2 }, 2, null],
    [{ type: "number", max: 2 }, 2.1, "maximum form.most"],
    [{ type: "number", min: 1, max: 2 }, 0, "minimum form.range"],
    [{ type: "number", min: 1, max: 2 }, 3, "maximum form.range"],
    [{ type: "number", min: 3, max: 2 }, 1, "minimum form.least"],
    [{ type: "number", min: 3, max: 2 }, 4, "maximum form.most"],
    [{ type: "money", max: 100 }, "9007199254740993", "maximum form.most"],
    [{ type: "number", step: 0.1 }, 0.3, null],
    [{ type: "number", step: 0.1 }, 0.35, "step form.step"],
    [{ type: "integer", step: 5 }, -10, null],
    [{ type: "integer", step: 5 }, 12, "step form.step"],
    [{ type: "number", step: 1e-7 }, 3e-7, null],
    [{ type: "number", min: 1e-7 }, 1e-8, "minimum form.least"],
    [{ type: "number", step: 0 }, 7, null],
    [{ type: "number", required: true }, undefined, "required form.required"],
    [{ type: "number", required: true }, 0, null],
  ])("by %j, %j is refused for: %s", (rule, value, reason) => expect(found(rule, value)).toBe(reason));
});

describe("the rule of a number", () => {
  const rule = (written: unknown, widget = "number") =>
    madeBy((refuse) => numberRule(written, widget as never, refuse));

  it.each<[unknown, string, unknown]>([
    [{}, "number", undefined],
    [undefined, "number", undefined],
    [{ min: 1 }, "number", { type: "number", pattern: null, min: 1 }],
    [{ type: "integer", max: 5, step: 2 }, "number", { type: "integer", pattern: null, max: 5, step: 2 }],
    [{}, "money", { type: "money", pattern: null, min: 0 }],
    [{ min: 100, max: 500 }, "money", { type: "money", pattern: null, min: 100, max: 500 }],
    [{ min: 0, max: 1 }, "slider", { type: "number", pattern: null, min: 0, max: 1 }],
    [{ min: 2, max: 2 }, "number", { type: "number", pattern: null, min: 2, max: 2 }],
    [{}, "stars", { type: "integer", pattern: null, min: 1, max: 5 }],
    [{ max: 2 }, "stars", { type: "integer", pattern: null, min: 1, max: 2 }],
    [{ max: 10 }, "stars", { type: "integer", pattern: null, min: 1, max: 10 }],
    [{ minLength: 2 }, "text", undefined],
  ])("%j of a %s is %j", (written, widget, made) => expect(rule(written, widget)).toEqual({ rule: made, refused: [] }));

  it.each<[unknown, string, string]>([
    [{ min: 1 }, "text", "/rule/min: a field of the widget text has no min: only numbers have"],
    [{ type: "text" }, "number", "/rule/type: a number is a number or an integer"],
    [{ type: "money" }, "money", "/rule/type: an amount is always in minor units"],
    [{ min: "1" }, "number", "/rule/min: this is a number"],
    [{ max: 1.5 }, "money", "/rule/max: this is a whole number"],
    [{ type: "integer", step: 0.5 }, "number", "/rule/step: this is a whole number"],
    [{ max: 1 }, "slider", "/rule: a slider has a min"],
    [{ min: 1 }, "slider", "/rule: a slider has a max"],
    [{ step: 0 }, "number", "/rule/step: a step is above 0"],
    [{ step: -1 }, "number", "/rule/step: a step is above 0"],
    [{ min: 3, max: 2 }, "number", "/rule/max: max 2 is below min 3"],
    [{ min: 1 }, "stars", "/rule/min: stars are counted from 1, one by one: only max is said"],
    [{ max: 1 }, "stars", "/rule/max: this is a whole number, 2 to 10"],
    [{ max: 11 }, "stars", "/rule/max: this is a whole number, 2 to 10"],
    [{ max: 2.5 }, "stars", "/rule/max: this is a whole number, 2 to 10"],
  ])("%j of a %s is refused: %s", (written, widget, reason) => expect(rule(written, widget).refused).toEqual([reason]));
});

describe("files that are filled in", () => {
  const ids = ["file-0001", "file-0002", "file-0003"];

  it.each<[unknown, string | null]>([
    [ids.slice(0, 1), null],
    [ids.slice(0, 2), null],
    [ids, "maximum form.filesMost"],
    ["file-0001", "type form.filesKind"],
    [[ids[0], ids[0]], "type form.filesKind"],
    [[7], "type form.filesKind"],
    [["short"], "type form.filesKind"],
    [["../../etc/passwd"], "type form.filesKind"],
    [[ids[0], ""], "pending form.filesPending"],
  ])("%j are refused for: %s", (value, reason) => expect(found({ type: "files", min: 1, max: 2 }, value)).toBe(reason));

  it("are too few below the least", () => {
    expect(found({ type: "files", min: 2, max: 3 }, ids.slice(0, 1))).toBe("minimum form.filesLeast");
  });

  const rule = (field: Record<string, unknown>) => madeBy((refuse) => filesRule(field, refuse));
  it("have a rule of how many there may be", () => {
    expect(rule({}).rule).toMatchObject({ type: "files", required: false, min: 0, max: 1 });
    expect(rule({ least: 1, most: 10 }).rule).toMatchObject({ required: true, min: 1, max: 10 });
    expect(rule({ required: true }).rule).toMatchObject({ required: true, min: 0 });
  });

  it.each<[Record<string, unknown>, RegExp]>([
    [{ types: ["text/html"] }, /^\/types: files are of these kinds: /],
    [{ types: [] }, /^\/types/],
    [{ maxBytes: -1 }, /^\/maxBytes: this is a whole number of bytes, up to \d+$/],
    [{ maxBytes: 1e12 }, /^\/maxBytes/],
    [{ least: 11 }, /^\/least: this is a whole number, 0 to 10$/],
    [{ most: 0 }, /^\/most: this is a whole number, 1 to 10$/],
    [{ most: 11 }, /^\/most/],
    [{ least: 3, most: 2 }, /^\/most: most 2 is below least 3$/],
  ])("have no rule of %j", (field, reason) => {
    const { rule: made, refused } = rule(field);
    expect([made, refused]).toEqual([undefined, [expect.stringMatching(reason)]]);
  });
});

describe("rows that are filled in", () => {
  it.each<[unknown, string | null]>([
    [[{}], null],
    [[{}, {}], null],
    [[{}, {}, {}], "maximum fieldUi.fault.maxItems"],
    [[5], "type fieldUi.fault.type"],
    [{ 0: {} }, "type fieldUi.fault.type"],
  ])("%j are refused for: %s", (value, reason) => expect(found({ type: "rows", min: 1, max: 2 }, value)).toBe(reason));

  it("are too few below the least", () => {
    expect(found({ type: "rows", min: 2, max: 3 }, [{}])).toBe("minimum fieldUi.fault.minItems");
  });

  const rule = (field: Record<string, unknown>) => madeBy((refuse) => rowsRule(field, refuse));
  it("have a rule of how many there may be", () => {
    expect(rule({}).rule).toMatchObject({ type: "rows", required: false, min: 0, max: 50 });
    expect(rule({ least: 1, most: 1 }).rule).toMatchObject({ required: true, min: 1, max: 1 });
    expect(rule({ least: 51 }).refused).toEqual(["/least: this is a whole number, 0 to 50"]);
    expect(rule({ most: 0 }).refused).toEqual(["/most: this is a whole number, 1 to 50"]);
    expect(rule({ most: 1.5 }).refused).toEqual(["/most: this is a whole number, 1 to 50"]);
    expect(rule({ least: 3, most: 2 }).refused).toEqual(["/most: most 2 is below least 3"]);
  });
});
