import { randomInt } from "node:crypto";
import { createChallenge, verifySolution, type Challenge, type Solution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { BotChallenge } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { refusal } from "#server/http/Failure.ts";
import { takeOnce } from "#server/security/takeOnce.ts";

const lifeMs = 5 * 60_000;

/** What an answer may be used for; an answer for one is worthless for another. */
export type BotCheckAction = "login" | "loginCode" | "register" | "registerCode" | "forgotCode" | "passwordMail";

/** The human check: proof of work by altcha, single use, bound to what it was asked for (S-38). */
export interface BotCheck {
  create(action: BotCheckAction): Promise<BotChallenge>;
  /** Throws a refusal where the answer is missing, wrong, old, for another action, or used. */
  demand(answer: string | undefined, action: BotCheckAction): Promise<void>;
}

/** The check with the work that the settings ask for. */
export function createBotCheck({ db, clock, keys, config }: Pick<Deps, "db" | "clock" | "keys" | "config">): BotCheck {
  const { botCheckCost: cost, botCheckTries: tries } = config.limits;
  return {
    create: async (action) => {
      const { secret } = await keys.newest("botCheck");
      const challenge = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost,
        counter: randomInt(tries, 2 * tries),
        // The expiry is signed with the rest, and ours to judge: the library would ask the machine's clock.
        data: { action, expiresAt: clock.now().getTime() + lifeMs },
        deriveKey,
        ...signingSecrets(secret),
      });
      return { parameters: { ...challenge.parameters }, signature: challenge.signature ?? "" };
    },
    demand: async (answer, action) => {
      const parsed = answer === undefined ? undefined : parse(answer);
      if (!parsed || !(await isRight(parsed, action))) throw failed();
      const { nonce } = parsed.challenge.parameters;
      if (!(await takeOnce(db, "botCheck", nonce, new Date(clock.now().getTime() + 2 * lifeMs)))) throw failed();
    },
  };

  async function isRight({ challenge, solution }: Answer, action: BotCheckAction): Promise<boolean> {
    const { data } = challenge.parameters;
    const expiresAt = Number(data?.["expiresAt"]);
    if (data?.["action"] !== action || !(expiresAt > clock.now().getTime())) return false;
    for (const { secret } of await keys.live("botCheck")) {
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...signingSecrets(secret) });
      if (verified) return true;
    }
    return false;
  }
}

interface Answer {
  challenge: Challenge;
  solution: Solution;
}

function signingSecrets(secret: Buffer) {
  const text = secret.toString("base64url");
  return { hmacSignatureSecret: `signature ${text}`, hmacKeySignatureSecret: `key ${text}` };
}

function parse(answer: string): Answer | undefined {
  try {
    const value = JSON.parse(Buffer.from(answer, "base64").toString("utf8")) as Answer;
    const { nonce } = value.challenge.parameters;
    return typeof nonce === "string" && typeof value.solution.counter === "number" ? value : undefined;
  } catch {
    return undefined;
  }
}

function failed() {
  return refusal("human_check_failed", "The human check failed. Please try again.");
}
