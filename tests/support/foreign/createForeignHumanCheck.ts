import { randomBytes } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

/** Proof of work in altcha's format, for one action and once. */
export interface ForeignHumanCheck {
  challenge(action: string): Promise<unknown>;
  isHuman(answer: unknown, action: string): Promise<boolean>;
}

/** The platform's side of the human check, with next to no work in it. */
export function createForeignHumanCheck(): ForeignHumanCheck {
  const hmacSignatureSecret = randomBytes(32).toString("hex");
  const used = new Set<unknown>();
  return {
    challenge: (action) =>
      createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: 1,
        keyPrefixLength: 1,
        data: { action },
        deriveKey,
        expiresAt: new Date(Date.now() + 300_000),
        hmacSignatureSecret,
      }),
    async isHuman(answer, action) {
      try {
        const { challenge, solution } = JSON.parse(Buffer.from(String(answer), "base64").toString()) as Record<
          string,
          { parameters?: { nonce?: string; data?: { action?: string } } }
        >;
        const nonce = challenge?.parameters?.nonce;
        if (used.has(nonce) || challenge?.parameters?.data?.action !== action) return false;
        const { verified } = await verifySolution({
          challenge: challenge as never,
          solution: solution as never,
          deriveKey,
          hmacSignatureSecret,
        });
        // Taken in one step, since two may have come with it at the same moment.
        if (!verified || used.has(nonce)) return false;
        used.add(nonce);
        return true;
      } catch {
        return false;
      }
    },
  };
}
