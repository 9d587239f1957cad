import type { Jackpot } from "#contracts/api.ts";
import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import { keepKnown, type Known } from "#server/db/keepKnown.ts";
import { prepareAnswer } from "#server/http/prepareAnswer.ts";
import type { PreparedAnswer } from "#server/http/PreparedAnswer.ts";
import { insertJackpot } from "./insertJackpot.ts";
import { newJackpot } from "./newJackpot.ts";

/** What is known of the jackpot in a currency, as it is sent. */
export interface Jackpots {
  /** Begins one in a currency that has none. Rejects while the database is away. */
  begin(currency: string): Promise<void>;
  /** Rejects while the database is away, unless it was asked before. One that has not begun yet begins now, as far as is told. */
  answerIn(currency: string): Promise<PreparedAnswer>;
}

/** Whoever has just won may be seen this much later, in milliseconds. */
const freshMs = 5_000;

/**
 * Jackpots, read from the database now and then. The answer says what one held at a moment and how it grows, which stays true
 * until it is won: its bytes are made once.
 */
export function createJackpots({ db, clock }: { db: Database; clock: Clock }): Jackpots {
  const known = new Map<string, Known<PreparedAnswer>>();

  const keep = (currency: string): Known<PreparedAnswer> => {
    let last: { content: string; answer: PreparedAnswer } | undefined;
    const load = async () => {
      const value = (await read(db, currency)) ?? beginning(currency, clock.now());
      const content = JSON.stringify({ success: true, value, message: null });
      if (last?.content !== content) last = { content, answer: await prepareAnswer(content, head) };
      return last.answer;
    };
    return keepKnown({ load, clock, freshMs });
  };

  return {
    begin: (currency) => insertJackpot(db, currency, clock.now()),
    answerIn(currency) {
      const jackpot = known.get(currency) ?? keep(currency);
      known.set(currency, jackpot);
      return jackpot.read();
    },
  };
}

/** Whoever asks again gets 304 for as long as nobody has won. */
const head = { type: "application/json; charset=utf-8", keep: "no-cache" };

function beginning(currency: string, at: Date): Jackpot {
  const { seed, ...rules } = newJackpot(currency);
  return { amount: seed, currency, since: at.toISOString(), ...rules };
}

/** Since when it grows: its beginning, or the newest win of it, in a round or booked by itself. */
async function read(db: Database, currency: string): Promise<Jackpot | undefined> {
  const [row] = await db.query<Row>(
    `SELECT seed, step, most, every_ms, greatest(began_at, (
       SELECT created_at FROM ledger_transfer
       WHERE kind = 'win' AND category = 'JACKPOT' AND currency = $1 ORDER BY created_at DESC LIMIT 1
     ), (SELECT settled_at FROM game_bet WHERE jackpot > 0 AND state = 'settled' AND currency = $1 ORDER BY settled_at DESC LIMIT 1
     )) AS since FROM jackpot WHERE currency = $1`,
    [currency],
  );
  if (!row) return undefined;
  const { seed, step, most, every_ms: everyMs, since } = row;
  return { amount: seed, currency, since: since.toISOString(), step, everyMs, most };
}

interface Row {
  seed: number;
  step: number;
  most: number;
  every_ms: number;
  since: Date;
}
