import { useMemo, type ReactElement } from "react";
import type { Weekday } from "#compile/time/weekdayAt.ts";
import type { Layout, Theme } from "#contracts/config.ts";
import type { CompiledMenuItem } from "#contracts/entities.ts";
import { createRegistry, createScope, evaluateCondition } from "#engine/index.ts";
import type { LoadedTexts } from "#i18n/createTexts.ts";
import { readPointer } from "#json/pointer.ts";
import { createDrawContext, openLayouts } from "#offscreen/createDrawContext.ts";
import type { DrawInput } from "#offscreen/DrawInput.ts";
import { renderers } from "#renderers/index.ts";
import { useWidth } from "#renderers/ui/useWidth.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { useConsoleTools } from "../ConsoleTools.ts";
import { usePreviewTheme } from "../preview/usePreviewTheme.ts";
import { audienceWords } from "./audienceWords.ts";
import { sessionOf, visitorKinds, type MenuVisitor } from "./itemAudience.ts";
import { placeOfMenu, type MenuSite } from "./useMenuSite.ts";

interface DrawnMenusProps {
  name: string;
  around: MenuSite;
  texts: LoadedTexts;
  theme: "dark" | "light";
  day: Weekday;
}

const registry = createRegistry(renderers);
const page = "page/menu";

/** Widths of the screens that the places of menus are made for, in CSS pixels. */
const widths: Readonly<Record<string, number>> = { top: 560, footer: 560, shortcuts: 390, bottom: 390 };
const usualWidth = 280;

/** A menu as each kind of visitor sees it, drawn by the very renderer: kinds that see the same share a drawing. */
export function DrawnMenus({ name, around, texts, theme, day }: DrawnMenusProps): ReactElement {
  const translate = useFixedText();
  const { draft } = useConsoleTools();
  const [brand, colours] = [readPointer(draft.site, "/brand"), readPointer(draft.site, "/theme")];
  const place = useMemo(() => placeOfMenu(around.documents, name), [around.documents, name]);
  const items = around.menus[name]?.items ?? noItems;
  const groups = useMemo(() => groupsOf(items, around.flags, brand, day), [items, around.flags, brand, day]);
  const drawing = useMemo((): DrawInput => {
    const variant = place?.variant ?? "side";
    const label = place?.label ?? `schema.menus.${name}`;
    return {
      layouts: {
        [page]: { title: "console.menus.title", root: { kind: "menu", menu: name, variant, label } } as Layout,
      },
      menus: around.menus,
      forms: {},
      rules: {},
      brand: { currency: "USD" },
      theme: colours as Theme,
      flags: [...around.flags],
      languages: [],
      dictionaries: {},
      texts: {},
      visitors: [],
      roots: { brand, clock: { weekday: day }, route: { path: "/index", params: {}, query: {} } },
      answers: {},
    };
  }, [around, brand, colours, day, name, place]);
  usePreviewTheme(drawing.theme, "drawn-menu__page");
  return (
    <section className="drawn-menus" aria-label={translate("console.menus.drawn")}>
      {place === undefined ? (
        <p className="text" data-size="s" data-tone="muted">
          {translate("console.menus.nowhere")}
        </p>
      ) : null}
      {groups.map(({ kinds, shown }) => (
        <figure key={kinds.join(" ")} className="drawn-menu">
          <figcaption>
            <strong>{audienceWords(kinds, translate)}</strong>
            <span className="only-read">
              {shown.map((item) => labelOf(item, texts)).join(", ") || translate("console.menus.empty")}
            </span>
          </figcaption>
          {shown.length === 0 ? (
            <p className="text" data-size="s" data-tone="muted" aria-hidden="true">
              {translate("console.menus.empty")}
            </p>
          ) : (
            <DrawnMenu
              drawing={drawing}
              kind={kinds[0] ?? "visitor"}
              texts={texts}
              theme={theme}
              variant={place?.variant ?? "side"}
            />
          )}
        </figure>
      ))}
    </section>
  );
}

const noItems: readonly CompiledMenuItem[] = [];

interface DrawnMenuProps {
  drawing: DrawInput;
  kind: MenuVisitor;
  texts: LoadedTexts;
  theme: "dark" | "light";
  variant: string;
}

function DrawnMenu({ drawing, kind, texts, theme, variant }: DrawnMenuProps): ReactElement {
  const documents = useMemo(() => openLayouts(drawing), [drawing]);
  const context = useMemo(() => {
    const visitor = { name: kind, session: sessionOf(kind), sees: [] };
    return createDrawContext(drawing, { visitor, texts, theme, place: { page } }, documents, registry);
  }, [drawing, kind, texts, theme, documents]);
  const wanted = widths[variant] ?? usualWidth;
  const [frame, room] = useWidth<HTMLDivElement>(wanted);
  return (
    <div ref={frame} className="drawn-menu__frame">
      <div
        className="drawn-menu__page"
        data-theme={theme}
        data-variant={variant}
        lang={texts.tag}
        dir={texts.direction}
        style={{ inlineSize: wanted, zoom: Math.max(0.45, Math.min(1, room / wanted)) }}
        // It is looked at; what can be done with it is done in the list.
        inert
      >
        <RenderingProvider context={context}>
          <RenderDocument name={page} />
        </RenderingProvider>
      </div>
    </div>
  );
}

/** Kinds of visitors by what they see, those that see the same together. */
function groupsOf(
  items: readonly CompiledMenuItem[],
  flags: ReadonlySet<string>,
  brand: unknown,
  day: Weekday,
): { kinds: MenuVisitor[]; shown: CompiledMenuItem[] }[] {
  const groups = new Map<string, { kinds: MenuVisitor[]; shown: CompiledMenuItem[] }>();
  for (const kind of visitorKinds) {
    const roots = { session: () => sessionOf(kind), brand: () => brand, clock: () => ({ weekday: day }) };
    const scope = createScope(roots, (flag) => flags.has(flag), kind);
    const seen = (list: readonly CompiledMenuItem[]): CompiledMenuItem[] =>
      list.flatMap((item) => {
        if (!evaluateCondition(item.when, scope)) return [];
        const inside = item.items && seen(item.items);
        return inside?.length === 0 ? [] : [item, ...(inside ?? [])];
      });
    const shown = seen(items);
    const key = shown.map(({ id }) => id).join(" ");
    const group = groups.get(key);
    if (group) group.kinds.push(kind);
    else groups.set(key, { kinds: [kind], shown });
  }
  return [...groups.values()];
}

function labelOf({ label }: CompiledMenuItem, texts: LoadedTexts): string {
  const key = typeof label === "string" || "bind" in label ? label : label.text;
  return typeof key === "string" ? texts.translate(key) : "";
}
