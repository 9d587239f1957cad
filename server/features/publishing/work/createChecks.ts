import type { Diagnostic } from "#contracts/api.ts";
import { Failure } from "#server/http/Failure.ts";
import type { JobRunner } from "./Jobs.ts";

/** So many answers are remembered. */
const kept = 32;

/** A configuration by its hash. */
type Named = { content: string; hash: string };

/** The gate's answers. Whoever asks about the same configuration shares one check, and its answer is remembered. */
export interface Checks {
  /** The answer, for somebody who waits for it. */
  check(site: Named, operator: string): Promise<Diagnostic[]>;
  /**
   * The answer, for a page that looks in now and then. An operator has one such check: asking about another configuration
   * stops the one before, unless somebody else waits for it. What was too heavy stays too heavy until somebody who
   * publishes tries again.
   */
  follow(site: Named, operator: string): Promise<Diagnostic[]>;
}

interface Running {
  answer: Promise<Diagnostic[]>;
  /** Operators whose pages look in. */
  followers: Set<string>;
  /** Somebody waits: it is not stopped any more. */
  isAwaited: boolean;
  controller: AbortController;
}

/** Makes them. */
export function createChecks(runner: JobRunner): Checks {
  const running = new Map<string, Running>();
  const answers = new Map<string, Diagnostic[] | Failure>();

  function remember(hash: string, answer: Diagnostic[] | Failure): void {
    answers.delete(hash);
    answers.set(hash, answer);
    const [oldest] = answers.keys();
    if (answers.size > kept && oldest !== undefined) answers.delete(oldest);
  }

  function start({ content, hash }: Named, operator: string): Running {
    const controller = new AbortController();
    const answer = runner.run("check", { content }, { operator, signal: controller.signal });
    const check: Running = { answer, followers: new Set(), isAwaited: false, controller };
    running.set(hash, check);
    const forget = () => (running.get(hash) === check ? running.delete(hash) : undefined);
    answer.then(
      (problems) => {
        forget();
        remember(hash, problems);
      },
      (error: unknown) => {
        forget();
        if (error instanceof Failure && error.code === "too_heavy") remember(hash, error);
      },
    );
    return check;
  }

  function known(hash: string): Diagnostic[] | Failure | undefined {
    return answers.get(hash);
  }

  return {
    check(site, operator) {
      const answer = known(site.hash);
      // A page that could not be drawn in time may be drawn the next time.
      const isFinal = Array.isArray(answer) && !answer.some(({ document }) => document === "site");
      if (isFinal) return Promise.resolve(answer);
      const check = running.get(site.hash) ?? start(site, operator);
      check.isAwaited = true;
      return check.answer;
    },
    follow(site, operator) {
      for (const [hash, check] of running) {
        if (hash === site.hash || !check.followers.delete(operator)) continue;
        if (check.followers.size > 0 || check.isAwaited) continue;
        running.delete(hash);
        check.controller.abort(new Failure(409, "outdated", "Another configuration is checked now."));
      }
      const answer = known(site.hash);
      if (answer !== undefined) return Array.isArray(answer) ? Promise.resolve(answer) : Promise.reject(answer);
      const check = running.get(site.hash) ?? start(site, operator);
      check.followers.add(operator);
      return check.answer;
    },
  };
}
