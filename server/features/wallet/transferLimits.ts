import type { Site } from "#contracts/config.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import type { Failure } from "#server/http/Failure.ts";

/** Of a brand that says nothing, in minor units. */
const usual = {
  leastTransfer: 100,
  mostToUpline: 500_000,
  dailyToUpline: 1_000_000,
  mostToDownline: 5_000_000,
  dailyToDownline: 20_000_000,
};

/** The limits of a brand's transfers. */
export function transferLimits({ transfers = {} }: Site["brand"]["settings"]): Required<typeof usual> {
  return { ...usual, ...transfers };
}

const wrongs = {
  least: "error.transfer_least",
  most: "error.transfer_most",
  daily: "error.transfer_daily",
  balance: "error.transfer_balance",
};

/** The refusal of an amount, said beside it. A page that showed the limits let it through: it has others than hold by now. */
export function wrongAmount(why: keyof typeof wrongs): Failure {
  return invalidForm({ amount: { key: wrongs[why] } }, { isOutdated: true });
}

/** How much may be sent to another account, in minor units. */
export interface SendTerms {
  balance: number;
  least: number;
  most: number;
  daily: number;
  sentToday: number;
}

/** Refuses an amount that the terms do not allow, beside its field: the first limit that it breaks is told. */
export function demandSendable({ balance, least, most, daily, sentToday }: SendTerms, amount: number): void {
  if (amount < least) throw wrongAmount("least");
  if (amount > balance) throw wrongAmount("balance");
  if (amount > most) throw wrongAmount("most");
  if (amount > daily - sentToday) throw wrongAmount("daily");
}
