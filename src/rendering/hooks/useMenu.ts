import type { CompiledMenuItem } from "#contracts/entities.ts";
import { actionsOf, doActions, evaluateCondition, resolveText, resolveValue } from "#engine/index.ts";
import type { Act } from "../Act.ts";
import type { NodePlace } from "../NodePlace.ts";
import { useRendering } from "./useRendering.ts";

/** An item of a menu, finished. */
export interface ShownMenuItem {
  id: string;
  label: string;
  icon?: string | undefined;
  /** Key of the centre page it opens. */
  page?: string;
  /** Where a navigating item leads; draw an anchor with it and call `onPress` on a plain click. */
  href?: string;
  /** It leads out of the site: the browser opens it, in a new window. */
  isOutside?: boolean;
  /** Is this the page or centre page shown now? */
  isCurrent: boolean;
  /** The count on it; null while it is zero. */
  badge: { value: number; text: string } | null;
  /** What it opens instead of leading somewhere; never empty. */
  items?: ShownMenuItem[];
  onPress: Act;
}

/** The items of a menu that are there now, in order; of those that open further ones, those with any. */
export function useMenu(name: string, at: NodePlace): ShownMenuItem[] {
  const context = useRendering();
  const { scope } = at;
  const isHere = (item: CompiledMenuItem) => {
    const [action] = actionsOf(item.action);
    if (action === undefined) return false;
    if (action.do === "openCentre") {
      return scope.read("/centre/name") === action.centre && scope.read("/centre/page") === action.page;
    }
    return action.do === "navigate" && scope.read("/route/path") === action.to;
  };
  const show = (written: readonly CompiledMenuItem[]): ShownMenuItem[] =>
    written.flatMap((item) => {
      if (!evaluateCondition(item.when, scope)) return [];
      const items = item.items && show(item.items);
      if (items?.length === 0) return [];
      return {
        id: item.id,
        label: resolveText(item.label, scope, context),
        ...(item.icon === undefined ? {} : { icon: item.icon }),
        ...(item.page === undefined ? {} : { page: item.page }),
        ...(items === undefined ? hrefOf(item, context.base) : { items }),
        isCurrent: isHere(item),
        badge: badgeOf(item.badge === undefined ? 0 : resolveValue(item.badge, scope), context.format),
        onPress: () => doActions(item.action, (action) => context.dispatch(action, scope)),
      };
    });
  return show(context.menus.items(name));
}

/** The address of an item that does nothing but go there. */
function hrefOf({ action }: CompiledMenuItem, base = ""): { href?: string } {
  const [only, ...others] = actionsOf(action);
  return only?.do === "navigate" && typeof only.to === "string" && others.length === 0 ? { href: base + only.to } : {};
}

/** The count on an item; null where there is nothing to count. */
export function badgeOf(count: unknown, format: (value: unknown, format: "number") => string): ShownMenuItem["badge"] {
  return typeof count === "number" && count > 0 ? { value: count, text: format(count, "number") } : null;
}
