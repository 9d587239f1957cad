import type { DeclaredState } from "#stores/StateStore.ts";
import type { NodePlace } from "../NodePlace.ts";
import { useRendering } from "./useRendering.ts";

/** Beginning of the pointers to members of a document's state. */
export const memberPrefix = "/state/";

/** A member of a document's state, as it is now. */
interface StateMember {
  value: unknown;
  write(value: unknown): void;
}

/** The member of the state of the node's document at a pointer, `/state/<name>`; undefined where the document declares none. Observed. */
export function useStateMember(pointer: string | undefined, at: NodePlace): StateMember | undefined {
  const { states } = useRendering();
  if (!pointer?.startsWith(memberPrefix)) return undefined;
  const declared = at.scope.read("/$document") as DeclaredState | undefined;
  const name = pointer.slice(memberPrefix.length);
  if (!declared || !states?.write || !Object.hasOwn(declared.state, name)) return undefined;
  return { value: states.read(declared, name), write: (value) => states.write?.(declared, name, value) };
}
