import { hash, verify } from "@node-rs/argon2";
import { busy } from "#server/http/Failure.ts";

/** The library hashes with argon2id; 19 MiB, two passes, one lane is OWASP's first choice (S-32). */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const mostAtOnce = 8;
const mostWaiting = 200;
/** Longer texts are refused before they are hashed. */
const mostBytes = 1_024;

/** Hashes and checks passwords, a few at a time, so that a flood of logins cannot take the machine. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** With `null` (nobody has that account) it takes the same time and says no. */
  verify(password: string, hash: string | null): Promise<boolean>;
}

/** Throws 503 when too many already wait. */
export function createPasswords(): Passwords {
  const waiting: (() => void)[] = [];
  let running = 0;

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting) {
        throw busy();
      }
      // Whoever ends hands its place over, so nobody can slip in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  // Nobody's password: it stands in where there is no account, so that no one can hear the difference.
  const dummy = hash("no account has this password", options);
  return {
    hash: (password) => inTurn(() => hash(password, options)),
    verify: async (password, known) => {
      if (Buffer.byteLength(password) > mostBytes) return false;
      const against = known ?? (await dummy);
      const matches = await inTurn(() => verify(against, password));
      return matches && known !== null;
    },
  };
}
