import type { Check } from "../Check.ts";
import { demand } from "../demand.ts";
import { demandPart } from "../demandPart.ts";

const round = { transaction: "conformance", round: "conformance" };
const money = { ...round, amount: 1, currency: "USD" };
const session = "00000000-0000-4000-8000-000000000000";

const bodies = {
  openVendorPlay: { token: "A".repeat(43) },
  readVendorBalance: { session },
  debitVendorRound: { ...money, session },
  creditVendorRound: money,
  rollBackVendorRound: round,
} as const;

/** What vendors of games ask of the wallet: nobody is believed who did not sign. */
export const vendorChecks: readonly Check[] = (Object.keys(bodies) as (keyof typeof bodies)[]).map((call) => ({
  call,
  title: "refuses a call that nobody signed",
  run: async (visitor) => {
    const reply = await visitor.call(call, { path: { vendor: "NOBODY" }, body: bodies[call] });
    demandPart("/wps/seamless", reply);
    demand(reply.status === 401, `It answers ${reply.status} to a forged call; 401 is right.`);
  },
}));
