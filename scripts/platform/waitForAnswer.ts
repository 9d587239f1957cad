import { request } from "node:https";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Asks an address until it answers with success; throws when it does not within the time. A platform of this machine that ends TLS
 * itself has a certificate for another name than it is asked by here: whether it answers is all that is asked.
 */
export async function waitForAnswer(url: string, timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    try {
      if (await isAnswered(url)) return;
    } catch {
      // Not listening yet.
    }
    await pause(150);
  }
  throw new Error(`${url} did not answer within ${Math.round(timeoutMs / 1000)} s`);
}

async function isAnswered(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(5_000);
  if (url.startsWith("http:")) return (await fetch(url, { signal })).ok;
  return new Promise((resolve, reject) => {
    request(url, { rejectUnauthorized: false, signal }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    })
      .on("error", reject)
      .end();
  });
}
