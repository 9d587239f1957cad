import { useEffect, useRef } from "react";
import { keepDraft } from "#forms/keepDraft.ts";
import { isRecord } from "#json/isRecord.ts";
import type { DeclaredState } from "#stores/StateStore.ts";
import { draftName, initialOf, type DrawnForm } from "./useForm.ts";
import { memberPrefix } from "./useStateMember.ts";
import { useRendering } from "./useRendering.ts";

/**
 * Keeps what is typed into a form in a member of the document's state (`/state/<name>`), with the account that typed it and what the
 * form is about: nobody else is shown it, nor another dialog. `onBack` is told once what was kept is back.
 */
export function useKeptDraft(drawn: DrawnForm | undefined, pointer: string | undefined, onBack?: () => void): void {
  const { states } = useRendering();
  const told = useRef(onBack);
  useEffect(() => void (told.current = onBack));
  const form = drawn?.form;
  const at = drawn?.at;
  // The state of a document is there after the first drawing of it, and so after every layout effect.
  useEffect(() => {
    if (!form || !at || !states?.write || !pointer?.startsWith(memberPrefix)) return undefined;
    const declared = at.scope.read("/$document") as DeclaredState | undefined;
    const name = pointer.slice(memberPrefix.length);
    if (!declared || !isRecord(declared.state[name])) return undefined;
    const about = () => [draftName(form.descriptor, at), at.scope.read("/session/account") ?? ""].join(" ");
    const place = {
      read: () => {
        const kept = states.read(declared, name);
        return isRecord(kept) && kept["of"] === about() ? kept["typed"] : undefined;
      },
      write: (typed: Readonly<Record<string, unknown>>) =>
        states.write?.(declared, name, Object.keys(typed).length === 0 ? {} : { of: about(), typed }),
    };
    const stop = keepDraft(form, place, () => initialOf(form.descriptor, { at }));
    told.current?.();
    return stop;
  }, [form, at, states, pointer]);
}
