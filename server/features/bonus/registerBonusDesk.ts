import type { FastifyInstance } from "fastify";
import type { BodyOf, BonusDeskRow, BonusWishRow } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { findMember } from "#server/features/member/findMember.ts";
import type { Offers } from "#server/features/promotion/createOffers.ts";
import { offerGift, termsOf } from "#server/features/promotion/offerGift.ts";
import { promotionPhase } from "#server/features/promotion/promotionPhase.ts";
import type { Rewards } from "#server/features/reward/createRewards.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { pickText, type TextsByLanguage } from "#server/http/pickText.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { createBonusDesk, type HandGift } from "./createBonusDesk.ts";
import type { BonusParts } from "./registerBonuses.ts";

/** Given without an offer: so long until it ends, if nobody says. */
const usualDays = 30;
const trialType = 4;
/** What a bonus without an offer is called. */
const plainTitle: TextsByLanguage = {
  EN: "Bonus",
  KM: "ប្រាក់រង្វាន់",
  AR: "مكافأة",
  CN: "奖金",
  VI: "Tiền thưởng",
  JA: "ボーナス",
  TH: "โบนัส",
  TY: "Bonus",
  MY: "ဘောနပ်စ်",
};

/** Serves those who look after bonuses: what runs, what is given by hand, and ends. Every act is in the audit. */
export function registerBonusDesk(
  app: FastifyInstance,
  deps: Deps,
  parts: BonusParts & { offers: Offers; rewards: Rewards },
): void {
  const { clock, db, liveSite } = deps;
  const { offers, runOnce } = parts;
  const desk = createBonusDesk(clock, parts.ledger, parts.rewards);

  operation(app, "listBonusDesk", async ({ query, request }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const search = query.search
      ?.trim()
      .toLowerCase()
      .replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
    const from = `FROM bonus b JOIN member m ON m.id = b.member_id
      WHERE ($1::text IS NULL OR m.account_key LIKE $1 || '%') AND ($2::text IS NULL OR b.state = $2)`;
    const chosen = [search || null, query.state ?? null];
    const [rows, counted] = await Promise.all([
      db.query<DeskRow>(
        `SELECT b.id, m.account, b.title, b.currency, b.amount, b.required AS turnover, b.done, b.state, b.reason,
           b.started_at, b.ends_at, b.ended_at,
           coalesce(b.paid, (SELECT a.balance FROM ledger_account a WHERE a.member_id = b.member_id AND a.kind = 'playerBonus'
             AND a.place = b.id::text AND a.currency = b.currency), 0) AS balance
         ${from} ORDER BY b.started_at DESC, b.id DESC LIMIT $3 OFFSET $4`,
        [...chosen, limit, offset],
      ),
      db.query<{ total: number }>(`SELECT count(*) AS total ${from}`, chosen),
    ]);
    const language = languageOf(request, "EN");
    const said = rows.map(
      ({ title, started_at: startedAt, ends_at: endsAt, ended_at: endedAt, ...row }): BonusDeskRow => ({
        ...row,
        title: pickText(title, language),
        startedAt: startedAt.toISOString(),
        endsAt: endsAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
      }),
    );
    return { rows: said, page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "getBonusFigures", async () => {
    const { currency } = liveSite.current().site.brand;
    const figures = onlyRow(
      await db.query<Record<"running" | "money" | "claimable" | "waiting", number>>(
        `SELECT (SELECT count(*) FROM bonus WHERE state = 'active') AS running,
           (SELECT coalesce(sum(balance), 0)::bigint FROM ledger_account WHERE kind = 'playerBonus' AND currency = $1) AS money,
           (SELECT count(*) FROM reward WHERE state = 'claimable') AS claimable,
           (SELECT count(*) FROM bonus_wish WHERE state = 'waiting') AS waiting`,
        [currency],
      ),
    );
    return { ...figures, currency };
  });

  operation(app, "listHandOffers", ({ request }) => {
    const language = languageOf(request, "EN");
    return offers.running("operator", clock.now()).map(({ id, title }) => ({ id, title: pickText(title, language) }));
  });

  operation(app, "listBonusWishes", async ({ query, request }) => {
    const { account } = operatorCallOf(request).operator;
    const { page, pageSize, limit, offset } = toPagination(query);
    const [rows, counted] = await Promise.all([
      db.query<WishRow>(
        `SELECT w.id, m.account, w.title, w.currency, w.amount, coalesce((w.terms ->> 'required')::bigint, 0) AS turnover, w.reason,
           w.state, w.asked_by AS "askedBy", w.asked_at, coalesce(w.decided_by, '') AS "decidedBy"
         FROM bonus_wish w JOIN member m ON m.id = w.member_id WHERE ($1::text IS NULL OR w.state = $1)
         ORDER BY w.state <> 'waiting', w.asked_at DESC, w.id DESC LIMIT $2 OFFSET $3`,
        [query.state ?? null, limit, offset],
      ),
      db.query<{ total: number }>("SELECT count(*) AS total FROM bonus_wish WHERE ($1::text IS NULL OR state = $1)", [
        query.state ?? null,
      ]),
    ]);
    const language = languageOf(request, "EN");
    const said = rows.map(({ title, asked_at: askedAt, ...row }): BonusWishRow => ({
      ...row,
      title: pickText(title, language),
      askedAt: askedAt.toISOString(),
      canDecide: row.state === "waiting" && row.askedBy !== account,
    }));
    return { rows: said, page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "giveBonus", async ({ body, idempotencyKey, request, reply }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const { account } = call.operator;
    const intent = { scope: `giveBonus:${account}`, key: idempotencyKey, request: body, secrets: {} };
    const { value, replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: () => giftOf(body),
      work: (tx, gift) => desk.give(tx, account, gift),
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return value;
  });

  /** What is to be given, of an offer or of free terms. */
  async function giftOf(body: BodyOf<"giveBonus">): Promise<HandGift> {
    const member = await findMember(db, { account: body.account.trim() });
    if (!member || member.type === trialType) throw invalidForm({ account: { key: "error.no_member" } });
    const { currency } = member;
    const offer = body.offer === undefined || body.offer === "" ? undefined : offers.find(body.offer);
    if (body.offer && (offer?.trigger !== "operator" || promotionPhase(offer, clock.now()) !== "running"))
      throw invalidForm({ offer: { key: "error.no_offer" } });
    const amount = body.amount ?? (offer && offerGift(offer, currency)?.amount);
    if (amount === undefined) throw invalidForm({ amount: { key: "form.required" } });
    const terms = offer
      ? termsOf(offer, amount)
      : termsOf({ days: body.days ?? usualDays, turnover: body.turnover ?? 0 }, amount);
    const limit = liveSite.current().site.promotions?.handLimits?.[currency];
    return {
      memberId: member.id,
      account: member.account,
      offerId: offer?.id ?? null,
      title: offer?.title ?? plainTitle,
      currency,
      amount,
      terms,
      reason: body.reason,
      needsSecond: limit === undefined || amount > limit,
    };
  }

  operation(app, "approveBonusWish", async ({ path, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    await withTransaction(db, (tx) => desk.approve(tx, call.operator.account, path.id));
    return {};
  });

  operation(app, "refuseBonusWish", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    await withTransaction(db, (tx) => desk.refuse(tx, call.operator.account, path.id, body.reason));
    return {};
  });

  operation(app, "endBonusByHand", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    await withTransaction(db, (tx) => desk.end(tx, call.operator.account, path.id, body.reason));
    return {};
  });
}

interface DeskRow extends Omit<BonusDeskRow, "title" | "startedAt" | "endsAt" | "endedAt"> {
  title: TextsByLanguage;
  started_at: Date;
  ends_at: Date;
  ended_at: Date | null;
}

interface WishRow extends Omit<BonusWishRow, "title" | "askedAt" | "canDecide"> {
  title: TextsByLanguage;
  asked_at: Date;
}
