import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#server/db/Database.ts";
import { DatabaseAwayError } from "#server/db/DatabaseAwayError.ts";
import { openDatabase } from "#server/db/openDatabase.ts";
import { listTeamMembers } from "#server/features/agent/listTeamMembers.ts";
import { loadSettledFigures } from "#server/features/agent/loadSettledFigures.ts";
import { loadTeamFigures } from "#server/features/agent/loadTeamFigures.ts";
import { loadTeamOverview } from "#server/features/agent/loadTeamOverview.ts";
import { listDownline } from "#server/features/agent/team/listDownline.ts";
import { listTeamBets } from "#server/features/agent/team/listTeamBets.ts";
import { listTeamTransactions } from "#server/features/agent/team/listTeamTransactions.ts";
import { formatTable } from "../harness/formatTable.ts";
import type { Options } from "../harness/Options.ts";
import { computeDividends } from "./computeDividends.ts";
import { seedTeams } from "./seedTeams.ts";

/** What one question of an agent's team cost, in milliseconds. */
export interface TeamsResult {
  question: string;
  p50: number;
  p95: number;
  most: number;
}

const tries = 40;

/** Asks for figures of a team of 100,000 members in seven levels, 20 days of 10 bets each: the sums of 20 million bets. */
export async function benchTeams({ quick }: Options): Promise<TeamsResult[]> {
  const folder = mkdtempSync(join(tmpdir(), "croupier-teams-"));
  chmodSync(folder, 0o711);
  const database = await openDatabase({ folder });
  try {
    const members = quick ? 2_000 : 100_000;
    console.log(`\nTeam of ${members} members, sums of ${members * 200} bets`);
    const began = performance.now();
    await seedTeams(database.owner, members, 20);
    console.log(`Filled in ${Math.round((performance.now() - began) / 1000)} s`);
    const results = await askTeams(database.db);
    const { bills, took } = await computeDividends(database.db, database.owner, quick ? 100 : 5_000);
    const once = Math.round(took);
    console.log(`${bills} monthly dividends computed in ${once} ms`);
    return [...results, { question: `${bills} monthly dividends, computed`, p50: once, p95: once, most: once }];
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Asks a filled database each question, and prints what it cost. */
export async function askTeams(db: Database): Promise<TeamsResult[]> {
  const [top] = await db.query<{ id: string }>("SELECT id FROM member WHERE account = 'm1'");
  const results: TeamsResult[] = [];
  for (const [question, ask] of Object.entries(questions))
    results.push({ question, ...(await measure((round) => ask(db, top?.id ?? "", round))) });
  const lines = results.map(({ question, p50, p95, most }) => [question, ...[p50, p95, most].map(String)]);
  for (const line of formatTable(["question", "p50", "p95", "most"], lines)) console.log(line);
  return results;
}

type Ask = (db: Database, agentId: string, round: number) => Promise<unknown>;

const year = { from: "2025-01-01", to: "2025-12-31" };
const monthOf = (round: number) => ({
  from: `2025-${String(1 + (round % 12)).padStart(2, "0")}-01`,
  to: `2025-${String(1 + (round % 12)).padStart(2, "0")}-28`,
});
/** Any days, of 1 to 365. */
const anySpan = (round: number) => {
  const first = Date.UTC(2025, 0, 1 + ((round * 97) % 300));
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { from: dayOf(first), to: dayOf(first + ((round * 61) % 365) * 86_400_000) };
};
const slots = (round: number, minutes: number) => {
  const from = Date.UTC(2025, 5, 1 + (round % 28), 13);
  return { from: new Date(from), to: new Date(from + minutes * 60_000) };
};

const overview = (db: Database, agentId: string, span: typeof year) =>
  loadTeamOverview(db, { agentId, currency: "USD", span, now: new Date(), timeZone: "UTC" });
const members =
  (query: Parameters<typeof listTeamMembers>[1]["query"], spanOf = monthOf): Ask =>
  (db, agentId, round) =>
    listTeamMembers(db, { agentId, currency: "USD", span: spanOf(round), query });

const lastMonth = { from: "2025-12-01", to: "2025-12-31" };
/** Somebody on the second level, with thousands below. */
interface Team {
  below: string;
}
const teamOf = async (db: Database): Promise<Team> => {
  const [row] = await db.query<{ id: string }>("SELECT id FROM member WHERE account = 'm14'");
  return { below: row?.id ?? "" };
};
const downline =
  (query: (team: Team) => Parameters<typeof listDownline>[1]["query"]): Ask =>
  async (db, agentId, round) =>
    listDownline(db, { agentId, currency: "USD", span: monthOf(round), query: query(await teamOf(db)) });
const bets =
  (spanOf: () => typeof year, of?: (team: Team) => string): Ask =>
  async (db, agentId) =>
    listTeamBets(db, { agentId, currency: "USD", span: spanOf(), query: of ? { of: of(await teamOf(db)) } : {} });
const movements =
  (spanOf: () => typeof year, of?: (team: Team) => string): Ask =>
  async (db, agentId) =>
    listTeamTransactions(db, {
      agentId,
      currency: "USD",
      span: spanOf(),
      query: of ? { of: of(await teamOf(db)) } : {},
      zone: "UTC",
      say: (detail) => detail,
    });

const questions: Record<string, Ask> = {
  "overview, a month": (db, agentId, round) => overview(db, agentId, monthOf(round)),
  "overview, a year": (db, agentId) => overview(db, agentId, year),
  "overview, any days": (db, agentId, round) => overview(db, agentId, anySpan(round)),
  "figures of a contract, a month": (db, agentId, round) => loadTeamFigures(db, { agentId, ...monthOf(round) }),
  "settled bets, five minutes": (db, agentId, round) =>
    loadSettledFigures(db, { agentIds: [agentId], ...slots(round, 5) }),
  "settled bets, an hour": (db, agentId, round) => loadSettledFigures(db, { agentIds: [agentId], ...slots(round, 60) }),
  "settled bets, a day": (db, agentId, round) => loadSettledFigures(db, { agentIds: [agentId], ...slots(round, 1440) }),
  "members, first page": members({}),
  "members, first page, a year": members({}, () => year),
  "members, newest first": members({ sort: "-registeredAt" }),
  "members, first level": members({ level: 1 }),
  "members, fifth level": members({ level: 5 }),
  "members, by the name's beginning": members({ account: "m77" }),
  "members, by bets of a month": members({ sort: "-bet" }),
  "members, by bets of any days": members({ sort: "-bet" }, anySpan),
  "members, by bets of a year": members({ sort: "-bet" }, () => year),
  "members, by balance": members({ sort: "-balance" }),
  "tree, the first level": downline(() => ({ pageSize: 100 })),
  "tree, a level further below": downline(({ below }) => ({ of: below, pageSize: 100 })),
  "tree, the hundredth page": downline(() => ({ reach: "whole", page: 100, pageSize: 100 })),
  "downline, a search": downline(() => ({ account: "m77" })),
  "bets, first page, a month": bets(() => lastMonth),
  "bets, first page, a year": bets(() => year),
  "bets of a member and below": bets(
    () => lastMonth,
    ({ below }) => below,
  ),
  "movements, first page, a month": movements(() => lastMonth),
  "movements, first page, a year": movements(() => year),
  "movements of a member and below": movements(
    () => lastMonth,
    ({ below }) => below,
  ),
};

const never = Number.POSITIVE_INFINITY;

/** How long one question took; for ever where the platform gave up on it. */
async function timeOf(asking: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  try {
    await asking();
    return performance.now() - started;
  } catch (error) {
    if (error instanceof DatabaseAwayError) return never;
    throw error;
  }
}

/** Two at a time, as on two cores; one try thrown away. What the platform gives up on at once is asked no more. */
async function measure(ask: (round: number) => Promise<unknown>): Promise<Omit<TeamsResult, "question">> {
  if ((await timeOf(() => ask(0))) === never) return { p50: never, p95: never, most: never };
  const took: number[] = [];
  let next = 1;
  const one = async () => {
    while (next <= tries) {
      const round = next;
      next += 1;
      took.push(await timeOf(() => ask(round)));
    }
  };
  await Promise.all([one(), one()]);
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toPrecision(3));
  return { p50: at(0.5), p95: at(0.95), most: at(1) };
}
