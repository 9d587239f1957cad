import { leaveCentre } from "../routing/leaveCentre.ts";
import type { PlayerVerb } from "./ActionTools.ts";

/** Closes the centre and leaves the page below it. */
export const closeCentre: PlayerVerb<"closeCentre"> = (_action, _scope, { stores }) => {
  leaveCentre(stores);
  return { ok: true };
};
