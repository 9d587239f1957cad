import { useEffect, useRef, useState } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { useErrorText } from "#rendering/hooks/useErrorText.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { openIndex, type OpenedIndex } from "./finder/openIndex.ts";

/** How far the index of a search is. */
export type IndexState =
  | { status: "loading" }
  | { status: "ready"; index: OpenedIndex }
  | { status: "failed"; message: string; retry(): Promise<void> };

/** What loading has come to, and what was asked for. */
interface Loaded {
  asked: string;
  index?: OpenedIndex;
  message?: string;
}

/** The last index that was read: a dialog that is opened again has it at once. */
let last: { key: string; index: OpenedIndex } | undefined;

/** The index of a search, loaded and read once; undefined for a search that has none. */
export function useIndex({ call, params, select, index: wanted }: BlockProps<"search">): IndexState | undefined {
  const { data } = useRendering();
  const { failureText } = useErrorText();
  const given = Object.fromEntries(Object.entries(params ?? {}).map(([name, { value }]) => [name, value]));
  const key = call === undefined || wanted === undefined ? undefined : JSON.stringify({ call, given, select, wanted });
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const asked = `${tries} ${key ?? ""}`;
  const load = async (signal: AbortSignal): Promise<void> => {
    if (call === undefined || wanted === undefined || key === undefined || last?.key === key) return;
    const outcome = await data.load(call, given, signal);
    if (signal.aborted) return;
    if (!outcome.ok) return setLoaded({ asked, message: failureText(outcome) });
    try {
      const index = await openIndex(outcome.value, { ...wanted, select });
      last = { key, index };
      if (!signal.aborted) setLoaded({ asked, index });
    } catch {
      // What nobody can read is as good as what nobody could load.
      if (!signal.aborted) setLoaded({ asked, message: failureText({ ok: false, code: "unreadable_answer" }) });
    }
  };
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    const stop = new AbortController();
    void latest.current(stop.signal);
    return () => stop.abort();
  }, [asked]);
  if (key === undefined) return undefined;
  if (last?.key === key) return { status: "ready", index: last.index };
  if (loaded?.asked !== asked) return { status: "loading" };
  if (loaded.index) return { status: "ready", index: loaded.index };
  return { status: "failed", message: loaded.message ?? "", retry: async () => setTries(tries + 1) };
}
