import type { Diagnostic } from "#contracts/api.ts";
import { compileFields } from "#compile/forms/compileFields.ts";
import { fieldErrorText } from "#compile/patterns/patternMessage.ts";
import type { Rules } from "#contracts/config.ts";
import { openDocument } from "#engine/openDocument.ts";
import { createScope, dataKey, type OpenedDocument, type Registry } from "#engine/index.ts";
import type { LoadedTexts } from "#i18n/createTexts.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import type { DrawInput, DrawVisitor } from "./DrawInput.ts";

/** One way of looking at a site. */
export interface DrawView {
  visitor: DrawVisitor;
  texts: LoadedTexts;
  theme: "dark" | "light";
  /** Where it is looked from; the home page, and no centre, unless it says otherwise. */
  place?: DrawnPlace;
  /** Told of whatever cannot be drawn as it is written. */
  note?: (problem: Diagnostic) => void;
}

/** What stands around a document while it is drawn. */
export interface DrawnPlace {
  /** Key of the page that the outlet shows. */
  page: string;
  /** The centre that is open, and its page. */
  centre?: { name: string; page: string };
}

/** Opened layouts by key: opened once, drawn many times. */
export function openLayouts({ layouts }: DrawInput): ReadonlyMap<string, OpenedDocument> {
  return new Map(Object.entries(layouts).map(([key, layout]) => [key, openDocument(layout, key)]));
}

/** What pages are drawn with when nobody sees them: plausible answers in the place of calls, and no actions. */
export function createDrawContext(
  input: DrawInput,
  { visitor, texts, theme, place, note }: DrawView,
  documents: ReadonlyMap<string, OpenedDocument>,
  registry: Registry,
): RenderingContext {
  const flags = new Set(input.flags);
  const ui = { theme, language: texts.language as string, direction: texts.direction, online: true, menuOpen: false };
  const { answers } = input;
  const data = Object.fromEntries(Object.entries(answers).map(([id, value]) => [id, withStatus(value)]));
  const centre = place?.centre ?? {};
  const roots = { ...input.roots, session: visitor.session, ui, data, dialog: {}, centre };
  const read = (document: string, id: string) => {
    const key = [dataKey(document, id), id].find((one) => Object.hasOwn(answers, one));
    return key === undefined ? { status: "loading" as const } : { status: "ready" as const, value: answers[key] };
  };
  return {
    audience: "player",
    registry,
    scope: createScope(
      Object.fromEntries(Object.entries(roots).map(([root, value]) => [root, () => value])),
      (flag) => flags.has(flag),
      visitor.name,
    ),
    translate: (key, values) => texts.translate(key, { ...values }),
    format: (value, format = "text", currency) => texts.format(value, format, currency),
    dispatch: async () => ({ ok: true }),
    report: () => undefined,
    ...(note && { noteWhileDrawing: note }),
    documents: { open: (key) => documents.get(key), current: () => place?.page ?? "page/index" },
    menus: { items: (name) => (Object.hasOwn(input.menus, name) ? (input.menus[name]?.items ?? []) : []) },
    ui: {
      ...ui,
      theme,
      isOnline: true,
      languages: input.languages.map((code) => ({ code, name: code, tag: "en" })),
      isFolded: () => null,
      fold: () => undefined,
    },
    data: {
      watch: () => () => undefined,
      read,
      reload: async () => undefined,
      load: async () => ({ ok: true, value: null }),
    },
    forms: {
      descriptor: (name) => (Object.hasOwn(input.forms, name) ? input.forms[name] : undefined),
      isWhole: () => true,
      compileFields: (id, fields, tell) => compileFields(id, fields, { rules: input.rules as Rules }, tell),
      messageOf: (error) => fieldErrorText(error, texts.translate),
      drafts: new Map(),
      countries: () => [{ countryCode: "KH", countryDialingCode: "855" }],
      wantCountries: () => undefined,
      likelyCountries: () => ["KH"],
      countryOfNumber: async () => undefined,
      captcha: { read: () => undefined, ensure: async () => undefined, load: async () => undefined },
    },
  };
}

/** As the player's scope does: how a call stands is read beside the members of its value. */
function withStatus(value: unknown): unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { status: "ready", ...value } : value;
}
