import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StreamEvent } from "#api/revisions/parseEventStream.ts";
import { shareWatch, leaderSilenceMs, type Locks, type WatchMessage } from "#api/revisions/shareWatch.ts";
import type { RevisionNews } from "#api/revisions/RevisionNews.ts";
import { StreamRefused } from "#api/revisions/StreamRefused.ts";
import { silenceMs } from "#api/revisions/readStream.ts";
import { pollMs, watchRevisions } from "#api/revisions/watchRevisions.ts";
import { aStream } from "#tests/support/aStream.ts";

const news = (seq: number) => ({ seq, hash: `sha256-${String(seq % 10).repeat(64)}` });
const event = (seq: number): StreamEvent => ({ id: String(seq), event: "message", data: JSON.stringify(news(seq)) });

describe("the watch for revisions", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function aWatch(streams: (ReturnType<typeof aStream> | Error)[]) {
    const opened: (string | null)[] = [];
    const heard: RevisionNews[] = [];
    const poll = vi.fn<() => Promise<RevisionNews | null>>(async () => null);
    const watch = watchRevisions({
      open: async (lastId, signal) => {
        opened.push(lastId);
        const stream = streams[Math.min(opened.length, streams.length) - 1];
        if (!stream || stream instanceof Error) throw stream ?? new Error("nothing");
        return stream.read(signal);
      },
      poll,
      onNews: (item) => heard.push(item),
      random: () => 0.5,
    });
    return { watch, opened, heard, poll };
  }

  it("hears what the stream says", async () => {
    const stream = aStream();
    const { watch, heard } = aWatch([stream]);
    await vi.advanceTimersByTimeAsync(0);
    stream.write(event(1));
    stream.write({ id: "", event: "heartbeat", data: "1" });
    stream.write(event(2), event(3));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([news(1), news(2), news(3)]);
    watch.stop();
  });

  it("takes silence for a dead stream, and goes on after the last event", async () => {
    const [first, second] = [aStream(), aStream()];
    const { watch, opened, heard } = aWatch([first, second]);
    await vi.advanceTimersByTimeAsync(0);
    first.write(event(5));
    await vi.advanceTimersByTimeAsync(silenceMs - 1);
    expect(opened).toEqual([null]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(opened).toEqual([null, "5"]);
    second.write(event(6));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([news(5), news(6)]);
    watch.stop();
  });

  it("is content with comments as signs of life", async () => {
    const stream = aStream();
    const { watch, opened } = aWatch([stream]);
    for (let beats = 0; beats < 10; beats += 1) {
      await vi.advanceTimersByTimeAsync(10_000);
      stream.write();
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(opened).toHaveLength(1);
    watch.stop();
  });

  it("comes back with a pause that is different for everybody, also after a stream that lived", async () => {
    const stream = aStream();
    const { watch, opened } = aWatch([stream, aStream()]);
    await vi.advanceTimersByTimeAsync(0);
    stream.write(event(1));
    await vi.advanceTimersByTimeAsync(0);
    stream.end();
    await vi.advanceTimersByTimeAsync(990);
    expect(opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(opened).toHaveLength(2);
    watch.stop();
  });

  it("comes back within the time that the platform named, and keeps that time to what is sensible", async () => {
    for (const [retryMs, expectedMs] of [
      [10_000, 5_000],
      [0, 500],
      [10_000_000, 30_000],
    ] as const) {
      const stream = aStream();
      const { watch, opened } = aWatch([stream, aStream()]);
      await vi.advanceTimersByTimeAsync(0);
      stream.write({ ...event(1), retryMs });
      stream.write(event(2));
      await vi.advanceTimersByTimeAsync(0);
      stream.end();
      await vi.advanceTimersByTimeAsync(expectedMs - 10);
      expect([retryMs, opened.length]).toEqual([retryMs, 1]);
      await vi.advanceTimersByTimeAsync(20);
      expect([retryMs, opened.length]).toEqual([retryMs, 2]);
      watch.stop();
    }
  });

  it("all browsers of a node that went away come back spread over the whole time it named", async () => {
    const returns: number[] = [];
    const started = Date.now();
    const watches = Array.from({ length: 500 }, () => {
      const ended = aStream();
      ended.write({ ...event(1), retryMs: 10_000 });
      ended.end();
      let tries = 0;
      return watchRevisions({
        open: async (_lastId, signal) => {
          tries += 1;
          if (tries === 1) return ended.read(signal);
          returns.push(Date.now() - started);
          return aStream().read(signal);
        },
        poll: async () => null,
        onNews: () => undefined,
      });
    });
    await vi.advanceTimersByTimeAsync(10_100);
    for (const watch of watches) watch.stop();
    expect(returns).toHaveLength(500);
    const bySecond = Array.from({ length: 10 }, (_, second) =>
      returns.filter((at) => Math.floor(at / 1000) === second),
    );
    for (const second of bySecond) expect(second.length).toBeGreaterThan(15);
    for (const second of bySecond) expect(second.length).toBeLessThan(100);
  });

  it("polls after three failures, and still tries the stream", async () => {
    const { watch, opened, poll } = aWatch([new Error("down")]);
    poll.mockResolvedValue(news(9));
    await vi.advanceTimersByTimeAsync(2000 + 4000);
    expect(opened).toHaveLength(3);
    expect(poll).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(pollMs);
    expect(opened).toHaveLength(4);
    expect(poll).toHaveBeenCalledTimes(2);
    watch.stop();
  });

  it("tells of a stream that was alive and broke off, not of one that was never there", async () => {
    const onLost = vi.fn<() => void>();
    const stream = aStream();
    let opened = 0;
    const watch = watchRevisions({
      open: async (_id, signal) => {
        opened += 1;
        if (opened > 1) throw new Error("404");
        return stream.read(signal);
      },
      poll: async () => null,
      onNews() {},
      onLost,
    });
    stream.write();
    await vi.advanceTimersByTimeAsync(0);
    stream.end();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(opened).toBeGreaterThan(2);
    expect(onLost).toHaveBeenCalledOnce();
    watch.stop();
  });

  it("polls while the platform has no place for its stream, and asks for one no sooner than it may", async () => {
    const { watch, opened, poll } = aWatch([new StreamRefused(429, 60_000)]);
    await vi.advanceTimersByTimeAsync(0);
    expect([opened.length, poll.mock.calls.length]).toEqual([1, 1]);
    // Whatever the page does meanwhile, hiding and showing itself a hundred times.
    for (let looks = 0; looks < 100; looks += 1) watch.check();
    await vi.advanceTimersByTimeAsync(70_000);
    expect(opened).toHaveLength(1);
    expect(poll.mock.calls.length).toBeGreaterThan(3);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(opened).toHaveLength(2);
    watch.stop();
  });

  it("asks at once when the page is looked at, and tries the stream at once", async () => {
    const { watch, opened, poll, heard } = aWatch([new Error("down")]);
    poll.mockResolvedValue(news(4));
    await vi.advanceTimersByTimeAsync(0);
    watch.check();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([news(4)]);
    expect(opened).toHaveLength(2);
    watch.stop();
  });

  it("does nothing any more once it is stopped", async () => {
    const { watch, opened } = aWatch([new Error("down")]);
    await vi.advanceTimersByTimeAsync(0);
    watch.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(opened).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("the tabs of a browser", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Locks and messages of one browser. */
  function aBrowser() {
    const queue: (() => Promise<void>)[] = [];
    let isHeld = false;
    const ears = new Set<(message: WatchMessage) => void>();
    const next = () => {
      const work = queue.shift();
      isHeld = work !== undefined;
      void (async () => {
        await work?.();
        if (work) next();
      })();
    };
    const locks: Locks = {
      request: async (_name, { signal }, work) => {
        queue.push(() => (signal.aborted ? Promise.resolve() : work()));
        if (!isHeld) next();
      },
    };
    return (poll = vi.fn<() => Promise<RevisionNews | null>>(async () => null)) => {
      const watches: { onNews(item: RevisionNews): void; onSign(): void; onLost(): void }[] = [];
      const onLost = vi.fn<() => void>();
      const heard: RevisionNews[] = [];
      let own: ((message: WatchMessage) => void) | undefined;
      const shared = shareWatch({
        locks,
        channel: {
          tell: (message) => [...ears].filter((ear) => ear !== own).forEach((ear) => ear(message)),
          listen: (hear) => {
            own = hear;
            ears.add(hear);
            return () => ears.delete(hear);
          },
        },
        watch: (hear) => {
          watches.push(hear);
          return { check: vi.fn<() => void>(), stop: vi.fn<() => void>() };
        },
        poll,
        onNews: (item) => heard.push(item),
        onLost,
      });
      return { shared, watches, heard, poll, onLost };
    };
  }

  it("let one watch for all of them, and another when it goes", async () => {
    const open = aBrowser();
    const [first, second] = [open(), open()];
    expect([first.watches.length, second.watches.length]).toEqual([1, 0]);
    first.watches[0]?.onNews(news(1));
    expect(second.heard).toEqual([news(1)]);
    first.shared.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(second.watches).toHaveLength(1);
    second.shared.stop();
  });

  it("all hear when the stream broke off", () => {
    const open = aBrowser();
    const [first, second] = [open(), open()];
    first.watches[0]?.onLost();
    expect([first.onLost.mock.calls.length, second.onLost.mock.calls.length]).toEqual([1, 1]);
    first.shared.stop();
    second.shared.stop();
  });

  it("ask for themselves when the one that watches has fallen silent", async () => {
    const open = aBrowser();
    const first = open();
    const second = open(vi.fn<() => Promise<RevisionNews | null>>(async () => news(3)));
    await vi.advanceTimersByTimeAsync(leaderSilenceMs - 1000);
    first.watches[0]?.onSign();
    await vi.advanceTimersByTimeAsync(leaderSilenceMs - 1000);
    expect(second.heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(leaderSilenceMs);
    expect(second.heard).toEqual([news(3)]);
    first.shared.stop();
    second.shared.stop();
  });

  it("watch alone in a browser without locks", () => {
    const watch = vi.fn<() => { check(): void; stop(): void }>(() => ({ check() {}, stop() {} }));
    const channel = { tell() {}, listen: () => () => {} };
    const shared = shareWatch({ locks: undefined, channel, watch, poll: async () => null, onNews() {} });
    expect(watch).toHaveBeenCalledOnce();
    shared.stop();
  });
});
