import { useCallback, useEffect, useMemo, useState } from "react";
import type { Fields } from "#contracts/config.ts";
import { isEqual } from "#json/equal.ts";
import type { DeclaredState } from "#stores/StateStore.ts";
import { useRendering } from "./useRendering.ts";

/** Filters that stand in the address. */
export interface KeptFilters {
  /** Whether the address was read: it is not, while a page that was drawn ahead is taken over. */
  isReady: boolean;
  /** What the address says, by field; what a field begins with where it says nothing. */
  values: Readonly<Record<string, unknown>>;
  /** What each field begins with where the address says nothing. */
  begins: Readonly<Record<string, unknown>>;
  /** Writes what differs into the address: as an entry of the history, or in the place of the one that is shown where nobody chose it. */
  write(values: Readonly<Record<string, unknown>>, isGiven?: boolean): void;
}

const texts = new Set(["text", "search"]);
const nothing: KeptFilters = { isReady: true, values: {}, begins: {}, write: () => undefined };

/** The filters of a document as they stand in the address. Without fields, and where there is no address, nothing is kept. */
export function useKeptFilters(fields: Fields | undefined, document: string): KeptFilters {
  const { states } = useRendering();
  const declared = useMemo(() => declaredBy(fields, document), [fields, document]);
  const [isOpen, setIsOpen] = useState(false);
  const isKept = fields !== undefined && states?.write !== undefined;
  useEffect(() => {
    if (!isKept) return undefined;
    const close = states.open(declared);
    // oxlint-disable-next-line react/set-state-in-effect -- the first drawing is the server's, which knows no query
    setIsOpen(true);
    return close;
  }, [states, declared, isKept]);
  const write = useCallback(
    (values: Readonly<Record<string, unknown>>, isGiven?: boolean) => {
      for (const [name, begin] of Object.entries(declared.state)) {
        const value = values[name] ?? begin;
        if (!isEqual(value, states?.read(declared, name))) states?.write?.(declared, name, value, isGiven);
      }
    },
    [states, declared],
  );
  if (!isKept) return nothing;
  const values = Object.fromEntries(Object.keys(declared.state).map((name) => [name, states.read(declared, name)]));
  return { isReady: isOpen, values, begins: declared.state, write };
}

function declaredBy(fields: Fields | undefined, document: string): DeclaredState {
  const state: Record<string, unknown> = {};
  for (const { name, widget, default: value } of fields ?? []) {
    const isWritten = value !== undefined && (typeof value !== "object" || value === null);
    state[name] = isWritten ? value : texts.has(widget) ? "" : null;
  }
  return { document, state, keep: Object.fromEntries(Object.keys(state).map((name) => [name, "address" as const])) };
}
