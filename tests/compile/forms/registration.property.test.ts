import Ajv from "ajv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkForm } from "#compile/forms/check.ts";
import { cleanValues } from "#compile/forms/cleanValues.ts";
import { patterns } from "#compile/patterns/patterns.ts";
import { compileRegistration } from "#compile/forms/registration.ts";
import { strippedSchema } from "#json/schema.ts";
import { toRegExp } from "#compile/patterns/toRegExp.ts";
import type { FormDescriptor, FormField } from "#contracts/entities.ts";
import { aFilledValue, aRuleSet } from "#tests/support/aRuleSet.ts";

const flags = new Set(["DIRECTREG3", "MOBILEREG3"]);
const input = fc.record({
  rules: aRuleSet,
  tab: fc.constantFrom("username" as const, "mobile" as const),
  captchaRequired: fc.boolean(),
  address: fc.constantFrom({}, { affiliateCode: "AG88" }, { referralCode: "FRIEND" }),
});

const regExp = Object.assign((pattern: string) => toRegExp(pattern) ?? new RegExp(pattern), { code: "" });
const newAjv = () => new Ajv({ $data: true, strict: true, allErrors: true, code: { regExp } });

function filledValue({ rule }: FormField): unknown {
  if (rule.type === "choice") return rule.choices[0];
  const id = patterns.findIndex(({ pattern }) => pattern === rule.pattern);
  if (rule.pattern === "^\\_+$") return "_".repeat(Math.max(rule.minLength, 1));
  const row = patterns[Math.max(id, 0)];
  return aFilledValue(Math.max(id, 0), Math.max(rule.minLength, row?.shortest ?? 0, rule.required ? 1 : 0));
}

function filledForm(form: FormDescriptor): Record<string, unknown> {
  const values = Object.fromEntries(form.fields.map((field) => [field.name, filledValue(field)]));
  for (const { name } of form.fields) values[name] = values[endOfEquals(form, name)];
  return values;
}

/** The field that `name` is equal to in the end: what it names may name another in turn. */
function endOfEquals(form: FormDescriptor, name: string): string {
  const passed = new Set<string>();
  let at = name;
  for (;;) {
    const equals = form.fields.find((field) => field.name === at)?.rule.equals;
    if (equals === undefined || equals === null || passed.has(at)) return at;
    passed.add(at);
    at = equals;
  }
}

describe("any rule set whatever", { timeout: 60_000 }, () => {
  it("compiles to a form that can be filled in, or is refused with pointers into it", () => {
    let compiled = 0;
    fc.assert(
      fc.property(input, (drawn) => {
        const result = compileRegistration({ ...drawn, flags });
        if (!result.ok) {
          expect(result.problems.length).toBeGreaterThan(0);
          for (const { pointer, reason } of result.problems)
            expect([pointer.slice(0, 9), reason !== ""]).toEqual(["/register", true]);
          return;
        }
        compiled += 1;
        expect(checkForm(result.form, filledForm(result.form))).toEqual({});
      }),
      { numRuns: 1000 },
    );
    expect(compiled).toBeGreaterThan(250);
  });

  it("[CARD-01] compiles to a schema that ajv accepts, strictly, with and without its data references", () => {
    fc.assert(
      fc.property(input, (drawn) => {
        const result = compileRegistration({ ...drawn, flags });
        if (!result.ok) return;
        expect(newAjv().compile(result.form.schema)(cleanValues(result.form, filledForm(result.form)))).toBe(true);
        const stripped = strippedSchema(result.form.schema);
        expect(JSON.stringify(stripped)).not.toContain("$data");
        newAjv().compile(stripped as object);
      }),
      { numRuns: 150 },
    );
  });

  it("gives the same verdict in the browser, on the platform and by ajv's own compiler, on every registration", () => {
    const typed = fc.oneof(
      fc.string({ maxLength: 40, unit: "grapheme" }),
      fc.constantFrom("", " ", null, 7, true, "abcABC1!", "123456", "a@b.c"),
    );
    fc.assert(
      fc.property(
        input,
        fc.array(typed, { minLength: 24, maxLength: 24 }),
        fc.array(fc.nat(4), { minLength: 24, maxLength: 24 }),
        (drawn, texts, ways) => {
          const browser = compileRegistration({ ...drawn, flags });
          if (!browser.ok) return;
          const platform = compileRegistration({ ...(JSON.parse(JSON.stringify(drawn)) as typeof drawn), flags });
          const values = filledForm(browser.form);
          browser.form.fields.forEach(({ name }, index) => {
            if (ways[index] === 0) values[name] = texts[index];
            if (ways[index] === 1) delete values[name];
          });
          const errors = checkForm(browser.form, values);
          const sent = JSON.parse(JSON.stringify(cleanValues(browser.form, values))) as Record<string, unknown>;
          expect(platform.ok && checkForm(platform.form, sent)).toEqual(errors);
          const validate = newAjv().compile(browser.form.schema);
          validate(sent);
          const faulty = (validate.errors ?? []).map(({ instancePath, params, keyword }) =>
            keyword === "required"
              ? String(params["missingProperty"])
              : instancePath.slice(1) || String(params["property"]),
          );
          expect(new Set(faulty)).toEqual(new Set(Object.keys(errors)));
        },
      ),
      { numRuns: 250 },
    );
  });
});
