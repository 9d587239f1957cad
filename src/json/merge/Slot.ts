/** A place in a document: a value, or nothing at all (which JSON's null is not). */
export type Slot = { value: unknown } | undefined;

/** The slot of an object's own member. */
export function slotOf(object: Record<string, unknown> | undefined, key: string): Slot {
  return object !== undefined && Object.hasOwn(object, key) ? { value: object[key] } : undefined;
}
