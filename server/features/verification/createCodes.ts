import { randomBytes, randomInt } from "node:crypto";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { Letters } from "#server/features/outbox/createLetters.ts";
import type { Outbox } from "#server/features/outbox/Outbox.ts";
import { isKeyedHash, keyedHash } from "#server/security/keyedHash.ts";

/** How long a code can be used. */
export const codeMinutes = 3;
const mostTries = 5;

/** What a code is for; one for another purpose is worthless. */
export type CodePurpose = "login" | "register" | "forgot" | "contact" | "contactBefore" | "paymentPassword";

/** A number that can be called: dialling code and number, digits only. */
export interface PhoneNumber {
  dialingCode: string;
  mobileNum: string;
}

/** Where a code goes: to a phone, or to a mail address. */
export type CodeTarget = PhoneNumber | { email: string };

/** Six-digit codes that prove that somebody holds a phone, or reads a mail address (S-36). */
export interface Codes {
  /**
   * Sends a new code and kills the one before. With `isForNobody` the same is done in the same time, and nothing is sent: the
   * code that is kept then is known to no one.
   */
  send(purpose: CodePurpose, to: CodeTarget, message: { language: string; isForNobody?: boolean }): Promise<void>;
  /** Whether the code is right. A right one is used up; after five wrong ones it is dead. */
  check(purpose: CodePurpose, from: CodeTarget, code: string): Promise<boolean>;
  /** The same, and a right one is not used up yet; undefined for a wrong one. */
  prove(purpose: CodePurpose, from: CodeTarget, code: string): Promise<CodeProof | undefined>;
}

/** A code that was right. */
export interface CodeProof {
  /** Uses the code up, with `tx` only if that transaction is kept; false where somebody else was quicker. */
  useUp(tx?: Queryable): Promise<boolean>;
}

/** How codes are sent. */
export interface CodeParts {
  letters: Letters;
  outbox: Outbox;
}

/** Codes kept as salted, keyed hashes and sent through the outbox. */
export function createCodes(
  { db, clock, keys }: Pick<Deps, "db" | "clock" | "keys">,
  { letters, outbox }: CodeParts,
): Codes {
  const prove: Codes["prove"] = async (purpose, from, code) => {
    const target = targetOf(from);
    // Counting first means that any number of tries at the same moment are still five.
    const rows = await db.query<{ salt: Buffer; code_mac: Buffer }>(
      `UPDATE verification_code SET tries = tries + 1 WHERE purpose = $1 AND target = $2 AND expires_at > $3 AND tries < $4
       RETURNING salt, code_mac`,
      [purpose, target, clock.now(), mostTries],
    );
    const row = rows[0];
    if (!row || !(await isKeyedHash(keys, "code", row.code_mac, ...partsOf(purpose, target, row.salt, code))))
      return undefined;
    return {
      useUp: async (tx = db) => {
        const taken = await tx.query<{ id: string }>(
          "DELETE FROM verification_code WHERE purpose = $1 AND target = $2 AND code_mac = $3 RETURNING id",
          [purpose, target, row.code_mac],
        );
        return taken.length === 1;
      },
    };
  };

  return {
    prove,
    send: async (purpose, to, { language, isForNobody = false }) => {
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const salt = randomBytes(16);
      const target = targetOf(to);
      const now = clock.now();
      const { secret } = await keys.newest("code");
      const mac = keyedHash(secret, ...partsOf(purpose, target, salt, code));
      const channel: "mail" | "sms" = "email" in to ? "mail" : "sms";
      const letter = letters.write(`${channel}.code`, language, { code, minutes: codeMinutes });
      const goodUntil = expiryFrom(now);
      // One transaction: waiting for the disk, which is what takes time, is the same with a message and without.
      await withTransaction(db, async (tx) => {
        await tx.query(
          `INSERT INTO verification_code (purpose, target, salt, code_mac, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (purpose, target) DO UPDATE SET salt = excluded.salt, code_mac = excluded.code_mac, tries = 0,
             created_at = excluded.created_at, expires_at = excluded.expires_at`,
          [purpose, target, salt, mac, now, goodUntil],
        );
        const message = {
          ...letter,
          channel,
          recipient: target,
          secrets: [code],
          goodUntil,
          isForNobody,
        };
        await outbox.send(message, tx);
      });
    },
    check: async (purpose, from, code) => (await (await prove(purpose, from, code))?.useUp()) ?? false,
  };
}

function targetOf(target: CodeTarget): string {
  // Capitals are no difference in an address.
  if ("email" in target) return target.email.toLowerCase();
  return `+${target.dialingCode}${target.mobileNum.replace(/^0+/, "")}`;
}

function partsOf(purpose: string, target: string, salt: Buffer, code: string): string[] {
  return [purpose, target, salt.toString("hex"), code];
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + codeMinutes * 60_000);
}
