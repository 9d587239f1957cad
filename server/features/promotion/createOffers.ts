import type { Offer } from "#contracts/config.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { lockMember } from "#server/features/bonus/StoredBonus.ts";
import type { Rewards } from "#server/features/reward/createRewards.ts";
import { createLiveFlags } from "#server/features/system/createLiveFlags.ts";
import { refusal } from "#server/http/Failure.ts";
import { offerGift } from "./offerGift.ts";
import { promotionPhase, startOfPeriod } from "./promotionPhase.ts";

/** What brings an offer about for a member. */
export interface Occasion {
  memberId: string;
  currency: string;
  /** Which occasion, unique for the member and the offer. */
  ref: string;
  /** The deposit, or what was lost, in minor units. */
  base?: number;
  at: Date;
}

/** A deposit that was credited. */
export interface CreditedDeposit extends Omit<Occasion, "ref" | "base"> {
  payment: string;
  /** What came into the wallet, in minor units. */
  amount: number;
}

/** Offers of the published document, and what brings them about. Every step is in the caller's transaction. */
export interface Offers {
  /** Offers with a trigger that run now. */
  running(trigger: Offer["trigger"], at: Date): Offer[];
  find(id: string): Offer | undefined;
  registered(tx: Queryable, member: Omit<Occasion, "ref" | "base">): Promise<void>;
  depositCredited(tx: Queryable, deposit: CreditedDeposit): Promise<void>;
  /** Gives what a code is worth; the reward's id, or null where it was paid at once. Refuses as `form_invalid` with the field `code`. */
  enterCode(tx: Queryable, code: string, occasion: Omit<Occasion, "ref" | "base">): Promise<string | null>;
  /** Gives what an offer pays for an occasion; undefined where it pays nothing: not joined, given often enough, too little. */
  give(tx: Queryable, offer: Offer, occasion: Occasion): Promise<{ reward: string; isPaid: boolean } | undefined>;
  /** Takes part in an offer from now on. Refuses as `offer_ended`. */
  join(tx: Queryable, memberId: string, id: string, at: Date): Promise<void>;
}

const usualClaimDays = 7;
const trialType = 4;

/** Makes it. */
export function createOffers({ liveSite }: Pick<Deps, "liveSite">, rewards: Rewards): Offers {
  const flagsOf = createLiveFlags();
  const all = (): Offer[] => {
    const live = liveSite.current();
    const flags = flagsOf(live);
    return (live.site.promotions?.offers ?? []).filter(({ flag }) => flag === undefined || flags.has(flag));
  };
  const running: Offers["running"] = (trigger, at) =>
    all().filter((offer) => offer.trigger === trigger && promotionPhase(offer, at) === "running");

  const give: Offers["give"] = async (tx, offer, { memberId, currency, ref, base, at }) => {
    const worth = offerGift(offer, currency, base);
    if (worth === undefined) return undefined;
    await lockMember(tx, memberId);
    const since = startOfPeriod(offer.per ?? "ever", at);
    const rows = await tx.query<{ is_member: boolean; joined: boolean; count: number }>(
      `SELECT m.type <> $5 AND m.disabled_at IS NULL AS is_member,
         EXISTS (SELECT FROM offer_join j WHERE j.member_id = m.id AND j.offer_id = $2 AND j.joined_at <= $3) AS joined,
         (SELECT count(*) FROM reward r WHERE r.member_id = m.id AND r.offer_id = $2 AND r.source = 'offer'
            AND ($4::timestamptz IS NULL OR r.granted_at >= $4)) AS count
       FROM member m WHERE m.id = $1`,
      [memberId, offer.id, at, since, trialType],
    );
    const row = rows[0];
    if (!row?.is_member || (offer.join === true && !row.joined) || row.count >= (offer.times ?? 1)) return undefined;
    const reward = await rewards.grant(tx, {
      memberId,
      source: "offer",
      ref: `${offer.id}:${ref}`,
      offerId: offer.id,
      currency,
      amount: worth.amount,
      title: offer.title,
      terms: worth.terms,
      claimDays: offer.claimDays ?? usualClaimDays,
      at,
    });
    if (reward === null) return undefined;
    const isPaid = offer.claim === "auto";
    if (isPaid) await rewards.claim(tx, memberId, reward, { at, cause: { type: "system", ref: `offer:${offer.id}` } });
    return { reward, isPaid };
  };

  return {
    running,
    find: (id) => all().find((offer) => offer.id === id),
    give,
    async registered(tx, member) {
      for (const offer of running("registration", member.at)) await give(tx, offer, { ...member, ref: "registration" });
    },
    async depositCredited(tx, { payment, amount: base, ...who }) {
      const { memberId, currency, at } = who;
      const deposits = running("deposit", at);
      const first = running("firstDeposit", at);
      const isFirst = first.length > 0 && (await hasOneDeposit(tx, memberId, currency));
      for (const offer of isFirst ? [...first, ...deposits] : deposits)
        await give(tx, offer, { ...who, ref: payment, base });
    },
    async enterCode(tx, code, who) {
      const wanted = code.trim().toUpperCase();
      const offer = all().find(({ trigger, code: one }) => trigger === "code" && one?.toUpperCase() === wanted);
      if (!offer) throw refused("error.code_unknown");
      if (promotionPhase(offer, who.at) !== "running") throw refused("error.offer_ended");
      await lockMember(tx, who.memberId);
      const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
        "SELECT count(*) AS count FROM reward WHERE member_id = $1 AND offer_id = $2",
        [who.memberId, offer.id],
      );
      const given = await give(tx, offer, { ...who, ref: `code:${count}` });
      if (!given) throw refused("error.code_used");
      return given.isPaid ? null : given.reward;
    },
    async join(tx, memberId, id, at) {
      const offer = all().find((one) => one.id === id);
      if (offer?.join !== true || promotionPhase(offer, at) !== "running")
        throw refusal("offer_ended", "This offer cannot be joined any more.");
      await tx.query(
        "INSERT INTO offer_join (member_id, offer_id, joined_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        [memberId, id, at],
      );
    },
  };
}

/** A code that brings nothing: the field says why. */
function refused(key: "error.code_unknown" | "error.code_used" | "error.offer_ended") {
  return refusal("form_invalid", "The code brings nothing.", { fieldErrors: { code: { key } } });
}

/** Whether the wallet got one deposit so far: the one that is being booked. */
async function hasOneDeposit(tx: Queryable, memberId: string, currency: string): Promise<boolean> {
  const rows = await tx.query(
    `SELECT FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id JOIN ledger_transfer t ON t.id = e.transfer_id
     WHERE a.member_id = $1 AND a.currency = $2 AND a.kind = 'player' AND t.kind = 'deposit' LIMIT 2`,
    [memberId, currency],
  );
  return rows.length === 1;
}
