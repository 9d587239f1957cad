import type { DrawnPage } from "#compile/PageDrawer.ts";
import { markOf, pictureAddress, pictureSize } from "../discovery/pictureAddress.ts";
import { addressIn } from "./addressIn.ts";
import { escapeHtml } from "./escapeHtml.ts";

/** What the head of a page is made from beside the page itself. */
export interface HeadPlace {
  /** Origin that visitors use. */
  origin: string;
  /** The page's own path, under the name that counts. */
  path: string;
  /** Its name among the layouts, without the folder: `index`. */
  name: string;
  brand: string;
  /** Code of the language that the address without one is in. */
  defaultLanguage: string;
  /** Search engines are asked to leave it out. */
  isUnlisted: boolean;
  /** The colour of the page behind everything. */
  colour: string;
  /** What every picture of the brand is drawn from, beside the title of the page. */
  look: unknown;
  /** Address of the worker that keeps a page for where there is no network; null where it is switched off. */
  worker: string | null;
}

/**
 * What a page says of itself to search engines, to whoever previews its link, and to a device that can keep the site as an
 * app. There is one page for each language, at an address that names it; the one without is the brand's own language.
 */
export function composeHead(drawn: DrawnPage, place: HeadPlace): string {
  const { title, summary, language, tag, offered, theme } = drawn;
  const { origin, path, name, brand, defaultLanguage, isUnlisted, colour, worker } = place;
  const addressOf = (code: string) => origin + addressIn(path, code, defaultLanguage);
  const picture = origin + pictureAddress(name, language, markOf(place.look, title));
  const own = addressOf(language);
  const look = `?lang=${language}&theme=${theme}`;
  const listed = isUnlisted
    ? [meta("name", "robots", "noindex")]
    : [
        link("canonical", own),
        ...offered.map((each) => link("alternate", addressOf(each.code), `hreflang="${escapeHtml(each.tag)}"`)),
        link("alternate", addressOf(defaultLanguage), 'hreflang="x-default"'),
      ];
  return [
    ...(summary === "" ? [] : [meta("name", "description", summary)]),
    ...listed,
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", brand),
    meta("property", "og:title", title),
    ...(summary === "" ? [] : [meta("property", "og:description", summary)]),
    meta("property", "og:url", own),
    meta("property", "og:locale", tag.replace("-", "_")),
    meta("property", "og:image", picture),
    meta("property", "og:image:type", "image/png"),
    meta("property", "og:image:width", String(pictureSize.width)),
    meta("property", "og:image:height", String(pictureSize.height)),
    meta("property", "og:image:alt", title),
    meta("name", "twitter:card", "summary_large_image"),
    meta("name", "theme-color", colour),
    link("manifest", `/manifest.webmanifest${look}`),
    link("apple-touch-icon", `/icons/apple-180.png`),
    meta("name", "apple-mobile-web-app-title", brand),
    ...(worker === null ? [] : [meta("name", "offline-worker", worker)]),
  ].join("");
}

function meta(attribute: "name" | "property", name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
}

function link(relation: string, href: string, more = ""): string {
  return `<link rel="${relation}" ${more === "" ? "" : `${more} `}href="${escapeHtml(href)}">`;
}
