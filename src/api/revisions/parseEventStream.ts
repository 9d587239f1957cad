/** One event of a stream. */
export interface StreamEvent {
  id: string;
  event: string;
  data: string;
  /** Within how many milliseconds readers shall come back once the stream is lost, where the platform has just said so. */
  retryMs?: number;
}

/** Takes the stream's text as it comes and gives back the events it completes. */
export type EventStreamParser = (chunk: string) => StreamEvent[];

/** A parser of server-sent events (HTML standard, section 9.2). It holds what is not complete yet. */
export function parseEventStream(): EventStreamParser {
  let rest = "";
  let id = "";
  let event = "";
  let data: string[] = [];
  let retryMs: number | undefined;
  const takeLine = (line: string): StreamEvent | undefined => {
    if (line === "") {
      const retry = retryMs === undefined ? {} : { retryMs };
      const complete = data.length > 0 ? { id, event: event || "message", data: data.join("\n"), ...retry } : undefined;
      if (complete) retryMs = undefined;
      event = "";
      data = [];
      return complete;
    }
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "id" && !value.includes("\0")) id = value;
    else if (field === "event") event = value;
    else if (field === "data") data.push(value);
    else if (field === "retry" && /^\d{1,9}$/.test(value)) retryMs = Number(value);
    return undefined;
  };
  return (chunk) => {
    // A carriage return at the end may be half of a line break.
    const text = rest + chunk;
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    return lines.flatMap((line) => takeLine(line) ?? []);
  };
}
