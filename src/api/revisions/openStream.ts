import { StreamRefused } from "./StreamRefused.ts";
import { parseEventStream, type StreamEvent } from "./parseEventStream.ts";

/** Who is to come back sooner is not refused: a platform that starts anew says so too. */
const leastRefusalMs = 10_000;

/** Opens the stream of revisions. Rejects when it cannot be had, with StreamRefused where there is no place for it; ends when the platform closes it. */
export type OpenStream = (lastId: string | null, signal: AbortSignal) => Promise<AsyncIterable<StreamEvent[]>>;

/**
 * The stream by fetch: unlike EventSource it shows every sign of life (an empty list is a comment or half an event),
 * so that a watchdog can tell silence from quiet, and it never reconnects behind our back. `more` gives headers of its own.
 */
export function openStream(url: string, more?: () => Record<string, string>): OpenStream {
  return async (lastId, signal) => {
    const response = await fetch(url, {
      signal,
      cache: "no-store",
      headers: { accept: "text/event-stream", ...(lastId === null ? {} : { "Last-Event-ID": lastId }), ...more?.() },
    });
    const type = response.headers.get("content-type") ?? "";
    const retryAfterMs = 1000 * Number(response.headers.get("retry-after") ?? 0);
    if ((response.status === 429 || response.status === 503) && retryAfterMs >= leastRefusalMs) {
      await response.body?.cancel();
      throw new StreamRefused(response.status, retryAfterMs);
    }
    if (!response.ok || !response.body || !type.startsWith("text/event-stream")) {
      await response.body?.cancel();
      throw new Error(`The stream answered ${response.status} ${type}`);
    }
    return readEvents(response.body);
  };
}

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent[]> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parse = parseEventStream();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      yield parse(decoder.decode(part.value, { stream: true }));
    }
  } finally {
    reader.releaseLock();
  }
}
