import { make } from "./make.ts";
import type { Table } from "./openTable.ts";

/** The bar below a game. */
export interface Bar {
  element: HTMLElement;
  /** The stake that is chosen, in minor units. */
  stake(): number;
  /** Locks what may not be pressed while something runs. */
  setBusy(isBusy: boolean): void;
  /** What the last bet won; null shows nothing. */
  showWin(amount: number | null): void;
}

const usualSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** Balance, stake and the button that plays, for games with one stake a press. */
export function createBar<Names extends string>(
  table: Table<Names>,
  {
    label,
    onPlay,
    steps = usualSteps,
    isRapid = false,
  }: {
    label: string;
    onPlay(): void;
    steps?: readonly number[];
    /** Presses that follow each other quickly are each one of their own. */
    isRapid?: boolean;
  },
): Bar {
  const { words, chip, mostUnits, money } = table;
  const stakes = steps.filter((units) => units <= mostUnits).map((units) => units * chip);
  let chosen = Math.min(2, stakes.length - 1);
  const stake = () => stakes[chosen] ?? chip;
  const balance = make("output", { class: "bar__sum" }, money(table.balance()));
  const staked = make("output", { class: "bar__sum", "aria-live": "polite" });
  const won = make("output", { class: "bar__win", "aria-live": "polite" });
  const round = (sign: string, name: string, by: number) => {
    const button = make("button", { type: "button", class: "bar__step", "aria-label": name }, sign);
    button.addEventListener("click", () => {
      chosen = Math.max(0, Math.min(stakes.length - 1, chosen + by));
      show();
    });
    return button;
  };
  const [less, more] = [round("−", words.less, -1), round("+", words.more, 1)];
  const play = make("button", { type: "button", class: "bar__play" }, label);
  // The second press of a double click stakes nothing, however fast the answer to the first one came.
  play.addEventListener("click", ({ detail }) => {
    if (isRapid || detail < 2) onPlay();
  });
  const show = () => {
    staked.textContent = money(stake());
    less.disabled = chosen === 0;
    more.disabled = chosen === stakes.length - 1;
  };
  show();
  table.onBalance((sum) => (balance.textContent = money(sum)));
  const element = make(
    "div",
    { class: "bar" },
    make("div", { class: "bar__part" }, make("span", { class: "bar__name" }, words.balance), balance),
    make(
      "div",
      { class: "bar__part bar__stake" },
      less,
      make("div", { class: "bar__part" }, make("span", { class: "bar__name" }, words.stake), staked),
      more,
    ),
    won,
    play,
  );
  return {
    element,
    stake,
    setBusy(isBusy) {
      for (const button of [less, more, play]) button.disabled = isBusy;
      if (!isBusy) show();
    },
    showWin: (amount) => (won.textContent = amount === null ? "" : `${words.won} ${money(amount)}`),
  };
}
