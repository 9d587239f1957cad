import { describe, expect, it } from "vitest";
import { parseEventStream } from "#api/revisions/parseEventStream.ts";
import { toNews } from "#api/revisions/RevisionNews.ts";

describe("a stream of events", () => {
  const read = (...chunks: string[]) => {
    const parse = parseEventStream();
    return chunks.flatMap((chunk) => parse(chunk));
  };

  const b = { id: "", event: "message", data: "b" };

  it.each([
    [["id: 1\ndata: a\n\n"], [{ id: "1", event: "message", data: "a" }]],
    [["id: 1\nda", "ta: a\n", "\n"], [{ id: "1", event: "message", data: "a" }]],
    [["data: a\r\ndata:b\r\n\r\n"], [{ id: "", event: "message", data: "a\nb" }]],
    [
      ["data: a\r", "\n\r", "\ndata: b\r\n\r\n"],
      [
        { id: "", event: "message", data: "a" },
        { id: "", event: "message", data: "b" },
      ],
    ],
    [[": heartbeat\n\n"], []],
    [["event: heartbeat\ndata: 1\n\n"], [{ id: "", event: "heartbeat", data: "1" }]],
    [
      ["id: 7\ndata: a\n\ndata: b\n\n"],
      [
        { id: "7", event: "message", data: "a" },
        { id: "7", event: "message", data: "b" },
      ],
    ],
    [["retry: 5\nnonsense\ndata\n\n"], [{ id: "", event: "message", data: "", retryMs: 5 }]],
    [
      ["retry: 7000\n\n", "data: a\n\ndata: b\n\n"],
      [{ id: "", event: "message", data: "a", retryMs: 7000 }, b],
    ],
    [["retry: -1\nretry: 1e9\nretry:\nretry: 9999999999\ndata: b\n\n"], [b]],
    [["data: half"], []],
  ])("is read from %j", (chunks, events) => {
    expect(read(...chunks)).toEqual(events);
  });

  it.each(["", "null", "7", '{"seq":1}', '{"seq":"1","hash":"x"}', `{"seq":1,"hash":"../../evil"}`, "{"])(
    "with the data %s holds no news",
    (data) => {
      expect(toNews({ id: "", event: "message", data })).toBeNull();
    },
  );

  it.each([
    [0, 0],
    [125, 125],
    [-1, undefined],
    [3_600_000, undefined],
    ["5", undefined],
    [undefined, undefined],
  ])("with the time %j says %j within how long the revision is fetched", (withinMs, said) => {
    const data = JSON.stringify({ seq: 1, hash: `sha256-${"a".repeat(64)}`, withinMs });
    expect(toNews({ id: "", event: "message", data })?.withinMs).toBe(said);
  });
});
