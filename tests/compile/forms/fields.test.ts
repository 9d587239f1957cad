import { describe, expect, it } from "vitest";
import { boundRule } from "#compile/forms/boundRule.ts";
import { cleanValues, isEmpty } from "#compile/forms/cleanValues.ts";
import { compileField } from "#compile/forms/compileField.ts";
import { compileRule } from "#compile/forms/compileRule.ts";
import { fieldRule } from "#compile/forms/fieldRule.ts";
import { withoutUnjudged } from "#compile/forms/withoutUnjudged.ts";
import type { FormField } from "#contracts/entities.ts";

function made(written: unknown) {
  const refused: string[] = [];
  const field = compileField(written, { rules: {} } as never, (at, reason, nearest) =>
    refused.push(`${at}: ${reason}${nearest === undefined ? "" : ` (${nearest})`}`),
  );
  return { field, refused };
}
const a = { name: "a", label: "field.a" };
const plain = { ...a, widget: "text", required: false, rule: fieldRule({}), trim: true, whenHidden: "drop" };

describe("a field", () => {
  it.each<[Record<string, unknown>, Record<string, unknown>]>([
    [{}, {}],
    [{ label: { bind: "/data/a" } }, { label: { bind: "/data/a" } }],
    [{ widget: "textarea" }, { widget: "textarea" }],
    [{ whenHidden: "keep" }, { whenHidden: "keep" }],
    [{ default: false }, { default: false }],
    [{ default: 0 }, { default: 0 }],
    [{ required: true }, { required: true, rule: fieldRule({ required: true }) }],
    [
      { placeholder: "p", help: "h", when: { flag: "A" }, autoComplete: "name", inputMode: "email" },
      { placeholder: "p", help: "h", when: { flag: "A" }, autoComplete: "name", inputMode: "email" },
    ],
    [{ required: { bind: "/form/b" } }, { bound: { required: { bind: "/form/b" } } }],
    [{ colour: "red" }, {}],
  ])("that says %j is drawn as %j", (written, different) => {
    const { field, refused } = made({ ...a, ...written });
    expect(refused).toEqual([]);
    expect(field).toEqual({ ...plain, ...different });
  });

  it("keeps spaces in a code, and says which files it takes", () => {
    expect(made({ ...a, widget: "code" }).field).toMatchObject({ trim: false });
    expect(made({ ...a, widget: "upload" }).field).toMatchObject({ maxBytes: 5 * 1024 * 1024 });
    expect(made({ ...a, widget: "upload", types: ["image/png"], maxBytes: 9 }).field).toMatchObject({
      types: ["image/png"],
      maxBytes: 9,
    });
    expect(made({ ...a, types: ["image/png"], maxBytes: 9 }).field).toEqual(plain);
  });

  it.each([
    [7, ": a field has a name and a label"],
    [{ label: "field.a" }, ": a field has a name and a label"],
    [{ name: "a" }, ": a field has a name and a label"],
    [{ name: "a", label: "" }, ": a field has a name and a label"],
    [{ ...a, name: "9a" }, "/name: a field's name is a letter, then letters, digits and _"],
    [{ ...a, name: "a-b" }, "/name: a field's name is a letter, then letters, digits and _"],
    [{ ...a, name: "a".repeat(65) }, "/name: a field's name is a letter, then letters, digits and _"],
    [{ ...a, widget: "selct" }, "/widget: there is no such widget (select)"],
    [{ ...a, rule: 7 }, "/rule: a rule is the name of a registration rule, or an object"],
  ])("is none that says %j: %s", (written, told) => {
    expect(made(written)).toEqual({ field: undefined, refused: [told] });
  });

  it.each<[Record<string, unknown>, unknown]>([
    [{}, undefined],
    [{ required: true, rule: { min: 1 } }, undefined],
    [{ required: { bind: "/a" } }, { required: { bind: "/a" } }],
    [{ rule: { min: { bind: "/a" }, max: { plus: [1] }, step: 2 } }, { min: { bind: "/a" }, max: { plus: [1] } }],
    [{ rule: { step: { bind: "/a" }, pattern: { bind: "/b" } } }, { step: { bind: "/a" } }],
    [{ rule: "name" }, undefined],
  ])("that says %j has of its rule worked out: %j", (written, bound) => expect(boundRule(written)).toEqual(bound));
});

describe("a rule", () => {
  const rule = { enabled: true, required: true, minLength: 2, maxLength: 9, acceptedPattern: "*", patternId: 0 };
  const faults = (written: unknown) => {
    const result = compileRule(written);
    return "errors" in result ? result.errors.map(({ at, reason }) => `${at}: ${reason}`) : [];
  };
  it.each<[unknown, string[]]>([
    [rule, []],
    [{ ...rule, minLength: 9 }, []],
    [{ ...rule, equals: "b" }, []],
    [7, [": a rule is an object"]],
    [{ ...rule, enabled: 1 }, ["/enabled: this is true or false"]],
    [{ ...rule, required: undefined }, ["/required: this is true or false"]],
    [{ ...rule, equals: 7 }, ["/equals: this is the name of a field"]],
    [{ ...rule, acceptedPattern: 7 }, ["/acceptedPattern: a pattern is a text"]],
    [{ ...rule, acceptedPattern: "a".repeat(257) }, ["/acceptedPattern: a pattern has at most 256 characters"]],
    [{ ...rule, acceptedPattern: "a".repeat(256) }, []],
    [
      { ...rule, acceptedPattern: "(" },
      ["/acceptedPattern: this is not a regular expression (ECMAScript with the flag u)"],
    ],
    [{ ...rule, minLength: 10 }, ["/maxLength: maxLength 9 is below minLength 10"]],
    [{ ...rule, minLength: 0, maxLength: 0 }, ["/maxLength: a field of the length 0 can hold nothing"]],
  ])("%j is refused for: %j", (written, told) => expect(faults(written)).toEqual(told));

  it.each(["minLength", "maxLength", "patternId"])("has a whole number that can be as its %s", (name) => {
    for (const value of [-1, 1.5, "1", 1e9])
      expect(faults({ ...rule, [name]: value })).toEqual([expect.stringContaining(`/${name}: `)]);
  });

  it("of an empty pattern has that of its id, and fits what that accepts", () => {
    const date = { ...rule, acceptedPattern: "", patternId: 10 };
    expect(compileRule({ ...date, minLength: 10, maxLength: 10 })).toMatchObject({ rule: { patternId: 10 } });
    expect(faults({ ...date, minLength: 2, maxLength: 9 })).toEqual([
      expect.stringContaining("/maxLength: no value of 2 to 9 characters matches the usual pattern "),
    ]);
    expect(faults({ ...date, minLength: 11, maxLength: 12 })).toHaveLength(1);
    expect(compileRule({ ...rule, acceptedPattern: "", patternId: 0 })).toMatchObject({ rule: { pattern: null } });
  });
});

describe("the values of a form", () => {
  const field = (name: string, more: Partial<FormField> = {}) => ({ name, trim: true, ...more }) as FormField;
  const clean = (
    fields: FormField[],
    values: Record<string, unknown>,
    shown: string[] = fields.map(({ name }) => name),
  ) => cleanValues({ fields }, values, ({ name }) => shown.includes(name));

  it("are sent without spaces around them, without empty ones, and without what is no field", () => {
    const fields = ["a", "b", "c", "d", "e", "f"].map((name) => field(name));
    const values = { a: " x ", b: "  ", c: null, d: [], e: 0, f: false, g: "x" };
    expect(clean(fields, values)).toEqual({ a: "x", e: 0, f: false });
    expect(clean([field("a", { trim: false })], { a: " x " })).toEqual({ a: " x " });
    expect(clean([field("a")], {})).toEqual({});
    expect(clean([field("a"), field("b")], { a: 7, b: ["x"] })).toEqual({ a: 7, b: ["x"] });
  });

  it("are sent of hidden fields only where these keep them", () => {
    const fields = [field("a", { whenHidden: "drop" }), field("b", { whenHidden: "keep" })];
    expect(clean(fields, { a: "x", b: "y" }, [])).toEqual({ b: "y" });
    expect(clean(fields, { a: "x", b: "y" })).toEqual({ a: "x", b: "y" });
    expect(cleanValues({ fields }, { a: "x", b: "y" })).toEqual({ a: "x", b: "y" });
  });

  it("of rows are sent row by row, empty rows in their places", () => {
    const inside = [field("c"), field("d", { whenHidden: "drop" })];
    const rows = [field("a", { fields: inside })];
    const asked: unknown[] = [];
    const sent = cleanValues({ fields: rows }, { a: [{ c: " x ", d: "y" }, 7, { c: "" }] }, ({ name }, row) => {
      if (name === "d") asked.push(row?.index);
      return row?.index !== 0;
    });
    expect(sent).toEqual({ a: [{ c: "x" }, {}, {}] });
    expect(asked).toEqual([0]);
    expect(clean(rows, { a: [] })).toEqual({});
    expect(clean(rows, { a: "x" })).toEqual({ a: "x" });
  });

  it("have no dialling code without a number, unless it is asked for by itself", () => {
    const phone = [field("code"), field("phone", { country: "code" })];
    expect(clean(phone, { code: "855", phone: "" })).toEqual({});
    expect(clean(phone, { code: "855", phone: "12345" })).toEqual({ code: "855", phone: "12345" });
    const asked = [field("code", { required: true }), field("phone", { country: "code" })];
    expect(clean(asked, { code: "855" })).toEqual({ code: "855" });
    expect(clean([field("code"), field("phone")], { code: "855" })).toEqual({ code: "855" });
  });

  it.each<[unknown, boolean]>([
    [undefined, true],
    [null, true],
    ["", true],
    [[], true],
    [" ", false],
    [0, false],
    [false, false],
    [[""], false],
    [{}, false],
  ])("are empty: %j: %s", (value, is) => expect(isEmpty(value)).toBe(is));
});

describe("a form with patterns that nobody judged", () => {
  it("does without these, in its rows too, and names them", () => {
    const field = (name: string, pattern: string | null, fields?: FormField[]) =>
      ({ name, rule: fieldRule({ pattern }), ...(fields && { fields }) }) as FormField;
    const form = {
      id: "x",
      unjudged: ["^z$"],
      fields: [field("a", "^a$"), field("b", "^b$"), field("c", null, [field("d", "^a$"), field("e", "^b$")])],
    };
    const judged = withoutUnjudged(form as never, (pattern) => pattern === "^b$");
    expect(judged).toEqual({
      id: "x",
      unjudged: ["^z$", "^a$"],
      fields: [field("a", null), field("b", "^b$"), field("c", null, [field("d", null), field("e", "^b$")])],
    });
  });
});
