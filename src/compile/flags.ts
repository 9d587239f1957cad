import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";
import type { SchemaError } from "#json/schema.ts";

/** Deeper trees are cut: no brand nests features this far, and a hostile tree must not exhaust the stack. */
const deepestNode = 64;

const featureName = /^[A-Za-z0-9_.-]{1,64}$/;

/** Errors of a tree that are told; with more than that, something basic is wrong. */
const mostFaults = 100;

interface Place {
  node: unknown;
  enabled: boolean;
  depth: number;
  /** Undefined for the root. */
  above?: Place;
  index?: number;
}

/** Whether a feature that says whom it is for is for who looks. */
export type Reaches = (audience: unknown, name: string) => boolean;

const nobody: Reaches = () => false;

/**
 * The features of a tree that are on (access specification, sections 3 and 6): `enabled` is exactly "1", and so is
 * every node above. A feature that stands in several places is on only if it is on in each of them, because an
 * operator who switches something off must not be overruled by a forgotten copy. Never throws: what is not a node is
 * passed over, and the result answers `has` in constant time. A feature that is for some only is off unless `reaches` says otherwise. `tell` hears of every node that is off because of how it is
 * written: no node, no name, neither "1" nor "0", too deep.
 */
export function compileFlags(
  root: unknown,
  tell: (error: SchemaError) => void = () => undefined,
  reaches: Reaches = nobody,
): ReadonlySet<string> {
  const on = new Set<string>();
  const off = new Set<string>();
  let errors = 0;
  const open: Place[] = [{ node: root, enabled: true, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const place: Place = next;
    const { node, depth } = place;
    const refuse = (reason: string, ...below: string[]) => {
      if (errors < mostFaults) tell({ pointer: pointerOf(place) + toPointer(...below), reason });
      errors += 1;
    };
    if (!isRecord(node)) {
      refuse("a feature is an object; this one is off");
      continue;
    }
    if (depth > deepestNode) {
      refuse(`features are nested deeper than ${deepestNode}; this one and all below it are off`);
      continue;
    }
    const id = node["modId"];
    const isMeant = () => node["audience"] === undefined || (typeof id === "string" && reaches(node["audience"], id));
    const enabled = next.enabled && node["enabled"] === "1" && isMeant();
    if (typeof id === "string") (enabled ? on : off).add(id);
    if (typeof id !== "string") refuse("a feature has a name; this one is off", "modId");
    else if (!featureName.test(id)) refuse("a feature's name is letters, digits and _ . -, at most 64", "modId");
    if (node["enabled"] !== "1" && node["enabled"] !== "0") refuse('only "1" is on; this one is off', "enabled");
    const children = node["childrenNodes"];
    if (Array.isArray(children)) {
      for (const [index, child] of (children as unknown[]).entries())
        open.push({ node: child, enabled, depth: depth + 1, above: place, index });
    } else if (children !== undefined) refuse("features below are a list; there are none", "childrenNodes");
  }
  for (const id of off) on.delete(id);
  return on;
}

/** Made only for what is told: a tree without an error costs nothing more. */
function pointerOf({ above, index = 0 }: Place): string {
  return above ? pointerOf(above) + toPointer("childrenNodes", index) : "";
}
