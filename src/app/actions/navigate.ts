import { inWords } from "#json/inWords.ts";
import { resolveValue } from "#engine/index.ts";
import { readAddress } from "#stores/RouteStore.ts";
import type { Verb } from "./Verb.ts";

/** Paths of the site; two slashes, or a backslash, begin another host (security, S-11). */
const inside = /^\/(?![/\\])/;

/** Goes to a path of the site; dialogs and menus close, since they belong to the page that is left. */
export const navigate: Verb<"navigate"> = (action, scope, { stores }) => {
  const to = typeof action.to === "string" ? action.to : scope.read(action.to.bind);
  // What is read may be anything, and an address of another host among it.
  if (typeof to !== "string" || !inside.test(to)) return { ok: false, code: "bad_address" };
  const { path, query } = readAddress(to);
  // What is not there is not written into the address.
  const extra = Object.entries(action.query ?? {}).flatMap(([name, value]) => {
    const written = resolveValue(value, scope);
    return written === undefined || written === null || written === "" ? [] : [[name, inWords(written)]];
  });
  stores.ui.closeAllDialogs();
  stores.ui.setMenuOpen(false);
  stores.route.push(path, { ...query, ...(Object.fromEntries(extra) as Record<string, string>) });
  return { ok: true };
};
