import type { Visitor } from "./createVisitor.ts";

/** How the stream of revisions began. */
export interface FirstEvent {
  status: number;
  /** Its content type. */
  type: string;
  /** The first event that names a revision. */
  news?: { seq: number; hash: string };
}

/** Listens to the stream until it names a revision, ends, or the time (in milliseconds) is over. */
export async function readFirstEvent(visitor: Visitor, timeLimitMs: number): Promise<FirstEvent> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeLimitMs);
  const headers = { accept: "text/event-stream" };
  try {
    const response = await visitor.fetch("/wps/system/revisions", { headers, signal: stop.signal });
    const found = { status: response.status, type: response.headers.get("content-type") ?? "nothing" };
    if (response.status !== 200 || !response.body || !found.type.startsWith("text/event-stream")) return found;
    let text = "";
    try {
      for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
        text += part;
        const news = newsIn(text);
        if (news) return { ...found, news };
      }
    } catch {
      // The time was over: what came until then counts.
    }
    return found;
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

function newsIn(text: string): FirstEvent["news"] {
  for (const [, data = ""] of text.matchAll(/^data: ?(.*)\r?\n/gm)) {
    try {
      const { seq, hash } = JSON.parse(data) as { seq?: unknown; hash?: unknown };
      if (typeof seq === "number" && typeof hash === "string") return { seq, hash };
    } catch {
      // A heartbeat's data need not be JSON.
    }
  }
  return undefined;
}
