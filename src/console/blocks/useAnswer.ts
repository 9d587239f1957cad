import { useEffect, useState } from "react";
import type { OperationId, ValueOf } from "#contracts/api.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";

/** How far a call is that a block makes by itself. */
export type AnswerState<Value> = { status: "loading" } | { status: "ready"; value: Value } | { status: "failed" };

/** Makes a call while the caller is drawn, anew when its parameters or the mark of what it is about change. `again` asks once more after a failure. */
export function useAnswer<Id extends OperationId>(
  id: Id,
  params: Readonly<Record<string, string>>,
  mark = "",
): { state: AnswerState<ValueOf<Id>>; again(): void } {
  const { data } = useRendering();
  const [tries, setTries] = useState(0);
  const name = JSON.stringify(params);
  // What was answered to something else is no answer to this.
  const asked = `${id} ${name} ${mark} ${tries}`;
  const [answered, setAnswered] = useState<{ to: string; state: AnswerState<ValueOf<Id>> }>();
  useEffect(() => {
    const giveUp = new AbortController();
    void data.load(id, JSON.parse(name) as Record<string, string>, giveUp.signal).then((answer) => {
      if (giveUp.signal.aborted) return;
      const state = answer.ok ? { status: "ready" as const, value: answer.value as ValueOf<Id> } : failed;
      setAnswered({ to: asked, state });
    });
    return () => giveUp.abort();
  }, [data, id, name, asked]);
  return { state: answered?.to === asked ? answered.state : loading, again: () => setTries(tries + 1) };
}

const loading = { status: "loading" } as const;
const failed = { status: "failed" } as const;
