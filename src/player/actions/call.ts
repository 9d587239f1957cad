import { createChunk } from "#rendering/createChunk.ts";
import { createCall } from "#app/actions/createCall.ts";
import type { ActionTools } from "./ActionTools.ts";
import { untilLoggedIn } from "./untilLoggedIn.ts";

/** What the program knows of single calls comes with the first of them, or with a later one where it could not be had. */
const rules = createChunk("src/player/actions/callRules.ts", () => import("./callRules.ts"));
const loadRules = async () => (await rules.load().catch(() => undefined))?.callRules;

/** A player's call: one that pages may make, with a proof of work where it sends a code. */
export const call = createCall<ActionTools>({
  async before(...asked) {
    const known = await loadRules();
    // Without a network its rules cannot be fetched either: the call failed as it would have.
    return (
      (await known?.readyFor(...asked)) ?? { failure: { kind: "network", code: "network", message: "", details: {} } }
    );
  },
  /** What needs a login waits for it, with all that was typed, and is done once then. */
  async mayRepeat({ kind }, tools) {
    return kind === "unauthorized" && (await untilLoggedIn(tools));
  },
  async succeeded(name, value, { stores }) {
    const unread = (value as { unread?: unknown } | null)?.unread;
    if (typeof unread === "number") stores.messages.set(unread);
    (await loadRules())?.renew(name, stores);
  },
  async otherwise(failure, action, tools) {
    return (await loadRules())?.warnOfCode(failure, action.call, tools);
  },
});
