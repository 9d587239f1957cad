import type { DrawnSchema } from "#rendering/hooks/useSchemaForm.ts";

/** One leaf of a document that is drawn. */
export type Leaf = Parameters<DrawnSchema["document"]["join"]>[0][number];

/**
 * Gathers the leaves that come and go while a document is drawn, and tells the document once: five hundred leaves
 * telling it one by one would take five hundred times as long.
 */
export class SchemaMembers {
  readonly #document: DrawnSchema["document"];
  #come = new Map<string, Leaf>();
  #gone = new Set<string>();

  constructor(document: DrawnSchema["document"]) {
    this.#document = document;
  }

  /** A leaf is drawn, until the returned function is called. */
  add(leaf: Leaf): () => void {
    this.#plan();
    this.#come.set(leaf.pointer, leaf);
    this.#gone.delete(leaf.pointer);
    return () => {
      this.#plan();
      if (this.#come.get(leaf.pointer) === leaf) this.#come.delete(leaf.pointer);
      this.#gone.add(leaf.pointer);
    };
  }

  #plan(): void {
    if (this.#come.size === 0 && this.#gone.size === 0) queueMicrotask(() => this.#tell());
  }

  #tell(): void {
    const [come, gone] = [[...this.#come.values()], this.#gone];
    this.#come = new Map();
    this.#gone = new Set();
    this.#document.join(come, gone);
  }
}
