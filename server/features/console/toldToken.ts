import type { FoundToken } from "./findToken.ts";

/** Why a known token opens nothing, in a sentence. */
export function toldToken({ state }: Pick<FoundToken, "state">): string {
  return state === "over"
    ? "The time of this token is over: please make another one."
    : "This token was ended: please make another one.";
}
