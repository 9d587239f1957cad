import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RewardRow, RewardSum } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import type { BonusTerms } from "#server/features/bonus/BonusTerms.ts";
import type { Offers } from "#server/features/promotion/createOffers.ts";
import { demandNoBreak } from "#server/features/play/demandNoBreak.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { refusal } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { pickText, type TextsByLanguage } from "#server/http/pickText.ts";
import { toPagination } from "#server/http/toPagination.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";
import type { Limit, Throttle } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import type { Claimed, Rewards } from "./createRewards.ts";

/** What the calls of rewards are made of. */
export interface RewardParts {
  offers: Offers;
  rewards: Rewards;
  runOnce: Idempotency;
  throttle: Throttle;
}

/** Nobody has so many codes; who guesses them does. */
const codesPerMember: Limit = { most: 20, seconds: 3_600 };
/** The trial account of free play holds play money alone. */
const trialType = 4;

/** Serves the reward centre. */
export function registerRewards(app: FastifyInstance, { db, clock, liveSite }: Deps, parts: RewardParts): void {
  const { offers, rewards, runOnce, throttle } = parts;

  operation(app, "listRewards", async ({ query, request }) => {
    const { memberId } = playerSessionOf(request);
    const { page, pageSize, limit, offset } = toPagination(query);
    // One whose time is over this very second is shown as such.
    await rewards.expire(db, clock.now(), memberId);
    const where = "WHERE member_id = $1 AND ($2::text IS NULL OR state = $2)";
    const chosen = [memberId, query.state ?? null];
    const [rows, counted] = await Promise.all([
      db.query<ListedReward>(
        `SELECT id, title, source, kind, currency, amount, terms, state, granted_at, expires_at, ended_at FROM reward ${where}
         ORDER BY state <> 'claimable', number DESC LIMIT $3 OFFSET $4`,
        [...chosen, limit, offset],
      ),
      db.query<{ total: number }>(`SELECT count(*) AS total FROM reward ${where}`, chosen),
    ]);
    const language = languageOf(request, liveSite.current().site.brand.settings.defaultLanguage);
    return { rows: rows.map((row) => sayReward(row, language)), page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "getRewardSummary", async ({ request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const sums = onlyRow(
      await db.query<Record<"claimable" | "money" | "bonus" | "running" | "bonusMoney" | "turnoverLeft", number>>(
        `SELECT r.*, b.*, (SELECT coalesce(sum(balance), 0)::bigint FROM ledger_account
             WHERE member_id = $1 AND currency = $2 AND kind = 'playerBonus') AS "bonusMoney"
         FROM (SELECT count(*) AS claimable, coalesce(sum(amount) FILTER (WHERE kind = 'money'), 0)::bigint AS money,
             coalesce(sum(amount) FILTER (WHERE kind = 'bonus'), 0)::bigint AS bonus
           FROM reward WHERE member_id = $1 AND currency = $2 AND state = 'claimable' AND (expires_at IS NULL OR expires_at > $3)) r,
           (SELECT count(*) AS running, coalesce(sum(required - done), 0)::bigint AS "turnoverLeft"
           FROM bonus WHERE member_id = $1 AND currency = $2 AND state = 'active' AND ends_at > $3) b`,
        [memberId, currency, clock.now()],
      ),
    );
    return { ...sums, currency };
  });

  operation(app, "claimReward", async ({ path, idempotencyKey, request, reply }) => {
    const { value, replayed } = await once("claimReward", { idempotencyKey, request, asked: path }, async (tx, act) =>
      sumOf([await rewards.claim(tx, act.memberId, path.id, act)], act.currency),
    );
    if (replayed) void reply.header("idempotent-replayed", "true");
    return value;
  });

  operation(app, "claimAllRewards", async ({ idempotencyKey, request, reply }) => {
    const { value, replayed } = await once("claimAllRewards", { idempotencyKey, request }, async (tx, act) => {
      const claimed = await rewards.claimAll(tx, act.memberId, act);
      if (claimed.length === 0) throw refusal("nothing_to_claim", "There is nothing to claim now.");
      return sumOf(claimed, act.currency);
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return value;
  });

  operation(app, "enterRewardCode", async ({ body, idempotencyKey, request, reply }) => {
    const { memberId, currency } = playerSessionOf(request);
    await takeAll(throttle, [["rewardCode", memberId, codesPerMember]]);
    const { value, replayed } = await once(
      "enterRewardCode",
      { idempotencyKey, request, asked: body },
      async (tx, act) => {
        const waiting = await offers.enterCode(tx, body.code, { memberId, currency, at: act.at });
        return { ...sumOf([], currency), claimed: waiting === null ? 1 : 0 };
      },
    );
    if (replayed) void reply.header("idempotent-replayed", "true");
    return value;
  });

  /** Claims once for an intent, for whoever may hold bonuses. */
  function once(
    call: string,
    { idempotencyKey, request, asked = {} }: { idempotencyKey: string; request: FastifyRequest; asked?: unknown },
    work: (tx: Queryable, act: ClaimOf) => Promise<RewardSum>,
  ) {
    const { memberId, id: session, currency, type } = playerSessionOf(request);
    const intent = { scope: `${call}:${memberId}`, key: idempotencyKey, request: asked, secrets: {} };
    return runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => {
        if (type === trialType) throw refusal("claim_not_allowed", "A trial account holds play money alone.");
        await demandNoBreak(db, memberId, clock.now());
      },
      work: (tx) => work(tx, { memberId, currency, at: clock.now(), cause: { type: "session", ref: session } }),
    });
  }
}

interface ClaimOf {
  memberId: string;
  currency: string;
  at: Date;
  cause: { type: "session"; ref: string };
}

function sumOf(claimed: readonly Claimed[], currency: string): RewardSum {
  const of = (kind: Claimed["kind"]) =>
    claimed.filter((one) => one.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
  return { claimed: claimed.length, money: of("money"), bonus: of("bonus"), currency };
}

interface ListedReward extends Pick<RewardRow, "id" | "source" | "kind" | "currency" | "amount" | "state"> {
  title: TextsByLanguage;
  terms: BonusTerms | null;
  granted_at: Date;
  expires_at: Date | null;
  ended_at: Date | null;
}

function sayReward(row: ListedReward, language: string): RewardRow {
  const { title, terms, granted_at: grantedAt, expires_at: expiresAt, ended_at: endedAt, ...said } = row;
  return {
    ...said,
    title: pickText(title, language),
    turnover: terms?.required ?? 0,
    days: terms?.days ?? 0,
    grantedAt: grantedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}
