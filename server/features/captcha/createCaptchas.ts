import { randomInt, randomUUID } from "node:crypto";
import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Deps } from "#server/Deps.ts";
import { isKeyedHash, keyedHash } from "#server/security/keyedHash.ts";
import { drawCaptcha } from "./drawCaptcha.ts";

/** Letters and digits that nobody takes for another: no 0, O, 1, I. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const length = 5;
const lifeMs = 5 * 60_000;
/** How many times the work of a human check a captcha takes that asks for work. */
const workFactor = 8;
const idPattern = /^[0-9a-f-]{36}$/;

/** A captcha on its way to a visitor. */
export interface NewCaptcha {
  id: string;
  /** Base64 PNG, or base64 of the challenge. */
  shown: string;
}

/** Makes and checks captchas. */
export interface Captchas {
  /**
   * A picture, or work for the device of those who cannot see one. The work proves no human: it makes each guess cost, and
   * few of them are given to one visitor.
   */
  create(mode: "image" | "work"): Promise<NewCaptcha>;
  /** Whether the answer is right. Right or wrong, the captcha is used up. */
  check(id: string | undefined, answer: string | undefined): Promise<boolean>;
}

/** Captchas whose answers are kept only as keyed hashes, for five minutes, and for one try. */
export function createCaptchas({ db, clock, keys, config }: Pick<Deps, "db" | "clock" | "keys" | "config">): Captchas {
  const { botCheckCost: cost, botCheckTries } = config.limits;
  const tries = botCheckTries * workFactor;
  return {
    create: async (mode) => {
      const id = randomUUID();
      const { shown, answer } = mode === "work" ? await makeWork(cost, tries) : makePicture();
      const { secret } = await keys.newest("captcha");
      await db.query("INSERT INTO captcha (id, answer_mac, expires_at) VALUES ($1, $2, $3)", [
        id,
        keyedHash(secret, id, answer),
        new Date(clock.now().getTime() + lifeMs),
      ]);
      return { id, shown };
    },
    check: async (id, answer) => {
      if (id === undefined || answer === undefined || !idPattern.test(id)) return false;
      // Deleting decides: of two tries at the same moment one finds the row.
      const rows = await db.query<{ answer_mac: Buffer; expires_at: Date }>(
        "DELETE FROM captcha WHERE id = $1 RETURNING answer_mac, expires_at",
        [id],
      );
      const row = rows[0];
      if (!row || row.expires_at <= clock.now()) return false;
      return isKeyedHash(keys, "captcha", row.answer_mac, id, answer.trim().toUpperCase());
    },
  };
}

function makePicture(): { shown: string; answer: string } {
  const answer = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
  return { shown: drawCaptcha(answer).toString("base64"), answer };
}

/** The answer is the end of the key that the device looks for; the challenge tells its beginning. */
async function makeWork(cost: number, tries: number): Promise<{ shown: string; answer: string }> {
  let key: Uint8Array = new Uint8Array();
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost,
    counter: randomInt(tries, 2 * tries),
    deriveKey: async (...inputs) => {
      const derived = await deriveKey(...inputs);
      key = derived.derivedKey;
      return derived;
    },
  });
  const answer = Buffer.from(key).toString("hex").slice(-length).toUpperCase();
  return { shown: Buffer.from(JSON.stringify(challenge)).toString("base64"), answer };
}
