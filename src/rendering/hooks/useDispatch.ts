import { useMemo } from "react";
import type { Action } from "#contracts/config.ts";
import type { Outcome } from "#engine/index.ts";
import type { NodePlace } from "../NodePlace.ts";
import { useRendering } from "./useRendering.ts";

/** Does actions that a block knows by itself (`closeDialog`, `setLanguage`), in the scope of its node. */
export function useDispatch(at: NodePlace): (action: Action) => Promise<Outcome> {
  const { dispatch } = useRendering();
  return useMemo(() => (action) => dispatch(action, at.scope), [dispatch, at.scope]);
}
