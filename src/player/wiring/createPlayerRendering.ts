import { brokenKind, visitNodes, type OpenedDocument } from "#engine/index.ts";
import { createDocuments } from "#rendering/createDocuments.ts";
import { createRenderingContext } from "#rendering/createRenderingContext.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import { renderers } from "#renderers/index.ts";
import { createDispatch } from "../actions/createDispatch.ts";
import type { ActionTools } from "../actions/ActionTools.ts";
import { resumed } from "../actions/resumed.ts";
import { pageKey } from "#compile/pageKey.ts";
import { createDataPort } from "#app/wiring/createDataPort.ts";
import type { Countries } from "./createCountries.ts";
import { createFormsPort, type SendFilePart } from "./createFormsPort.ts";
import type { SpareSite } from "../site/SpareSite.ts";
import { createRootScope, hasLayout } from "./createRootScope.ts";
import { createUiPort } from "#app/wiring/createUiPort.ts";

/** What drawing is wired to. */
export interface RenderingOptions extends Omit<ActionTools, "dispatch"> {
  countries: Countries;
  sendFilePart: SendFilePart;
  /** What there is by now of the site that came with the program. */
  spare(): Pick<SpareSite, "layouts">;
  report: RenderingContext["report"];
  now?: RenderingContext["now"];
  talks?: RenderingContext["talks"];
  functions?: RenderingContext["functions"];
}

/** Everything that drawing needs, for a player. */
export function createPlayerRendering({
  countries,
  sendFilePart,
  spare,
  report,
  now,
  talks,
  functions,
  ...tools
}: RenderingOptions): RenderingContext {
  const { stores } = tools;
  const { site, texts, ui, data, route, states, clock } = stores;
  const layouts = () => site.compiled?.layouts;
  const forms = createFormsPort(stores, countries, sendFilePart);
  return createRenderingContext({
    audience: "player",
    renderers,
    scope: createRootScope(stores, countries.list, (name) => forms.descriptor(name)),
    texts: () => texts.texts,
    ticks: () => clock.now,
    dispatch: createDispatch(tools),
    report,
    now,
    talks,
    functions,
    documents: {
      open: createDocuments({
        // The site says itself how its layouts are opened; without one there is nothing to read.
        openLayout: (layout, key, before) =>
          site.compiled?.openLayout(layout, key, before) ?? { name: key, root: { kind: brokenKind }, problems: [] },
        read: (key) => (hasLayout(layouts())(key) ? layouts()?.[key] : undefined),
        spare: (key) => (hasLayout(spare().layouts)(key) ? spare().layouts[key] : undefined),
        errorOf: (key, document) => (key === "shell" ? shellError(document) : undefined),
        report,
      }),
      current: () => pageKey(route.route.path, site.isWhole ? hasLayout(layouts()) : () => true, site.compiled?.paths),
      rest: site,
    },
    menus: {
      items: (name) => {
        const menus = site.compiled?.menus ?? {};
        return Object.hasOwn(menus, name) ? (menus[name]?.items ?? []) : [];
      },
    },
    ui: createUiPort(ui, texts),
    data: createDataPort(
      data,
      texts,
      () => route.visit,
      (send) => resumed(tools, send),
    ),
    states: { open: states.open, read: states.read, write: states.write },
    forms,
  });
}

/** Why a layout cannot be the shell: whoever it is hidden from sees nothing, and without a place for the page nobody sees one. */
export function shellError({ root }: OpenedDocument): { pointer: string; reason: string } | undefined {
  if (root.when !== undefined) return { pointer: "/root/when", reason: "The shell is there for everybody" };
  let hasOutlet = false;
  visitNodes(root, "/root", ({ kind, area }) => (hasOutlet ||= kind === "outlet" && area !== "banner"));
  return hasOutlet ? undefined : { pointer: "/root", reason: "The shell has no outlet for the page" };
}
