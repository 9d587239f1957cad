import type { Bets } from "#server/features/bet/createBets.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import { countTurnover, takeTurnoverBack } from "./countTurnover.ts";
import { bonusParts, closeStake, fundStake, shareOfPayout } from "./fundStake.ts";

/** Lets bets be paid from bonuses, and count for them. */
export function attachBonuses(bets: Bets, ledger: Ledger): void {
  bets.fundWith({
    async shareOf(tx, { id, memberId, vendor, currency, wallet, stake, at }) {
      const real = async () => {
        const rows = await tx.query<{ balance: number }>(
          "SELECT balance FROM ledger_account WHERE member_id = $1 AND currency = $2 AND kind = $3 AND place = $4",
          [memberId, currency, wallet, wallet === "playerVendor" ? vendor : ""],
        );
        return rows[0]?.balance ?? 0;
      };
      // Which bonus paid what is kept beside the bet: there may be several.
      return { bonus: await fundStake(tx, { id, memberId, currency }, { stake, real, now: at }), place: "" };
    },
    shareOfPayout: async (_tx, bet, payout) => shareOfPayout(bet, payout),
    partsOf: (tx, bet, { amount, wallet, at }) => bonusParts(tx, ledger, bet, { amount, wallet, now: at }),
  });
  bets.onSettled(async (tx, bet) => {
    await closeStake(tx, bet);
    const settledAt = bet.settledAt ?? bet.placedAt;
    await countTurnover(tx, ledger, { ...bet, validStake: bet.valid, settledAt });
  });
  bets.onVoided(async (tx, bet) => {
    await closeStake(tx, bet);
    await takeTurnoverBack(tx, bet);
  });
}
