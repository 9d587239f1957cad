import type { Queryable } from "#server/db/Database.ts";
import { drawOf, hashOfList, hashOfSeed, type Ticket } from "#server/features/activity/drawOf.ts";
import { createLedger } from "#server/features/ledger/createLedger.ts";
import { payFromHouse } from "#server/features/ledger/payFromHouse.ts";
import type { Random } from "#compile/createRandom.ts";
import mall from "./mall.json" with { type: "json" };

const dayMs = 86_400_000;

/** Whose demo it is. */
export interface ActivityPeople {
  player: { id: string; account: string };
  members: { id: string; account: string }[];
  today: Date;
  currency: string;
  /** Seals the seed of a raffle that is not drawn yet. */
  seal?: (activityId: string) => { hash: string; sealed: Buffer };
}

type Activity = (typeof mall.activities)[number];

/** Activities in every state that they have for the demo's first player, and a raffle that was drawn. */
export async function insertActivities(tx: Queryable, random: Random, people: ActivityPeople): Promise<void> {
  for (const [place, activity] of mall.activities.entries()) await insertOne(tx, random, people, activity, place);
}

async function insertOne(tx: Queryable, random: Random, people: ActivityPeople, activity: Activity, place: number) {
  const { player, members, today, currency } = people;
  const at = (days: number) => new Date(today.getTime() + days * dayMs);
  const { kind, state, title, note, art, begins, ends, pictures, amount } = activity;
  const id = random.uuid();
  const prizes = activity.prizes ?? [];
  const isDrawn = kind === "raffle" && ends < 0;
  const seed = isDrawn ? `${random.uuid()}${random.uuid()}`.replaceAll("-", "") : null;
  const promise =
    kind !== "raffle" ? undefined : seed === null ? people.seal?.(id) : { hash: hashOfSeed(seed), sealed: null };
  // Without the keys of the platform there is no raffle to come.
  if (kind === "raffle" && !promise) return;
  const count = activity.players ?? 0;
  const others = members.filter((one) => one.id !== player.id && one.account.startsWith("player")).slice(0, count);
  const takers = kind === "raffle" ? [...others, ...(state === null ? [] : [player])] : [];
  const tickets: (Ticket & { memberId: string })[] = takers.map((one, index) => ({
    number: index + 1,
    code: random.uuid().replaceAll("-", "").slice(0, 16),
    memberId: one.id,
  }));
  await tx.query(
    `INSERT INTO activity (id, kind, currency, title, note, art, starts_at, ends_at, pictures, amount, prizes, seed_hash, seed_sealed, seed,
       list_hash, drawn_at, place, changed_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      id,
      kind,
      currency,
      title,
      note,
      art,
      at(begins),
      at(ends),
      pictures,
      amount,
      JSON.stringify(prizes),
      promise?.hash ?? null,
      promise?.sealed ?? null,
      seed,
      seed === null ? null : hashOfList(tickets),
      seed === null ? null : at(ends),
      place,
      today,
    ],
  );
  const drawn = new Map((seed === null ? [] : drawOf(seed, tickets, prizes)).map((ticket) => [ticket.number, ticket]));
  const entries = tickets.map(({ number, code, memberId }) => {
    const { won = null, score = null, amount: given = 0 } = drawn.get(number) ?? {};
    const result = seed === null ? "joined" : won === null ? "lost" : "issued";
    return { id: random.uuid(), memberId, number, code, score, won, amount: given, state: result };
  });
  await tx.query(
    `INSERT INTO activity_entry (id, activity_id, member_id, state, number, code, score, won, currency, amount, created_at, changed_at)
     SELECT id, $2, "memberId", state, number, code, score, won, $3, amount, $4, $5 FROM jsonb_to_recordset($1::jsonb)
       AS e (id uuid, "memberId" uuid, state text, number integer, code text, score text, won integer, amount bigint)`,
    [JSON.stringify(entries), id, currency, at(begins), at(Math.min(ends, 0))],
  );
  if (kind === "application" && state !== null) await insertEntry(tx, random, people, { ...activity, state }, id);
}

async function insertEntry(
  tx: Queryable,
  random: Random,
  { player, today, currency }: ActivityPeople,
  { state, amount, remark = "", reason = "" }: Activity & { state: string },
  activityId: string,
) {
  const id = random.uuid();
  const transfer =
    state === "claimed"
      ? await payFromHouse(tx, createLedger({ now: () => today }), {
          memberId: player.id,
          currency,
          amount,
          key: `activity:${id}`,
          cause: { type: "system", ref: "demo" },
          detail: "Activity",
          at: today,
        })
      : null;
  await tx.query(
    `INSERT INTO activity_entry (id, activity_id, member_id, state, remark, reason, currency, amount, transfer_id, created_at, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      activityId,
      player.id,
      state,
      remark,
      reason,
      currency,
      amount,
      transfer,
      new Date(today.getTime() - 2 * dayMs),
      today,
    ],
  );
}
