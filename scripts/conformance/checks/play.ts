import type { Check } from "../Check.ts";
import type { ValueOf } from "#contracts/api.ts";
import { tokenOf } from "../asked.ts";
import { demand, NotTried } from "../demand.ts";
import { demandPart } from "../demandPart.ts";

const off = "Your flags do not offer it (RESPONSIBLEPLAY3).";

/** Responsible play: the session clock, the reality check, and limits. No check is answered that is due. */
export const playChecks: readonly Check[] = [
  {
    call: "getPlaySession",
    title: "tells how long the session has lasted and when the next check is due",
    run: async (visitor) => {
      const token = await tokenOf(visitor);
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
      const token = await tokenOf(visitor);
      const body = { number: 2_000_000_000, answer: "goOn" };
      const reply = await visitor.call("answerRealityCheck", { token, body });
      if (reply.code === "feature_off") throw new NotTried(off);
      const value = reply.value as { isCounted?: boolean } | null;
      demand(value?.isCounted !== true, "It counts the answer.");
    },
  },
  {
    call: "getPlayLimits",
    title: "tells each limit, and how long a raise waits",
    run: async (visitor) => {
      const reply = await visitor.call("getPlayLimits", { token: await tokenOf(visitor) });
      if (reply.code === "feature_off") throw new NotTried(off);
      demandPart("/wps/play/limits", reply);
      demand(reply.success, `It refuses: ${reply.code}`);
      const { raiseHours, rows } = reply.value as ValueOf<"getPlayLimits">;
      demand(raiseHours > 0, "A limit that is raised holds at once.");
      const missing = ["deposit", "loss", "time"].filter((kind) => rows.every((row) => row.kind !== kind));
      demand(missing.length === 0, `It leaves out limits of: ${missing.join(", ")}`);
    },
  },
  {
    call: "setPlayLimit",
    title: "sets no limit below nothing",
    run: async (visitor) => {
      const body = { kind: "deposit", period: "day", amount: -1 };
      const reply = await visitor.call("setPlayLimit", { token: await tokenOf(visitor), body });
      if (reply.code === "feature_off") throw new NotTried(off);
      demandPart("/wps/play/limits", reply);
      demand(!reply.success, "It sets a limit of -1.");
    },
  },
];
