import type { OperationId, ParamsOf, ValueOf } from "#contracts/api.ts";
import type { Operation } from "#contracts/operations.ts";
import type { Answer } from "#stores/Answer.ts";
import { failure } from "#stores/failure.ts";
import { answerError } from "./answerError.ts";
import { createAnswerCache, type AnswerCacheOptions } from "./createAnswerCache.ts";
import { buildRequest, type BuiltRequest } from "./buildRequest.ts";
import { clientVersion } from "./clientVersion.ts";
import type { Encryptor } from "./createEncryptor.ts";
import type { IntentEnd, IntentKeys } from "./createIntentKeys.ts";
import type { ServerClock } from "./createServerClock.ts";
import { findOperation } from "./findOperation.ts";
import { readAnswer } from "./readAnswer.ts";
import { retryDelay } from "./retryDelay.ts";
import { sendHttp, TimeLimitError, type SendHttp } from "./sendHttp.ts";
import { siteTimeLimitMs, slowTimeLimitMs, timeLimitMs } from "./timeLimits.ts";
import { wait } from "./wait.ts";

const timeLimits: Readonly<Partial<Record<string, number>>> = { getPermission: siteTimeLimitMs };

/** Code of the platform's refusal of an encrypted body: wrong key, old, or seen before; it does not say which. */
const unreadablePayload = "unreadable_body";

/** Codes of a platform that is closed to the visitor: how it stands must be asked again. */
const closedCodes: ReadonlySet<string> = new Set(["maintenance", "region_blocked"]);

/** What a client is wired to. */
export interface ClientOptions {
  /** Origin of the platform; empty for the page's own. */
  platform: string;
  clock: ServerClock;
  /** Headers of a call: token, language and merchant, or what the console sends. Read when the call is made. */
  headers(operation: Operation): Record<string, string>;
  encryptor(): Encryptor;
  intents: IntentKeys;
  /** Resolves once calls may be made, of a player or of anybody; undefined where they may. Only the permission call, which is the first, waits for nothing. */
  ready?(isPlayers: boolean): Promise<void> | undefined;
  /** Told of a 401; the headers are those the call was made with, so that an old call cannot end a new session. */
  onUnauthorized?(headers: Record<string, string>): void;
  /** Told when a call begins (1) and when it is over (-1). */
  onActivity?(change: 1 | -1): void;
  /** Told after each call whether the platform was reached: it answered, whatever it said, but that it is closed. */
  onReach?(isReached: boolean, id: string): void;
  /** Told when an answer says that the platform serves newer clients only (fault F-10). */
  onOutdated?(): void;
  /** How requests are sent; by `fetch` unless a test says otherwise. */
  sendHttp?: SendHttp;
  random?: () => number;
  /** Answers that are kept; none where it is left out. */
  cache?: Omit<AnswerCacheOptions, "now">;
}

/** A good answer with its headers. */
export interface CallResult<T> {
  value: T;
  header(name: string): string | undefined;
}

/** Makes the calls of the contract. Never throws and never touches the screen: an answer is a value. */
export interface Client {
  /** `session` is the token of the session that a call is of, where that may be another one than is held when it is sent. */
  call<Id extends OperationId>(
    id: Id,
    params: ParamsOf<Id>,
    signal?: AbortSignal,
    session?: string | null,
  ): Promise<Answer<ValueOf<Id>>>;
  /**
   * As `call`, for a name and parameters that a document brings. With `mayBeKept` an answer that was kept does as well, where the
   * contract lets the call's be kept.
   */
  callNamed(
    id: string,
    params: Readonly<Record<string, unknown>>,
    signal?: AbortSignal,
    mayBeKept?: boolean,
  ): Promise<Answer<unknown>>;
  /** As `callNamed`, with the answer's headers. */
  callWithHeaders(
    id: string,
    params: Readonly<Record<string, unknown>>,
    signal?: AbortSignal,
  ): Promise<Answer<CallResult<unknown>>>;
}

/** How a call is answered, and whose it is. */
interface KeptCall {
  mayBeKept?: boolean;
  reliesOnShape?: boolean;
  session?: string | null | undefined;
}

/** The one client: time limit, retries, encryption, keys of intents, headers. */
export function createClient(options: ClientOptions): Client {
  const { clock, intents, random = Math.random } = options;
  const cache = options.cache && createAnswerCache({ ...options.cache, now: Date.now });
  const http: SendHttp = options.sendHttp ?? ((request) => sendHttp(request));

  const send = async (
    operation: Operation,
    request: BuiltRequest,
    headers: Record<string, string>,
    signal?: AbortSignal,
    timeLimit = operation.slow ? slowTimeLimitMs : timeLimitMs,
  ) => {
    const sentAt = clock.elapsed();
    try {
      const answer = await http({
        method: operation.method,
        url: options.platform + request.path,
        query: request.query,
        headers: {
          accept: "application/json",
          ...headers,
          ...(request.body === undefined ? {} : contentType(operation.bodyType)),
        },
        ...(request.body === undefined ? {} : { body: written(request.body, operation.bodyType) }),
        withCookies: operation.cookies ?? false,
        timeLimitMs: timeLimit,
        ...(signal ? { signal } : {}),
      });
      clock.observe(answer.header("date"), sentAt, clock.elapsed());
      if (Number(answer.header("min-client") ?? 0) > clientVersion) options.onOutdated?.();
      const read = readAnswer(answer, operation.mayBeGone);
      return read.ok ? { ok: true as const, value: { value: read.value, header: answer.header } } : read;
    } catch (error) {
      return { ok: false as const, failure: toFailure(error, signal) };
    }
  };

  const sendEncrypted = async (
    operation: Operation,
    request: BuiltRequest,
    headers: Record<string, string>,
    signal?: AbortSignal,
  ) => {
    const encryptor = options.encryptor();
    for (let tries = 1; ; tries += 1) {
      const call = { method: operation.method, path: request.path };
      const encrypted = await encryptor.encrypt((request.body ?? {}) as Record<string, unknown>, call);
      if (!encrypted.ok) return encrypted;
      const answer = await send(operation, { ...request, body: { payload: encrypted.value } }, headers, signal);
      if (answer.ok || answer.failure.code !== unreadablePayload || tries === 2) return answer;
      // The key was changed, or our clock was wrong; the refusal has just set the clock.
      encryptor.forgetKeys();
    }
  };

  const callOnce = async (
    id: string,
    params: Readonly<Record<string, unknown>>,
    signal: AbortSignal | undefined,
    reliesOnShape: boolean,
    session?: string | null,
  ): Promise<Answer<CallResult<unknown>>> => {
    options.onActivity?.(1);
    try {
      // One that asks first goes first (BOOT-01): a page that was drawn already may be used before the answer is there.
      const turn = id === "getPermission" ? undefined : options.ready?.(findOperation(id)?.auth === "player");
      // What need not wait is sent in the same breath: what is drawn because of it comes after.
      if (turn) await turn;
      const answer = await callToTheEnd(id, params, signal, reliesOnShape, session);
      if (answer.ok) options.onReach?.(true, id);
      // A site that was closed meanwhile answers, but no more than one that is away.
      else if (closedCodes.has(answer.failure.code)) options.onReach?.(false, id);
      else if (answer.failure.status !== undefined) options.onReach?.(true, id);
      else if (answer.failure.kind === "network" || answer.failure.kind === "timeout") options.onReach?.(false, id);
      return answer;
    } finally {
      options.onActivity?.(-1);
    }
  };

  const callToTheEnd: typeof callOnce = async (id, params, signal, reliesOnShape, session) => {
    const operation = findOperation(id);
    if (!operation) return { ok: false, failure: failure("malformed", "unknown_call") };
    let request: BuiltRequest;
    try {
      request = buildRequest(operation, params);
    } catch {
      return { ok: false, failure: failure("malformed", "missing_parameter") };
    }
    // To claim another reward is another intent, also while the first is under way or its answer is lost.
    const intent = request.path === operation.path ? id : `${id} ${request.path}`;
    const attempt = operation.idempotent ? intents.take(intent, request.body) : undefined;
    const headers = {
      ...options.headers(operation),
      ...(session && { token: session }),
      ...(attempt ? { "Idempotency-Key": attempt.key } : {}),
    };
    for (let tries = 1; ; tries += 1) {
      const answer = await (operation.encrypted
        ? sendEncrypted(operation, request, headers, signal)
        : send(operation, request, headers, signal, timeLimits[id]));
      if (answer.ok) {
        // What cannot be read says nothing of the intent, to those who rely on its shape: the same key must be sent again.
        const isRead = !reliesOnShape || answerError(id as OperationId, answer.value.value) === null;
        attempt?.end(isRead ? "done" : "lost");
        return answer;
      }
      const delay = retryDelay(operation, answer.failure, tries, random);
      if (delay !== null && (await wait(delay, signal))) continue;
      attempt?.end(toEnd(answer.failure));
      if (answer.failure.kind === "unauthorized") options.onUnauthorized?.(headers);
      return answer;
    }
  };

  const callWithHeaders: Client["callWithHeaders"] = (id, params, signal) => callOnce(id, params, signal, false);
  const callKept = async (
    id: string,
    params: Readonly<Record<string, unknown>>,
    signal: AbortSignal | undefined,
    { mayBeKept = false, reliesOnShape = false, session }: KeptCall,
  ): Promise<Answer<unknown>> => {
    const operation = findOperation(id);
    const place = operation && cache?.place(id as OperationId, operation, params);
    const kept = mayBeKept ? place?.read() : undefined;
    if (kept) return { ok: true, value: kept.value };
    const answer = await callOnce(id, params, signal, reliesOnShape, session);
    if (answer.ok) place?.keep(answer.value.value);
    return answer.ok ? { ok: true, value: answer.value.value } : answer;
  };
  const callNamed: Client["callNamed"] = (id, params, signal, mayBeKept = false) =>
    callKept(id, params, signal, { mayBeKept });

  return {
    callWithHeaders,
    callNamed,
    call: async <Id extends OperationId>(
      id: Id,
      params: ParamsOf<Id>,
      signal?: AbortSignal,
      session?: string | null,
    ) => {
      const answer = await callKept(id, params as Record<string, unknown>, signal, { reliesOnShape: true, session });
      // Whoever calls by name of a type relies on it; documents take answers as they come.
      const fault = answer.ok ? answerError(id, answer.value) : null;
      if (fault === null) return answer as Answer<ValueOf<Id>>;
      return { ok: false, failure: failure("unreadable", "unreadable_answer", { details: { pointer: fault } }) };
    },
  };
}

const partsType = "multipart/form-data";

/** What the body says it is; of a form in parts the browser says it, with the line between them. */
function contentType(type = "application/json"): Record<string, string> {
  return type === partsType ? {} : { "content-type": type };
}

/** A body as it travels: bytes as they are, a form as forms are sent, all else as JSON. */
function written(body: unknown, type?: string): string | Uint8Array | FormData {
  if (type === partsType) return toParts(body as Record<string, unknown>);
  if (type === "application/x-www-form-urlencoded")
    return new URLSearchParams(body as Record<string, string>).toString();
  return body instanceof Uint8Array ? body : JSON.stringify(body);
}

/** A part for each member, and for each item of a list. */
function toParts(members: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(members)) for (const one of [value].flat()) form.append(name, String(one));
  return form;
}

/**
 * What a failure says of an intent. Without the platform's word the same key must be sent again; a dead session says nothing of it:
 * an earlier try may have come through.
 */
function toEnd({ kind, code }: { kind: string; code: string }): IntentEnd {
  if (code === "key_reused") return "reused";
  return kind === "refused" || kind === "malformed" || kind === "forbidden" || kind === "missing" ? "refused" : "lost";
}

function toFailure(error: unknown, signal: AbortSignal | undefined) {
  if (signal?.aborted) return failure("aborted", "aborted");
  return error instanceof TimeLimitError ? failure("timeout", "timeout") : failure("network", "network");
}
