import type { PageWish, DrawnRevision, DrawnPage, SaidWords, WordsWish } from "#compile/PageDrawer.ts";
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { FromPageThread, ToPageThread } from "./ToPageThread.ts";

/** The thread that draws pages. */
export interface PageThread {
  /** Rejects where the page cannot be drawn, or not in time. */
  draw(revision: DrawnRevision, wish: PageWish): Promise<DrawnPage | null>;
  /** Texts of a revision. Rejects as drawing does. */
  say(revision: DrawnRevision, wish: WordsWish): Promise<SaidWords>;
  close(): Promise<void>;
}

interface Order {
  resolve(made: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** Longest that drawing one page may take, in milliseconds; the usual is a hundredth of it. */
const usualLimitMs = 10_000;

/**
 * Pages drawn by what `npm run build` made for Node, in a thread that is started when the first is asked for; null where it was
 * not built. A thread that ends, or that does not answer in time, is ended and started anew by the next order.
 */
export function createPageThread(module: string, limitMs = usualLimitMs): PageThread | null {
  if (!existsSync(module)) return null;
  const orders = new Map<number, Order>();
  let worker: Worker | undefined;
  let lastId = 0;

  const stop = (reason: Error): Promise<unknown> => {
    const ended = worker;
    worker = undefined;
    for (const [id, { reject, timer }] of orders) {
      clearTimeout(timer);
      orders.delete(id);
      reject(reason);
    }
    return ended?.terminate() ?? Promise.resolve();
  };

  const settle = (message: FromPageThread) => {
    const order = orders.get(message.id);
    if (!order) return;
    orders.delete(message.id);
    clearTimeout(order.timer);
    if ("failure" in message) order.reject(new Error(message.failure));
    else order.resolve(message.made);
  };

  const start = (): Worker => {
    const started = new Worker(new URL("./page.worker.ts", import.meta.url), {
      workerData: { module: pathToFileURL(module).href },
      env: { NODE_ENV: "production" },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    started.unref();
    started.on("message", settle);
    const lost = (error: Error) => void (worker === started && stop(error));
    started.once("error", lost);
    started.once("exit", () => lost(new Error("The thread that draws pages ended")));
    return started;
  };

  const ask = (revision: DrawnRevision, wish: PageWish | WordsWish): Promise<unknown> =>
    new Promise((resolve, reject) => {
      worker ??= start();
      lastId += 1;
      const what = "path" in wish ? wish.path : "words";
      const timer = setTimeout(() => void stop(new Error(`Drawing ${what} took too long`)), limitMs);
      timer.unref();
      orders.set(lastId, { resolve, reject, timer });
      worker.postMessage({ id: lastId, revision, wish } satisfies ToPageThread);
    });

  return {
    draw: (revision, wish) => ask(revision, wish) as Promise<DrawnPage | null>,
    say: (revision, wish) => ask(revision, wish) as Promise<SaidWords>,
    async close() {
      await stop(new Error("The server is closing"));
    },
  };
}
