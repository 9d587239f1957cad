import type { Browser } from "@playwright/test";
import type { Session } from "./openVisit.ts";
import { takeBalance, takeKey, takeVisits, type Visiting } from "./takeVisits.ts";
import { casesOf, type Network, type VisitCase, type VisitLanguage, type VisitPlan } from "./VisitCase.ts";
import type { PageSample, RoundSample } from "./VisitSample.ts";
import { balancePlace, handPath } from "./writeHandPages.ts";

/** The samples of one first visit, one a round. */
export interface VisitSamples extends VisitCase {
  rounds: RoundSample[];
}

/** Until the balance of somebody who is logged in was painted, one a round; milliseconds. */
export interface BalanceSamples {
  network: Network;
  language: VisitLanguage;
  rounds: { ours: number; byHand: number }[];
}

/** Two servers of the same pages. */
export interface VisitRun {
  /** Origin of the platform, and of the pages that are written by hand. */
  ours: string;
  byHand: string;
  plan: VisitPlan;
  session: Session;
}

/** Takes turns with ours and the page by hand, another one first each round, so that what else the machine does falls on both. */
export async function runVisits(
  browser: Browser,
  { ours, byHand, plan, session }: VisitRun,
): Promise<{ visits: VisitSamples[]; balances: BalanceSamples[] }> {
  const visits: VisitSamples[] = [];
  const balances: BalanceSamples[] = [];
  const tell = (what: string, round: number) =>
    process.stdout.write(`\r  ${`${what}, round ${round + 1} of ${plan.rounds}`.padEnd(60)}`);

  for (const one of casesOf(plan)) {
    const { network, path, language } = one;
    const rounds: RoundSample[] = [];
    // A page that shows no form in the first round is not looked at for one again.
    const hasForm = () => rounds[0] === undefined || rounds[0].ours.key !== null;
    for (let round = 0; round < plan.rounds; round += 1) {
      tell(`${path} ${language} ${network}`, round);
      const who = { network, language, session: null };
      const taken = await inTurn(round, {
        ours: () => takePage(browser, { ...who, origin: ours, path }, 2, hasForm()),
        byHand: () => takePage(browser, { ...who, origin: byHand, path: handPath(path, language) }, 1, hasForm()),
      });
      const [again] = taken.ours.more;
      if (!again) throw new Error("There was no second visit");
      rounds.push({ ours: taken.ours.page, byHand: taken.byHand.page, again });
    }
    visits.push({ ...one, rounds });
  }
  for (const network of plan.networks) {
    for (const language of plan.languages) {
      const rounds: BalanceSamples["rounds"] = [];
      for (let round = 0; round < plan.rounds; round += 1) {
        tell(`balance ${language} ${network}`, round);
        const who = { network, language, session };
        const take = (origin: string, path: string) => () =>
          takeBalance(browser, { ...who, origin, path }, balancePlace);
        rounds.push(
          await inTurn(round, {
            ours: take(ours, "/index"),
            byHand: take(byHand, handPath("/index", language, true)),
          }),
        );
      }
      balances.push({ network, language, rounds });
    }
  }
  process.stdout.write("\r".padEnd(70));
  process.stdout.write("\r");
  return { visits, balances };
}

async function takePage(
  browser: Browser,
  visiting: Visiting,
  times: number,
  isTypedIn: boolean,
): Promise<{ page: PageSample; more: PageSample["first"][] }> {
  const [first, ...more] = await takeVisits(browser, visiting, times);
  if (!first) throw new Error("There was no visit");
  return { page: { first, key: isTypedIn ? await takeKey(browser, visiting) : null }, more };
}

async function inTurn<Taken extends Record<"ours" | "byHand", unknown>>(
  round: number,
  takes: { [Who in keyof Taken]: () => Promise<Taken[Who]> },
): Promise<Taken> {
  const order = round % 2 === 0 ? (["ours", "byHand"] as const) : (["byHand", "ours"] as const);
  const taken: Partial<Taken> = {};
  for (const who of order) taken[who] = await takeAgain(takes[who]);
  return taken as Taken;
}

/** How often a visit is taken until the run is given up. */
const attempts = 3;

/** A visit that fails, as where the browser hangs, is told of and taken again: a run lasts half an hour. */
async function takeAgain<Taken>(take: () => Promise<Taken>, attempt = 1): Promise<Taken> {
  try {
    return await take();
  } catch (error) {
    if (attempt === attempts) throw error;
    console.warn(`\n  ✗ attempt ${attempt}: ${error instanceof Error ? error.message : String(error)}`);
    return takeAgain(take, attempt + 1);
  }
}
