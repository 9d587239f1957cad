import { formatTable } from "../harness/formatTable.ts";
import { launchBrowser } from "../harness/launchBrowser.ts";
import type { Options } from "../harness/Options.ts";
import { withBareServer } from "../harness/withBareServer.ts";
import { withPlatform } from "../harness/withPlatform.ts";
import { writeTable } from "../harness/writeTable.ts";
import { checkVisits } from "./checkVisits.ts";
import { balanceCall, openSession } from "./openSession.ts";
import { runVisits } from "./runVisits.ts";
import { serveByHand } from "./serveByHand.ts";
import { summariseBalances, summariseVisits } from "./summariseVisits.ts";
import { casesOf } from "./VisitCase.ts";
import type { VisitResults } from "./VisitResult.ts";
import { tableOfVisits, visitPlace } from "./tableOfVisits.ts";
import { visitTables } from "./visitTables.ts";
import { writeHandPages } from "./writeHandPages.ts";

/**
 * First visits of a phone on a slow network, ours beside a page that is written by hand from what ours shows: the same texts,
 * typefaces and pictures.
 */
export async function benchVisit({ visits: plan, save }: Options): Promise<VisitResults> {
  const results = await withPlatform(async ({ url }) => {
    const browser = await launchBrowser({ paced: true });
    try {
      const session = await openSession(browser, url);
      // Each page once: who comes first in a language waits until it is drawn.
      for (const { path, language } of casesOf(plan)) await drawAhead(url, path, language, session.cookies);
      console.log("Writing the pages by hand …");
      const pages = await writeHandPages(browser, url, plan, session);
      const routes = await serveByHand(pages, { [balanceCall]: session.answer });
      return await withBareServer(routes, async (bare) => {
        const byHand = bare.url.replace("127.0.0.1", "localhost");
        const { visits, balances } = await runVisits(browser, { ours: url, byHand, plan, session });
        return { visits: summariseVisits(visits), balances: summariseBalances(balances) };
      });
    } finally {
      await browser.close();
    }
  });
  print(results);
  if (save) writeTable(visitPlace, tableOfVisits(results, new Date().toISOString().slice(0, 10)));
  return results;
}

async function drawAhead(
  origin: string,
  path: string,
  language: string,
  session: readonly { name: string; value: string }[],
): Promise<void> {
  for (const cookies of [[], session]) {
    const all = [`view=${language}.`, ...cookies.map(({ name, value }) => `${name}=${value}`)];
    await (await fetch(`${origin}${path}`, { headers: { cookie: all.join("; ") } })).text();
  }
}

function print(results: VisitResults): void {
  console.log(
    "\nFirst visits of a phone, four times slower than this machine: ratios to a page by hand (s : s), medians",
  );
  for (const { head, rows } of Object.values(visitTables(results))) {
    for (const line of formatTable(head, rows)) console.log(line);
    console.log("");
  }
  const lines = checkVisits(results);
  const missed = lines.filter(({ isMet }) => !isMet);
  console.log(`Budgets (bench/budgets.json): ${lines.length - missed.length} of ${lines.length} are met`);
  const rows = missed.map(({ visit, budget, median, most }) => [visit, budget, String(median), `≤ ${most}`]);
  if (rows.length > 0) for (const line of formatTable(["missed", "", "measured", "budget"], rows)) console.log(line);
}
