import type { Diagnostic } from "#contracts/api.ts";
import { isBroken, type OpenedDocument } from "#engine/index.ts";

/** The document door (`openDocument`). */
export type OpenLayout = (layout: unknown, name: string, previous?: OpenedDocument) => OpenedDocument;

interface DocumentSource {
  /** Opens a layout that `read` or `spare` gave. */
  openLayout: OpenLayout;
  /** The layout under a key, as published; observed. */
  read(key: string): unknown;
  /** The layout that comes with the program, for a key whose published one cannot be shown at all. */
  spare?(key: string): unknown;
  /** Why a document cannot serve under its key; undefined where it can. */
  errorOf?(key: string, document: OpenedDocument): Omit<Diagnostic, "document"> | undefined;
  report(problem: Diagnostic): void;
}

/**
 * Opens documents as they are asked for, each layout once, and reports what is wrong with it. A newer layout under the
 * same key keeps the parts of the one before that did not change. In the place of one of which nothing is left stands the
 * program's own.
 */
export function createDocuments(source: DocumentSource): (key: string) => OpenedDocument | undefined {
  const { openLayout, read, spare, errorOf, report } = source;
  const opened = new Map<string, { layout: unknown; document: OpenedDocument }>();
  const open = (key: string, layout: unknown, before: OpenedDocument | undefined): OpenedDocument => {
    const document = openLayout(layout, key, before);
    const error = errorOf?.(key, document);
    const problems = error ? [...document.problems, { document: key, ...error }] : document.problems;
    const own = error || isBroken(document.root) ? spare?.(key) : undefined;
    if (own === undefined || own === layout) return document;
    return { ...openLayout(own, key, before), problems };
  };
  return (key) => {
    const layout = read(key);
    if (layout === undefined) return undefined;
    const known = opened.get(key);
    if (known && known.layout === layout) return known.document;
    const document = open(key, layout, known?.document);
    opened.set(key, { layout, document });
    // Reports may change what is observed; that must not happen while something is being drawn.
    if (document.problems.length > 0) queueMicrotask(() => document.problems.forEach(report));
    return document;
  };
}
