import { isRecord } from "#json/isRecord.ts";
import { moveBounds } from "../moveBounds.ts";
import type { SharedFunction } from "./SharedFunction.ts";

/**
 * How much can be moved between the main wallet and that of a `vendor`: `out` of it, by `way`, else into it. `wallets` are the member's,
 * the main one without a code, and `least` is that of a move. Undefined where the wallet that pays is not chosen or not there.
 */
export const walletMove: SharedFunction = ({ wallets, way, vendor, least }) => {
  const code = way === "out" ? vendor : "";
  const payer: unknown = (Array.isArray(wallets) ? wallets : []).find((one) => isRecord(one) && one["code"] === code);
  const balance = isRecord(payer) ? payer["balance"] : undefined;
  if (typeof balance !== "number" || typeof least !== "number") return undefined;
  return { balance, ...moveBounds(balance, least) };
};
