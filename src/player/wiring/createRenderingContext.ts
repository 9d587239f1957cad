import type { BundledSite } from "#compile/CompiledSite.ts";
import { createRegistry } from "#engine/index.ts";
import { createDocuments } from "#rendering/createDocuments.ts";
import type { Country } from "#rendering/ports/FormsPort.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import { renderers } from "#renderers/index.ts";
import { createDispatch } from "../actions/createDispatch.ts";
import type { ActionTools } from "../actions/ActionTools.ts";
import { pageKey } from "../routing/pageKey.ts";
import { createDataPort } from "#program/wiring/createDataPort.ts";
import { createFormsPort } from "./createFormsPort.ts";
import { createRootScope, hasLayout } from "./createRootScope.ts";
import { createUiPort } from "#program/wiring/createUiPort.ts";
import { shellFault } from "./shellFault.ts";

/** What drawing is wired to. */
export interface RenderingOptions extends Omit<ActionTools, "dispatch" | "pending"> {
  countries(): readonly Country[];
  /** The site that came with the program. */
  bundled: Pick<BundledSite, "layouts">;
  report: RenderingContext["report"];
}

/** Everything that drawing needs, for a player. */
export function createRenderingContext({ countries, bundled, report, ...tools }: RenderingOptions): RenderingContext {
  const { stores } = tools;
  const { site, texts, ui, data, route } = stores;
  const layouts = () => site.compiled?.layouts;
  return {
    audience: "player",
    registry: createRegistry(renderers),
    scope: createRootScope(stores, countries),
    translate: (key, values) => texts.texts.translate(key, values),
    format: (value, format = "text", currency) => texts.texts.format(value, format, currency),
    dispatch: createDispatch(tools),
    report,
    documents: {
      open: createDocuments({
        read: (key) => (hasLayout(layouts())(key) ? layouts()?.[key] : undefined),
        spare: (key) => (hasLayout(bundled.layouts)(key) ? bundled.layouts[key] : undefined),
        faultOf: (key, document) => (key === "shell" ? shellFault(document) : undefined),
        report,
      }),
      current: () => pageKey(route.route.path, hasLayout(layouts())),
    },
    menus: {
      items: (name) => {
        const menus = site.compiled?.menus ?? {};
        return Object.hasOwn(menus, name) ? (menus[name]?.items ?? []) : [];
      },
    },
    ui: createUiPort(ui, texts),
    data: createDataPort(data, texts),
    forms: createFormsPort(stores, countries),
  };
}
