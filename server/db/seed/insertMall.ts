import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { createLedger } from "#server/features/ledger/createLedger.ts";
import { payFromHouse } from "#server/features/ledger/payFromHouse.ts";
import { saveMallSetting } from "#server/features/points/MallSetting.ts";
import { postPoints } from "#server/features/points/postPoints.ts";
import { insertActivities, type ActivityPeople } from "./insertActivities.ts";
import mall from "./mall.json" with { type: "json" };
import type { Random } from "#compile/createRandom.ts";

const dayMs = 86_400_000;
/** Whoever logs in first has something to redeem. */
const shown = "player01";
const leastPoints = 4_200;
/** Paid in today, so that on any day there is a mission that somebody can claim. */
const payer = { account: "player30", amount: 5_000 };
/** Whom the shown player invited, in order; some have paid in. */
const friends = ["player05", "player06", "player07", "player08", "player11"];

/** Writes the demo's mall: what points are worth, rewards, ranks, missions, activities, and what its first player did with them. */
export async function insertMall(
  tx: Queryable,
  random: Random,
  { today, currency, seal }: Pick<ActivityPeople, "today" | "currency" | "seal">,
): Promise<void> {
  await saveMallSetting(tx, { currency, isConvertible: true, ...mall.setting, changedAt: today, changedBy: "demo" });
  const rewards = mall.rewards.map((reward, place) => ({ ...reward, id: random.uuid(), place }));
  await tx.query(
    `INSERT INTO point_reward (id, currency, name, note, art, points, amount, quantity, available, place, changed_at)
     SELECT id, $2, name, note, art, points, amount, quantity, quantity, place, $3
     FROM jsonb_to_recordset($1::jsonb) AS r (id uuid, name jsonb, note jsonb, art text, points bigint, amount bigint, quantity integer, place integer)`,
    [JSON.stringify(rewards), currency, today],
  );
  const ranks = mall.ranks.map(([label, turnover, benefits], place) => ({
    level: place + 1,
    label,
    turnover,
    benefits,
  }));
  await tx.query(
    `INSERT INTO rank_level (currency, level, turnover, label, benefits)
     SELECT $2, level, turnover, label, benefits FROM jsonb_to_recordset($1::jsonb) AS r (level integer, turnover bigint, label text, benefits jsonb)`,
    [JSON.stringify(ranks), currency],
  );
  const missions = mall.missions.map(([kind, period, target, reward, title], place) => ({
    id: random.uuid(),
    kind,
    period,
    target,
    reward,
    title,
    place,
  }));
  await tx.query(
    `INSERT INTO mission (id, kind, period, currency, target, reward, title, place, changed_at)
     SELECT id, kind, period, $2, target, reward, title, place, $3 FROM jsonb_to_recordset($1::jsonb)
       AS m (id uuid, kind text, period text, target bigint, reward bigint, title jsonb, place integer)`,
    [JSON.stringify(missions), currency, today],
  );
  await insertTurnover(tx, currency, today);
  const members = await tx.query<{ id: string; account: string }>("SELECT id, account FROM member ORDER BY account");
  const paid = members.find(({ account }) => account === payer.account);
  if (paid) await payIn(tx, paid.id, currency, today);
  const player = members.find(({ account }) => account === shown);
  if (!player) return;
  await redeemSome(tx, random, player.id, today);
  await inviteSome(tx, player.id, currency, today);
  await insertActivities(tx, random, { player, members, today, currency, ...(seal && { seal }) });
  // Goods and money leave by it, an agent's to its downlines too; in a demo it is the password of the account.
  await tx.query(
    `UPDATE member SET payment_password_hash = password_hash
     WHERE (id = $1 OR (is_demo AND type IN (1, 2, 41, 42))) AND payment_password_hash IS NULL`,
    [player.id],
  );
}

async function payIn(tx: Queryable, memberId: string, currency: string, today: Date): Promise<void> {
  const ledger = createLedger({ now: () => today });
  const { amount } = payer;
  const legs = [
    { account: await ledger.ownAccount(tx, "bank", currency), amount: -amount },
    { account: await ledger.walletOf(tx, memberId, currency), amount },
  ];
  const cause = { type: "system", ref: "demo" } as const;
  await ledger.post(tx, {
    kind: "deposit",
    currency,
    legs,
    key: `demo:${memberId}`,
    cause,
    detail: "Bank transfer",
    at: today,
  });
}

/** What the demo staked so far, and the points for it. */
async function insertTurnover(tx: Queryable, currency: string, today: Date): Promise<void> {
  await tx.query(
    `INSERT INTO member_turnover (member_id, total, carry)
     SELECT m.id, greatest(coalesce(sum(b.valid), 0), coalesce(max(l.turnover), 0) + 12345), 0
     FROM member m LEFT JOIN bet_day b ON b.member_id = m.id AND b.currency = $1
     LEFT JOIN rank_level l ON l.currency = $1 AND l.level = m.club_rank_level GROUP BY m.id`,
    [currency],
  );
  await tx.query(
    `SELECT count(point_post(d.member_id, 'earned', d.points, 'demo ' || d.week, '{}'::jsonb, d.at)) FROM (
       SELECT member_id, to_char(date_trunc('week', day), 'YYYY-MM-DD') AS week, (sum(valid) / $1)::bigint AS points,
         least(date_trunc('week', min(day)) + interval '6 days 20 hours', $2::timestamptz) AS at
       FROM bet_day GROUP BY member_id, date_trunc('week', day) HAVING sum(valid) >= $1 ORDER BY min(day)
     ) d`,
    [mall.setting.turnover, today],
  );
}

/** A redemption in each status, of rewards that the player can have. */
async function redeemSome(tx: Queryable, random: Random, memberId: string, today: Date): Promise<void> {
  const rows = await tx.query<{ balance: number }>("SELECT balance FROM point_account WHERE member_id = $1", [
    memberId,
  ]);
  const missing = leastPoints - (rows[0]?.balance ?? 0);
  const ago = (days: number) => new Date(today.getTime() - days * dayMs);
  if (missing > 0)
    await postPoints(tx, {
      memberId,
      kind: "granted",
      points: missing,
      ref: "demo",
      detail: { EN: "Welcome" },
      at: ago(30),
    });
  const wishes = [
    { place: 0, status: "approved", days: 21, remark: "On its way: parcel 4471 882." },
    { place: 5, status: "approved", days: 9, remark: "" },
    { place: 1, status: "rejected", days: 6, remark: "This number takes no vouchers. Please try another one." },
    { place: 1, status: "process", days: 1, remark: "" },
  ];
  for (const { place, status, days, remark } of wishes) {
    const at = ago(days);
    const [id, reference] = [random.uuid(), random.code(8)];
    const reward = onlyRow(
      await tx.query<{ id: string; name: Record<string, string>; points: number }>(
        "SELECT id, name, points FROM point_reward WHERE place = $1",
        [place],
      ),
    );
    const { name, points } = reward;
    await postPoints(tx, { memberId, kind: "redeemed", points: -points, ref: id, detail: name, at });
    if (status === "rejected")
      await postPoints(tx, { memberId, kind: "returned", points, ref: id, detail: name, at: ago(days - 1) });
    else await tx.query("UPDATE point_reward SET available = available - 1 WHERE id = $1", [reward.id]);
    await tx.query(
      `INSERT INTO point_redeem (id, reference, member_id, reward_id, name, points, status, address, dialing_code, mobile_num, remark,
         created_at, changed_at, decided_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, '12 Street 178, Phnom Penh', '855', '12345678', $8, $9, $10, $11)`,
      [
        id,
        reference,
        memberId,
        reward.id,
        name,
        points,
        status,
        remark,
        at,
        status === "process" ? at : ago(days - 1),
        status === "process" ? null : "demo",
      ],
    );
  }
}

/** Friends of the player, of whom two brought their reward, and one a friend of its own. */
async function inviteSome(tx: Queryable, memberId: string, currency: string, today: Date): Promise<void> {
  await tx.query("UPDATE member SET referred_by = $1 WHERE account = ANY($2::text[])", [memberId, friends]);
  await tx.query(
    "UPDATE member SET referred_by = (SELECT id FROM member WHERE account = $1) WHERE account IN ('player12', 'player15')",
    [friends[0]],
  );
  const ledger = createLedger({ now: () => today });
  const paid = await tx.query<{ id: string }>(
    `SELECT m.id FROM member m WHERE m.account = ANY($1::text[]) AND $2 <= (SELECT coalesce(sum(e.amount), 0) FROM ledger_account a
       JOIN ledger_entry e ON e.account_id = a.id JOIN ledger_transfer t ON t.id = e.transfer_id
       WHERE a.member_id = m.id AND a.kind = 'player' AND t.kind = 'deposit') ORDER BY m.account LIMIT 2`,
    [friends, mall.setting.referralDeposit],
  );
  const amount = mall.setting.referralReward;
  for (const { id } of paid) {
    const transfer = await payFromHouse(tx, ledger, {
      memberId,
      currency,
      amount,
      key: `referral:${id}`,
      cause: { type: "system", ref: "demo" },
      detail: "Invitation",
      at: today,
    });
    await tx.query(
      "INSERT INTO referral_reward (invited_id, member_id, currency, amount, transfer_id, at) VALUES ($1, $2, $3, $4, $5, $6)",
      [id, memberId, currency, amount, transfer, today],
    );
  }
}
