import type { IncomingMessage } from "node:http";
import type { ForeignText } from "./createForeignCodes.ts";

/** A call as a handler sees it. */
export interface ForeignCall {
  request: IncomingMessage;
  /** Operation as `GET /wps/system/permission`; members of the path in `path`. */
  name: string;
  path: readonly string[];
  query: URLSearchParams;
  /** Body as it came; of a sealed one what was in it. */
  body: Readonly<Record<string, unknown>>;
  /** The body as it came, where it is no JSON: the part of a file. */
  bytes: Buffer;
  /** Account of the token; undefined for visitors and dead tokens. */
  account: string | undefined;
  /** Id of the token's session. */
  session: string | undefined;
}

/** An answer with a status and a body of its own. */
export interface ForeignRefusal {
  status: number;
  body: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** Answers a call: a value (of `success: true`), a refusal made by `refuse`, or `hang`, which never answers. */
export type ForeignHandler = (call: ForeignCall) => unknown;

/** A platform that knows the contract and nothing of this program. */
export interface ForeignPlatform {
  /** Origin, also of the site that it serves. */
  url: string;
  /** Every call so far, oldest first. */
  calls: ForeignCall[];
  /** Reports of problems so far. */
  reports: Readonly<Record<string, unknown>>[];
  /** Short messages that would have been sent, oldest first. */
  sent: ForeignText[];
  /** Value of the permission answer; a test changes what it likes before a page is opened or while it is open. */
  permission: { maintenance: boolean; regionRestriction: boolean; info: Record<string, unknown> };
  /** Answers an operation (`GET /wps/board/winners`) otherwise than usual, from now on. */
  answer(name: string, handler: ForeignHandler): void;
  /** Files that the platform serves beside the site's (`/config/….json`). */
  serve(path: string, handler: ForeignHandler): void;
  /** Closes every connection and listens no more; `revive` listens again on the same port. */
  die(): Promise<void>;
  revive(): Promise<void>;
  stop(): Promise<void>;
}

const refusals = new WeakSet<object>();

/** An answer with this status and body. */
export function refuse(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): ForeignRefusal {
  const refusal = { status, body, headers };
  refusals.add(refusal);
  return refusal;
}

/** A business refusal in the contract's envelope. */
export function refuseBusiness(message: string, code?: string, value: unknown = null): ForeignRefusal {
  return refuse(200, { success: false, value, message, ...(code === undefined ? {} : { code }) });
}

/** A value of `success: true`, with headers. */
export function withHeaders(value: unknown, headers: Readonly<Record<string, string>>): ForeignRefusal {
  return refuse(200, { success: true, value, message: null }, headers);
}

/** Whether a handler's answer is one of `refuse`. */
export function isRefusal(answer: unknown): answer is ForeignRefusal {
  return typeof answer === "object" && answer !== null && refusals.has(answer);
}

/** The answer that never comes. */
export const hang = Symbol("hang");

/** A stream of events that keeps alive and never says anything. */
export const heartbeats = Symbol("heartbeats");
