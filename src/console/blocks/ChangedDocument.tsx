import type { ReactElement, ReactNode } from "react";
import { isRecord } from "#json/isRecord.ts";
import { readPointer, segmentsOf, toPointer } from "#json/pointer.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { nodeRows } from "../pages/nodeRows.ts";
import { nodeWords } from "../pages/nodeWords.ts";
import { siteTextOf } from "../siteTextOf.ts";
import { useReader } from "../useReader.ts";

interface ChangedDocumentProps {
  /** The place of the document, or of the node, in the site. */
  pointer: string;
  value: unknown;
  /** The node that is shown with all inside it. */
  root: unknown;
  /** The document as it is written. */
  children: ReactNode;
}

/** Nodes that are told; of more the number is. */
const shown = 16;
/** Steps to the inside that are shown as such. */
const deepestStep = 6;

/** A document or a node as the desk of pages tells it: what it is made of, line by line; below it as it is written. */
export function ChangedDocument({ pointer, value, root, children }: ChangedDocumentProps): ReactElement {
  const translate = useFixedText();
  const reader = useReader();
  const { draft } = useConsoleTools();
  const [part = "", name = ""] = segmentsOf(pointer);
  // The texts of a page document go with it.
  const own = { texts: readPointer(value, "/texts") ?? readPointer(draft.site, toPointer(part, name, "texts")) };
  const textOf = (key: string) => siteTextOf(key, own, reader) ?? siteTextOf(key, draft.site, reader) ?? key;
  const rows = nodeRows(root).filter(({ type }) => type === "node");
  return (
    <div className="value-document">
      <ul className="value-nodes">
        {rows.slice(0, shown).map((row) => {
          const { word, about } = nodeWords(row, translate, textOf);
          return (
            <li key={row.pointer} style={{ paddingInlineStart: `${Math.min(row.depth, deepestStep)}rem` }}>
              <strong>{word}</strong> <bdi>{about}</bdi>
            </li>
          );
        })}
        {rows.length > shown ? (
          <li className="value-more">{translate("console.changes.more", { count: rows.length - shown })}</li>
        ) : null}
      </ul>
      <details>
        <summary>{translate("console.changes.json")}</summary>
        {children}
      </details>
    </div>
  );
}

/** The node that a document begins with, or the value itself where it is a node; undefined where it is neither. */
export function rootOf(value: unknown): Record<string, unknown> | undefined {
  const candidates = [value, readPointer(value, "/root"), readPointer(value, "/layout/root")];
  return candidates.filter(isRecord).find(({ kind }) => typeof kind === "string");
}
