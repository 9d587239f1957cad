import type { Operations } from "#contracts/api.ts";
import { contractKinds } from "#compile/contracts/ContractTerms.ts";
import { writeTier } from "#compile/contracts/typedTiers.ts";
import type { Queryable } from "#server/db/Database.ts";
import { ceilingOf } from "./offerContract.ts";
import { loadBetween } from "./StoredContract.ts";
import { loadContractSetting } from "./StoredSetting.ts";

type Form = Operations["getContractForm"]["value"];

/** Who asks for the form of an offer, and for whom. */
interface AskedForm {
  memberId: string;
  currency: string;
  account: string | undefined;
  kind: Form["kinds"][number] | undefined;
}

/** What an offer begins with: what may be given of each kind, and the terms in force where it amends them. */
export async function tellContractForm(tx: Queryable, { memberId, currency, account, kind }: AskedForm): Promise<Form> {
  const [below] =
    account === undefined
      ? []
      : await tx.query<{ id: string; account: string }>(
          "SELECT id, account FROM member WHERE account_key = lower($1) AND upline_id = $2 AND type <> 4",
          [account.trim(), memberId],
        );
  const rates = { dividend: 0, daily: 0, hourly: 0, realtime: 0 };
  for (const one of contractKinds)
    rates[one] = await ceilingOf(tx, { uplineId: memberId, downlineId: below?.id, kind: one });
  const versions = below && kind ? await loadBetween(tx, { uplineId: memberId, downlineId: below.id, kind }) : [];
  const current = versions.find(({ state }) => state !== "offered" && state !== "accepted");
  return {
    currency,
    rates,
    kinds: contractKinds.filter((one) => rates[one] > 0),
    account: below?.account ?? null,
    version: current?.version ?? null,
    waits: versions.some(({ state }) => state === "offered" || state === "accepted"),
    measure: current?.terms.measure ?? "validBet",
    // Salaries are daily, whatever stands here.
    cycle: current?.terms.cycle ?? (await loadContractSetting(tx, "dividend")).cycle,
    carriesOver: current?.terms.carriesOver ?? false,
    tiers: current?.terms.tiers.map(writeTier) ?? [],
  };
}
