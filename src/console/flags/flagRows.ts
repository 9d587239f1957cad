import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";

/** Why a feature is off although it is switched on. */
export type OffBecause = { above: string } | { elsewhere: true };

/** A feature as the table of features shows it. */
export interface FlagRow {
  id: string;
  /** Place in the tree, from its root. */
  pointer: string;
  depth: number;
  hasChildren: boolean;
  /** Its own switch. */
  isSwitchedOn: boolean;
  /** Whether visitors have it. */
  isOn: boolean;
  /** Is it for some of the visitors alone? */
  isForSome: boolean;
  /** Who decides about it; undefined where nobody is named. */
  owner?: string;
  /** Undefined where its own switch says it all. */
  because?: OffBecause;
}

interface Open {
  node: unknown;
  pointer: string;
  depth: number;
  /** The nearest feature above that is switched off. */
  off: string | undefined;
}

/**
 * The features below the root of a tree, in order, each with whether it is on and why, by the rules of `compileFlags`: nothing
 * below what is off, and nothing that is off in another place.
 */
export function flagRows(root: unknown): FlagRow[] {
  const rows: FlagRow[] = [];
  const offSomewhere = new Set<string>();
  const open = childrenOf(
    root,
    "",
    0,
    isRecord(root) && root["enabled"] === "1" ? undefined : nameOf(root),
  ).toReversed();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, pointer, depth, off } = next;
    if (!isRecord(node)) continue;
    const id = nameOf(node);
    const isSwitchedOn = node["enabled"] === "1";
    const isOn = isSwitchedOn && off === undefined;
    if (!isOn) offSomewhere.add(id);
    const below = childrenOf(node, pointer, depth + 1, off ?? (isSwitchedOn ? undefined : id));
    const { owner } = node;
    const because = isSwitchedOn && off !== undefined ? { because: { above: off } } : {};
    rows.push({
      id,
      pointer,
      depth,
      hasChildren: below.length > 0,
      isSwitchedOn,
      isOn,
      isForSome: isRecord(node["audience"]),
      ...because,
      ...(typeof owner === "string" && { owner }),
    });
    open.push(...below.toReversed());
  }
  return rows.map((row) =>
    row.isOn && offSomewhere.has(row.id) ? { ...row, isOn: false, because: { elsewhere: true } } : row,
  );
}

function childrenOf(node: unknown, pointer: string, depth: number, off: string | undefined): Open[] {
  const children = isRecord(node) ? node["childrenNodes"] : undefined;
  if (!Array.isArray(children)) return [];
  return children.map((child: unknown, index) => ({
    node: child,
    pointer: pointer + toPointer("childrenNodes", index),
    depth,
    off,
  }));
}

function nameOf(node: unknown): string {
  const id = isRecord(node) ? node["modId"] : undefined;
  return typeof id === "string" ? id : "";
}

/** What each row is known by while others come and go: its name, and of those with the same name which one it is. */
export function rowKeys(rows: readonly FlagRow[]): string[] {
  const counts = new Map<string, number>();
  return rows.map(({ id }) => {
    const nth = (counts.get(id) ?? 0) + 1;
    counts.set(id, nth);
    return `${id} ${nth}`;
  });
}

/** The names of the features that are on. */
export function featuresOn(root: unknown): ReadonlySet<string> {
  return new Set(flagRows(root).flatMap(({ id, isOn }) => (isOn ? [id] : [])));
}

/** The tree with these places switched; everything else keeps its identity. */
export function withSwitches(root: unknown, pointers: ReadonlySet<string>, isOn: boolean, at = ""): unknown {
  if (!isRecord(root)) return root;
  const before = Array.isArray(root["childrenNodes"]) ? (root["childrenNodes"] as unknown[]) : [];
  const after = before.map((child, index) =>
    withSwitches(child, pointers, isOn, at + toPointer("childrenNodes", index)),
  );
  const isSame = before.every((child, index) => child === after[index]);
  const enabled = pointers.has(at) ? (isOn ? "1" : "0") : root["enabled"];
  if (isSame && enabled === root["enabled"]) return root;
  return { ...root, enabled, ...(isSame ? {} : { childrenNodes: after }) };
}

/** Which features come and go where one tree takes the place of another. */
export function flagsThatTurn(before: unknown, after: unknown): { on: string[]; off: string[] } {
  const [was, is] = [featuresOn(before), featuresOn(after)];
  return { on: [...is.difference(was)], off: [...was.difference(is)] };
}
