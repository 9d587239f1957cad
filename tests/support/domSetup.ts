import { cleanup } from "@testing-library/react";
import { afterAll, afterEach } from "vitest";
import { loadChunks } from "#rendering/createChunk.ts";
import "#renderers/index.ts";

// Test files run without global hooks, so Testing Library cannot register its own cleaning.
afterEach(cleanup);

// What React has put off, and what a part that is still on its way makes it draw, comes while the page is still there. Its scheduler
// works in slices, one for each turn: on a busy machine time alone says nothing of how many there were.
const { setTimeout: later, clearTimeout: never, setImmediate: nextTurn } = globalThis;

// Idle moments come soon, and none when the page is gone: the sheet of art draws in them for as long as there is something to draw.
const idle = new Set<ReturnType<typeof later>>();
let isOver = false;
window.requestIdleCallback = (work) => {
  if (isOver) return 0;
  const timer = later(() => {
    idle.delete(timer);
    work({ didTimeout: false, timeRemaining: () => 50 });
  }, 1);
  idle.add(timer);
  return timer as unknown as number;
};
window.cancelIdleCallback = (handle) => never(handle);

afterAll(async () => {
  isOver = true;
  for (const timer of idle) never(timer);
  await new Promise<void>((done) => void later(done, 50));
  for (let turn = 0; turn < 200; turn++) await new Promise<void>((done) => void nextTurn(done));
});

// The page of these tests has no layout, and so nothing that could be scrolled.
Element.prototype.scrollIntoView = () => {};

// What is drawn is there at once. How it comes when its chunk is not there yet is the matter of a test of its own.
await loadChunks();
