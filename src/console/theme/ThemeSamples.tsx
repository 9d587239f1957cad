import { useMemo, type ReactElement } from "react";
import type { Layout, Theme } from "#contracts/config.ts";
import type { CompiledMenu } from "#contracts/entities.ts";
import { createRegistry } from "#engine/index.ts";
import type { LoadedTexts } from "#i18n/createTexts.ts";
import { createDrawContext, openLayouts } from "#offscreen/createDrawContext.ts";
import type { DrawInput } from "#offscreen/DrawInput.ts";
import { renderers } from "#renderers/index.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { usePreviewTheme } from "../preview/usePreviewTheme.ts";
import samples from "./samples.json";

const registry = createRegistry(renderers);
const page = "page/samples";
const visitor = { name: "visitor", session: { loggedIn: false }, sees: [] };

/** Entries as menus have them: the words of any site. */
const sampleMenu: CompiledMenu = {
  name: "sample",
  items: [
    { id: "home", label: "menu.home", icon: "home", action: { do: "navigate", to: "/index" } },
    { id: "promotions", label: "promotions.title", icon: "gift", action: { do: "navigate", to: "/promotions" } },
    { id: "help", label: "help.title", icon: "help", action: { do: "navigate", to: "/help" } },
  ],
};

/** Real parts of a page in the colours of both sides of a theme, beside each other. */
export function ThemeSamples({ theme, texts }: { theme: Theme; texts: LoadedTexts }): ReactElement {
  const translate = useFixedText();
  const drawing = useMemo(
    (): DrawInput => ({
      layouts: { [page]: samples as unknown as Layout },
      menus: { sample: sampleMenu },
      forms: {},
      rules: {},
      brand: { currency: "USD" },
      theme,
      flags: [],
      languages: [],
      dictionaries: {},
      texts: {},
      visitors: [visitor],
      roots: { brand: {}, route: { path: "/index", params: {}, query: {} } },
      answers: {},
    }),
    [theme],
  );
  usePreviewTheme(theme, "theme-sample");
  return (
    <section className="theme-samples" aria-label={translate("console.theme.samples")}>
      {(["dark", "light"] as const).map((side) => (
        <figure key={side} className="theme-samples__side">
          <figcaption>{translate(`console.explain.${side}`)}</figcaption>
          <ThemeSample drawing={drawing} texts={texts} side={side} />
        </figure>
      ))}
    </section>
  );
}

interface ThemeSampleProps {
  drawing: DrawInput;
  texts: LoadedTexts;
  side: "dark" | "light";
}

function ThemeSample({ drawing, texts, side }: ThemeSampleProps): ReactElement {
  const documents = useMemo(() => openLayouts(drawing), [drawing]);
  const context = useMemo(
    () => createDrawContext(drawing, { visitor, texts, theme: side, place: { page } }, documents, registry),
    [drawing, texts, side, documents],
  );
  return (
    // It is looked at: nothing in it is to be pressed.
    <div className="theme-sample" data-theme={side} lang={texts.tag} dir={texts.direction} inert>
      <RenderingProvider context={context}>
        <RenderDocument name={page} />
      </RenderingProvider>
    </div>
  );
}
