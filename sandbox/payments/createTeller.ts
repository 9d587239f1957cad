import { createHmac } from "node:crypto";

/** What the platform is told of a payment. */
export interface Told {
  id: string;
  type: "seen" | "paid" | "failed";
  order: string;
  payment: string;
  amount: number;
  currency: string;
}

const tries = 6;
const tryMs = 5_000;

/** Tells the platform, signed; again where it does not answer, as a provider does. Answers a sentence for the payer. */
export function createTeller({ platform, secret }: { platform: string; secret: string }) {
  return async (event: Told): Promise<string> => {
    const body = JSON.stringify(event);
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      const timestamp = Math.floor(Date.now() / 1000);
      const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
      try {
        const answer = await fetch(`${platform}/wps/deposit/callback/sandbox`, {
          method: "POST",
          body,
          headers: {
            "content-type": "application/json",
            "croupier-timestamp": String(timestamp),
            "croupier-signature": `v1=${signature}`,
          },
          redirect: "error",
          signal: AbortSignal.timeout(tryMs),
        });
        const told = (await answer.json()) as { value?: { outcome?: string } | null };
        if (answer.status < 500) return `The site answered: ${told.value?.outcome ?? answer.status}.`;
      } catch {
        // It is told again.
      }
      await new Promise((resolve) => setTimeout(resolve, 500 * attempt));
    }
    return "The site did not answer.";
  };
}
