import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#server/db/Database.ts";
import { openDatabase } from "#server/db/openDatabase.ts";
import { listTeamMembers } from "#server/features/agent/listTeamMembers.ts";
import { loadTeamFigures } from "#server/features/agent/loadTeamFigures.ts";
import { loadTeamOverview } from "#server/features/agent/loadTeamOverview.ts";
import { formatTable } from "../harness/formatTable.ts";
import type { Options } from "../harness/Options.ts";
import { seedTeams } from "./seedTeams.ts";

/** What one question of an agent's team cost, in milliseconds. */
export interface TeamsResult {
  question: string;
  p50: number;
  p95: number;
  most: number;
}

const tries = 40;

/** Asks for figures of a team of 100,000 members in seven levels, 10 days of 20 bets each: the sums of 20 million bets. */
export async function benchTeams({ quick }: Options): Promise<TeamsResult[]> {
  const folder = mkdtempSync(join(tmpdir(), "croupier-teams-"));
  chmodSync(folder, 0o711);
  const database = await openDatabase({ folder });
  try {
    const members = quick ? 2_000 : 100_000;
    console.log(`\nTeam of ${members} members, sums of ${members * 200} bets`);
    await seedTeams(database.owner, members, 10);
    const [top] = await database.db.query<{ id: string }>("SELECT id FROM member WHERE account = 'm1'");
    const results: TeamsResult[] = [];
    for (const [question, ask] of Object.entries(questions))
      results.push({ question, ...(await measure((round) => ask(database.db, top?.id ?? "", round))) });
    const lines = results.map(({ question, p50, p95, most }) => [question, ...[p50, p95, most].map(String)]);
    for (const line of formatTable(["question", "p50", "p95", "most"], lines)) console.log(line);
    return results;
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Ask = (db: Database, agentId: string, round: number) => Promise<unknown>;

const year = { from: "2025-01-01", to: "2025-12-31" };
const monthOf = (round: number) => ({
  from: `2025-${String(1 + (round % 12)).padStart(2, "0")}-01`,
  to: `2025-${String(1 + (round % 12)).padStart(2, "0")}-28`,
});

const questions: Record<string, Ask> = {
  "overview, a month": (db, agentId, round) => loadTeamOverview(db, { agentId, currency: "USD", span: monthOf(round) }),
  "overview, a year": (db, agentId) => loadTeamOverview(db, { agentId, currency: "USD", span: year }),
  "figures of a contract, a month": (db, agentId, round) => loadTeamFigures(db, { agentId, ...monthOf(round) }),
  "members, first page": (db, agentId, round) =>
    listTeamMembers(db, { agentId, currency: "USD", span: monthOf(round), query: {} }),
  "members, first level": (db, agentId, round) =>
    listTeamMembers(db, { agentId, currency: "USD", span: monthOf(round), query: { level: 1 } }),
};

/** Two at a time, as on two cores; one try thrown away. */
async function measure(ask: (round: number) => Promise<unknown>): Promise<Omit<TeamsResult, "question">> {
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
