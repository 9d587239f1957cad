import { request } from "node:http";
import { checkServe } from "./checkServe.ts";
import { formatTable } from "./formatTable.ts";
import { measureLoad, type LoadSample } from "./measureLoad.ts";
import type { Options } from "./Options.ts";
import type { ServeResult } from "./ServeResult.ts";
import { spreadOf } from "./spreadOf.ts";
import { type BareRoute, withBareServer } from "./withBareServer.ts";
import { tableOfServe } from "./tableOfServe.ts";
import { writeTable } from "./writeTable.ts";
import { withPlatform } from "./withPlatform.ts";

/** What is asked for, in a coding. */
interface Wanted {
  name: string;
  path: string;
  coding: ServeResult["coding"];
}

/** One address, ours and twice bare, with what is measured of each. */
interface Contest extends Wanted {
  bytes: number;
  samples: { ours: LoadSample; bare: LoadSample; bareBody: LoadSample }[];
}

/** Heads that Node and the connection make. */
const ofTheConnection = new Set(["date", "content-length", "connection", "keep-alive", "transfer-encoding"]);

/**
 * How fast the platform sends what every visitor fetches, beside Fastify without anything of ours that sends the same bytes.
 * The two run in processes of their own and take turns, a second each.
 */
export function benchServe(options: Options): Promise<ServeResult[]> {
  return withPlatform(async ({ url: named, pid }) => {
    // Both by number: looking a name up is no part of this.
    const url = named.replace("localhost", "127.0.0.1");
    const answer = await fetch(`${url}/wps/system/permission`);
    const { value } = (await answer.json()) as { value: { info: { site: { href: string } } } };
    const addresses = [
      ["permission answer", "/wps/system/permission?host=localhost"],
      ["revision", value.info.site.href],
      ["page", "/index"],
    ] as const;
    const wanted = addresses.flatMap(([name, path]): Wanted[] => [
      { name, path, coding: "identity" },
      { name, path, coding: "br" },
    ]);
    const contests: Contest[] = [];
    const routes: BareRoute[] = [];
    for (const [number, one] of wanted.entries()) {
      const { head, body } = await read(url, one);
      const type = Object.fromEntries(Object.entries(head).filter(([name]) => /^content-(type|encoding)$/.test(name)));
      const bytes = body.toString("base64");
      routes.push({ path: `/same/${number}`, headers: head, body: bytes });
      routes.push({ path: `/body/${number}`, headers: type, body: bytes });
      contests.push({ ...one, bytes: body.length, samples: [] });
    }
    await withBareServer(routes, async (bare) => {
      for (let round = 0; round <= options.rounds; round += 1) {
        for (const [number, { path, coding, samples }] of contests.entries()) {
          const sample = await measureRound(round, {
            ours: () => measureLoad(`${url}${path}`, pid, coding),
            bare: () => measureLoad(`${bare.url}/same/${number}`, bare.pid, coding),
            bareBody: () => measureLoad(`${bare.url}/body/${number}`, bare.pid, coding),
          });
          // The first round is for the compilers of both.
          if (round > 0) samples.push(sample);
        }
      }
    });
    const results = contests.map(toResult);
    print(results);
    if (options.save) writeTable("serve", tableOfServe(results));
    return results;
  });
}

/** The answer as it comes over the line: decoded by nobody. */
function read(url: string, { path, coding }: Wanted): Promise<{ head: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(`${url}${path}`, { headers: { "accept-encoding": coding, accept: "*/*" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const entries = Object.entries(response.headers).filter(([name]) => !ofTheConnection.has(name));
        resolve({ head: Object.fromEntries(entries) as Record<string, string>, body: Buffer.concat(chunks) });
      });
    })
      .on("error", reject)
      .end();
  });
}

/** Each in its turn, and another one first each time. */
async function measureRound<Name extends string>(
  round: number,
  takes: Record<Name, () => Promise<LoadSample>>,
): Promise<Record<Name, LoadSample>> {
  const names = Object.keys(takes) as Name[];
  const first = round % names.length;
  const samples: Partial<Record<Name, LoadSample>> = {};
  for (const name of [...names.slice(first), ...names.slice(0, first)]) samples[name] = await takes[name]();
  return samples as Record<Name, LoadSample>;
}

function toResult({ name, coding, bytes, samples }: Contest): ServeResult {
  const loadOf = (who: "ours" | "bare" | "bareBody") => ({
    perSecond: spreadOf(samples.map((sample) => sample[who].perSecond)),
    cpuMicroseconds: spreadOf(samples.map((sample) => sample[who].cpuMicroseconds)),
  });
  const ratioTo = (who: "bare" | "bareBody") => ({
    rate: spreadOf(samples.map((sample) => sample.ours.perSecond / sample[who].perSecond)),
    cpu: spreadOf(samples.map((sample) => sample[who].cpuMicroseconds / sample.ours.cpuMicroseconds)),
  });
  return {
    name,
    coding,
    bytes,
    rounds: samples.length,
    ours: loadOf("ours"),
    bare: loadOf("bare"),
    bareBody: loadOf("bareBody"),
    ratio: ratioTo("bare"),
    bodyRatio: ratioTo("bareBody"),
  };
}

function print(results: readonly ServeResult[]): void {
  console.log("\nServing what every visitor fetches, beside bare Fastify with the same bytes (medians)");
  const rows = results.map(({ name, coding, bytes, ours, ratio, bodyRatio }) => [
    `${name}, ${coding}`,
    String(bytes),
    ours.perSecond.median.toFixed(0),
    ours.cpuMicroseconds.median.toFixed(1),
    ...[ratio.rate, ratio.cpu, bodyRatio.rate, bodyRatio.cpu].map(({ median }) => median.toFixed(2)),
  ]);
  const head = ["", "bytes", "a second", "µs each", "÷ bare", "÷ bare, CPU", "÷ body only", "÷ body only, CPU"];
  for (const line of formatTable(head, rows)) console.log(line);
  for (const { name, coding, least, cpu, isMet } of checkServe(results)) {
    console.log(`  ${isMet ? "✓" : "✗"} ${name}, ${coding}: ${cpu.toFixed(2)} of the bare route, at least ${least}`);
  }
}
