import type { PartNode } from "#contracts/config.ts";

/** A node that places a part. */
export type PlacedPart = Record<string, unknown> & PartNode;

/** Key of a part among the layouts. */
export function partKey(name: string): string {
  return `part/${name}`;
}

/** Is a layout a part of others, by its key? */
export function isPartKey(key: string): boolean {
  return key.startsWith(partKey(""));
}

/** Does an object place a part? */
export function isPlacedPart(value: Record<string, unknown>): value is PlacedPart {
  return value["kind"] === "part" && typeof value["part"] === "string";
}
