import type { Check } from "../Check.ts";
import type { Visitor } from "../createVisitor.ts";
import { demand, NotTried } from "../demand.ts";
import { demandPart } from "../demandPart.ts";

/** Paying out: what may be withdrawn, and that nobody else's is told. No withdrawal is made. */
export const withdrawalChecks: readonly Check[] = [
  {
    call: "getWithdrawalTerms",
    title: "says what may be withdrawn now",
    run: async (visitor) => {
      const { value } = await askedBy(visitor, "getWithdrawalTerms");
      const { highest, available, most } = value as { highest: number; available: number; most: number };
      demand(highest <= available && highest <= most, "More may be withdrawn than there is, or than the most at once.");
    },
  },
  {
    call: "listPayoutAccounts",
    title: "tells accounts to be paid to without their numbers",
    run: async (visitor) => {
      const { value } = await askedBy(visitor, "listPayoutAccounts");
      const whole = (value as { number: string }[]).filter(({ number }) => !number.includes("•"));
      demand(whole.length === 0, "A number is told whole.");
    },
  },
  {
    call: "getWithdrawal",
    title: "answers for no withdrawal that is not the member's",
    run: async (visitor) => {
      const { token } = await askedBy(visitor, "getWithdrawalTerms");
      const reply = await visitor.call("getWithdrawal", { token, path: { id: crypto.randomUUID() } });
      demand(!reply.success, "It answers for a withdrawal that is not there.");
    },
  },
];

async function askedBy(visitor: Visitor, call: "getWithdrawalTerms" | "listPayoutAccounts") {
  const token = await visitor.tokenOf("player");
  if (token === undefined) throw new NotTried("No --account was given.");
  const reply = await visitor.call(call, { token });
  demandPart("/wps/withdrawal", reply);
  demand(reply.success, `It refuses: ${reply.code}`);
  return { token, value: reply.value };
}
