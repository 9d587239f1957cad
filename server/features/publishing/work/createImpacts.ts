import { Failure } from "#server/http/Failure.ts";
import type { JobRunner, Jobs } from "./Jobs.ts";

/** So many answers are remembered. */
const kept = 32;

/** A configuration by its hash. */
type Named = { content: string; hash: string };
type Impact = Jobs["impact"]["output"];

/** Which pages configurations change against what is live. */
export interface Impacts {
  /**
   * The answer, for a page that looks in now and then: whoever asks about the same two shares one drawing. An operator has
   * one: asking about others ends the one before, unless somebody else waits for it.
   */
  follow(live: Named, site: Named, operator: string): Promise<Impact>;
}

interface Running {
  answer: Promise<Impact>;
  followers: Set<string>;
  controller: AbortController;
}

/** Makes them. */
export function createImpacts(runner: JobRunner): Impacts {
  const running = new Map<string, Running>();
  const answers = new Map<string, Impact>();

  function start(live: Named, site: Named, operator: string, name: string): Running {
    const controller = new AbortController();
    const sides = { live: live.content, content: site.content };
    const answer = runner.run("impact", sides, { operator, signal: controller.signal });
    const impact: Running = { answer, followers: new Set(), controller };
    running.set(name, impact);
    const forget = () => (running.get(name) === impact ? running.delete(name) : undefined);
    answer.then((found) => {
      forget();
      answers.set(name, found);
      const [oldest] = answers.keys();
      if (answers.size > kept && oldest !== undefined) answers.delete(oldest);
    }, forget);
    return impact;
  }

  return {
    follow(live, site, operator) {
      const name = `${live.hash} ${site.hash}`;
      for (const [other, impact] of running) {
        if (other === name || !impact.followers.delete(operator) || impact.followers.size > 0) continue;
        running.delete(other);
        impact.controller.abort(new Failure(409, "outdated", "Another configuration is drawn now."));
      }
      const known = answers.get(name);
      if (known !== undefined) return Promise.resolve(known);
      const impact = running.get(name) ?? start(live, site, operator, name);
      impact.followers.add(operator);
      return impact.answer;
    },
  };
}
