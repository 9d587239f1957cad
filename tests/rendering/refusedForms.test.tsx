import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { compileSite } from "#compile/site.ts";
import type { Outcome } from "#engine/index.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { aTranslate } from "#tests/support/aTranslate.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const bundled = readBundledSite("ink");
const site = compileSite(bundled, bundled);
const english = aTranslate();

/** Documents through which a visitor comes in, asks for help, or keeps an account safe. */
const documents = [
  ..."login register forgotPassword changePassword secondFactor playBreak playLimit"
    .split(" ")
    .map((at) => `dialog/${at}`),
  ..."login register resetPassword help helpmc index".split(" ").map((at) => `page/${at}`),
  "centre/securityCenter",
];

type FormNode = Record<string, unknown> & { kind: "form"; label: string };

function formsIn(node: unknown): FormNode[] {
  if (Array.isArray(node)) return node.flatMap(formsIn);
  if (typeof node !== "object" || node === null) return [];
  const inner = Object.values(node).flatMap(formsIn);
  return (node as FormNode).kind === "form" ? [node as FormNode, ...inner] : inner;
}

/** The calls that an action makes, by itself or with others. */
function callsIn(action: unknown): { params?: Record<string, unknown> }[] {
  if (typeof action !== "object" || action === null) return [];
  const inner = Object.values(action).flatMap(callsIn);
  return (action as { do?: unknown }).do === "call"
    ? [action as { params?: Record<string, unknown> }, ...inner]
    : inner;
}

const keyOf = (name: string) =>
  Object.keys(site.layouts).find((key) => key.toLowerCase().endsWith(name.toLowerCase())) ?? name;
const cases = documents.flatMap((name) =>
  formsIn(site.layouts[keyOf(name)]).map((form, place) => [`${name} ${String(form["id"] ?? place)}`, form] as const),
);

/** What fits the rules of a field of this name. */
const typed: Readonly<Record<string, string>> = {
  username: "newcomer1",
  email: "a@mail.example",
  countryDialingCode: "+855",
  mobileNum: "12345678",
  verificationCode: "123456",
  password: "Quiet-Otter-77-lamp",
  confirmPassword: "Quiet-Otter-77-lamp",
  oldPassword: "Secret#12",
  newPassword: "Calm-Heron-31-boat",
  confirmNewPassword: "Calm-Heron-31-boat",
  payeeName: "Dara Sok",
  content: "A question of more than ten letters.",
  contact: "a@mail.example",
  code: "123456",
  days: "7",
  amount: "25",
  passkeyName: "My phone",
  name: "My phone",
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const controlsOf = (form: HTMLElement) =>
  [...form.querySelectorAll<Control>("input, select, textarea")].filter(
    ({ name, type }) => name !== "" && type !== "hidden",
  );

function fill(form: HTMLElement): void {
  for (const control of controlsOf(form)) {
    if (control instanceof HTMLSelectElement) {
      const option = [...control.options].find(({ value, disabled }) => value !== "" && !disabled);
      fireEvent.change(control, { target: { value: option?.value ?? "" } });
    } else if (control.type === "checkbox" || control.type === "radio") {
      if (!(control as HTMLInputElement).checked) fireEvent.click(control);
    } else fireEvent.change(control, { target: { value: typed[control.name] ?? "" } });
  }
}

const valuesOf = (form: HTMLElement) =>
  controlsOf(form).map((control) => [
    control.name,
    control.type === "checkbox" || control.type === "radio" ? (control as HTMLInputElement).checked : control.value,
  ]);

/** Names of a choice begin with what tells it from others on the page. */
const nameOf = ({ name, type }: Control) => (type === "radio" ? name.slice(name.lastIndexOf("-") + 1) : name);

const saidAt = (control: Control) =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

/** Draws a form alone, fills it, and sends it: the platform answers with these outcomes, one after the other. */
async function send(node: FormNode, outcomes: (form: HTMLElement) => Outcome[]) {
  let answers: Outcome[] = [];
  let sent = 0;
  const context = aRenderingContext({
    flags: [...site.flags],
    translate: (key, values) => site.texts["EN"]?.[key] ?? english(key, values),
    roots: {
      session: () => ({ remembered: {}, captchaRequired: false, hasStoredPassword: false }),
      dialog: () => ({ days: [7, 30] }),
      state: () => ({}),
      data: () => ({}),
      route: () => ({ query: {} }),
      play: () => ({ currency: "USD" }),
      balance: () => ({ currency: "USD" }),
    },
    dispatch: async () => {
      sent += 1;
      return answers.shift() ?? { ok: true };
    },
    forms: { descriptors: site.forms },
  });
  const { when: _when, ...shown } = node;
  renderNode(shown, context);
  const form = screen.getByRole("form");
  fill(form);
  answers = outcomes(form);
  const before = valuesOf(form);
  const press = () => act(async () => void fireEvent.submit(form));
  return { form, before, press, countSent: () => sent };
}

describe("a form that the platform refuses", () => {
  it("is looked for in every document of access", () => {
    expect(cases.length).toBeGreaterThan(18);
  });

  it.each(cases)("%s calls its fields as the call does that it makes", (_name, node) => {
    const others = callsIn(node["submit"]).flatMap(({ params = {} }) =>
      Object.entries(params).filter(([name, value]) => {
        const place = typeof value === "object" && value !== null ? (value as { bind?: string }).bind : undefined;
        return place?.startsWith("/form/") === true && place !== `/form/${name}`;
      }),
    );
    expect(others).toEqual([]);
  });

  it.each(cases)("%s says it at each field that is named, and keeps what was typed", async (_name, node) => {
    const names = new Set<string>();
    const words = (name: string) => `Refused because of ${name}.`;
    const { form, before, press, countSent } = await send(node, (drawn) =>
      controlsOf(drawn).flatMap((control): Outcome[] => {
        const name = nameOf(control);
        if (names.has(name)) return [];
        names.add(name);
        return [{ ok: false, message: "Please check what you typed.", fieldErrors: { [name]: words(name) } }];
      }),
    );
    expect(names.size).toBeGreaterThan(0);
    for (const [place, name] of [...names].entries()) {
      await press();
      await waitFor(() => expect([name, countSent()]).toEqual([name, place + 1]));
      const found = controlsOf(form).find((one) => nameOf(one) === name)!;
      // Of several to choose from, the group says it.
      const control = found.type === "radio" ? (found.closest("[role=radiogroup]") as Control) : found;
      await waitFor(() => expect([name, control.getAttribute("aria-invalid")]).toEqual([name, "true"]));
      expect(saidAt(control)).toContain(words(name));
      expect(valuesOf(form)).toEqual(before);
      // What the platform refused is sent again only once something was done about it.
      fill(form);
    }
  });

  it.each(cases)("%s says in the form what concerns no field of it, and keeps what was typed", async (_name, node) => {
    const { form, before, press, countSent } = await send(node, () => [
      { ok: false, message: "The platform is resting." },
      { ok: false, message: "Nobody typed that.", fieldErrors: { nobodyTypedThis: "Not here." } },
    ]);
    for (const [place, message] of ["The platform is resting.", "Nobody typed that."].entries()) {
      await press();
      await waitFor(() => expect(countSent()).toBe(place + 1));
      expect((await within(form).findAllByText(message)).length).toBeGreaterThan(0);
      expect(valuesOf(form)).toEqual(before);
      expect(controlsOf(form).filter((control) => control.getAttribute("aria-invalid") === "true")).toEqual([]);
    }
  });
});
