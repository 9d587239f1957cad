import type { Beside, VisitResults } from "./VisitResult.ts";

/** A table: names of its columns, and its rows as text. */
export interface Table {
  head: string[];
  rows: string[][];
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const kilobytes = (bytes: number) => Math.round(bytes / 1000).toString();

/** A ratio, and in brackets the seconds of ours and of the page by hand. */
const ratio = (beside: Beside | null) =>
  beside === null
    ? "–"
    : `${beside.ratio.median.toFixed(2)} (${seconds(beside.ours.median)} : ${seconds(beside.byHand.median)})`;

/** The figures of first visits as people read them: one table of visitors, one of who is logged in. */
export function visitTables({ visits, balances }: VisitResults): { visits: Table; balances: Table } {
  return {
    visits: {
      head: [
        "first visit",
        "first paint",
        "largest paint",
        "takes a key",
        "program listens, s",
        "second visit",
        "shift",
        "blocked, ms",
        "kB",
        "requests",
      ],
      rows: visits.map((one) => [
        `${one.path} ${one.language}, ${one.network}`,
        ratio(one.firstPaint),
        ratio(one.largestPaint),
        ratio(one.key),
        one.answered === null ? "–" : seconds(one.answered.ours.median),
        `${one.againRatio.median.toFixed(2)} (${seconds(one.again.median)})`,
        one.shift.median.toFixed(3),
        `${one.blocked.ours.median.toFixed(0)} : ${one.blocked.byHand.median.toFixed(0)}`,
        `${kilobytes(one.bytes.ours)} : ${kilobytes(one.bytes.byHand)}`,
        `${one.requests.ours} : ${one.requests.byHand}`,
      ]),
    },
    balances: {
      head: ["logged in, /index", "balance painted"],
      rows: balances.map(({ language, network, balance }) => [`${language}, ${network}`, ratio(balance)]),
    },
  };
}
