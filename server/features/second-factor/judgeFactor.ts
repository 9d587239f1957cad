import type { FastifyRequest } from "fastify";
import { type Failure, refusalAt } from "#server/http/Failure.ts";
import { visitorOf } from "#server/http/visitorOf.ts";
import type { Limit, Throttle } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import type { FactorHolder, SecondFactors } from "./createSecondFactors.ts";

const perAddress: Limit = { most: 30, seconds: 300 };
/** Five guesses are free; each one more doubles the wait, up to a quarter of an hour, as with passwords (S-34). */
const perHolder: Limit = {
  most: Number.MAX_SAFE_INTEGER,
  seconds: 86_400,
  waits: [...Array.from({ length: 4 }, () => 0), ...Array.from({ length: 10 }, (_, n) => Math.min(900, 2 ** (n + 1)))],
};

/**
 * Judges a code of a second factor under the limits; answers what the judge answered, and throws `wrong_factor_code` where that is
 * nothing. A place is taken before the code is looked at, and while a holder has to wait no code is: the answer is the same.
 */
export async function judgeFactor<T>(
  { factors, throttle }: { factors: SecondFactors; throttle: Throttle },
  { holder, request }: { holder: FactorHolder; request: FastifyRequest },
  judge: () => Promise<T | undefined | false>,
): Promise<T> {
  const entry = await takeAll(throttle, [["factorAddress", visitorOf(request), perAddress]]);
  // Read before the judge opens a transaction, which should not wait for another connection.
  await factors.ready();
  const subject = `${holder.kind} ${holder.id}`;
  const guess = await throttle.take("factorGuess", subject, perHolder);
  const answer = guess.isAllowed ? await judge() : undefined;
  if (answer === undefined || answer === false) throw wrongFactorCode();
  await throttle.clear("factorGuess", subject);
  await entry.giveBack();
  return answer;
}

/** Says nothing of what was wrong: figures, time, or too many tries. */
function wrongFactorCode(): Failure {
  return refusalAt("code", "wrong_factor_code", "The code is wrong, used, or too old. Please take the next one.");
}
