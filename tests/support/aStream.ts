import type { StreamEvent } from "#api/revisions/parseEventStream.ts";

/** A stream that a test writes to. */
export function aStream() {
  let wake = () => {};
  const queue: (StreamEvent[] | "end")[] = [];
  return {
    write: (...events: StreamEvent[]) => (queue.push(events), wake()),
    end: () => (queue.push("end"), wake()),
    async *read(signal: AbortSignal): AsyncGenerator<StreamEvent[]> {
      signal.addEventListener("abort", () => wake());
      for (;;) {
        if (signal.aborted) throw new Error("aborted");
        const next = queue.shift();
        if (next === "end") return;
        if (next) yield next;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}
