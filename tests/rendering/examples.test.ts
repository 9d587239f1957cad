import { describe, expect, it } from "vitest";
import { checkField } from "#compile/forms/check.ts";
import { compileFlags } from "#compile/flags.ts";
import { compileRegistration } from "#compile/forms/registration.ts";
import type { FormField } from "#contracts/entities.ts";
import { helpOf } from "#rendering/fields/helpOf.ts";
import { placeholderOf } from "#rendering/fields/placeholderOf.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { aTranslate } from "#tests/support/aTranslate.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

/** Every field that a brand's rules know, as if all of them were on. */
function everyField(brand: "ink" | "fresh", tab: "username" | "mobile", change: object = {}): readonly FormField[] {
  const { rules, flags } = readBundledSite(brand);
  const register = Object.fromEntries(
    Object.entries(rules.register).map(([name, rule]) => [name, { ...rule, enabled: true }]),
  );
  const made = compileRegistration({
    rules: { ...register, ...change },
    flags: new Set([...compileFlags(flags), "MOBILEREG3"]),
    tab,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.form.fields;
}

function wordsOf(field: FormField, language = "EN") {
  const context = aRenderingContext({ translate: aTranslate(language) });
  const at = { document: "test", pointer: "", scope: context.scope };
  return { placeholder: placeholderOf(field, at, context), help: helpOf(field, at, context) };
}

const rule = { enabled: true, required: true, minLength: 5, maxLength: 64, order: 1 };

describe("the words in and below a field of the registration", () => {
  it.each([
    ["ink", "username"],
    ["ink", "mobile"],
    ["fresh", "username"],
    ["fresh", "mobile"],
  ] as const)("are an example that its rule accepts, in every language: %s, by %s", (brand, tab) => {
    const typed = everyField(brand, tab).filter(({ widget }) => ["text", "textarea", "phone", "code"].includes(widget));
    expect(typed.length).toBeGreaterThan(9);
    for (const field of typed) {
      for (const language of ["EN", "KM", "AR"]) {
        const { placeholder } = wordsOf(field, language);
        expect([field.name, placeholder]).not.toEqual([field.name, ""]);
        expect([field.name, placeholder, checkField(field.rule, placeholder, {})]).toEqual([
          field.name,
          placeholder,
          null,
        ]);
      }
    }
  });

  it("are no example where the rule would refuse it, rather than a wrong one", () => {
    const [field] = everyField("ink", "username", {
      username: { ...rule, minLength: 20, acceptedPattern: "", patternId: 1 },
    });
    expect([field?.name, field && wordsOf(field).placeholder]).toEqual(["username", ""]);
  });

  it("show an e-mail address for an e-mail whose pattern is the brand's own, and do not say that anything goes", () => {
    const acceptedPattern = "^[^@ ]+@[^@ ]+$";
    const fields = everyField("ink", "username", { email: { ...rule, acceptedPattern, patternId: 0 } });
    const email = fields.find(({ name }) => name === "email")!;
    expect(wordsOf(email)).toEqual({ placeholder: "player@mail.example", help: "" });
  });

  it("say that anything goes where it does", () => {
    const fields = everyField("ink", "username", { nickname: { ...rule, acceptedPattern: "*", patternId: 0 } });
    const nickname = fields.find(({ name }) => name === "nickname")!;
    expect(wordsOf(nickname)).toEqual({ placeholder: "", help: "5 - 64 characters of any kind" });
  });

  it("say nothing where a single character of any kind is enough", () => {
    const short = { ...rule, minLength: 1, acceptedPattern: "*", patternId: 0 };
    const [nickname] = everyField("ink", "username", { nickname: short }).filter(({ name }) => name === "nickname");
    expect(nickname && wordsOf(nickname).help).toBe("");
  });
});
