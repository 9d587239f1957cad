import type { ValueOf } from "#contracts/api.ts";
import type { Check } from "../Check.ts";
import { asked } from "../asked.ts";
import { demand, NotTried } from "../demand.ts";

const bets = "/wps/bet";
/** More than so many bets are not added up. */
const mostPages = 40;

type Bets = ValueOf<"listBets">;

/** Records of play and wallets: that totals are the rows', that pages end, and that days add up. Nothing is changed. */
export const recordChecks: readonly Check[] = [
  {
    call: "listBets",
    title: "gives totals that are the rows'",
    run: async (visitor) => {
      const rows: Bets["rows"] = [];
      let next: string | null = "";
      let page: Bets | undefined;
      for (let turn = 0; next !== null; turn += 1) {
        if (turn >= mostPages) throw new NotTried(`There are more than ${mostPages * 100} bets.`);
        const place: Record<string, string> = next === "" ? {} : { cursor: next };
        page = (await asked(visitor, bets, "listBets", { pageSize: "100", ...place })) as Bets;
        rows.push(...page.rows);
        next = page.next;
      }
      const counted = rows.filter(({ state }) => state !== "void");
      const stake = counted.reduce((sum, row) => sum + row.stake, 0);
      demand(rows.length === page?.total, `It counts ${page?.total} bets; ${rows.length} are listed.`);
      demand(
        stake === page?.totals.stake,
        `The stakes of the rows are ${stake}; the totals say ${page?.totals.stake}.`,
      );
    },
  },
  {
    call: "listBets",
    title: "has no rows on a page that is not there, and the same total",
    run: async (visitor) => {
      const first = (await asked(visitor, bets, "listBets")) as Bets;
      const far = (await asked(visitor, bets, "listBets", { page: "9999", pageSize: "100" })) as Bets;
      demand(far.rows.length === 0 && far.total === first.total, "A page that is not there has rows or another total.");
    },
  },
  {
    call: "getBetDays",
    title: "tells days that add up to the totals",
    run: async (visitor) => {
      const { days, totals } = (await asked(visitor, bets, "getBetDays")) as ValueOf<"getBetDays">;
      const net = days.reduce((sum, day) => sum + day.net, 0);
      demand(net === totals.net, `The days come to ${net}; the totals say ${totals.net}.`);
    },
  },
  {
    call: "listWallets",
    title: "tells of wallets",
    run: async (visitor) => void (await asked(visitor, "/wps/wallet/", "listWallets")),
  },
  {
    call: "getUplineTerms",
    title: "says what may be sent to the upline",
    run: async (visitor) => void (await asked(visitor, "/wps/transfer/upline", "getUplineTerms")),
  },
];
