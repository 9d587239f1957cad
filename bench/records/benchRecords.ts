import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadBetDays } from "#server/features/bet/loadBetDays.ts";
import { loadBets } from "#server/features/bet/loadBets.ts";
import { loadTransactions } from "#server/features/member/loadTransactions.ts";
import { openDatabase } from "#server/db/openDatabase.ts";
import type { Database } from "#server/db/Database.ts";
import { formatTable } from "../harness/formatTable.ts";
import type { Options } from "../harness/Options.ts";
import { recordMembers, seedRecords } from "./seedRecords.ts";

/** What one question of one member's records cost, in milliseconds. */
export interface RecordsResult {
  question: string;
  member: string;
  p50: number;
  p95: number;
  most: number;
}

const transfers = 2_500_000;
const tries = 60;
const zone = "Asia/Phnom_Penh";

/**
 * Asks records as the calls do, filters, page and sums, over five million entries of the ledger, two at a time as on two cores. Each
 * try asks of another period or place, so that no answer is the one before.
 */
export async function benchRecords({ quick }: Options): Promise<RecordsResult[]> {
  const folder = mkdtempSync(join(tmpdir(), "croupier-records-"));
  chmodSync(folder, 0o711);
  const database = await openDatabase({ folder });
  try {
    const rows = quick ? 50_000 : transfers;
    console.log(`\nRecords over ${rows * 2} entries of the ledger`);
    await seedRecords(database.owner, rows);
    const results: RecordsResult[] = [];
    for (const [member, number] of Object.entries(recordMembers)) {
      const [ids] = await database.db.query<{ memberId: string; accountId: string }>(
        `SELECT md5('m' || $1)::uuid AS "memberId", md5('a' || $1)::uuid AS "accountId"`,
        [String(number)],
      );
      for (const [question, ask] of Object.entries(questions)) {
        const measured = await measure((round) => ask(database.db, ids ?? { memberId: "", accountId: "" }, round));
        results.push({ question, member, ...measured });
      }
    }
    const lines = results.map(({ question, member, p50, p95, most }) => [
      question,
      member,
      ...[p50, p95, most].map(String),
    ]);
    for (const line of formatTable(["question", "member", "p50", "p95", "most"], lines)) console.log(line);
    return results;
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Ask = (db: Database, ids: { memberId: string; accountId: string }, round: number) => Promise<unknown>;

const dayOf = (round: number) => new Date(Date.UTC(2023, 3, 1 + ((round * 37) % 900))).toISOString().slice(0, 10);
const monthFrom = (round: number) => {
  const from = dayOf(round);
  return { from, to: new Date(Date.parse(from) + 29 * 86_400_000).toISOString().slice(0, 10) };
};
const types = ["deposit", "bet", "win", "bonus", "transferOut", "withdrawal"] as const;
const typeOf = (round: number) => types[round % types.length] ?? "bet";

const kinds = ["RNG", "LIVE", "SPORTS", "FISH"] as const;

const entries =
  (query: (round: number) => Parameters<typeof loadTransactions>[1]["query"]): Ask =>
  (db, { accountId }, round) =>
    loadTransactions(db, { accountId, query: query(round), zone });
const bets =
  (query: (round: number) => Parameters<typeof loadBets>[1]["query"]): Ask =>
  (db, { memberId }, round) =>
    loadBets(db, { memberId, currency: "USD", query: query(round) });
/** A place far down: behind an entry of that day. */
const behind = (round: number, id: string) =>
  Buffer.from(`${String(Date.parse(dayOf(round)) * 1000)}.${id}`).toString("base64url");

const questions: Record<string, Ask> = {
  "account record, newest": entries(() => ({})),
  "account record, one type": entries((round) => ({ type: typeOf(round) })),
  "account record, a month": entries(monthFrom),
  "account record, a month and type": entries((round) => ({ ...monthFrom(round), type: typeOf(round) })),
  "account record, far down": entries((round) => ({ cursor: behind(round, "1") })),
  "account record, by amount": entries(() => ({ sort: "-amount" })),
  "account record, a month by amount": entries((round) => ({ ...monthFrom(round), sort: "-amount" })),
  "betting record, newest": bets(() => ({})),
  // The member with most has bets of every fifth vendor alone.
  "betting record, a vendor": bets((round) => ({ vendor: `V${(round * 5) % 20}` })),
  "betting record, a vendor in a month": bets((round) => ({ ...monthFrom(round), vendor: `V${(round * 5) % 20}` })),
  "betting record, a kind": bets((round) => ({ category: kinds[round % kinds.length] })),
  "betting record, a game": bets((round) => ({ game: `V${(round * 5) % 20}/game-${(round * 5) % 100}` })),
  "betting record, a kind in a month": bets((round) => ({ ...monthFrom(round), category: "SPORTS" })),
  "betting record, open ones": bets(() => ({ state: "open" })),
  "betting record, far down": bets((round) => ({ cursor: behind(round, "00000000-0000-0000-0000-000000000000") })),
  "profit and loss, a month": (db, { memberId }, round) =>
    loadBetDays(db, { memberId, currency: "USD", zone, now: new Date(), query: monthFrom(round) }),
  "profit and loss, three years": (db, { memberId }) =>
    loadBetDays(db, {
      memberId,
      currency: "USD",
      zone,
      now: new Date(),
      query: { from: "2023-03-14", to: "2026-03-13" },
    }),
};

/** Two at a time; one try thrown away. */
async function measure(ask: (round: number) => Promise<unknown>): Promise<Pick<RecordsResult, "p50" | "p95" | "most">> {
  await ask(0);
  const took: number[] = [];
  let next = 1;
  const one = async () => {
    while (next <= tries) {
      const round = next;
      next += 1;
      const started = performance.now();
      await ask(round);
      took.push(performance.now() - started);
    }
  };
  await Promise.all([one(), one()]);
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toPrecision(3));
  return { p50: at(0.5), p95: at(0.95), most: at(1) };
}
