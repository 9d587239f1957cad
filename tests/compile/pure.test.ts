import { describe, expect, it } from "vitest";
import { compileFlags } from "#compile/flags.ts";
import { compileMenus } from "#compile/menus/menus.ts";
import { patterns } from "#compile/patterns/patterns.ts";
import { compileRegistration } from "#compile/forms/registration.ts";
import { compileSite } from "#compile/site.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

/** Freezes all that can be reached, so that a function that writes into its argument throws. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

const bundled = frozen(readBundledSite("ink"));
const flags = new Set(["DIRECTREG3"]);

describe("what is compiled from the configuration", () => {
  it("[CARD-01] follows from the documents alone, which are left as they are", () => {
    const site = compileSite(bundled, bundled);
    expect(site.problems).toEqual([]);
    expect(JSON.stringify(compileSite(bundled, bundled))).toBe(JSON.stringify(site));
  });

  it.each(patterns)(
    "[CARD-01] of a rule with pattern $id is a JSON schema and a field that names it",
    ({ id, pattern }) => {
      const own = patterns[id]?.pattern ?? "";
      const lengths = id === 10 || id === 11 ? { minLength: 10, maxLength: 10 } : { minLength: 2, maxLength: 40 };
      const email = { enabled: true, required: true, ...lengths, acceptedPattern: "", patternId: id };
      const result = compileRegistration({ rules: frozen({ email }), flags, tab: "username" });
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      const { schema, fields } = result.form;
      const inSchema = own === "*" ? {} : { pattern };
      expect(schema).toMatchObject({
        type: "object",
        properties: { email: { type: "string", ...lengths, ...inSchema } },
        required: expect.arrayContaining(["email"]) as unknown,
      });
      expect(fields.find(({ name }) => name === "email")).toMatchObject({
        widget: "text",
        label: "field.email",
        required: true,
        rule: { patternId: id, pattern: own === "*" ? null : pattern },
      });
    },
  );

  it("[CARD-01] of the flag tree is the set of what is on, and of a centre's menu its entries and what they open", () => {
    expect([...compileFlags(bundled.flags)].filter((id) => id.endsWith("REG3"))).toEqual(["DIRECTREG3", "MOBILEREG3"]);
    const { menus } = compileMenus({ menus: bundled.menus, layouts: new Set(Object.keys(bundled.layouts)) });
    const items = menus["personalCentre"]?.items ?? [];
    expect(items[0]).toEqual({
      id: "securityCenter",
      label: "menu.securityCenter",
      icon: "shield",
      page: "securityCenter",
      action: { do: "openCentre", centre: "personal", page: "securityCenter" },
    });
    const written = bundled.menus["personalCentre"]?.items ?? [];
    const there = written.filter(({ id }) => Object.hasOwn(bundled.layouts, `personal-centre/${id}`));
    expect(there.length).toBeGreaterThan(1);
    expect(items.map(({ id, page }) => [id, page])).toEqual(there.map(({ id }) => [id, id]));
  });
});
