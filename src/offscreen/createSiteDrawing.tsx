import { renderToString } from "react-dom/server";
import { changesBetween, isTouched, type SiteChanges } from "#compile/changes/siteChanges.ts";
import { addReads, createReads, noteTexts, type SiteReads } from "#compile/changes/SiteReads.ts";
import type { Diagnostic } from "#contracts/api.ts";
import type { Registry, Renderer } from "#engine/index.ts";
import { createTexts, type LoadedTexts } from "#i18n/createTexts.ts";
import { fallbackChain } from "#i18n/fallbackChain.ts";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { isEqual } from "#json/equal.ts";
import { drawStatically } from "#rendering/drawStatically.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { renderers } from "#renderers/index.ts";
import {
  createDrawContext,
  openLayouts,
  type Circumstances,
  type DrawnPlace,
  type DrawView,
} from "./createDrawContext.ts";
import { createMarkedRegistry } from "./createMarkedRegistry.tsx";
import type { DrawInput } from "./DrawInput.ts";
import { lengthen } from "./lengthen.ts";

/** Most faults that are told; a site with more is broken altogether. */
const mostFaults = 50;

/** What came out of drawing a site. */
export interface SiteDrawn {
  faults: Diagnostic[];
  /** What each document was drawn from, by its key, whoever looked. */
  reads: Readonly<Record<string, SiteReads>>;
  /** Keys of the documents that were drawn; of the others what the drawing before gave still holds. */
  drawn: ReadonlySet<string>;
}

/** Draws one site after the other, and of each only what can have changed since the one before. */
export interface SiteDrawing {
  /** `tellPlace` hears each document before it is drawn. */
  draw(input: DrawInput, tellPlace?: (document: string) => void): Promise<SiteDrawn>;
}

/** One document as somebody sees it, and what came of drawing it. */
interface DrawnView {
  reads: SiteReads;
  faults: readonly Diagnostic[];
  /** It shows nothing at all. */
  isBlank: boolean;
  /** What it read of whoever looks: what it did not looks the same to everybody. */
  circumstances: Circumstances;
  /** What it was drawn for, as far as no change of the site tells of it. */
  look: { session: unknown; tag: string };
}

/**
 * Draws every layout of a site with the renderers of the skin, as every visitor sees it, in each language and both themes, and
 * once more in its place on the screen with long lists. Tells what could not be drawn, what showed nothing to somebody who can
 * get there, and which texts were missing. The markup is thrown away, but not what it was drawn from: what the next site has
 * the same is not drawn again.
 */
export function createSiteDrawing(list: readonly Renderer[] = renderers): SiteDrawing {
  let before: { input: DrawInput; views: ReadonlyMap<string, DrawnView> } | undefined;
  // Themselves and not from their chunks: what is thrown inside the boundary of a chunk would cost that alone, unseen.
  const loading = Promise.all(list.map((renderer) => renderer.chunk?.load() ?? renderer));
  return {
    async draw(input, tellPlace = () => undefined) {
      const changes = before && changesBetween(before.input, input, ["visitors"]);
      const pass = { input, changes, known: before?.views ?? new Map<string, DrawnView>(), tellPlace };
      const { views, ...drawn } = await drawAll(pass, await loading);
      before = { input, views };
      return drawn;
    },
  };
}

interface Pass {
  input: DrawInput;
  /** Against the site that `known` was drawn from; undefined where none was. */
  changes: SiteChanges | undefined;
  known: ReadonlyMap<string, DrawnView>;
  tellPlace(document: string): void;
}

async function drawAll({ input, changes, known, tellPlace }: Pass, list: readonly Renderer[]) {
  const faults = new Map<string, Diagnostic>();
  const views = new Map<string, DrawnView>();
  const reads: Record<string, SiteReads> = {};
  const drawn = new Set<string>();
  const missing = new Set<string>();
  const source = createTexts({
    load: async (language) => input.dictionaries[language] ?? {},
    onMissing: (key, language) => void missing.add(`${language} ${key}`),
  });
  const place = { document: "", pointer: "" };
  const registry: Registry = createMarkedRegistry(list, (at) => Object.assign(place, at));
  const documents = openLayouts(input);
  const inEarnest: DrawInput = { ...input, answers: lengthen(input.answers) as DrawInput["answers"] };
  const places = documents.has("shell") ? placesOf(input) : [];
  const languages = input.languages.filter(isLanguageCode);
  for (const language of languages) {
    const texts = await source.load(language, input.texts, input.brand.currency);
    const chain = fallbackChain(language);
    const [first] = input.visitors;
    const see = (key: string, look: DrawView, mustShow: boolean, inside = key) => {
      if (faults.size >= mostFaults) return;
      const { visitor, theme } = look;
      const nameFor = (who: string, mode: string) =>
        [language, who, mode, look.place ? "placed" : "alone", inside].join(" ");
      const name = nameFor(visitor.name, theme);
      const about = { session: visitor.session, tag: texts.tag };
      const old = known.get(name);
      const holds = old && changes && isEqual(old.look, about) && !isTouched(old.reads, changes, chain);
      const inDark = theme === "dark" ? undefined : views.get(nameFor(visitor.name, "dark"));
      const toFirst = visitor === first ? undefined : views.get(nameFor(first?.name ?? "", theme));
      const same = [
        inDark?.circumstances.theme === false && inDark,
        toFirst?.circumstances.session === false && toFirst,
      ];
      const shared = same.find((view) => view !== undefined && view !== false);
      const view = shared ? { ...shared, look: about } : holds ? old : { ...draw(key, look, inside), look: about };
      if (!shared && !holds) drawn.add(inside);
      views.set(name, view);
      if (!look.place) reads[inside] = addReads(reads[inside] ?? createReads(), view.reads);
      const blank = mustShow && view.isBlank ? [blankTo(visitor.name, key, texts.language)] : [];
      for (const fault of [...view.faults, ...blank])
        faults.set(`${fault.document} ${fault.pointer} ${fault.reason}`, fault);
    };
    for (const visitor of input.visitors) {
      for (const theme of ["dark", "light"] as const) {
        const look = { visitor, texts, theme };
        for (const key of documents.keys()) see(key, look, visitor.sees.includes(key));
      }
      // Once in its place, with the rest of the screen around it and lists as long as they get.
      const look = { visitor, texts, theme: "dark" as const };
      if (language !== languages[0]) continue;
      for (const [key, placed] of places)
        if (visitor.sees.includes(key)) see("shell", { ...look, place: placed }, false, key);
    }
  }
  return { faults: [...faults.values()], reads, drawn, views };

  function draw(key: string, look: DrawView, inside: string): Omit<DrawnView, "look"> {
    const { visitor } = look;
    const reads = createReads();
    const found: Diagnostic[] = [];
    const tell = (fault: Diagnostic) => void found.push(fault);
    const note = ({ document, pointer, reason }: Diagnostic) => tell({ document, pointer, reason });
    const texts = tellMissing(noteTexts(look.texts, reads), missing, tell);
    const circumstances = { theme: false, session: false };
    const view = { ...look, texts, note, reads, circumstances };
    let isBlank = false;
    const context = createDrawContext(look.place ? inEarnest : input, view, documents, registry);
    Object.assign(place, { document: inside, pointer: "/root" });
    tellPlace(inside);
    try {
      const page = (
        <RenderingProvider context={context}>
          <RenderDocument name={key} />
        </RenderingProvider>
      );
      isBlank = showsNothing(drawStatically(() => renderToString(page)));
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      const reason = `It cannot be drawn for a ${visitor.name} in ${texts.language}: ${words}`;
      tell({ document: place.document, pointer: place.pointer, reason });
    }
    return { reads, faults: found, isBlank, circumstances };
  }
}

function blankTo(who: string, document: string, language: string): Diagnostic {
  const reason = `It shows nothing to a ${who} in ${language}, who can get here: give it words that are always there`;
  return { document, pointer: "/root", reason };
}

/** Texts that tell of each key without a text, in whichever document it is asked for; `missing` fills as keys are asked for. */
function tellMissing(texts: LoadedTexts, missing: ReadonlySet<string>, tell: (fault: Diagnostic) => void): LoadedTexts {
  const { language } = texts;
  return {
    ...texts,
    translate(key, values) {
      const text = texts.translate(key, values);
      if (missing.has(`${language} ${key}`)) {
        const reason = `The text ${key} is missing in ${language}`;
        tell({ document: "texts", pointer: `/${language}`, reason });
      }
      return text;
    },
  };
}

/** Every page in the shell's outlet, and every page of a centre in its centre over the home page. */
function placesOf({ layouts }: DrawInput): [key: string, place: DrawnPlace][] {
  return Object.keys(layouts).flatMap((key): [string, DrawnPlace][] => {
    const [folder = "", page = ""] = key.split("/");
    if (folder === "page") return [[key, { page: key }]];
    const name = /^(.+)-centre$/.exec(folder)?.[1];
    return name === undefined ? [] : [[key, { page: "page/index", centre: { name, page } }]];
  });
}

/** Nothing to read, to see or to press. */
function showsNothing(markup: string): boolean {
  if (/<(input|select|textarea|img|svg|button)\b/.test(markup)) return false;
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(markup.replaceAll(/<[^>]*>/g, ""));
}
