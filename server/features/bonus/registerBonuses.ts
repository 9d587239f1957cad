import type { FastifyInstance, FastifyRequest } from "fastify";
import type { BonusRow } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { pickText } from "#server/http/pickText.ts";
import { toPagination } from "#server/http/toPagination.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";
import { endBonus } from "./endBonus.ts";
import { loadBonuses, lockMember, type StoredBonus } from "./StoredBonus.ts";

/** What the calls of bonuses are made of. */
export interface BonusParts {
  ledger: Ledger;
  runOnce: Idempotency;
}

/** Serves the player's bonuses. */
export function registerBonuses(app: FastifyInstance, { db, clock, liveSite }: Deps, parts: BonusParts): void {
  const { ledger, runOnce } = parts;
  const languageFor = (request: FastifyRequest) =>
    languageOf(request, liveSite.current().site.brand.settings.defaultLanguage);

  /** As they stand: what there is of each is read along. */
  async function say(bonuses: readonly StoredBonus[], request: FastifyRequest): Promise<BonusRow[]> {
    const balances = await db.query<{ place: string; balance: number }>(
      "SELECT place, balance FROM ledger_account WHERE kind = 'playerBonus' AND member_id = $1 AND place = ANY ($2)",
      [playerSessionOf(request).memberId, bonuses.map(({ id }) => id)],
    );
    const held = new Map(balances.map(({ place, balance }) => [place, balance]));
    return bonuses.map((bonus) => sayBonus(bonus, held.get(bonus.id) ?? 0, languageFor(request)));
  }

  operation(app, "listBonuses", async ({ query, request }) => {
    const { memberId } = playerSessionOf(request);
    const { page, pageSize, limit, offset } = toPagination(query);
    const where = "WHERE b.member_id = $1 AND ($2::text IS NULL OR b.state = $2)";
    const chosen = [memberId, query.state ?? null];
    const [rows, counted] = await Promise.all([
      loadBonuses(db, `${where} ORDER BY b.state <> 'active', b.number DESC LIMIT $3 OFFSET $4`, [
        ...chosen,
        limit,
        offset,
      ]),
      db.query<{ total: number }>(`SELECT count(*) AS total FROM bonus b ${where}`, chosen),
    ]);
    return { rows: await say(rows, request), page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "giveUpBonus", async ({ path, idempotencyKey, request, reply }) => {
    const { memberId, id: session } = playerSessionOf(request);
    const intent = { scope: `giveUpBonus:${memberId}`, key: idempotencyKey, request: path, secrets: {} };
    const own = async (on: Parameters<typeof loadBonuses>[0]) => {
      const [bonus] = await loadBonuses(on, "WHERE b.id = $1 AND b.member_id = $2", [path.id, memberId]);
      if (!bonus) throw notFound();
      return bonus;
    };
    const { replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => void (await own(db)),
      work: async (tx) => {
        await lockMember(tx, memberId);
        const bonus = await own(tx);
        const end = { reason: "player", at: clock.now(), cause: { type: "session", ref: session } } as const;
        // In another tab, a moment ago: it is what was asked for.
        if (!(await endBonus(tx, ledger, bonus, end)) && bonus.reason !== "player")
          throw refusal("bonus_over", "This bonus has ended meanwhile.");
        return { id: bonus.id };
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    const [said] = await say([await own(db)], request);
    if (!said) throw notFound();
    return said;
  });
}

const whole = 100;

/** A bonus as its player gets it. `balance` is what its account holds. */
function sayBonus(bonus: StoredBonus, balance: number, language: string): BonusRow {
  const { id, title, currency, amount, required, done, terms, state, reason, startedAt, endsAt, endedAt, paid } = bonus;
  return {
    id,
    title: pickText(title, language),
    currency,
    amount,
    balance: paid ?? balance,
    turnover: required,
    done,
    left: required - done,
    share: done / required,
    games: [
      ...terms.weights.map(({ category, vendor = "", percent }) => ({
        game: category ?? ("ANY" as const),
        vendor,
        weight: percent / whole,
      })),
      { game: "OTHER" as const, vendor: "", weight: 1 },
    ],
    state,
    reason,
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    withdrawal: terms.withdrawal,
    canGiveUp: state === "active",
  };
}
