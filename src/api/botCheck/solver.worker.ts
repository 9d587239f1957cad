import { deriveKey as derivePbkdf2 } from "altcha-lib/algorithms/web/pbkdf2";
import { deriveKey as deriveSha } from "altcha-lib/algorithms/web/sha";
import { solveChallenge } from "altcha-lib";
import type { Challenge, DeriveKeyFunction } from "altcha-lib/types";

/** What the page asks of a worker: part of the counters of one challenge, or to stop. */
interface WorkMessage {
  type: "work" | "abort";
  challenge: Challenge;
  counterStart?: number;
  counterStep?: number;
  timeout?: number;
}

const deriveKey: DeriveKeyFunction = (parameters, salt, password) =>
  (parameters.algorithm.startsWith("PBKDF2/") ? derivePbkdf2 : deriveSha)(parameters, salt, password);

let controller = new AbortController();

// The protocol is that of `solveChallengeWorkers`; its own worker would bring Node's crypto into the page.
globalThis.addEventListener("message", (message: MessageEvent<WorkMessage>) => {
  const { type, ...work } = message.data;
  if (type === "abort") {
    controller.abort();
    return;
  }
  controller = new AbortController();
  solveChallenge({ ...work, controller, deriveKey }).then(
    (solution) => postMessage(solution),
    (error: unknown) => postMessage({ error: String(error) }),
  );
});
