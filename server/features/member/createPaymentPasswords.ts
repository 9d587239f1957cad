import type { Database } from "#server/db/Database.ts";
import { Failure, refusal } from "#server/http/Failure.ts";
import type { Limit, Throttle } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import type { Passwords } from "#server/security/passwords.ts";

/** Wrong guesses of a member, at whatever call: the next one is told to wait. */
const guesses: Limit = { most: 5, seconds: 900 };

/** The password that members give when money or goods leave: the withdraw password. */
export interface PaymentPasswords {
  /**
   * Judges it for a member. Throws `payment_password_missing` where the member has set none, `wrong_payment_password` with the
   * error of `field`, and 429 after five wrong ones in a quarter of an hour, whichever calls they were given to. A right one costs
   * nothing.
   */
  demand(memberId: string, given: string, field?: string): Promise<void>;
}

/** Makes it. */
export function createPaymentPasswords(db: Database, throttle: Throttle, passwords: Passwords): PaymentPasswords {
  return {
    demand: async (memberId, given, field = "paymentPassword") => {
      const rows = await db.query<{ hash: string | null }>(
        "SELECT payment_password_hash AS hash FROM member WHERE id = $1 AND disabled_at IS NULL",
        [memberId],
      );
      if (!rows[0]) throw new Failure(401, "not_logged_in", "Please log in.");
      const { hash } = rows[0];
      if (hash === null) throw refusal("payment_password_missing", "Please set a payment password first.");
      // The place is taken before the guess is judged, so that guessing at once gains nothing.
      const place = await takeAll(throttle, [["paymentPassword", memberId, guesses]]);
      if (!(await passwords.verify(given, hash)))
        throw refusal("wrong_payment_password", "The payment password is wrong.", {
          fieldErrors: { [field]: { key: "error.wrong_payment_password" } },
        });
      await place.giveBack();
    },
  };
}
