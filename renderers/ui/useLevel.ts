import { useRef, useState } from "react";
import { useErrorText } from "#rendering/hooks/useErrorText.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { readPointer } from "#json/pointer.ts";

/** The first rows below a row, and how many there are as far as the answer says. */
export type Level =
  | { status: "folded" }
  | { status: "loading" }
  | { status: "failed"; message: string }
  | { status: "ready"; rows: readonly unknown[]; total: unknown };

/** Where an answer has the rows of a level, and how many there are, as JSON pointers. */
export interface LevelShape {
  select: string;
  total: string;
}

/** What is below a row, loaded when it is asked for; what was loaded stays. */
export function useLevel(
  call: string,
  params: Readonly<Record<string, unknown>>,
  { select, total }: LevelShape,
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
    setLevel({
      status: "ready",
      rows: Array.isArray(rows) ? rows : [],
      total: readPointer(outcome.value, total),
    });
  };
  return { level, load };
}
