import type { Check } from "../Check.ts";
import { demand, NotTried } from "../demand.ts";
import { demandPart } from "../demandPart.ts";

/** Promotions and rewards: what everybody is told, and what somebody may claim. Nothing is claimed. */
export const promotionChecks: readonly Check[] = [
  {
    call: "listPromotions",
    title: "tells promotions by type, and nothing of one that is not there",
    run: async (visitor) => {
      const reply = await visitor.call("listPromotions");
      demandPart("/wps/promotion", reply);
      demand(reply.success, `It refuses: ${reply.code}`);
      const { types, rows } = reply.value as { types: { id: string }[]; rows: { type: string }[] };
      const known = new Set(types.map(({ id }) => id));
      demand(
        rows.every(({ type }) => known.has(type)),
        "A promotion has a type that is not listed.",
      );
      const none = await visitor.call("listPromotions", { query: { id: "none-such" } });
      const found = none.value as { rows: unknown[] } | null;
      demand(found?.rows.length === 0, "It tells of a promotion that is not there.");
    },
  },
  {
    call: "getRewardSummary",
    title: "counts what can be claimed as the list does",
    run: async (visitor) => {
      const token = await visitor.tokenOf("player");
      if (token === undefined) throw new NotTried("No --account was given.");
      const reply = await visitor.call("getRewardSummary", { token });
      demandPart("/wps/reward", reply);
      const list = await visitor.call("listRewards", { token, query: { state: "claimable" } });
      const { claimable } = reply.value as { claimable: number };
      const { total } = list.value as { total: number };
      demand(claimable === total, `It counts ${claimable}, and the list has ${total}.`);
    },
  },
];
