import { openDocument, type OpenedDocument } from "#engine/index.ts";
import type { Problem } from "#contracts/entities.ts";

interface DocumentSource {
  /** The layout under a key, as published; observed. */
  read(key: string): unknown;
  report(problem: Problem): void;
}

/**
 * Opens documents as they are asked for, each layout once, and reports what is wrong with it. A newer layout under the
 * same key keeps the parts of the one before that did not change.
 */
export function createDocuments({ read, report }: DocumentSource): (key: string) => OpenedDocument | undefined {
  const opened = new Map<string, { layout: unknown; document: OpenedDocument }>();
  return (key) => {
    const layout = read(key);
    if (layout === undefined) return undefined;
    const known = opened.get(key);
    if (known && known.layout === layout) return known.document;
    const document = openDocument(layout, key, known?.document);
    opened.set(key, { layout, document });
    // Reports may change what is observed; that must not happen while something is being drawn.
    if (document.problems.length > 0) queueMicrotask(() => document.problems.forEach(report));
    return document;
  };
}
