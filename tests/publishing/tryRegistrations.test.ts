import { describe, expect, it } from "vitest";
import { compileRegistration } from "#compile/forms/registration.ts";
import type { PatchOperation } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import { joinPointer } from "#json/pointer.ts";
import { createGate } from "#server/features/gate/createGate.ts";
import { indexSite } from "#server/features/gate/indexSite.ts";
import { tryRegistrations } from "#server/features/gate/trying/tryRegistrations.ts";
import { loadBundled } from "#server/features/publishing/bundled/loadBundled.ts";
import { applyPatch } from "#server/features/publishing/patch/applyPatch.ts";

const bundled = await loadBundled();
const gate = createGate(bundled);
const { forms: _forms, ...ink } = bundled.site;

/** What the gate says of the demo brand with some rules written otherwise. */
async function findingsWith(rules: Record<string, object>, more: PatchOperation[] = []) {
  const site = structuredClone({ ...ink, texts: { EN: {}, ...ink.texts } }) as unknown as Site;
  const register = { ...site.rules.register } as Record<string, object>;
  for (const [name, over] of Object.entries(rules)) register[name] = { ...any, ...register[name], ...over };
  const changed = { ...site, rules: { register } } as unknown as Site;
  return gate.check(applyPatch(changed, more) as Site);
}

const any = { enabled: true, required: false, minLength: 0, maxLength: 64, acceptedPattern: "*", patternId: 0 };

describe("registrations that are tried before a publication", () => {
  it.each([
    [
      "a pattern of numbers that no code of a message keeps to",
      { mobileNum: { acceptedPattern: "^0[0-9]{8}$" } },
      "/register/mobileNum/acceptedPattern",
      /^Nobody could register with a mobile number: this rule refuses the code that the platform sends, such as “\d{6}”/,
    ],
    [
      "a captcha that asks for more characters than its picture has",
      { captcha: { enabled: true, required: true, minLength: 6, maxLength: 8 } },
      "/register/captcha/minLength",
      /^Nobody could register .* the answer to the platform's captcha, such as “[0-9A-Z]{5}”/,
    ],
    [
      "a date that its field never sends",
      { birthday: { label: "field.line", widget: "date", required: true, patternId: 11, acceptedPattern: "" } },
      "/register/birthday/acceptedPattern",
      /^Nobody could register .* a day, as the field sends it, “1998-04-17”/,
    ],
    [
      "a code of members that its field refuses",
      { referralCode: { required: true, minLength: 4, maxLength: 6 } },
      "/register/referralCode/maxLength",
      /^Nobody could register .* the code that members pass on, such as “[0-9A-Z]{8}”/,
    ],
    [
      "values that are only right with a space that is dropped",
      { line: { enabled: true, required: true, acceptedPattern: "^ [a-z]{4}$" } },
      "/register/line/acceptedPattern",
      /^Nobody could register .* begins or ends with a space/,
    ],
    [
      "names that run out",
      { username: { minLength: 4, maxLength: 5, acceptedPattern: "^(king|queen)$" } },
      "/register/username",
      /^Few names fit this rule .*king.* nobody could register/,
    ],
    [
      "passwords that anybody would guess",
      { password: { acceptedPattern: "^x+$" } },
      "/register/password",
      /^Each password that this rule accepts is one that anybody would guess, such as “x+”: nobody/,
    ],
  ])("tell of %s", async (_what, rules, pointer, reason) => {
    const found = await findingsWith(rules as Record<string, object>);
    expect(found.filter(({ severity }) => severity === "error")).toEqual([
      expect.objectContaining({ document: "rules", pointer, reason: expect.stringMatching(reason) }),
    ]);
    expect(await findingsWith(rules as Record<string, object>)).toEqual(found);
  });

  it("tell of a step that a visitor never gets to and that asks for a required field", async () => {
    const form = formOf(ink as unknown as Site);
    const steps = [
      { id: "first", title: "field.username", fields: form.fields },
      { id: "second", title: "field.line", fields: ["line"], when: { loggedIn: true } },
    ];
    const found = await findingsWith({ line: { enabled: true, required: true } }, [
      { op: "add", path: `${form.pointer}/steps`, value: steps },
    ]);
    expect(found.filter(({ severity }) => severity === "error")).toEqual([
      expect.objectContaining({
        pointer: expect.stringMatching(/\/steps\/1\/when$/),
        reason:
          'A visitor never comes to this step and cannot register: it asks for the field "line", which is required',
      }),
    ]);
  });

  it.each([
    ["the form itself", ""],
    ["the tab around it", "/children/0"],
  ])("tell of a way to register whose form no visitor is shown, by a condition of %s", async (_what, end) => {
    const site = ink as unknown as Site;
    const hide = (form: string): PatchOperation[] =>
      placesOf(site.layouts, form, "/layouts").map((at) => ({
        op: "add",
        path: `${at.slice(0, at.length - end.length)}/when`,
        value: { loggedIn: true },
      }));
    const told = {
      pointer: expect.stringMatching(/\/when$/),
      reason: "A visitor is never shown this form and cannot register with an account name",
    };
    expect(await findingsWith({}, hide("registration.username").slice(1))).toEqual([]);
    const one = await findingsWith({}, hide("registration.username"));
    expect(one).toContainEqual(expect.objectContaining({ ...told, severity: "warning" }));
    const both = await findingsWith({}, [...hide("registration.username"), ...hide("registration.mobile")]);
    expect(both).toContainEqual(
      expect.objectContaining({ severity: "error", reason: expect.stringMatching(/register/) }),
    );
  });

  it("tell where the browser and the platform say two things of one registration, with what was typed", async () => {
    const site = structuredClone({ ...ink, texts: { EN: {} } }) as unknown as Site;
    const index = indexSite(site, bundled.site);
    expect(await tryRegistrations(site, index)).toEqual([]);
    const strict = await tryRegistrations(site, index, ({ values }) => ({
      fields: (values["payeeName"] ?? "").length > 20 ? ["payeeName"] : [],
    }));
    expect(strict).toEqual([
      expect.objectContaining({
        document: "rules",
        pointer: expect.stringMatching(/^\/register\/\w+$/),
        reason: expect.stringMatching(
          /^A visitor who registers with an account name with “.+ hears two answers: the browser (accepts|refuses) it, and the platform (accepts|refuses) it$/,
        ),
      }),
    ]);
    const hidden = await tryRegistrations(site, index, ({ values }) => ({
      fields: values["affiliateCode"] === undefined ? [] : ["affiliateCode"],
    }));
    expect(hidden[0]?.pointer).toBe("/register/affiliateCode");
  });

  it("find nothing in rules by which everybody can register, strange as they are", async () => {
    const found = await findingsWith({
      username: { acceptedPattern: "^(?=.*[0-9])[a-z0-9]+$" },
      email: { required: true },
      payeeName: { acceptedPattern: "", patternId: 18, maxLength: 20 },
      favourite: {
        label: "field.line",
        widget: "select",
        required: true,
        options: [{ value: "7", label: "field.line" }],
      },
      again: { label: "field.line", required: true, equals: "favourite" },
      domain: { label: "field.line", required: true },
      affiliateCode: { required: true, acceptedPattern: "^[0-9]{6}$" },
    });
    expect(found.filter(({ severity }) => severity === "error")).toEqual([]);
  });
});

/** The form of the page of registration, and the fields that it has with the rules above but `line`. */
function formOf({ layouts, rules }: Site): { pointer: string; fields: string[] } {
  const find = (value: unknown, pointer: string): string | undefined => {
    if (typeof value !== "object" || value === null) return undefined;
    if ((value as Record<string, unknown>)["form"] === "registration.username") return pointer;
    for (const [name, member] of Object.entries(value)) {
      const found = find(member, `${pointer}/${name}`);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const pointer = find(layouts["page/register"], "/layouts/page~1register") ?? "";
  const on = new Set(["DIRECTREG3", "RESPONSIBLEPLAY3"]);
  const made = compileRegistration({ rules: rules.register, flags: on, tab: "username" });
  return { pointer, fields: made.ok ? made.form.fields.map(({ name }) => name) : [] };
}

/** JSON pointers of every node that places a form. */
function placesOf(value: unknown, form: string, pointer: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, member]) =>
    placesOf(member, form, joinPointer(pointer, Array.isArray(value) ? Number(name) : name)),
  );
  return (value as Record<string, unknown>)["form"] === form ? [pointer, ...inside] : inside;
}
