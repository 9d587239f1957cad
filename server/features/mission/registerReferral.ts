import type { FastifyInstance } from "fastify";
import type { InvitedMember } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { payFromHouse } from "#server/features/ledger/payFromHouse.ts";
import { findMember } from "#server/features/member/findMember.ts";
import { hideMiddle } from "#server/features/member/hideMiddle.ts";
import { demandReal } from "#server/features/points/demandReal.ts";
import { loadMallSetting, type MallSetting } from "#server/features/points/MallSetting.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { Failure, notFound, refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import type { MissionParts } from "./MissionParts.ts";

/** As deep as one sees whom those whom one invited have invited. */
const deepest = 4;

/** Whoever registered by `$1`'s code, and whether they have paid in what it takes (`$2` of the currency `$3`). */
const invitedOf = `SELECT m.id, m.account, m.registered_at, w.amount AS given,
    m.disabled_at IS NULL AND m.currency = $3 AND $2 <= coalesce((SELECT sum(e.amount) FROM ledger_account a
      JOIN ledger_entry e ON e.account_id = a.id JOIN ledger_transfer t ON t.id = e.transfer_id
      WHERE a.member_id = m.id AND a.kind = 'player' AND a.currency = $3 AND t.kind = 'deposit'), 0) AS has_paid
  FROM member m LEFT JOIN referral_reward w ON w.invited_id = m.id WHERE m.referred_by = $1`;

interface Counts {
  invited: number;
  qualified: number;
  rewarded: number;
  waiting: number;
  earned: number;
}

/** Serves invitations: the link, who came by it, and what they brought. */
export function registerReferral(app: FastifyInstance, { clock, config, db }: Deps, parts: MissionParts): void {
  const { ledger, runOnce } = parts;

  async function count(on: Queryable, memberId: string, { referralDeposit, currency }: MallSetting): Promise<Counts> {
    const rows = await on.query<Counts>(
      `SELECT count(*) AS invited, count(*) FILTER (WHERE has_paid OR given IS NOT NULL) AS qualified, count(given) AS rewarded,
         count(*) FILTER (WHERE has_paid AND given IS NULL) AS waiting, coalesce(sum(given), 0)::bigint AS earned
       FROM (${invitedOf}) i`,
      [memberId, referralDeposit, currency],
    );
    return onlyRow(rows);
  }

  /** How many rewards are still to be had. */
  const claimableOf = ({ referralMost, referralReward }: MallSetting, { waiting, rewarded }: Counts): number =>
    referralReward === 0 ? 0 : Math.max(0, Math.min(waiting, referralMost - rewarded));

  operation(app, "getReferral", async ({ request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const [member, setting] = await Promise.all([findMember(db, { id: memberId }), loadMallSetting(db, currency)]);
    const counts = await count(db, memberId, setting);
    const { invited, qualified, rewarded, earned } = counts;
    const claimable = claimableOf(setting, counts);
    const code = member?.referralCode ?? "";
    return {
      code,
      link: `${config.publicOrigin}/register?referralCode=${encodeURIComponent(code)}`,
      invited,
      qualified,
      rewarded,
      earned,
      claimable,
      claimableAmount: claimable * setting.referralReward,
      reward: setting.referralReward,
      deposit: setting.referralDeposit,
      most: setting.referralMost,
      currency,
    };
  });

  operation(app, "listInvited", async ({ query, request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const { page, pageSize, limit, offset } = toPagination(query);
    const of = query.of ?? memberId;
    if (of !== memberId && !(await isBelow(memberId, of))) throw notFound();
    const setting = await loadMallSetting(db, currency);
    const isFull = claimableOf(setting, await count(db, memberId, setting)) === 0;
    const from = `FROM (SELECT i.*, CASE WHEN given IS NOT NULL THEN 'rewarded' WHEN NOT has_paid THEN 'registered'
        WHEN $4 THEN 'over' ELSE 'qualified' END AS state FROM (${invitedOf}) i) s WHERE $5::text IS NULL OR state = $5`;
    const chosen = [of, setting.referralDeposit, currency, isFull, query.state ?? null];
    const [rows, counted] = await Promise.all([
      db.query<InvitedRow>(
        `SELECT id, account, registered_at, state, given,
           (SELECT count(*) FROM member x WHERE x.referred_by = s.id) AS invited ${from}
         ORDER BY registered_at DESC, id LIMIT $6 OFFSET $7`,
        [...chosen, limit, offset],
      ),
      db.query<{ total: number }>(`SELECT count(*) AS total ${from}`, chosen),
    ]);
    const said = rows.map(({ account, registered_at: at, given, ...row }) => ({
      ...row,
      customer: hideMiddle(account),
      registeredAt: at.toISOString(),
      // How far those are whom somebody else invited is nobody else's matter.
      ...(of === memberId ? { amount: given ?? 0 } : { amount: 0, state: "registered" as const }),
      currency,
    }));
    return { rows: said, page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "claimReferral", async ({ idempotencyKey, request, reply }) => {
    const session = playerSessionOf(request);
    const intent = { scope: `claimReferral:${session.memberId}`, key: idempotencyKey, request: {}, secrets: {} };
    const { value, replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => demandReal(session),
      work: (tx) => claim(tx, session),
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return value;
  });

  /** Pays for each invited one that has paid in, oldest first, up to the most; with the member locked, each once. */
  async function claim(tx: Queryable, session: { memberId: string; currency: string; id: string }) {
    const { memberId, currency, id: sessionId } = session;
    const member = await findMember(tx, { id: memberId }, { lock: true });
    if (!member || member.isDisabled) throw new Failure(401, "not_logged_in", "Please log in.");
    const setting = await loadMallSetting(tx, currency);
    const claimable = claimableOf(setting, await count(tx, memberId, setting));
    if (claimable === 0) throw refusal("nothing_to_claim", "There is nothing to claim.");
    const invited = await tx.query<{ id: string }>(
      `SELECT id FROM (${invitedOf}) i WHERE has_paid AND given IS NULL ORDER BY registered_at, id LIMIT $4`,
      [memberId, setting.referralDeposit, currency, claimable],
    );
    const at = clock.now();
    const amount = setting.referralReward;
    for (const { id } of invited) {
      const transfer = await payFromHouse(tx, ledger, {
        memberId,
        currency,
        amount,
        key: `referral:${id}`,
        cause: { type: "session", ref: sessionId },
        detail: "Invitation",
        at,
      });
      await tx.query(
        "INSERT INTO referral_reward (invited_id, member_id, currency, amount, transfer_id, at) VALUES ($1, $2, $3, $4, $5, $6)",
        [id, memberId, currency, amount, transfer, at],
      );
    }
    return { count: invited.length, amount: invited.length * amount, currency };
  }

  /** Whether somebody came by way of the member, a few invitations deep. */
  async function isBelow(memberId: string, id: string): Promise<boolean> {
    const rows = await db.query(
      `WITH RECURSIVE up AS (
         SELECT referred_by, 1 AS depth FROM member WHERE id = $1
         UNION ALL SELECT m.referred_by, up.depth + 1 FROM up JOIN member m ON m.id = up.referred_by WHERE up.depth < $3
       ) SELECT FROM up WHERE referred_by = $2`,
      [id, memberId, deepest],
    );
    return rows.length > 0;
  }
}

interface InvitedRow {
  id: string;
  account: string;
  registered_at: Date;
  state: InvitedMember["state"];
  given: number | null;
  invited: number;
}
