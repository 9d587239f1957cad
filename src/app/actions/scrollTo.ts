import type { Verb } from "./Verb.ts";

/** Moves a node into view; where it is not shown, nothing happens. */
export const scrollTo: Verb<"scrollTo"> = (action, _scope, { device }) => {
  device.scrollTo(action.node);
  return { ok: true };
};
