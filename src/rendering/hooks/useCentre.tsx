import { useMemo, type ReactNode } from "react";
import type { CompiledMenuItem } from "#contracts/entities.ts";
import type { BlockProps } from "../BlockProps.ts";
import { layerScope, type Outcome, resolveText } from "#engine/index.ts";
import { RenderDocument } from "../RenderDocument.tsx";
import { useMenu, type ShownMenuItem } from "./useMenu.ts";
import { useRendering } from "./useRendering.ts";

/** What a centre shows. */
export interface Centre {
  /** Key of the page that is shown. */
  page: string;
  /** Is it shown because nobody chose one? A phone then shows the menu instead. */
  isDefault: boolean;
  /** The page's own title: it may be one that no item of the menu leads to. */
  title: string | undefined;
  /** The pages to choose from. */
  items: ShownMenuItem[];
  /** The page has arrived: until then nothing of the centre is shown. */
  isLoaded: boolean;
  /** The page, drawn. */
  content: ReactNode;
  /** Back from the page to the list of pages. */
  list(): Promise<Outcome>;
  close(): Promise<Outcome>;
}

function mark(item: ShownMenuItem, page: string): ShownMenuItem {
  const isCurrent = item.isCurrent || item.page === page;
  return { ...item, isCurrent, ...(item.items && { items: item.items.map((inner) => mark(inner, page)) }) };
}

/** The item of a page, wherever it stands in its menu. */
function itemOf(items: readonly CompiledMenuItem[], page: string): CompiledMenuItem | undefined {
  for (const item of items) {
    const found = item.page === page ? item : item.items && itemOf(item.items, page);
    if (found) return found;
  }
  return undefined;
}

/** The pages of a centre block, and the one that is open, which reads what its item brings as `/page/data`. */
export function useCentre({ at, area, menu, defaultPage }: BlockProps<"centre">): Centre {
  const rendering = useRendering();
  const { dispatch, documents, menus } = rendering;
  const chosen = at.scope.read("/centre/page");
  const page = typeof chosen === "string" && chosen !== "" ? chosen : defaultPage;
  const name = `${area}/${page}`;
  const centre = at.scope.read("/centre/name") === "agent" ? "agent" : "personal";
  const data = itemOf(menus.items(menu), page)?.data;
  const scope = useMemo(() => layerScope(at.scope, { page: () => ({ data }) }, `page ${page}`), [at.scope, page, data]);
  const document = documents.open(name);
  return {
    page,
    isDefault: page !== chosen,
    title: document?.title && resolveText(document.title, scope, rendering),
    items: useMenu(menu, at).map((item) => mark(item, page)),
    isLoaded: document !== undefined || documents.rest?.isWhole !== false,
    content: <RenderDocument key={name} name={name} scope={scope} from={at} />,
    list: () => dispatch({ do: "openCentre", centre }, at.scope),
    close: () => dispatch({ do: "closeCentre" }, at.scope),
  };
}
