import type { Deps } from "#server/Deps.ts";
import { type Bet, findBet } from "#server/features/bet/Bet.ts";
import type { Bets } from "#server/features/bet/createBets.ts";
import type { MemberWork } from "#server/features/member/createMemberWork.ts";
import type { Letters } from "#server/features/outbox/createLetters.ts";
import type { Queryable } from "#server/db/Database.ts";
import { escapeHtml } from "#server/features/pages/escapeHtml.ts";

/** How a round is brought to its end without a call of its vendor: paid where there is a payout, else its stake is given back. */
export interface RoundEnd {
  vendor: string;
  round: string;
  how: NonNullable<Bet["ended"]>;
  payout?: number;
  /** Done in the same transaction, where this ended it. */
  note?(tx: Queryable, bet: Bet): Promise<void>;
}

/** Ends an open round and tells the player, in one transaction; answers the bet, whoever ended it. */
export type EndRound = (end: RoundEnd) => Promise<Bet | undefined>;

/** What it works with. */
export interface RoundEndParts {
  bets: Bets;
  letters: Letters;
  memberWork: MemberWork;
}

/** Makes the one place where rounds end that their vendors left open. */
export function createRoundEnds(
  { clock, db, liveSite }: Pick<Deps, "clock" | "db" | "liveSite">,
  { bets, letters, memberWork }: RoundEndParts,
): EndRound {
  async function tell(tx: Queryable, bet: Bet, at: Date): Promise<void> {
    const { settings } = liveSite.current().site.brand;
    const name = bet.state === "void" ? ("inbox.stakeReturned" as const) : ("inbox.roundSettled" as const);
    const money = (amount: number) => sayMoney(amount, bet.currency);
    const values = { game: bet.gameName, round: bet.round, stake: money(bet.stake), payout: money(bet.payout) };
    const texts = [...new Set(["EN", ...settings.languages])].map((language) => ({
      asked: language,
      ...letters.write(name, language, values),
    }));
    const own = texts.filter(({ asked, language }) => asked === language);
    const title = Object.fromEntries(own.map(({ asked, subject }) => [asked, subject]));
    const body = Object.fromEntries(own.map((text) => [text.asked, `<p>${escapeHtml(text.body)}</p>`]));
    await tx.query("INSERT INTO message (member_id, title, body, sent_at) VALUES ($1, $2, $3, $4)", [
      bet.memberId,
      title,
      body,
      at,
    ]);
  }

  return async ({ vendor, round, how, payout, note }) => {
    const found = await findBet(db, { vendor, round });
    if (!found || found.state !== "open") return found;
    return memberWork(found.memberId, async (tx) => {
      // Its vendor may have come back a moment ago: then the vendor's word stands.
      const before = await findBet(tx, { vendor, round, lock: true });
      if (before?.state !== "open") return before;
      const at = clock.now();
      const { bet } =
        payout === undefined
          ? await bets.void(tx, { vendor, round, ended: how, at })
          : await bets.settle(tx, { vendor, round, payout, ended: how, at });
      if (!bet) return before;
      await tell(tx, bet, at);
      await note?.(tx, bet);
      return bet;
    });
  };
}

/** An amount in minor units, with western digits as everywhere (record 18). */
function sayMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "code" });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)).replaceAll("\u00A0", " ");
}
