import { useEffect, useRef, useState, type RefObject } from "react";
import type { NodePlace } from "#rendering/NodePlace.ts";
import { useStateMember } from "#rendering/hooks/useStateMember.ts";
import { focusControl } from "./focusControl.ts";

/** Which step of a form is shown, and the way to another one. */
interface FormStep {
  /** Its number from 0. */
  index: number;
  /** Stands on the step, which gets the focus when somebody comes to it. */
  group: RefObject<HTMLDivElement | null>;
  /** Goes to a step; a control in it gets the focus instead, where one is named. */
  go(id: string | undefined, control?: string): void;
  /** So many steps were left before the page was loaded anew: an address may lead to the one behind them. */
  reach(left: number): void;
  /** Begins anew: no step was left yet. */
  begin(): void;
}

/**
 * The step of a form: kept by the form, or in a member of the document's state (`/state/<name>`), which may stand in the address. An
 * address leads to no step that nobody has come to yet on this page: what was to be filled in before it is still missing.
 */
export function useFormStep(
  steps: readonly { readonly id: string }[],
  pointer: string | undefined,
  at: NodePlace,
): FormStep {
  const kept = useStateMember(pointer, at);
  const [own, setOwn] = useState<string>();
  const [reached, setReached] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  const control = useRef<string>(undefined);
  const wanted = kept ? kept.value : own;
  const found = Math.max(
    0,
    steps.findIndex(({ id }) => id === wanted),
  );
  const index = kept ? Math.min(found, reached) : found;
  const shown = steps[index]?.id;
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    const asked = control.current;
    control.current = undefined;
    if (asked === undefined) group.current?.focus();
    else focusControl(asked);
  }, [shown]);
  const show = (id: string) => {
    if (kept) kept.write(id);
    else setOwn(id);
  };
  return {
    index,
    group,
    go(id, asked) {
      const target = steps.findIndex((step) => step.id === id);
      if (id === undefined || target < 0) return;
      control.current = asked;
      setReached(Math.max(reached, target));
      show(id);
    },
    reach: (left) => setReached(Math.max(reached, left)),
    begin() {
      setReached(0);
      if (steps[0]) show(steps[0].id);
    },
  };
}
