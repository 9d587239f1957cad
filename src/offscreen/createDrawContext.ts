import type { Diagnostic } from "#contracts/api.ts";
import { compileFields } from "#compile/forms/compileFields.ts";
import { fieldErrorText } from "#compile/patterns/patternMessage.ts";
import { openDocument } from "#engine/openDocument.ts";
import { createScope, dataKey, type OpenedDocument, type Registry } from "#engine/index.ts";
import type { LoadedTexts } from "#i18n/createTexts.ts";
import { createRenderingContext } from "#rendering/createRenderingContext.ts";
import { quietForms, quietPorts } from "#rendering/quietPorts.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import { wholePart, type ReadPart, type SiteReads } from "#compile/changes/SiteReads.ts";
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
  /** Gets what is read of the site. Texts are noted by whoever made them. */
  reads?: SiteReads;
  /** Gets what is read of whoever looks. */
  circumstances?: Circumstances;
}

/** What was read of whoever looks while something was drawn for them. */
export interface Circumstances {
  theme: boolean;
  session: boolean;
}

/** What stands around a document while it is drawn. */
export interface DrawnPlace {
  /** Key of the page that the outlet shows. */
  page: string;
  /** The centre that is open, and its page. */
  centre?: { name: string; page: string };
}

/** The layouts of a site, each opened when it is drawn first: of a hundred a change draws few, and a form two. */
export type OpenedLayouts = Pick<ReadonlyMap<string, OpenedDocument>, "get" | "has" | "keys">;

/** Opened layouts by key: opened once, drawn many times. */
export function openLayouts({ layouts }: DrawInput): OpenedLayouts {
  const opened = new Map<string, OpenedDocument>();
  const has = (key: string) => Object.hasOwn(layouts, key);
  return {
    has,
    keys: () => Object.keys(layouts).values(),
    get: (key) => {
      if (!has(key)) return undefined;
      const known = opened.get(key) ?? openDocument(layouts[key], key);
      opened.set(key, known);
      return known;
    },
  };
}

/** What pages are drawn with when nobody sees them: plausible answers in the place of calls, and no actions. */
export function createDrawContext(
  input: DrawInput,
  { visitor, texts, theme, place, note, reads, circumstances }: DrawView,
  documents: OpenedLayouts,
  registry: Registry,
): RenderingContext {
  const flags = new Set(input.flags);
  const read = <T>(part: ReadPart, name: string, value: T): T => (reads?.[part].add(name), value);
  const seenTheme = () => {
    if (circumstances) circumstances.theme = true;
    return theme;
  };
  const ui = { language: texts.language as string, direction: texts.direction, online: true, menuOpen: false };
  const { answers } = input;
  const data = noted(
    Object.fromEntries(Object.entries(answers).map(([id, value]) => [id, withStatus(value)])),
    reads?.answers,
  );
  const centre = place?.centre ?? {};
  const scopeUi = {
    ...ui,
    get theme() {
      return seenTheme();
    },
  };
  const roots = { ...input.roots, ui: scopeUi, data, dialog: {}, centre };
  const session = () => {
    if (circumstances) circumstances.session = true;
    return visitor.session;
  };
  const answerOf = (document: string, id: string) => {
    const key = [dataKey(document, id), id].find((one) => Object.hasOwn(read("answers", one, answers), one));
    return key === undefined ? { status: "loading" as const } : { status: "ready" as const, value: answers[key] };
  };
  return createRenderingContext({
    ...quietPorts,
    audience: "player",
    renderers: registry,
    scope: createScope(
      {
        ...Object.fromEntries(Object.entries(roots).map(([root, value]) => [root, () => value])),
        session,
      },
      (flag) => read("flags", flag, flags.has(flag)),
      visitor.name,
    ),
    texts: () => texts,
    noteWhileDrawing: note,
    documents: { open: (key) => read("layouts", key, documents.get(key)), current: () => place?.page ?? "page/index" },
    menus: { items: (name) => read("menus", name, ownOf(input.menus, name)?.items ?? []) },
    ui: {
      ...ui,
      get theme() {
        return seenTheme();
      },
      isOnline: true,
      languages: input.languages.map((code) => ({ code, name: code, tag: "en" })),
      isFolded: () => null,
      fold: () => undefined,
    },
    data: { ...quietPorts.data, read: answerOf },
    forms: quietForms({
      descriptor: (name) => read("forms", name, ownOf(input.forms, name)),
      compileFields: (id, fields, tell) => compileFields(id, fields, { rules: noted(input.rules, reads?.rules) }, tell),
      messageOf: (error) => fieldErrorText(error, texts.translate),
      countries: () => [{ countryCode: "KH", countryDialingCode: "855" }],
      likelyCountries: () => ["KH"],
    }),
  });
}

/** As the player's scope does: how a call stands is read beside the members of its value. */
function withStatus(value: unknown): unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { status: "ready", ...value } : value;
}

/** The same values, noting which are read; whoever lists them has read all. */
function noted(
  values: Readonly<Record<string, unknown>>,
  names: Set<string> | undefined,
): Readonly<Record<string, unknown>> {
  if (!names) return values;
  return new Proxy(values, {
    get: (all, id, own) => {
      if (typeof id === "string") names.add(id);
      return Reflect.get(all, id, own) as unknown;
    },
    has: (all, id) => {
      if (typeof id === "string") names.add(id);
      return Reflect.has(all, id);
    },
    getOwnPropertyDescriptor: (all, id) => {
      if (typeof id === "string") names.add(id);
      return Reflect.getOwnPropertyDescriptor(all, id);
    },
    ownKeys: (all) => {
      names.add(wholePart);
      return Reflect.ownKeys(all);
    },
  });
}

function ownOf<T>(all: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(all, name) ? all[name] : undefined;
}
