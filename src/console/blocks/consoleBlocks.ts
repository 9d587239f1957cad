import { fieldWidget, schemaFormat, type Renderer } from "#engine/index.ts";
import { createChunk, type Chunk } from "#rendering/createChunk.ts";
import { lazyRenderer } from "#rendering/lazyRenderer.ts";
import { pickKinds } from "../pages/pickKinds.ts";
import { draftState } from "./DraftState.tsx";
import { findings } from "./Findings.tsx";

/** What shows documents of a draft, with the bundled ones beside them. */
export const drafting = createChunk("src/console/chunks/drafting.ts", () => import("../chunks/drafting.ts"));

/** The list of differences. */
const changing = createChunk("src/console/chunks/changing.ts", () => import("../chunks/changing.ts"));

/** Comparisons, pictures before and after, and comments. */
const comparing = createChunk("src/console/chunks/comparing.ts", () => import("../chunks/comparing.ts"));

/** The desk of features; what is bundled is looked through for where they are used. */
const flagDesk = createChunk("src/console/chunks/flags.ts", async () => {
  const { flagTree } = await import("../chunks/flags.ts");
  await drafting.load();
  return { flagTree };
});

/** The desk of pages, with what draws and judges them. */
const pageDesk = createChunk("src/console/chunks/pages.ts", async () => {
  const { pageDesk: desk, pickFieldsByKind } = await import("../chunks/pages.ts");
  await drafting.load();
  return { pageDesk: desk, pickFieldsByKind };
});

/** The desk of the registration. */
const ruleDesk = createChunk("src/console/chunks/registration.ts", () => import("../chunks/registration.ts"));

/** The desk of menus; a menu that the brand does not have of its own is the bundled one. */
const menus = createChunk("src/console/chunks/menus.ts", async () => {
  const { menuDesk } = await import("../chunks/menus.ts");
  await drafting.load();
  return { menuDesk };
});

/** The library of pictures, and the field that picks from it. */
const pictures = createChunk("src/console/chunks/assets.ts", () => import("../chunks/assets.ts"));

/** Sites as files. */
const copying = createChunk("src/console/chunks/copying.ts", () => import("../chunks/copying.ts"));

/** The desk of the theme. */
const themes = createChunk("src/console/chunks/theme.ts", () => import("../chunks/theme.ts"));

/** The desk of texts. */
const textDesk = createChunk("src/console/chunks/texts.ts", () => import("../chunks/texts.ts"));

/** Choices that the contract lists for the console's calls. */
const choosing = createChunk("src/console/chunks/choices.ts", () => import("../chunks/choices.ts"));

/** The search over the draft, with everything that is looked through. */
const searching = createChunk("src/console/chunks/search.ts", () => import("../chunks/search.ts"));

/** The blocks that only the console has. */
export const consoleBlocks: readonly Renderer[] = [
  draftState,
  findings,
  // Before the players' own field, which knows the players' calls alone.
  lazyRenderer(
    { name: "consoleChoice", match: fieldWidget("contractChoice", 30) },
    choosing,
    (chunk) => chunk.consoleChoice,
  ),
  lazyRenderer({ kind: "changes" }, changing, (chunk) => chunk.changes),
  lazyRenderer({ kind: "places" }, changing, (chunk) => chunk.places),
  lazyRenderer({ kind: "comments" }, comparing, (chunk) => chunk.commentsBlock),
  lazyRenderer({ kind: "comparison" }, comparing, (chunk) => chunk.comparison),
  lazyRenderer({ kind: "pictures" }, comparing, (chunk) => chunk.pictures),
  lazyRenderer({ kind: "explain" }, drafting, (chunk) => chunk.explainBlock),
  lazyRenderer({ kind: "flagTree" }, flagDesk, (chunk) => chunk.flagTree),
  lazyRenderer({ kind: "pageDesk" }, pageDesk, (chunk) => chunk.pageDesk),
  lazyRenderer({ kind: "assetLibrary" }, pictures, (chunk) => chunk.assetLibrary),
  lazyRenderer({ name: "pick-picture", match: schemaFormat("pick-picture") }, pictures, (chunk) => chunk.pictureField),
  lazyRenderer({ name: "pictureChoice", match: fieldWidget("picture", 30) }, pictures, (chunk) => chunk.pictureChoice),
  lazyRenderer({ kind: "siteFile" }, copying, (chunk) => chunk.siteFile),
  lazyRenderer({ kind: "siteCopy" }, copying, (chunk) => chunk.siteCopy),
  lazyRenderer({ kind: "themeDesk" }, themes, (chunk) => chunk.themeDesk),
  lazyRenderer({ kind: "menuDesk" }, menus, (chunk) => chunk.menuDesk),
  lazyRenderer({ kind: "ruleDesk" }, ruleDesk, (chunk) => chunk.ruleDesk),
  lazyRenderer({ kind: "siteSearch" }, searching, (chunk) => chunk.siteSearch),
  lazyRenderer({ name: "pick-moment", match: schemaFormat("pick-moment") }, drafting, (chunk) => chunk.momentField),
  lazyRenderer({ kind: "schemaForm" }, drafting, (chunk) => chunk.schemaForm),
  lazyRenderer({ kind: "siteTexts" }, textDesk, (chunk) => chunk.siteTexts),
  ...pickKinds.map((kind) =>
    lazyRenderer(
      { name: `pick-${kind}`, match: schemaFormat(`pick-${kind}`) },
      pageDesk,
      (chunk) => chunk.pickFieldsByKind[kind],
    ),
  ),
];

/** What the desks of these addresses are drawn from. */
const chunksOfDesks: Readonly<Record<string, readonly Chunk[]>> = {
  registration: [ruleDesk],
  flags: [flagDesk],
  menus: [menus],
  theme: [themes],
  texts: [textDesk],
  pictures: [pictures],
  documents: [pageDesk],
  changes: [changing],
  compare: [changing, comparing],
  banners: [drafting],
  promotions: [drafting],
  help: [drafting],
  brand: [drafting],
};

/** Begins to load what the desk of an address is drawn from, before anything of it is drawn. */
export function loadDesk(path: string): void {
  const name = path.replace(/^\/+|\/+$/g, "");
  const chunks = Object.hasOwn(chunksOfDesks, name) ? chunksOfDesks[name] : undefined;
  for (const chunk of chunks ?? []) chunk.load().catch(() => undefined);
}
