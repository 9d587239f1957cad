import type { Challenge } from "altcha-lib/types";
import { loadPart } from "#stores/loadPart.ts";

/** The work is that of many human checks: a slow phone takes half a minute. */
const timeLimitMs = 120_000;
/** How much of the key the platform asks for. */
const answerLength = 5;

/** Finds what a captcha asks of the device; undefined where it cannot be found. */
export type CaptchaWork = (challenge: string) => Promise<string | undefined>;

/**
 * Does the work of a captcha for who cannot see the picture: the answer is the end of the key that solves the challenge (base64
 * of JSON), in capitals. The solver is loaded when it is needed first.
 */
export const lazyCaptchaWork: CaptchaWork = async (challenge) => {
  try {
    const [{ solveInWorkers }, { createSolverWorker }] = await loadPart(
      Promise.all([import("./solveInWorkers.ts"), import("./createSolverWorker.ts")]),
    );
    const solution = await solveInWorkers(JSON.parse(atob(challenge)) as Challenge, createSolverWorker, timeLimitMs);
    return solution?.derivedKey.slice(-answerLength).toUpperCase();
  } catch {
    return undefined;
  }
};
