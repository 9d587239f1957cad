import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { createRoot } from "react-dom/client";
import type { BundledSite } from "#compile/CompiledSite.ts";
import { consoleLocales } from "#compile/consoleLocales.ts";
import { themeCss } from "#compile/theme/themeCss.ts";
import { layerScope } from "#engine/index.ts";
import { createTexts } from "#i18n/createTexts.ts";
import type { TextTable } from "#i18n/TextTable.ts";
import { layoutKey } from "#compile/layoutKey.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import "#renderers/styles/index.css";
import { createGallery } from "./createGallery.ts";
import kinds from "./kinds.json";
import menus from "./menus.json";
import more from "./more.json";
import { readWish } from "./Wish.ts";
import { currentFormat } from "#compile/migrations/currentFormat.ts";

const wish = readWish(location.search);
const layouts = import.meta.glob<object>("../../layouts/**/*.json", { eager: true, import: "default" });
const forms = import.meta.glob<{ id: string }>("../../schemas/forms/*.json", { eager: true, import: "default" });
const brands = import.meta.glob<object>("../../brands/*/*.json", { eager: true, import: "default" });
const locales = import.meta.glob<TextTable>("../../locales/*/*.json", { import: "default" });

const part = (name: string): object => brands[`../../brands/${wish.brand}/${name}.json`] ?? {};
const bundled = {
  format: currentFormat,
  brand: part("brand"),
  rules: part("rules"),
  flags: part("flags"),
  menus: { ...part("menus"), ...menus },
  theme: part("theme"),
  texts: part("texts"),
  layouts: {
    ...Object.fromEntries(Object.entries(layouts).map(([path, layout]) => [layoutKey(path), layout])),
    kinds,
    more,
  },
  forms: Object.fromEntries(Object.values(forms).map((form) => [form.id, form])),
} as unknown as BundledSite;

const texts = await createTexts({
  async load(code) {
    const files = Object.entries(locales).filter(
      ([path]) => path.includes(`/${code}/`) && !consoleLocales.has(path.split("/").at(-1) ?? ""),
    );
    const loaded = await Promise.all(files.map(([, load]) => load()));
    return Object.assign({}, ...loaded) as TextTable;
  },
}).load(wish.language, {}, "USD");

const { documentElement: page } = document;
page.lang = texts.tag;
page.dir = texts.direction;
page.dataset["theme"] = wish.theme;
const sheet = new CSSStyleSheet();
sheet.replaceSync(themeCss(bundled.theme));
document.adoptedStyleSheets.push(sheet);

const { context, state } = createGallery(wish, bundled, texts);

const Dialog = observer(function Dialog() {
  const { dialog } = state;
  const scope = useMemo(
    () => layerScope(context.scope, { dialog: () => dialog?.args }, dialog?.name ?? "none"),
    [dialog],
  );
  return dialog === null ? null : <RenderDocument name={`dialog/${dialog.name}`} scope={scope} />;
});

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <RenderingProvider context={context}>
      <RenderDocument name={/^page\/(maintenance|blocked)$/.test(wish.page) ? wish.page : "shell"} />
      <Dialog />
    </RenderingProvider>,
  );
}
