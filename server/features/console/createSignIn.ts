import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import { refusal, tooMany } from "#server/http/Failure.ts";
import { networkOf } from "#server/http/networkOf.ts";
import type { Throttle } from "#server/security/createThrottle.ts";
import type { Passwords } from "#server/security/passwords.ts";
import type { Operator, OperatorRole } from "./Operator.ts";
import { recordAct } from "./recordAct.ts";

/** Failures count for so long. */
const windowSeconds = 15 * 60;
/** Failures of one account from one network, of one account, and of one network, before they have to wait. */
const free = { pair: 5, account: 50, network: 50 } as const;

/** What signing in needs. */
export interface SignInParts {
  db: Database;
  clock: Clock;
  passwords: Passwords;
  throttle: Throttle;
}

/** Checks an operator's password, however often it is tried. */
export interface SignIn {
  /** The operator; refuses a wrong account or password (which of them is not told), throws 429 while one has to wait. */
  check(account: string, password: string, ip: string): Promise<Operator>;
}

/**
 * Makes the check of passwords. Wrong ones are counted by account and network together, so that a stranger elsewhere cannot
 * lock an operator out; each failure beyond the free ones doubles the wait, to a quarter of an hour.
 */
export function createSignIn({ db, clock, passwords, throttle }: SignInParts): SignIn {
  return {
    async check(written, password, ip) {
      const account = written.trim().toLowerCase();
      const network = networkOf(ip);
      const counters = [
        { kind: "operatorPair", subject: `${account} ${network}`, free: free.pair },
        { kind: "operatorAccount", subject: account, free: free.account },
        { kind: "operatorNetwork", subject: network, free: free.network },
      ];
      const counts = await Promise.all(counters.map(({ kind, subject }) => throttle.peek(kind, subject)));
      const wait = Math.max(...counts.map((count) => count.waitSeconds));
      if (wait > 0) throw tooMany(wait);

      const rows = await db.query<{ id: string; account: string; role: OperatorRole; password_hash: string | null }>(
        "SELECT id, account, role, password_hash FROM operator WHERE account = $1 AND disabled_at IS NULL",
        [account],
      );
      const row = rows[0];
      if (await passwords.verify(password, row?.password_hash ?? null)) {
        await throttle.clear("operatorPair", `${account} ${network}`);
        // A password was verified, so there is a row.
        if (row !== undefined) return { id: row.id, account: row.account, role: row.role };
      }
      for (const counter of counters) {
        await throttle.punish(counter.kind, counter.subject, windowSeconds, (hits) =>
          hits < counter.free ? 0 : Math.min(windowSeconds, 30 * 2 ** Math.min(hits - counter.free, 10)),
        );
      }
      // An unknown name is not written down: people type passwords into the wrong field.
      await recordAct(db, clock, row?.account ?? "", "signInRefused");
      throw refusal("wrong_credentials", "The account or the password is wrong.");
    },
  };
}
