import { useEffect, useMemo, useState } from "react";
import { compileFlags } from "#compile/flags.ts";
import { mendRules, usual } from "#compile/forms/mendRules.ts";
import { compileRegistration } from "#compile/forms/registration.ts";
import type { RegistrationInput, RegistrationTab } from "#compile/forms/RegistrationInput.ts";
import type { Layout, Theme } from "#contracts/config.ts";
import type { FormDescriptor } from "#contracts/entities.ts";
import { createTexts, type LoadedTexts, type Overrides } from "#i18n/createTexts.ts";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { isRecord } from "#json/isRecord.ts";
import { readPointer, toPointer } from "#json/pointer.ts";
import type { DrawInput } from "#offscreen/DrawInput.ts";
import { bundledLayouts } from "../bundledLayouts.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import type { Register } from "./fieldRows.ts";

/** How the form is looked at. */
export interface FormView {
  tab: RegistrationTab;
  language: string;
  address: NonNullable<RegistrationInput["address"]>;
}

/** The features that are on in a draft; registration counts as on: its form is looked at. */
export function formFlags(site: unknown): ReadonlySet<string> {
  const flags = compileFlags(readPointer(site, "/flags"), undefined, () => true);
  return new Set([...flags, "DIRECTREG3", "MOBILEREG3"]);
}

/** The form that players get by these rules; of a rule that cannot be, what stood there last. Undefined where none could be made yet. */
export function useCompiledForm(
  register: Register,
  flags: ReadonlySet<string>,
  view: FormView,
): FormDescriptor | undefined {
  const { tab, address } = view;
  const made = useMemo(() => {
    const exact = compileRegistration({ rules: register, flags, tab, address });
    if (exact.ok) return { form: exact.form, isExact: true };
    const mended = compileRegistration({ rules: mendRules(register, usual).rules, flags, tab, address });
    return { form: mended.ok ? mended.form : undefined, isExact: false };
  }, [register, flags, tab, address]);
  const [last, setLast] = useState(made.form);
  const isKept = !made.isExact && last?.id === `registration.${tab}`;
  if (!isKept && last !== made.form) setLast(made.form);
  return isKept ? last : made.form;
}

/** The name of the only page of the drawing. */
const page = "page/register";

/** What the form is drawn from: the form node of the draft's own document, the compiled form, and everything around them. */
export function useFormDrawing(
  document: string,
  form: FormDescriptor | undefined,
  flags: ReadonlySet<string>,
): DrawInput | undefined {
  const { draft } = useConsoleTools();
  const { site } = draft;
  const layout = readPointer(site, toPointer("layouts", document)) ?? bundledLayouts[document];
  const [brand, theme] = [readPointer(site, "/brand"), readPointer(site, "/theme")];
  return useMemo(() => {
    if (form === undefined || !isRecord(theme)) return undefined;
    const node = findForm(layout, form.id) ?? {
      kind: "form",
      form: form.id,
      label: "register.title",
      submit: { label: "register.submit" },
    };
    const root = { kind: "stack", children: [node] };
    return {
      layouts: { [page]: { title: "register.title", root } as unknown as Layout },
      menus: {},
      forms: { [form.id]: form },
      rules: {},
      brand: { currency: currencyOf(brand) },
      theme: theme as unknown as Theme,
      flags: [...flags],
      languages: [],
      dictionaries: {},
      texts: {},
      visitors: [{ name: "visitor", session: { loggedIn: false }, sees: [] }],
      roots: { brand, route: { path: "/register", params: {}, query: {} } },
      answers: {},
    };
  }, [form, layout, brand, theme, flags]);
}

function findForm(node: unknown, name: string): unknown {
  if (Array.isArray(node)) {
    for (const each of node) {
      const found = findForm(each, name);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isRecord(node)) return undefined;
  return node["kind"] === "form" && node["form"] === name
    ? withoutCondition(node)
    : findForm(Object.values(node), name);
}

function withoutCondition(node: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(node).filter(([name]) => name !== "when"));
}

function currencyOf(brand: unknown): string {
  const currency = readPointer(brand, "/settings/currency");
  return typeof currency === "string" ? currency : "USD";
}

/** The texts of the draft in a language, as players get them; those of before until they are made. */
export function useSiteLanguage(language: string): LoadedTexts | null {
  const { draft, bundledTexts } = useConsoleTools();
  const [texts, setTexts] = useState<LoadedTexts | null>(null);
  const source = useMemo(() => createTexts({ load: bundledTexts }), [bundledTexts]);
  const own = readPointer(draft.site, "/texts");
  const currency = currencyOf(readPointer(draft.site, "/brand"));
  useEffect(() => {
    let isWanted = true;
    const code = isLanguageCode(language) ? language : "EN";
    const load = source.load(code, (isRecord(own) ? own : {}) as Overrides, currency);
    load.then(
      (loaded) => isWanted && setTexts(loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [source, own, language, currency]);
  return texts;
}
