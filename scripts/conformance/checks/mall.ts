import { createHash } from "node:crypto";
import type { Check } from "../Check.ts";
import type { Visitor } from "../createVisitor.ts";
import { asked, tokenOf } from "../asked.ts";
import { demand, NotTried } from "../demand.ts";
import { demandPart } from "../demandPart.ts";

/** Points, activities, missions and invitations: what is shown, and that nothing is had without its price. Nothing is changed. */
export const mallChecks: readonly Check[] = [
  {
    call: "getPointsBalance",
    title: "tells the points",
    run: async (visitor) => {
      const reply = await asked(visitor, "/wps/points", "getPointsBalance");
      demand((reply as { balance: number }).balance >= 0, "The balance is below nothing.");
    },
  },
  {
    call: "listPointRewards",
    title: "never has more of a reward left than there are",
    run: async (visitor) => {
      const { rows } = (await asked(visitor, "/wps/points", "listPointRewards")) as {
        rows: { quantity: number; available: number }[];
      };
      const isRight = rows.every(({ quantity, available }) => available <= quantity);
      demand(isRight, "More is left of a reward than there was.");
    },
  },
  {
    call: "redeemPointReward",
    title: "gives nothing for a wrong payment password",
    run: async (visitor) => {
      const token = await tokenOf(visitor);
      const reply = await visitor.call("redeemPointReward", {
        token,
        clear: {
          reward: crypto.randomUUID(),
          address: "12 Street 178",
          countryDialingCode: "855",
          mobileNum: "12345678",
          paymentPassword: "no such password",
        },
      });
      demandPart("/wps/points", reply);
      demand(!reply.success, "It redeems with a wrong payment password.");
    },
  },
  {
    call: "listActivities",
    title: "tells of activities",
    run: async (visitor) => void (await asked(visitor, "/wps/activity", "listActivities")),
  },
  {
    call: "getRaffle",
    title: "tells the promise of a raffle, and the seed once it was drawn",
    run: async (visitor) => {
      const reply = await visitor.call("getRaffle", { path: { id: await raffleOf(visitor) } });
      const { seedHash, seed } = reply.value as { seedHash: string; seed: string | null };
      const isKept = seed === null || createHash("sha256").update(seed).digest("hex") === seedHash;
      demand(reply.success && isKept, "The seed is not the one that was promised.");
    },
  },
  {
    call: "listRaffleTickets",
    title: "shows every ticket to anybody",
    run: async (visitor) => {
      const reply = await visitor.call("listRaffleTickets", { path: { id: await raffleOf(visitor) } });
      demand(reply.success, `It refuses: ${reply.code}`);
    },
  },
  {
    call: "claimRaffle",
    title: "pays nothing for a raffle that is not there",
    run: async (visitor) => {
      const token = await tokenOf(visitor);
      // What is not there answers the same as a raffle that is not: the part is asked for first.
      await asked(visitor, "/wps/promotion", "listPromotions");
      const reply = await visitor.call("claimRaffle", {
        token,
        body: { activity: crypto.randomUUID() },
      });
      demand(!reply.success, "It pays for a raffle that is not there.");
    },
  },
  {
    call: "getMissionSummary",
    title: "counts what can be claimed",
    run: async (visitor) => {
      const { rows, claimable } = (await asked(visitor, "/wps/mission", "getMissionSummary")) as {
        rows: { state: string }[];
        claimable: number;
      };
      const found = rows.filter(({ state }) => state === "claimable").length;
      demand(found === claimable, `It counts ${claimable} that can be claimed; ${found} are.`);
    },
  },
  {
    call: "getMissionLeaderboard",
    title: "ranks the best first",
    run: async (visitor) => {
      const { rows } = (await asked(visitor, "/wps/mission", "getMissionLeaderboard")) as {
        rows: { amount: number }[];
      };
      const isSorted = rows.every(({ amount }, place) => amount <= (rows[place - 1]?.amount ?? amount));
      demand(isSorted, "A lower amount stands before a higher one.");
    },
  },
  {
    call: "getReferral",
    title: "has a link to invite with",
    run: async (visitor) => {
      const { link } = (await asked(visitor, "/wps/member/referral", "getReferral")) as { link: string };
      demand(/^https?:\/\//.test(link), "The link is no whole address.");
    },
  },
  {
    call: "getPlayerRank",
    title: "tells the rank",
    run: async (visitor) => void (await asked(visitor, "/wps/member/rank", "getPlayerRank")),
  },
];

async function raffleOf(visitor: Visitor): Promise<string> {
  const { rows } = (await asked(visitor, "/wps/activity", "listActivities")) as {
    rows: { id: string; kind: string }[];
  };
  const id = rows.find(({ kind }) => kind === "raffle")?.id;
  if (id === undefined) throw new NotTried("There is no raffle.");
  return id;
}
