import { readSegments, segmentsOf } from "#json/pointer.ts";
import type { Pointer } from "#contracts/config.ts";

/** What bindings and conditions read. Reads are observed by whoever observes the sources behind it. */
export interface Scope {
  /** The value at a pointer (`/session/account`); undefined where nothing is. Never throws. */
  read(pointer: Pointer): unknown;
  /** Is the feature on? Unknown is off. */
  isFlagOn(flag: string): boolean;
  /** Which layer answers for a pointer: its name and depth for people ("row 3", "site"); undefined where none does. */
  sourceOf(pointer: Pointer): string | undefined;
}

/** The roots of a layer: `{ session: () => … }` answers for `/session/…`. Each is read anew, so that reads are observed. */
export type ScopeRoots = Readonly<Record<string, () => unknown>>;

/** The scope that everything on the site shares. */
export function createScope(roots: ScopeRoots, isFlagOn: (flag: string) => boolean, name = "site"): Scope {
  return scopeOf(new Map(Object.entries(roots)), name, {
    read: () => undefined,
    isFlagOn,
    sourceOf: () => undefined,
  });
}

/**
 * A scope with one more layer on top (a row, a form, a dialog): its roots answer first, the others as before. `name`
 * says which for people: `row 3`.
 */
export function layerScope(below: Scope, roots: ScopeRoots, name: string): Scope {
  return scopeOf(new Map(Object.entries(roots)), name, below);
}

function scopeOf(roots: ReadonlyMap<string, () => unknown>, name: string, below: Scope): Scope {
  const rootOf = (pointer: string) => roots.get(segmentsOf(pointer)[0] ?? "");
  return {
    read(pointer) {
      const root = rootOf(pointer);
      return root ? readSegments(root(), segmentsOf(pointer), 1) : below.read(pointer);
    },
    isFlagOn: (flag) => below.isFlagOn(flag),
    sourceOf: (pointer) => (rootOf(pointer) ? name : below.sourceOf(pointer)),
  };
}
