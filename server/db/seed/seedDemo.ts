import type { Database } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { createPasswords } from "#server/security/passwords.ts";
import type { SealedSeed } from "#server/features/activity/makeSeed.ts";
import { insertJackpot } from "#server/features/board/insertJackpot.ts";
import { bookTransfers } from "./bookTransfers.ts";
import { createRandom } from "#compile/createRandom.ts";
import { foldTeams } from "#server/features/agent/foldTeams.ts";
import { insertBets } from "./insertBets.ts";
import { insertBonuses } from "./insertBonuses.ts";
import { insertBooks } from "./insertBooks.ts";
import { insertCatalogue } from "./insertCatalogue.ts";
import { insertContent } from "./insertContent.ts";
import { insertContracts } from "./insertContracts.ts";
import { insertDepositChannels } from "./insertDepositChannels.ts";
import { insertWithdrawalWays } from "./insertWithdrawalWays.ts";
import { insertMall } from "./insertMall.ts";
import { insertPastDeposits } from "./insertPastDeposits.ts";
import { insertPeople } from "./insertPeople.ts";
import { inventPlay } from "./inventPlay.ts";
import { inventPeople } from "./people.ts";

/** Password of every demo account but `player02`. It is public, so demo accounts must not exist in production. */
export const demoPassword = "Demo-2026!";
/** Password of `player02`, which the site makes its owner change. */
export const newcomerPassword = "123456";

const seed = 20_260_315;
/** Of the luck of games: with this one the house of each agent is a little ahead, as houses are. */
const luckSeed = 20_260_361;
/** Any fixed number; two nodes that start at once take turns by it. */
const lockKey = 7_204_313;
const dayMs = 86_400_000;
const historyDays = 160;
/** The demo's jackpot was won by somebody else so long ago. */
const jackpotDays = 9.5;

/** How the demo is made. */
export interface SeedOptions {
  /** The moment everything leads up to. */
  today: Date;
  currency?: string;
  /** With the 12,000 games of 100 vendors; without them some games of twenty. */
  hasCatalogue?: boolean;
  /** Seals the seed of a raffle; without it no raffle is to come. */
  seal?: (activityId: string) => SealedSeed;
}

/**
 * Fills an empty database with a demo: agents with their downlines, players, three months of play in the ledger, messages,
 * notices and slides. The same every time but for the dates, which end today. Does nothing, and returns false, where
 * there are members already. Needs the owner of the tables: the ledger takes whole books from nobody else.
 */
export async function seedDemo(
  owner: Database,
  { today, currency = "USD", hasCatalogue = false, seal }: SeedOptions,
): Promise<boolean> {
  const passwords = createPasswords();
  const [passwordHash, newcomerPasswordHash] = await Promise.all([
    passwords.hash(demoPassword),
    passwords.hash(newcomerPassword),
  ]);
  return withTransaction(owner, async (tx) => {
    await tx.query("SELECT pg_advisory_xact_lock($1)", [lockKey]);
    const known = await tx.query("SELECT FROM member LIMIT 1");
    if (known.length > 0) return false;
    const random = createRandom(seed);
    const people = inventPeople(random);
    const house = { bank: random.uuid(), house: random.uuid(), bonus: random.uuid() };
    const books = bookTransfers(random, inventPlay(createRandom(luckSeed), people, house, today));
    await insertPeople(tx, people, { passwordHash, newcomerPasswordHash, currency, now: today });
    const openedAt = new Date(today.getTime() - historyDays * dayMs);
    await insertBooks(tx, books, { people, house, currency, openedAt });
    await insertBets(tx, books, currency);
    await insertContent(tx, people, random, today);
    if (hasCatalogue) await insertCatalogue(tx);
    await insertContracts(tx, today);
    await insertDepositChannels(tx, today);
    await insertWithdrawalWays(tx, today);
    await insertPastDeposits(tx, "player03");
    await insertBonuses(tx, "player01", today);
    await insertJackpot(tx, currency, new Date(today.getTime() - jackpotDays * dayMs));
    await insertMall(tx, random, { today, currency, ...(seal && { seal }) });
    await foldTeams(tx);
    return true;
  });
}
