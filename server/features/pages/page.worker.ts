import type { PageDrawer } from "#compile/PageDrawer.ts";
import { parentPort, workerData } from "node:worker_threads";
import type { DrawerModule, ToPageThread } from "./ToPageThread.ts";

// Draws pages in a thread of its own: the server goes on answering meanwhile.

const { module: address } = workerData as { module: string };
const { createPageDrawer, createPageMemory } = (await import(address)) as DrawerModule;
/** What was drawn of any revision: a page that the next one changes nothing of is not drawn again. */
const memory = createPageMemory();

/** The drawers of the last revisions: pages of the one before are still asked for while the next is made ready. */
const drawers = new Map<string, Promise<PageDrawer>>();
const keep = 2;

parentPort?.on("message", ({ id, revision, wish }: ToPageThread) => {
  const { hash } = revision.reference;
  let drawer = drawers.get(hash);
  if (!drawer) {
    drawer = createPageDrawer(revision, memory);
    drawers.set(hash, drawer);
    const [oldest] = drawers.keys();
    if (drawers.size > keep && oldest !== undefined) drawers.delete(oldest);
  }
  drawer
    .then((made): Promise<unknown> => ("keys" in wish ? made.say(wish) : made.draw(wish)))
    .then(
      (made) => parentPort?.postMessage({ id, made }),
      (error: unknown) => parentPort?.postMessage({ id, failure: (error as Error).stack ?? String(error) }),
    );
});
