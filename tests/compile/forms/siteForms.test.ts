import { describe, expect, it } from "vitest";
import { siteForms, type SiteFormsInput } from "#compile/forms/siteForms.ts";
import { compileSite } from "#compile/site.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const { flags, rules } = compileSite(bundled, bundled);

/** The forms that are made of what is written, and what was told of it. */
function made(different: Partial<SiteFormsInput>) {
  const { forms, problems } = siteForms({ rules, forms: {}, pages: {}, flags, bundled, context: {}, ...different });
  return { forms, told: problems.map(({ document, pointer, reason }) => `${document}#${pointer}: ${reason}`) };
}
const usual = made({}).forms;
const a = { name: "a", label: "field.a", widget: "text" };
const names = (form: { fields: readonly { name: string }[] } | undefined) => form?.fields.map(({ name }) => name);

describe("the forms of a site", () => {
  it("are the bundled ones and both tabs of the registration, where nothing else is written", () => {
    expect(made({ forms: undefined })).toEqual({ forms: usual, told: [] });
    expect(Object.keys(usual)).toEqual(
      expect.arrayContaining([...Object.keys(bundled.forms), "registration.username", "registration.mobile"]),
    );
  });

  it("are those of the site and of its pages beside them", () => {
    const { forms, told } = made({
      forms: { own: { id: "own", fields: [a] } },
      pages: { vault: { forms: { limits: { id: "limits", fields: [{ ...a, name: "b" }] } } } },
    });
    expect(told).toEqual([]);
    expect([names(forms["own"]), names(forms["limits"])]).toEqual([["a"], ["b"]]);
    expect(forms["own"]?.id).toBe("own");
  });

  it.each<[Partial<SiteFormsInput>, string]>([
    [{ forms: [] }, "forms#: forms are an object"],
    [{ pages: { vault: { forms: 7 } } }, "pages/vault#/forms: forms are an object"],
    [{ forms: { own: 7 } }, "forms/own#: a form is an object"],
    [{ pages: { vault: { forms: { own: 7 } } } }, "pages/vault#/forms/own: a form is an object"],
    [{ forms: { "9": { id: "9", fields: [a] } } }, "forms/9#: a form cannot be named so"],
    [{ forms: { own: { id: "own", fields: [] } } }, "forms/own#/fields: a form has a list of fields"],
  ])("are the usual ones with %j: %s", (written, told) => {
    expect(made(written)).toEqual({ forms: usual, told: [told] });
  });

  it.each([7, undefined, "9"])("stand though one names itself %j, by the name it is kept under", (id) => {
    const { forms, told } = made({ forms: { own: { id, fields: [a] } } });
    expect(told).toEqual(["forms/own#/id: the form is kept as own"]);
    expect([forms["own"]?.id, names(forms["own"])]).toEqual(["own", ["a"]]);
  });

  it("lose no more than the field that is wrong, and get a bundled one back for it", () => {
    const [id = "", form] = Object.entries(bundled.forms).find(([, { fields }]) => fields.length > 1) ?? [];
    const [first, ...others] = form?.fields ?? [];
    const broken = { ...form, id, fields: [{ ...first, widget: "nothing" }, ...others] };
    const { forms, told } = made({ forms: { [id]: broken } });
    expect(told).toEqual([expect.stringContaining(`forms/${id}#/fields/0/widget: `)]);
    expect(names(forms[id])?.toSorted()).toEqual(names(usual[id])?.toSorted());
    // A field that was left out on purpose stays out.
    const shorter = made({ forms: { [id]: { ...form, id, fields: others } } });
    expect([names(shorter.forms[id]), shorter.told]).toEqual([others.map(({ name }) => name), []]);
  });

  it("keep a registration whose rule asks for a field that is not there, and tell it once", () => {
    const club = { ...rules["username"], enabled: true, required: true, equals: "nothing" };
    const { forms, told } = made({ rules: { ...rules, club } as typeof rules });
    expect(told).toEqual(["rules#/register/club/equals: the form has no other field nothing"]);
    expect(names(forms["registration.username"])).toContain("club");
  });

  it("have no registration where its feature is off, and that is no fault", () => {
    const { forms, told } = made({ flags: new Set() as unknown as typeof flags });
    expect(told).toEqual([]);
    expect(forms).not.toHaveProperty("registration.username");
    expect(forms).not.toHaveProperty("registration.mobile");
  });
});
