import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import Ajv from "ajv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codePoints } from "#json/codePoints.ts";
import { isEqual } from "#json/equal.ts";

const program = `
import assert from "node:assert";
import { checkForm } from "#compile/forms/check.ts";
import { compileFlags } from "#compile/flags.ts";
import { readSite } from "#compile/readSite.ts";
import { compileRegistration } from "#compile/forms/registration.ts";
assert.throws(() => new Function("return 1"), /Code generation from strings disallowed/);
const flags = compileFlags({ modId: "DIRECTREG3", enabled: "1", childrenNodes: [] });
const { form } = compileRegistration({ rules: {}, flags, tab: "username" });
const values = { username: "player01", password: "secret88", confirmPassword: "secret88" };
assert.deepEqual(checkForm(form, values), {});
assert.equal(checkForm(form, { ...values, username: "1" }).username.key, "reg_pattern_1");
assert.equal(readSite("{}").ok, false);
console.log("checked");
`;

describe("the prebuilt validators", () => {
  it("check where nothing may be compiled from text, in plain Node", () => {
    const flags = ["--disallow-code-generation-from-strings", "--input-type=module", "--eval", program];
    expect(execFileSync(process.execPath, flags, { encoding: "utf8" })).toBe("checked\n");
  });

  it.each(["fieldValue", "siteShape"])("need nothing but our own modules: %s", (name) => {
    const code = readFileSync(`src/compile/generated/${name}.js`, "utf8");
    const imports = [...code.matchAll(/from "([^"]+)"/g)].map(([, from = ""]) => from);
    expect(imports.filter((from) => !/^(\.\.\/|#json\/)/.test(from))).toEqual([]);
    expect(code).not.toMatch(/require\(|\beval\b|new Function/);
  });

  it("count characters as ajv does, also halves of them", () => {
    const validate = new Ajv({ $data: true, strict: false }).compile({
      properties: { text: { type: "string", minLength: { $data: "1/length" }, maxLength: { $data: "1/length" } } },
    });
    const text = fc.array(fc.constantFrom("a", "ក", "😀", "\ud83d", "\ude00")).map((parts) => parts.join(""));
    fc.assert(fc.property(text, (drawn) => validate({ text: drawn, length: codePoints(drawn) })));
  });

  it("compare values as ajv does", () => {
    const validate = new Ajv({ $data: true, strict: false }).compile({
      properties: { a: { const: { $data: "1/b" } } },
    });
    // Members of these names make ajv's own comparison throw or err.
    const json = fc.jsonValue().filter((value) => !/"(toString|valueOf|constructor)":/.test(JSON.stringify(value)));
    const pair = fc.oneof(
      json.map((value) => [value, structuredClone(value)]),
      fc.tuple(json, json),
    );
    fc.assert(fc.property(pair, ([a, b]) => validate({ a, b }) === isEqual(a, b)));
  });
});
