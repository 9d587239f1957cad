import { nodeShapes, type Shape } from "#contracts/nodeShapes.ts";

const shapes: Readonly<Record<string, Readonly<Record<string, Shape>>>> = nodeShapes;

/** What the properties of a kind hold; nothing is known of a kind that the language does not have. */
export function shapesOf(kind: string): Readonly<Record<string, Shape>> {
  return Object.hasOwn(shapes, kind) ? (shapes[kind] ?? {}) : {};
}
