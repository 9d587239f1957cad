import { fairWords, verifyLink } from "./fairWords.ts";
import { make } from "./make.ts";
import type { Table, TableRound } from "./openTable.ts";
import type { Words } from "./words.ts";

/** What a list of own bets says. */
export const betWords = {
  bets: { EN: "My bets", KM: "ការភ្នាល់របស់ខ្ញុំ", AR: "رهاناتي" },
  noBets: fairWords.noRounds,
  waiting: { EN: "Waiting for the result", KM: "រង់ចាំលទ្ធផល", AR: "بانتظار النتيجة" },
  lost: { EN: "Not won", KM: "មិនឈ្នះ", AR: "لم يربح" },
  back: { EN: "Stake given back", KM: "បានសងប្រាក់ភ្នាល់វិញ", AR: "أُعيد الرهان" },
  check: fairWords.check,
} satisfies Record<string, Words>;

type BetTable = Table<keyof typeof betWords>;

/** The player's own bets, the newest first; what is won is said as soon as it is known. */
export function createBets(
  table: BetTable,
  { textOf, onResult }: { textOf(round: TableRound): string; onResult?(text: string, won: number): void },
): { element: HTMLElement; show(rounds: readonly TableRound[]): void } {
  const { words, money } = table;
  const list = make("ul", { class: "bets__list" });
  const told = new Map<string, string>();
  const element = make("section", { class: "panel bets" }, make("h2", {}, words.bets), list);
  const saidOf = ({ state, payout }: TableRound): string => {
    if (state === "off" || state === "returning") return words.back;
    if (payout === null) return words.waiting;
    return payout > 0 ? `${words.won} ${money(payout)}` : words.lost;
  };
  return {
    element,
    show(rounds) {
      const shown = rounds.filter(({ state }) => state !== "refused").slice(0, 8);
      for (const round of shown) {
        const was = told.get(round.id);
        told.set(round.id, saidOf(round));
        if (was === words.waiting && was !== saidOf(round)) onResult?.(saidOf(round), round.payout ?? 0);
      }
      const items = shown.map((round) => {
        const isWon = (round.payout ?? 0) > 0;
        return make(
          "li",
          { class: "bets__bet", "data-won": isWon },
          make("span", { class: "bets__text" }, textOf(round)),
          make("span", { class: "bets__stake" }, money(round.stake)),
          make("strong", { class: "bets__said" }, saidOf(round)),
          round.payout === null
            ? undefined
            : make("a", { href: verifyLink(round.id, table.language), target: "_blank", rel: "noopener" }, words.check),
        );
      });
      list.replaceChildren(...(items.length > 0 ? items : [make("li", {}, words.noBets)]));
    },
  };
}
