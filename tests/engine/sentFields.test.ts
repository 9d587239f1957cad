import { describe, expect, it } from "vitest";
import { shownAmong } from "#engine/sentCondition.ts";
import { sentFields } from "#engine/sentFields.ts";

const words = (text: string) => ({ text: "form.words", values: { words: text } });
const name = { name: "name", widget: "text", label: "Your name" };
const opened = { name: "name", widget: "text", label: words("Your name") };
/** What is made of one field with some more members. */
const fieldOf = (rest: object) => sentFields([{ ...name, ...rest }])?.[0];
const conditionOf = (when: unknown) => fieldOf({ when })?.when;
const filled = (field: string) => ({ value: { bind: `/form/${field}` } });
const nested = (levels: number) =>
  Array.from({ length: levels }).reduce<object>((not) => ({ not }), { ...filled("a"), is: 1 });

describe("a list of fields that a call sends", () => {
  it("is undefined where it is none, or where none of it is a field", () => {
    for (const sent of [undefined, null, "fields", { 0: name }, [null], [1, "a", {}]])
      expect(sentFields(sent)).toBeUndefined();
    expect(sentFields([])).toEqual([]);
  });

  it("loses what is no field, and keeps the others in their order", () => {
    const sent = [
      name,
      { ...name, name: 7 },
      { ...name, widget: "captcha" },
      { ...name, label: "" },
      { ...name, name: "b" },
    ];
    expect(sentFields(sent)).toEqual([opened, { ...opened, name: "b" }]);
  });

  it("holds forty fields at most", () => {
    const sent = Array.from({ length: 41 }, (_, place) => ({ ...name, name: `n${place}` }));
    expect(sentFields(sent)?.map((field) => field.name)).toEqual(sent.slice(0, 40).map((field) => field.name));
  });
});

describe("a field that a call sends", () => {
  it("keeps what a field may say, and nothing else", () => {
    const said = {
      required: true,
      rule: { minLength: 2 },
      least: 1,
      most: 9,
      inputMode: "numeric",
      types: ["image/png"],
    };
    expect(fieldOf({ ...said, action: { do: "logout" }, id: "x" })).toEqual({ ...opened, ...said });
  });

  it.each(["text", "textarea", "select", "checkbox", "number", "money", "date", "slider", "stars", "pin", "upload"])(
    "may be of the widget %s",
    (widget) => expect(fieldOf({ widget })).toEqual({ ...opened, widget }),
  );

  it("reads nothing of the page, at whatever depth", () => {
    const bound = { bind: "/session/account" };
    expect(fieldOf({ least: bound, rule: { min: 1, max: { of: bound } }, most: { kept: 1 } })).toEqual({
      ...opened,
      most: { kept: 1 },
    });
  });

  it("begins with a plain value or with none", () => {
    for (const begin of ["a", "", 5, 0, true, false])
      expect(fieldOf({ default: begin })).toEqual({ ...opened, default: begin });
    for (const begin of [{ bind: "/session/account" }, ["a"], null])
      expect(fieldOf({ default: begin })).toEqual(opened);
  });

  it("has words of its own or of the site; longer ones are cut", () => {
    expect(fieldOf({ placeholder: "Dara", help: { text: "help.name", values: { x: { bind: "/session" } } } })).toEqual({
      ...opened,
      placeholder: words("Dara"),
      help: { text: "help.name" },
    });
    expect(fieldOf({ label: "x".repeat(301), help: 5, placeholder: { text: 5 } })).toEqual({
      ...opened,
      label: words("x".repeat(300)),
    });
  });

  it("offers what has a plain value and words", () => {
    const options = [
      { value: "a", label: "A", note: "Same day", action: "x" },
      { value: 2, label: { text: "two" } },
      { value: false, label: "No", note: 5 },
      { value: { bind: "/session" }, label: "B" },
      { value: "c" },
      null,
    ];
    expect(fieldOf({ widget: "select", options })).toEqual({
      ...opened,
      widget: "select",
      options: [
        { value: "a", label: words("A"), note: words("Same day") },
        { value: 2, label: { text: "two" } },
        { value: false, label: words("No") },
      ],
    });
    expect(fieldOf({ widget: "select", options: { 0: options[0] } })).toEqual({ ...opened, widget: "select" });
  });

  it("has a currency of three letters", () => {
    expect(fieldOf({ currency: "KHR" })).toEqual({ ...opened, currency: "KHR" });
    for (const currency of ["khr", "KH", "EURO", 840, { bind: "/balance/currency" }])
      expect(fieldOf({ currency })).toEqual(opened);
  });
});

describe("the condition of a field that a call sends", () => {
  it.each([
    { ...filled("bank"), is: "otter" },
    { ...filled("bank"), is: null },
    { ...filled("sum"), above: 5 },
    { ...filled("sum"), atLeast: { bind: "/form/least" } },
    { ...filled("bank"), in: ["otter", 2, true, { bind: "/form/other" }] },
    { ...filled("bank"), exists: true },
    { ...filled("bank"), matches: 6 },
    { not: { ...filled("bank"), empty: false } },
    { all: [{ ...filled("a"), is: 1 }, { any: [{ ...filled("b"), is: 2 }] }] },
    { any: Array.from({ length: 20 }, (_, place) => ({ ...filled("a"), is: place })) },
    nested(4),
  ])("may be %j", (when) => expect(conditionOf(when)).toEqual(when));

  it.each([
    ["nothing", null],
    ["a word", "always"],
    ["one that reads the page", { value: { bind: "/session/account" }, is: "a" }],
    ["one that reads deeper than a field", { value: { bind: "/form/a/b" }, is: "a" }],
    ["one that reads with a fallback", { value: { bind: "/form/a", fallback: 1 }, is: "a" }],
    ["one that compares with the page", { ...filled("a"), is: { bind: "/session/account" } }],
    ["one that compares with something else", { ...filled("a"), is: { deep: 1 } }],
    ["one among no list", { ...filled("a"), in: { bind: "/form/b" } }],
    ["one among what the page knows", { ...filled("a"), in: ["a", { bind: "/session/account" }] }],
    ["one that compares twice", { ...filled("a"), above: 1, below: 2 }],
    ["one that does not compare", filled("a")],
    ["one that compares in an unknown way", { ...filled("a"), like: "b" }],
    ["one of the account", { loggedIn: true }],
    ["all of no list", { all: { ...filled("a"), is: 1 } }],
    ["all of a bad part", { all: [{ ...filled("a"), is: 1 }, { flag: "X3" }] }],
    ["all and any", { all: [], any: [] }],
    ["not and something", { not: { ...filled("a"), is: 1 }, value: 1 }],
    ["not of a bad part", { not: { flag: "X3" } }],
    ["any of too many", { any: Array.from({ length: 21 }, () => ({ ...filled("a"), is: 1 })) }],
    ["one nested too deep", nested(5)],
    ["one nested too deep in a list", { all: [nested(4)] }],
  ])("is never %s", (_, when) => expect(conditionOf(when)).toBeUndefined());

  it("decides on the platform by what was filled in", () => {
    const isShown = shownAmong({ bank: "otter", sum: 10 });
    expect(isShown({})).toBe(true);
    expect(isShown({ when: { ...filled("bank"), is: "otter" } })).toBe(true);
    expect(isShown({ when: { ...filled("sum"), below: 10 } })).toBe(false);
    expect(isShown({ when: { flag: "X3" } })).toBe(false);
  });
});
