import type { Diagnostic } from "#contracts/api.ts";
import { renderToString } from "react-dom/server";
import type { Renderer } from "#engine/index.ts";
import { createTexts } from "#i18n/createTexts.ts";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { drawStatically } from "#rendering/drawStatically.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { renderers } from "#renderers/index.ts";
import { lengthen } from "./lengthen.ts";
import { createDrawContext, openLayouts, type DrawnPlace, type DrawView } from "./createDrawContext.ts";
import { createMarkedRegistry } from "./createMarkedRegistry.tsx";
import type { DrawInput } from "./DrawInput.ts";

/** Most faults that are told; a site with more is broken altogether. */
const mostFaults = 50;

/**
 * Draws every layout of a site with the renderers of the skin, as every visitor sees it, in each language and both themes, and
 * once more in its place on the screen with long lists. Tells what could not be drawn, what showed nothing to somebody who can
 * get there, and which texts were missing. The markup is thrown away. `tellPlace` hears each document before it is drawn.
 */
export async function drawSite(
  input: DrawInput,
  list: readonly Renderer[] = renderers,
  tellPlace: (document: string) => void = () => undefined,
): Promise<Diagnostic[]> {
  const faults = new Map<string, Diagnostic>();
  const tell = (fault: Diagnostic) => void faults.set(`${fault.document} ${fault.pointer} ${fault.reason}`, fault);
  const source = createTexts({
    load: async (language) => input.dictionaries[language] ?? {},
    onMissing: (key, language) =>
      tell({ document: "texts", pointer: `/${language}`, reason: `The text ${key} is missing in ${language}` }),
  });
  const place = { document: "", pointer: "" };
  // Themselves and not from their chunks: what is thrown inside the boundary of a chunk would cost that alone, unseen.
  const loaded = await Promise.all(list.map((renderer) => renderer.chunk?.load() ?? renderer));
  const registry = createMarkedRegistry(loaded, (at) => Object.assign(place, at));
  const documents = openLayouts(input);

  const inEarnest: DrawInput = { ...input, answers: lengthen(input.answers) as DrawInput["answers"] };
  const places = documents.has("shell") ? placesOf(input) : [];
  const languages = input.languages.filter(isLanguageCode);
  for (const language of languages) {
    const texts = await source.load(language, input.texts, input.brand.currency);
    for (const visitor of input.visitors) {
      for (const theme of ["dark", "light"] as const) {
        const look = { visitor, texts, theme };
        for (const key of documents.keys()) draw(key, look, visitor.sees.includes(key));
      }
      // Once in its place, with the rest of the screen around it and lists as long as they get.
      const look = { visitor, texts, theme: "dark" as const };
      if (language !== languages[0]) continue;
      for (const [key, place] of places) if (visitor.sees.includes(key)) draw("shell", { ...look, place }, false, key);
    }
  }
  return [...faults.values()];

  function draw(key: string, look: DrawView, mustShow: boolean, inside = key): void {
    if (faults.size >= mostFaults) return;
    const { visitor, texts } = look;
    const note = ({ document, pointer, reason }: Diagnostic) => tell({ document, pointer, reason });
    const context = createDrawContext(look.place ? inEarnest : input, { ...look, note }, documents, registry);
    Object.assign(place, { document: inside, pointer: "/root" });
    tellPlace(inside);
    try {
      const page = (
        <RenderingProvider context={context}>
          <RenderDocument name={key} />
        </RenderingProvider>
      );
      const markup = drawStatically(() => renderToString(page));
      if (mustShow && isBlank(markup)) {
        const reason = `It shows nothing to a ${visitor.name} in ${texts.language}, who can get here: give it words that are always there`;
        tell({ document: key, pointer: "/root", reason });
      }
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      const reason = `It cannot be drawn for a ${visitor.name} in ${texts.language}: ${words}`;
      tell({ document: place.document, pointer: place.pointer, reason });
    }
  }
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
function isBlank(markup: string): boolean {
  if (/<(input|select|textarea|img|svg|button)\b/.test(markup)) return false;
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(markup.replaceAll(/<[^>]*>/g, ""));
}
