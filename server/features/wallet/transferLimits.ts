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

/** The refusal of an amount, said beside it. */
export function wrongAmount(why: keyof typeof wrongs): Failure {
  return invalidForm({ amount: { key: wrongs[why] } });
}
