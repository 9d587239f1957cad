import { currencyOf, layerScope, resolveValue, type Scope } from "#engine/index.ts";
import { toCsv } from "#rendering/table/toCsv.ts";
import { textOf } from "./textOf.ts";
import type { ActionOf, RuntimeTools, Verb } from "./Verb.ts";

/** A path of this very host: with one slash, so that no other host is named. */
const ownPath = /^\/(?![/\\])/;

/** Saves rows as CSV, or what an address of the site's own host answers. */
export const download: Verb<"download"> = (action, scope, tools) => {
  const { device } = tools;
  if (action.rows !== undefined) {
    device.save(action.fileName, "text/csv;charset=utf-8", toCsv(linesOf(action, scope, tools)));
    return { ok: true };
  }
  const href = action.href === undefined ? undefined : resolveValue(action.href, scope);
  if (typeof href !== "string" || !ownPath.test(href)) return { ok: false, code: "bad_address" };
  device.download(href, action.fileName);
  return { ok: true };
};

/** The heads, and a line for each row, written in the player's language. */
function linesOf({ rows, columns = [] }: ActionOf<"download">, scope: Scope, tools: RuntimeTools): string[][] {
  const { texts } = tools.stores.texts;
  const found = resolveValue(rows, scope);
  const list: readonly unknown[] = Array.isArray(found) ? found : [];
  const lines = list.map((row, index) => {
    const inside = layerScope(scope, { row: () => row, index: () => index }, `row ${index + 1}`);
    return columns.map(({ value }) => {
      const format = typeof value === "object" && value !== null ? value.format : undefined;
      return texts.format(resolveValue(value, inside), format ?? "text", currencyOf(value, inside));
    });
  });
  return [columns.map(({ label }) => textOf(label, scope, tools)), ...lines];
}
