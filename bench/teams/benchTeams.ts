import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
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
import { places } from "../harness/places.ts";
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

/** What is measured, and what each question took as a share of the same sums from the bets themselves. */
export interface TeamsResults {
  members: number;
  /** Busy programs of the machine, by its own count, when the questions began. */
  load: number;
  scratch: TeamsResult;
  questions: (TeamsResult & { ofScratch: number })[];
}

/**
 * Asks for figures of a team of 100,000 members in seven levels, 20 days of 10 bets each: the sums of 20 million bets. To fill a database
 * takes long: one in the folder that CROUPIER_TEAMS_DATA names is kept, and asked again the next time.
 */
export async function benchTeams({ quick }: Options): Promise<TeamsResults> {
  const kept = process.env["CROUPIER_TEAMS_DATA"];
  const folder = kept ?? mkdtempSync(join(tmpdir(), "croupier-teams-"));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  const database = await openDatabase({ folder });
  try {
    const members = quick ? 2_000 : 100_000;
    console.log(`\nTeam of ${members} members, sums of ${members * 200} bets`);
    const began = performance.now();
    if ((await database.db.query("SELECT FROM member LIMIT 1")).length === 0) {
      await seedTeams(database.owner, members, 20);
      console.log(`Filled in ${Math.round((performance.now() - began) / 1000)} s`);
    }
    const load = Number((loadavg()[0] ?? 0).toFixed(1));
    const [scratch, ...results] = await askTeams(database.db);
    const { bills, took } = await computeDividends(database.db, database.owner, quick ? 100 : 5_000);
    const once = Math.round(took);
    console.log(`${bills} monthly dividends computed in ${once} ms`);
    if (!scratch) throw new Error("nothing was asked");
    results.push({ question: `${bills} monthly dividends, computed`, p50: once, p95: once, most: once });
    const ofScratch = (p50: number) => Number((p50 / scratch.p50).toPrecision(3));
    const measured = results.map((result) => ({ ...result, ofScratch: ofScratch(result.p50) }));
    checkTeams(measured);
    return { members, load, scratch, questions: measured };
  } finally {
    await database.close();
    if (kept === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/** Sets each share of bench/budgets.json beside what was measured. */
function checkTeams(measured: TeamsResults["questions"]): void {
  const { teams } = JSON.parse(readFileSync(`${places.bench}budgets.json`, "utf8")) as {
    teams: { ofScratch: Record<string, number> };
  };
  for (const [question, most] of Object.entries(teams.ofScratch)) {
    const found = measured.find((result) => result.question === question)?.ofScratch ?? Number.NaN;
    console.log(`  ${found <= most ? "✓" : "✗"} ${question}: ${found} of the sums from the bets, at most ${most}`);
  }
}

/** Asks a filled database each question, and prints what it cost. The first is what the others are set beside. */
async function askTeams(db: Database): Promise<TeamsResult[]> {
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

/** What answers say beside their days. */
const stamp = { asOf: "2026-01-01T00:00:00Z", timeZone: "UTC" };
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
    listDownline(db, {
      agentId,
      currency: "USD",
      span: { ...monthOf(round), ...stamp },
      query: query(await teamOf(db)),
    });
const bets =
  (spanOf: () => typeof year, of?: (team: Team) => string): Ask =>
  async (db, agentId) =>
    listTeamBets(db, {
      agentId,
      currency: "USD",
      span: { ...spanOf(), ...stamp },
      query: of ? { of: of(await teamOf(db)) } : {},
    });
const movements =
  (spanOf: () => typeof year, of?: (team: Team) => string): Ask =>
  async (db, agentId) =>
    listTeamTransactions(db, {
      agentId,
      currency: "USD",
      span: { ...spanOf(), ...stamp },
      query: of ? { of: of(await teamOf(db)) } : {},
      say: (detail) => detail,
    });

const lastDay = () => ({ from: "2025-12-31", to: "2025-12-31" });
const lastDays = () => lastMonth;
const wholeYear = () => year;
const whole = (sort: "-bet" | "-profit"): Ask => downline(() => ({ reach: "whole", sort }));

const questions: Record<string, Ask> = {
  // A month has one bet here for each ten of the others.
  "a month's sums, from the bets themselves": (db, agentId) =>
    db.query(
      `SELECT b.day, sum(b.stake) AS stake, sum(b.payout) AS payout FROM game_bet b JOIN member_tree t ON t.descendant_id = b.member_id
       WHERE t.ancestor_id = $1 AND b.day BETWEEN $2 AND $3 GROUP BY b.day`,
      [agentId, lastMonth.from, lastMonth.to],
    ),
  "overview, a day": (db, agentId) => overview(db, agentId, lastDay()),
  "overview, a month": (db, agentId, round) => overview(db, agentId, monthOf(round)),
  "overview, a year": (db, agentId) => overview(db, agentId, year),
  "overview, any days": (db, agentId, round) => overview(db, agentId, anySpan(round)),
  "figures of a contract, a month": (db, agentId, round) => loadTeamFigures(db, { agentId, ...monthOf(round) }),
  "settled bets, five minutes": (db, agentId, round) =>
    loadSettledFigures(db, { agentIds: [agentId], ...slots(round, 5) }),
  "settled bets, an hour": (db, agentId, round) => loadSettledFigures(db, { agentIds: [agentId], ...slots(round, 60) }),
  "settled bets, a day": (db, agentId, round) => loadSettledFigures(db, { agentIds: [agentId], ...slots(round, 1440) }),
  "members, first page, a day": members({}, lastDay),
  "members, first page, a month": members({}),
  "members, first page, a year": members({}, wholeYear),
  "members, newest first": members({ sort: "-registeredAt" }),
  "members, first level": members({ level: 1 }),
  "members, fifth level": members({ level: 5 }),
  "members, by the name's beginning": members({ account: "m77" }),
  "members, by bets of a day": members({ sort: "-bet" }, lastDay),
  "members, by bets of a month": members({ sort: "-bet" }),
  "members, by bets of any days": members({ sort: "-bet" }, anySpan),
  "members, by bets of a year": members({ sort: "-bet" }, wholeYear),
  "members of the sixth level, by bets": members({ level: 6, sort: "-bet" }, anySpan),
  "members, by balance": members({ sort: "-balance" }),
  "tree, the first level": downline(() => ({ pageSize: 100 })),
  "tree, a level further below": downline(({ below }) => ({ of: below, pageSize: 100 })),
  "tree, the hundredth page": downline(() => ({ reach: "whole", page: 100, pageSize: 100 })),
  "tree, by bets": whole("-bet"),
  "tree, by profit": whole("-profit"),
  "tree, by profit, the lowest first": downline(() => ({ reach: "whole", sort: "profit" })),
  "downline, a search": downline(() => ({ account: "m77" })),
  "downline, a wide search": downline(() => ({ account: "m7" })),
  "bets, first page, a day": bets(lastDay),
  "bets, first page, a month": bets(lastDays),
  "bets, first page, a year": bets(wholeYear),
  "bets of a member and below": bets(lastDays, ({ below }) => below),
  "movements, first page, a day": movements(lastDay),
  "movements, first page, a month": movements(lastDays),
  "movements, first page, a year": movements(wholeYear),
  "movements of a member and below": movements(lastDays, ({ below }) => below),
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
