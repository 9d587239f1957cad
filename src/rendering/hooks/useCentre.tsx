import { useMemo, type ReactNode } from "react";
import type { CompiledMenuItem } from "#contracts/entities.ts";
import type { BlockProps } from "../BlockProps.ts";
import { layerScope, type Outcome } from "#engine/index.ts";
import { RenderDocument } from "../RenderDocument.tsx";
import { useMenu, type ShownMenuItem } from "./useMenu.ts";
import { useRendering } from "./useRendering.ts";

/** What a centre shows. */
export interface Centre {
  /** Key of the page that is shown. */
  page: string;
  /** Is it shown because nobody chose one? A phone then shows the menu instead. */
  isDefault: boolean;
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
  const { dispatch, documents, menus } = useRendering();
  const chosen = at.scope.read("/centre/page");
  const page = typeof chosen === "string" && chosen !== "" ? chosen : defaultPage;
  const name = `${area}/${page}`;
  const centre = at.scope.read("/centre/name") === "agent" ? "agent" : "personal";
  const data = itemOf(menus.items(menu), page)?.data;
  const scope = useMemo(() => layerScope(at.scope, { page: () => ({ data }) }, `page ${page}`), [at.scope, page, data]);
  return {
    page,
    isDefault: page !== chosen,
    items: useMenu(menu, at).map((item) => mark(item, page)),
    isLoaded: documents.open(name) !== undefined || documents.rest?.isWhole !== false,
    content: <RenderDocument key={name} name={name} scope={scope} from={at} />,
    list: () => dispatch({ do: "openCentre", centre }, at.scope),
    close: () => dispatch({ do: "closeCentre" }, at.scope),
  };
}
