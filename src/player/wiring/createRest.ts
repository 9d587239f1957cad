import { whenIdle } from "#rendering/whenIdle.ts";
import type { Rest } from "#stores/SitePort.ts";

/** A pause until the browser has nothing better to do. */
export function createRest(): Rest {
  const hurried = Promise.withResolvers<void>();
  return {
    wait: () => Promise.race([new Promise<void>((resolve) => whenIdle(resolve)), hurried.promise]),
    hurry: hurried.resolve,
  };
}
