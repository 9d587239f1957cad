import { resolveValue } from "#engine/index.ts";
import { readAddress } from "#stores/RouteStore.ts";
import type { Verb } from "./Verb.ts";

/** Goes to a path of the site; dialogs and menus close, since they belong to the page that is left. */
export const navigate: Verb<"navigate"> = (action, scope, { stores }) => {
  const { path, query } = readAddress(action.to);
  const extra = Object.entries(action.query ?? {}).map(([name, value]) => [
    name,
    String(resolveValue(value, scope) ?? ""),
  ]);
  stores.ui.closeAllDialogs();
  stores.ui.setMenuOpen(false);
  stores.route.push(path, { ...query, ...(Object.fromEntries(extra) as Record<string, string>) });
  return { ok: true };
};
