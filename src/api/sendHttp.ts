import type { RawAnswer } from "./readAnswer.ts";

/** A request, ready to be sent. */
export interface HttpRequest {
  method: string;
  /** Address without its query; relative to the page where the platform is the page's own origin. */
  url: string;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array | FormData;
  /** Cookies go along to another origin too. */
  withCookies: boolean;
  /** Longest time until the whole answer is there, in milliseconds. */
  timeLimitMs: number;
  signal?: AbortSignal;
}

/** Sends a request and gives the whole answer, whatever its status; rejects as `sendHttp` does. */
export type SendHttp = (request: HttpRequest) => Promise<RawAnswer>;

/** The whole answer was not there in time. */
export class TimeLimitError extends Error {
  override readonly name = "TimeLimitError";
}

/**
 * Sends by `fetch`. Rejects with a `TimeLimitError` when the answer takes too long, else with what `fetch` says: it was given
 * up, or the network failed, also half-way through the answer.
 */
export async function sendHttp(request: HttpRequest, send: typeof fetch = fetch): Promise<RawAnswer> {
  const { method, url, query, headers, body, withCookies, timeLimitMs, signal } = request;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new TimeLimitError(`No answer in ${timeLimitMs} ms`)), timeLimitMs);
  const words = new URLSearchParams(query).toString();
  try {
    const response = await send(words === "" ? url : `${url}?${words}`, {
      method,
      headers: { ...headers },
      ...(body === undefined ? {} : { body: body as BodyInit }),
      credentials: withCookies ? "include" : "same-origin",
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    });
    const text = await response.text();
    return { status: response.status, text, header: (name) => response.headers.get(name) ?? undefined };
  } finally {
    clearTimeout(timer);
  }
}
