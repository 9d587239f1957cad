import { createHmac, randomBytes } from "node:crypto";
import { type Player, type Wallet, WalletRefusal, WalletSilence } from "./Wallet.ts";

/** Whom it speaks with. */
export interface WalletOptions {
  /** Origin of the platform. */
  platform: string;
  /** What both sign with. */
  secret: string;
  timeoutMs?: number;
  now?: () => number;
}

/** The wallet behind the platform's calls for vendors (docs/platform.md, "Games of vendors"). */
export function createWallet({ platform, secret, timeoutMs = 5_000, now = Date.now }: WalletOptions): Wallet {
  async function call(vendor: string, name: string, content: object): Promise<Record<string, unknown>> {
    const path = `/wps/seamless/${encodeURIComponent(vendor)}/${name}`;
    const body = JSON.stringify(content);
    const timestamp = String(Math.floor(now() / 1000));
    const nonce = randomBytes(16).toString("hex");
    const signed = `${timestamp}.${nonce}.POST.${path}.${body}`;
    const signature = createHmac("sha256", secret).update(signed).digest("hex");
    const answer = await fetch(`${platform}${path}`, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        "croupier-timestamp": timestamp,
        "croupier-nonce": nonce,
        "croupier-signature": `v1=${signature}`,
      },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new WalletSilence(`${name}: no answer`, { cause });
    });
    const told = (await answer.json().catch(() => undefined)) as Told | undefined;
    if (answer.status >= 500 || answer.status === 429 || told === undefined)
      throw new WalletSilence(`${name}: ${answer.status}`);
    if (told.success && told.value) return told.value;
    throw new WalletRefusal(told.code ?? String(answer.status), told.message ?? "Refused", told.value ?? null);
  }
  const balanceOf = (value: Record<string, unknown>): number => Number(value["balance"]);

  return {
    async open(vendor, token) {
      const value = await call(vendor, "open", { token });
      return { ...(value as unknown as Omit<Player, "vendor">), vendor, balance: balanceOf(value) };
    },
    balance: async (vendor, session) => balanceOf(await call(vendor, "balance", { session })),
    debit: async ({ vendor, ...stake }) => balanceOf(await call(vendor, "debit", stake)),
    credit: async ({ vendor, ...payout }) => balanceOf(await call(vendor, "credit", payout)),
    rollback: async ({ vendor, ...round }) => void (await call(vendor, "rollback", round)),
  };
}

interface Told {
  success: boolean;
  value?: Record<string, unknown> | null;
  message?: string | null;
  code?: string;
}
