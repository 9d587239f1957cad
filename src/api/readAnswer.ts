import type { Answer, CallFailure, FailureKind } from "#stores/Answer.ts";
import { failure } from "#stores/failure.ts";

/** An answer as it came from the network. */
export interface RawAnswer {
  status: number;
  text: string;
  /** Header by name in small letters. */
  header(name: string): string | undefined;
}

const kinds: Record<number, FailureKind> = {
  400: "malformed",
  401: "unauthorized",
  403: "forbidden",
  404: "missing",
  408: "throttled",
  409: "conflict",
  413: "malformed",
  422: "malformed",
  425: "throttled",
  429: "throttled",
  503: "throttled",
};

/**
 * Reads an answer by the contract: `{success, value, message, code?}`. What is not of that shape (a proxy's HTML, half
 * a text) is a failure like any other. `mayBeGone` is what the contract says of the call (`Operation`).
 */
export function readAnswer(raw: RawAnswer, mayBeGone = false): Answer<unknown> {
  const body = parse(raw.text);
  const isGood = raw.status >= 200 && raw.status < 300;
  if (isGood && body?.["success"] === true) return { ok: true, value: body["value"] };
  if (isGood && body?.["success"] !== false)
    return { ok: false, failure: failure("unreadable", "unreadable_answer", rest(raw, undefined)) };
  const isGone = mayBeGone && raw.status === 404 && body?.["success"] === false && Boolean(body["code"]);
  const kind: FailureKind = isGone
    ? "gone"
    : isGood
      ? "refused"
      : (kinds[raw.status] ?? (raw.status >= 500 ? "fault" : "malformed"));
  return { ok: false, failure: failure(kind, codeOf(body, kind), rest(raw, body)) };
}

/**
 * The platform's code. Without one its sentence is all there is to say, so no general word of ours may stand before it; a
 * body that is no answer of the contract's (a server's own error page as JSON) has no sentence for visitors.
 */
function codeOf(body: Record<string, unknown> | undefined, kind: FailureKind): string {
  const code = body?.["code"];
  if (typeof code === "string" && code !== "") return code;
  const isSaid = body?.["success"] === false && typeof body["message"] === "string" && body["message"].trim() !== "";
  return isSaid ? "" : usualCode(kind);
}

function usualCode(kind: FailureKind): string {
  return (
    { refused: "refused", throttled: "too_many_requests", unauthorized: "session_ended" }[kind as string] ??
    "platform_fault"
  );
}

function rest(raw: RawAnswer, body: Record<string, unknown> | undefined): Partial<CallFailure> {
  const details = body?.["value"];
  const retryAfterMs = readRetryAfter(raw);
  return {
    status: raw.status,
    message: typeof body?.["message"] === "string" && body["success"] === false ? body["message"] : "",
    details: isObject(details) ? details : {},
    ...(typeof body?.["correlationId"] === "string" ? { correlationId: body["correlationId"] } : {}),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}

/** Retry-After counts seconds, or names a moment by the server's clock. */
function readRetryAfter({ header }: RawAnswer): number | undefined {
  const wanted = header("retry-after");
  if (wanted === undefined) return undefined;
  if (/^\d+$/.test(wanted)) return Number(wanted) * 1000;
  const at = Date.parse(wanted);
  const now = Date.parse(header("date") ?? "");
  return Number.isNaN(at) ? undefined : Math.max(0, at - (Number.isNaN(now) ? Date.now() : now));
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
