import { createHmac, randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { loadavg } from "node:os";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { formatTable } from "../harness/formatTable.ts";
import type { Options } from "../harness/Options.ts";
import { benchVendor } from "./seedWallet.ts";
import { type WalletPlatform, withWalletPlatform } from "./withWalletPlatform.ts";

/** What stakes cost at a rate, in milliseconds from the moment at which each was due. */
export interface WalletResult {
  /** Stakes due in each second, and how many were answered in each. */
  rate: number;
  answered: number;
  p50: number;
  p95: number;
  p99: number;
  most: number;
  /** Those that were not taken. */
  failed: number;
  /** Processor time of a stake, in milliseconds: the platform's and PostgreSQL's. */
  platformMs: number;
  databaseMs: number;
  /** What else the machine did: tasks that wait or run, before anything was started. */
  loadBefore: number;
}

const rate = 500;
const warmSeconds = 5;
const players = 500;
const stake = 10;

/**
 * Sends keyed debits as a vendor does, 500 in each second whether or not those before are answered, to a platform in a process of its own with
 * PostgreSQL beside it; the vendor's part runs on the same cores. Each stake is another round, of members in turn. Throws where the ledger
 * and the answers do not agree afterwards.
 */
export async function benchWallet({ quick }: Options): Promise<WalletResult> {
  const seconds = quick ? 5 : 30;
  const loadBefore = loadavg()[0] ?? 0;
  return withWalletPlatform(players, async (platform) => {
    await send(platform, warmSeconds);
    const before = await platform.totals();
    const used = await platform.cpu();
    const { took, failed, elapsedMs } = await send(platform, seconds);
    const spent = await platform.cpu();
    const after = await platform.totals();
    const taken = took.length;
    if (after.sum !== 0 || after.stakes - before.stakes !== taken || after.staked - before.staked !== taken * stake)
      throw new Error(`The ledger and the vendor do not agree: ${JSON.stringify({ before, after, taken })}`);
    const sorted = took.toSorted((a, b) => a - b);
    const at = (share: number) => Number((sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toPrecision(3));
    const result = {
      rate,
      answered: Math.round((taken / elapsedMs) * 1_000),
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
      most: at(1),
      failed,
      platformMs: Number(((spent.platform - used.platform) / taken).toFixed(2)),
      databaseMs: Number(((spent.database - used.database) / taken).toFixed(2)),
      loadBefore: Number(loadBefore.toFixed(2)),
    };
    console.log(`\nKeyed debits of ${players} members, ${rate} due each second for ${seconds} s`);
    for (const line of formatTable(Object.keys(result), [Object.values(result).map(String)])) console.log(line);
    return result;
  });
}

interface Sent {
  took: number[];
  failed: number;
  elapsedMs: number;
}

async function send({ url, secret, sessions }: WalletPlatform, seconds: number): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const path = `/wps/seamless/${benchVendor}/debit`;
  const took: number[] = [];
  let failed = 0;
  const debit = async (session: string, due: number) => {
    const round = randomUUID();
    const body = JSON.stringify({ transaction: `${round}-debit`, session, round, amount: stake, currency: "USD" });
    const [timestamp, nonce] = [String(Math.floor(Date.now() / 1_000)), randomUUID()];
    const signature = createHmac("sha256", secret).update(`${timestamp}.${nonce}.POST.${path}.${body}`).digest("hex");
    const isTaken = await post(agent, `${url}${path}`, body, {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      "croupier-timestamp": timestamp,
      "croupier-nonce": nonce,
      "croupier-signature": `v1=${signature}`,
    });
    if (isTaken) took.push(performance.now() - due);
    else failed += 1;
  };
  const all: Promise<void>[] = [];
  const begun = performance.now();
  for (let sent = 0; sent < rate * seconds; sent += 1) {
    const due = begun + (sent * 1_000) / rate;
    const early = due - performance.now();
    // Timers count whole milliseconds; what is late is sent at once, and counts from when it was due.
    if (early > 0) await pause(early);
    all.push(debit(sessions[sent % sessions.length] ?? "", due));
  }
  await Promise.all(all);
  const elapsedMs = performance.now() - begun;
  agent.destroy();
  return { took, failed, elapsedMs };
}

function post(agent: Agent, url: string, body: string, headers: Record<string, string>): Promise<boolean> {
  return new Promise((resolve) => {
    const call = request(url, { agent, method: "POST", headers, timeout: 30_000 }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer.on("end", () => resolve(answer.statusCode === 200 && text.startsWith('{"success":true')));
    });
    call.on("timeout", () => call.destroy());
    call.on("error", () => resolve(false));
    call.end(body);
  });
}
