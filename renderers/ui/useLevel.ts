import { useRef, useState } from "react";
import { useErrorText } from "#rendering/hooks/useErrorText.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { readPointer } from "#json/pointer.ts";

/** The rows below a row. */
export type Level =
  | { status: "folded" }
  | { status: "loading" }
  | { status: "failed"; message: string }
  | { status: "ready"; rows: readonly unknown[] };

/** What is below a row, loaded when it is asked for; what was loaded stays. `select` points to the rows in the answer. */
export function useLevel(
  call: string,
  params: Readonly<Record<string, unknown>>,
  select: string,
): { level: Level; load(): Promise<void> } {
  const { data } = useRendering();
  const { failureText } = useErrorText();
  const [level, setLevel] = useState<Level>({ status: "folded" });
  const asked = useRef(0);
  const load = async (): Promise<void> => {
    const mine = ++asked.current;
    setLevel({ status: "loading" });
    const outcome = await data.load(call, params);
    // Asked again meanwhile: the later answer counts.
    if (mine !== asked.current) return;
    if (!outcome.ok) return setLevel({ status: "failed", message: failureText(outcome) });
    const rows = readPointer(outcome.value, select);
    setLevel({ status: "ready", rows: Array.isArray(rows) ? rows : [] });
  };
  return { level, load };
}
