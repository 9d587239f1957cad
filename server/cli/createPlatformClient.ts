import type { DiffEntry, Diagnostic } from "#contracts/api.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isRecord } from "#json/isRecord.ts";
import type { Site } from "#contracts/config.ts";
import { productFolder } from "#server/features/publishing/bundled/productFolder.ts";
import type { JsonConflict } from "#json/merge/JsonConflict.ts";
import { CliError, exitCodes, type CliIo } from "./CliIo.ts";

/** How long a call may take; the gate of a big site takes its time. */
const limitMs = 120_000;

/** What is live, or an earlier revision. */
export interface FoundRevision {
  revision: { seq: number; hash: string; note: string; by: string; at: string };
  site: Site;
}

/** What the gate says of a configuration. */
export interface Checked {
  seq: number;
  hash: string;
  entries: DiffEntry[];
  conflicts: (JsonConflict & { label: string })[];
  problems: Diagnostic[];
}

/** A refusal that the command can act on. */
export interface Refusal {
  code: string;
  message: string;
  value: Record<string, unknown>;
}

/** An answer of the platform: what was asked for, or a refusal. */
export type Answered<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/** The calls of the console that the command line makes. */
export interface PlatformClient {
  live(): Promise<FoundRevision>;
  revision(name: string): Promise<FoundRevision | null>;
  check(site: Site, baseHash: string): Promise<Answered<Checked>>;
  publish(body: {
    site: Site;
    baseHash: string;
    note: string;
    expectedSeq: number;
  }): Promise<Answered<{ seq: number; hash: string }>>;
  /** Our operator's draft, without what is in it. */
  draft(): Promise<{ hash: string; changed: boolean; by: string }>;
  saveDraft(body: { site: Site; baseHash: string; draftHash: string }): Promise<Answered<{ by: string }>>;
  /** What the draft changes of what is live. */
  draftDifference(): Promise<{ entries: DiffEntry[] }>;
  assets(): Promise<{ hash: string; name: string; alt: Record<string, string> }[]>;
  addAsset(name: string, bytes: Uint8Array): Promise<Answered<{ hash: string }>>;
  describeAsset(hash: string, name: string, alt: Record<string, string>): Promise<void>;
  revert(body: { hash: string; baseHash: string; note: string }): Promise<Answered<{ seq: number; hash: string }>>;
}

/** Where the platform is: `--platform`, else `CROUPIER_PLATFORM`, else this machine. */
export function platformAddress(given: string | undefined, env: CliIo["env"]): string {
  const address = given ?? env["CROUPIER_PLATFORM"] ?? `http://localhost:${env["PORT"] ?? "8080"}`;
  if (!URL.canParse(address))
    throw new CliError(exitCodes.usage, `"${address}" is not an address, such as http://localhost:8080.`);
  return address.replace(/\/+$/, "");
}

/** The client, with the token of `CROUPIER_TOKEN`, else of the data folder's `config-token`. */
export async function createPlatformClient(address: string, { env }: Pick<CliIo, "env">): Promise<PlatformClient> {
  const file = join(env["CROUPIER_DATA"] ?? join(productFolder, ".data"), "config-token");
  const token = env["CROUPIER_TOKEN"] ?? (await readFile(file, "utf8").catch(() => "")).trim();
  const dead = (error: unknown): never => {
    const reason =
      error instanceof Error && error.name === "TimeoutError" ? "does not answer in time" : "does not answer";
    throw new CliError(
      exitCodes.noPlatform,
      `The platform at ${address} ${reason}. Start it with npm start, or name it with --platform.`,
    );
  };

  const send = async <T>(method: string, path: string, body?: unknown): Promise<Answered<T> & { status: number }> => {
    const isBytes = body instanceof Uint8Array;
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { "content-type": isBytes ? "application/octet-stream" : "application/json" }),
    };
    const init = {
      method,
      headers,
      signal: AbortSignal.timeout(limitMs),
      ...(body !== undefined && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    };
    const response = await fetch(`${address}/console/api${path}`, init).catch(dead);
    const answer: unknown = await response.json().catch(() => undefined);
    if (!isRecord(answer) || typeof answer["success"] !== "boolean") {
      throw new CliError(exitCodes.noPlatform, `${address} answers, but it is not a platform with a console.`);
    }
    const isKnown = String(answer["code"]).startsWith("token_");
    if (response.status === 401 && isKnown)
      throw new CliError(exitCodes.noPlatform, `The platform at ${address} says: ${String(answer["message"])}`);
    if (response.status === 401) {
      throw new CliError(
        exitCodes.noPlatform,
        `The platform at ${address} does not know our token. It is read from ${file}, or from CROUPIER_TOKEN.`,
      );
    }
    if (answer["success"]) return { ok: true, value: answer["value"] as T, status: response.status };
    const { code, message, value } = answer;
    const refusal = { code: String(code), message: String(message), value: isRecord(value) ? value : {} };
    return { ok: false, refusal, status: response.status };
  };
  const must = async <T>(answer: Promise<Answered<T>>): Promise<T> => {
    const found = await answer;
    if (found.ok) return found.value;
    throw new CliError(exitCodes.noPlatform, `The platform refused: ${found.refusal.message}`);
  };

  return {
    live: () => must(send<FoundRevision>("GET", "/live")),
    revision: async (name) => {
      const answer = await send<FoundRevision>("GET", `/revisions/${encodeURIComponent(name)}`);
      return answer.ok ? answer.value : null;
    },
    check: (site, baseHash) => send<Checked>("POST", "/check", { site, baseHash }),
    draft: () => must(send("GET", "/draft")),
    saveDraft: (body) => send("PUT", "/draft", body),
    draftDifference: () => must(send("GET", "/draft/diff")),
    assets: async () =>
      (await must(send<{ rows: { hash: string; name: string; alt: Record<string, string> }[] }>("GET", "/assets")))
        .rows,
    addAsset: (name, bytes) => send("POST", `/assets?name=${encodeURIComponent(name)}`, bytes),
    describeAsset: async (hash, name, alt) => void (await must(send("PUT", `/assets/${hash}`, { name, alt }))),
    publish: (body) => send("POST", "/publish", body),
    revert: (body) => send("POST", "/revert", body),
  };
}
