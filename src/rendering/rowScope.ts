import { currencyNear, currencyRoot, type Scope } from "#engine/index.ts";
import { readSegments, segmentsOf } from "#json/pointer.ts";

/** The scope of a row. Lists make thousands of these, so each is one small object. */
class RowScope implements Scope {
  readonly row: unknown;
  readonly #below: Scope;
  readonly #layer: string;
  readonly #index: number;
  readonly #list: string | undefined;

  constructor(below: Scope, layer: string, row: unknown, index: number, list: string | undefined) {
    this.#below = below;
    this.#layer = layer;
    this.row = row;
    this.#index = index;
    this.#list = list;
  }

  read(pointer: string): unknown {
    const segments = segmentsOf(pointer);
    const root = segments[0] ?? "";
    if (root === this.#layer) return readSegments(this.row, segments, 1);
    if (root === "index") return readSegments(this.#index, segments, 1);
    if (root !== currencyRoot) return this.#below.read(pointer);
    const around = this.#list === undefined ? undefined : currencyNear(this.#below, this.#list);
    return readSegments({ [this.#layer]: around }, segments, 1);
  }

  isFlagOn(flag: string): boolean {
    return this.#below.isFlagOn(flag);
  }

  sourceOf(pointer: string): string | undefined {
    const root = segmentsOf(pointer)[0] ?? "";
    if (root !== this.#layer && root !== "index" && root !== currencyRoot) return this.#below.sourceOf(pointer);
    return this.#layer === "row" ? `row ${this.#index + 1}` : this.#layer;
  }
}

/** So many rows of one list are remembered; beyond, the list begins anew, so that a file of all rows keeps no memory. */
const mostRemembered = 5_000;

const layers = new WeakMap<Scope, Map<string, RowScope>>();

/**
 * The scope of one row: `/row` (or what the layer is called) and `/index` on top of the scope around it. The same row
 * at the same place gets the same scope, so that what is drawn from it is not drawn again. `list` is the pointer that
 * the rows were read at: amounts without a currency of their own take the one that stands there.
 */
export function rowScope(below: Scope, layer: string, row: unknown, index: number, list?: string): Scope {
  let known = layers.get(below);
  if (!known) layers.set(below, (known = new Map<string, RowScope>()));
  const key = `${layer} ${index} ${list ?? ""}`;
  const found = known.get(key);
  if (found && Object.is(found.row, row)) return found;
  const scope = new RowScope(below, layer, row, index, list);
  if (known.size >= mostRemembered) known.clear();
  known.set(key, scope);
  return scope;
}
