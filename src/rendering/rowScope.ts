import { currencyNear, currencyRoot, layerScope, type Scope } from "#engine/index.ts";

interface Layered {
  row: unknown;
  scope: Scope;
}

/** So many rows of one list are remembered; beyond, the list begins anew, so that a file of all rows keeps no memory. */
const mostRemembered = 5_000;

const layers = new WeakMap<Scope, Map<string, Layered>>();

/**
 * The scope of one row: `/row` (or what the layer is called) and `/index` on top of the scope around it. The same row
 * at the same place gets the same scope, so that what is drawn from it is not drawn again. `list` is the pointer that
 * the rows were read at: amounts without a currency of their own take the one that stands there.
 */
export function rowScope(below: Scope, layer: string, row: unknown, index: number, list?: string): Scope {
  let known = layers.get(below);
  if (!known) layers.set(below, (known = new Map<string, Layered>()));
  const key = `${layer} ${index} ${list ?? ""}`;
  const found = known.get(key);
  if (found && Object.is(found.row, row)) return found.scope;
  const name = layer === "row" ? `row ${index + 1}` : layer;
  const around = () => ({ [layer]: list === undefined ? undefined : currencyNear(below, list) });
  const scope = layerScope(below, { [layer]: () => row, index: () => index, [currencyRoot]: around }, name);
  if (known.size >= mostRemembered) known.clear();
  known.set(key, { row, scope });
  return scope;
}
