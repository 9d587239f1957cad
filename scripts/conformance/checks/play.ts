import type { Check } from "../Check.ts";
import { demand, NotTried } from "../demand.ts";

const off = "Your flags do not offer it (RESPONSIBLEPLAY3).";

/** Responsible play: the session clock, and the reality check. No check is answered that is due. */
export const playChecks: readonly Check[] = [
  {
    call: "getPlaySession",
    title: "tells how long the session has lasted and when the next check is due",
    run: async (visitor) => {
      const token = await visitor.tokenOf("player");
      if (token === undefined) throw new NotTried("No --account was given.");
      const reply = await visitor.call("getPlaySession", { token });
      if (reply.code === "feature_off") throw new NotTried(off);
      demand(reply.success, `It refuses: ${reply.code}`);
      const { startedAt, check } = reply.value as { startedAt: string; check: { dueAt: string; number: number } };
      demand(new Date(check.dueAt) > new Date(startedAt), "The check is due before the session began.");
      const again = await visitor.call("getPlaySession", { token });
      const { startedAt: then } = again.value as { startedAt: string };
      demand(then === startedAt, "Asked a second time, it names another beginning.");
    },
  },
  {
    call: "answerRealityCheck",
    title: "counts no answer to a check that nobody was shown",
    run: async (visitor) => {
      const token = await visitor.tokenOf("player");
      if (token === undefined) throw new NotTried("No --account was given.");
      const body = { number: 2_000_000_000, answer: "goOn" };
      const reply = await visitor.call("answerRealityCheck", { token, body });
      if (reply.code === "feature_off") throw new NotTried(off);
      const value = reply.value as { isCounted?: boolean } | null;
      demand(value?.isCounted !== true, "It counts the answer.");
    },
  },
];
