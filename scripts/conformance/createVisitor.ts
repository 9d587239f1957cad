import { randomUUID } from "node:crypto";
import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey as derivePbkdf2 } from "altcha-lib/algorithms/pbkdf2";
import { deriveKey as deriveSha } from "altcha-lib/algorithms/sha";
import type { OperationId } from "#contracts/api.ts";
import { contract, type ContractOperation } from "#server/http/contract.ts";
import { answerError } from "./answers.ts";
import { demand, NotTried } from "./demand.ts";
import { createSealer, type PublicKeySet } from "./createSealer.ts";
import type { Settings } from "./Settings.ts";

/** Longest time for one answer, in milliseconds: the site gives up then, too. */
const timeLimitMs = 10_000;
/** Longest time for a human check: longer than a visitor would wait. */
const workLimitMs = 30_000;

/** What comes with a call. */
export interface CallOptions {
  path?: Record<string, string>;
  query?: Record<string, string>;
  /** Sent as it is. */
  body?: unknown;
  /** Sent sealed, as the contract wants it of encrypted calls. */
  clear?: Record<string, unknown>;
  token?: string;
  headers?: Record<string, string>;
}

/** An answer in the envelope. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  success: boolean;
  value: unknown;
  code: string | undefined;
  message: string | undefined;
}

/** Somebody who calls a platform as the site does. Every answer is held to the contract. */
export interface Visitor {
  settings: Settings;
  /** Throws where there is no answer within ten seconds, or it is not by the contract; `NotTried` where a limit is met. */
  call(id: OperationId, options?: CallOptions): Promise<Reply>;
  /** Any request at all, not judged. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Seals a clear text for a call; `claims` replace those that are right. */
  seal(id: OperationId, clear: Record<string, unknown>, claims?: Record<string, unknown>): Promise<string>;
  /** Asks for a human check and solves it. */
  solve(action: string): Promise<string>;
  /** Logs in, once for all checks; undefined where the run was given no such account. */
  tokenOf(who: "player" | "agent"): Promise<string | undefined>;
}

/** Texts and bytes travel as they are, all else as JSON. */
function written(body: unknown): BodyInit {
  return typeof body === "string" || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body);
}

/** A visitor of the platform that the settings name. */
export function createVisitor(settings: Settings): Visitor {
  const tokens = new Map<string, Promise<string>>();
  /** How far the platform's clock is ahead of ours. */
  let aheadMs = 0;

  const get = (path: string, init: RequestInit = {}) =>
    fetch(settings.url + path, { redirect: "error", ...init, signal: init.signal ?? AbortSignal.timeout(timeLimitMs) });

  const call: Visitor["call"] = async (id, { path = {}, query = {}, body, clear, token, headers } = {}) => {
    const operation = operationOf(id);
    const sent = clear === undefined ? body : { payload: await seal(id, clear) };
    const target = toAddress(operation, path, query);
    const response = await get(target, {
      method: operation.method,
      headers: {
        accept: "application/json",
        language: "EN",
        ...(sent !== undefined && { "content-type": operation.bodyType ?? "application/json" }),
        ...(operation.isIdempotent && { "idempotency-key": randomUUID() }),
        ...(token !== undefined && { token }),
        ...headers,
      },
      ...(sent !== undefined && { body: written(sent) }),
    });
    const text = await response.text();
    const date = Date.parse(response.headers.get("date") ?? "");
    if (!Number.isNaN(date)) aheadMs = date - Date.now();
    const fault = answerError({ method: operation.method, url: target, status: response.status, body: text });
    demand(fault === undefined, fault ?? "");
    if (response.status === 429) {
      // A limit is no fault: whoever runs the check twice within minutes meets some.
      throw new NotTried(
        `${id} is limited at the moment; try again in ${response.headers.get("retry-after") ?? "some"} s.`,
      );
    }
    return { status: response.status, headers: response.headers, text, ...readEnvelope(text) };
  };

  const loadKeys = async () => {
    const { value } = await call("getJwks");
    return value as unknown as PublicKeySet;
  };
  const sealer = createSealer(loadKeys, new URL(settings.url).origin, () => Date.now() + aheadMs);
  const seal: Visitor["seal"] = (id, clear, claims = {}) => {
    const { method, url } = operationOf(id);
    return sealer(clear, { method, path: url }, claims);
  };

  const solve: Visitor["solve"] = async (action) => {
    const asked = await call("getBotCheck", { query: { action } });
    demand(asked.success, `getBotCheck refuses a challenge for ${action}: ${asked.code}`);
    const challenge = asked.value as Challenge;
    const deriveKey = challenge.parameters.algorithm.startsWith("PBKDF2/") ? derivePbkdf2 : deriveSha;
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), workLimitMs);
    const solution = await solveChallenge({ challenge, deriveKey, controller }).finally(() => clearTimeout(timer));
    demand(
      solution,
      `The human check for ${action} was not solved within ${workLimitMs / 1000} s: its cost is too high.`,
    );
    return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  };

  const logIn = async ({ account, password }: { account: string; password: string }): Promise<string> => {
    const botCheck = await solve("login");
    const reply = await call("login", { clear: { username: account, password, type: "username", botCheck } });
    demand(reply.success, `${account} cannot log in: ${reply.code}`);
    return (reply.value as { token: string }).token;
  };

  const tokenOf: Visitor["tokenOf"] = async (who) => {
    const account = settings[who];
    if (!account) return undefined;
    let token = tokens.get(who);
    if (!token) {
      token = logIn(account);
      tokens.set(who, token);
    }
    return token;
  };

  return { settings, call, fetch: get, seal, solve, tokenOf };
}

function operationOf(id: OperationId): ContractOperation {
  const operation = contract.operations.get(id);
  if (!operation) throw new Error(`The contract has no call ${id}`);
  return operation;
}

function toAddress({ url }: ContractOperation, path: Record<string, string>, query: Record<string, string>): string {
  const filled = url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(path[name] ?? "unknown"));
  const search = new URLSearchParams(query).toString();
  return search === "" ? filled : `${filled}?${search}`;
}

function readEnvelope(text: string): Pick<Reply, "success" | "value" | "code" | "message"> {
  try {
    const { success, value, code, message } = JSON.parse(text) as Record<string, unknown>;
    const asText = (it: unknown) => (typeof it === "string" ? it : undefined);
    return { success: success === true, value, code: asText(code), message: asText(message) };
  } catch {
    return { success: false, value: undefined, code: undefined, message: undefined };
  }
}
