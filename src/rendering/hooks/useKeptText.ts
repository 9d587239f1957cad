import { useCallback, useMemo, useState } from "react";
import type { Fields } from "#contracts/config.ts";
import { useKeptFilters } from "./useKeptFilters.ts";

/** A text that is typed, and may stand in the address. */
export interface KeptText {
  value: string;
  type(value: string): void;
  /** Writes what is typed into the address, as an entry of the history. */
  keep(): void;
}

/** A text of a document under a name of its own. The address may change by itself: a link leads here, or the way back. */
export function useKeptText(name: string, document: string, isKept: boolean): KeptText {
  const fields: Fields = useMemo(() => [{ name, widget: "search", label: name }], [name]);
  const { values, isReady, write } = useKeptFilters(isKept ? fields : undefined, document);
  const stands = String(values[name] ?? "");
  const [typed, setTyped] = useState("");
  const [seen, setSeen] = useState("");
  const [written, setWritten] = useState("");
  if (isKept && isReady && seen !== stands) {
    setSeen(stands);
    if (stands !== written) setTyped(stands);
    setWritten(stands);
  }
  const keep = useCallback(() => {
    if (!isKept || !isReady || typed === stands) return;
    setWritten(typed);
    write({ [name]: typed });
  }, [isKept, isReady, typed, stands, name, write]);
  return { value: typed, type: setTyped, keep };
}
