import { make } from "../front/make.ts";
import type { Table } from "../front/openTable.ts";
import { sizeOf } from "./createBoard.ts";
import type { rouletteWords } from "./words.ts";

/** Chips, and what is done with them. */
export interface Tray {
  element: HTMLElement;
  /** The chip that is chosen, in units. */
  units(): number;
  show(state: { laid: number; bet: number; isOpen: boolean; canRepeat: boolean }): void;
  setBusy(isBusy: boolean): void;
}

const sizes = [1, 5, 25, 100];

/** Makes the tray below the board. */
export function createTray(
  { words, money, chip, balance: balanceNow, onBalance }: Table<keyof typeof rouletteWords>,
  on: { onBet(): void; onUndo(): void; onClear(): void; onRepeat(): void },
): Tray {
  const press = (label: string, onClick: () => void) => {
    const button = make("button", { type: "button", class: "tray__act" }, label);
    button.addEventListener("click", onClick);
    return button;
  };
  const radios = sizes.map((units, at) => {
    const input = make("input", { type: "radio", name: "chip", value: units, checked: at === 1, class: "chip__input" });
    const label = make(
      "label",
      { class: "chip" },
      input,
      make("span", { class: `disc disc--${sizeOf(units)}`, "aria-hidden": "true" }, String(units)),
      make("span", { class: "chip__sum" }, money(units * chip)),
    );
    return { input, label };
  });
  const balance = make("output", { class: "bar__sum" }, money(balanceNow()));
  onBalance((sum) => (balance.textContent = money(sum)));
  const [undo, clear, repeat] = [
    press(words.undo, on.onUndo),
    press(words.clear, on.onClear),
    press(words.repeat, on.onRepeat),
  ];
  const bet = make("button", { type: "button", class: "bar__play" }, words.choose);
  bet.addEventListener("click", on.onBet);
  const placed = make("output", { class: "bar__win", "aria-live": "polite" });
  let isBusy = false;
  let state = { laid: 0, bet: 0, isOpen: false, canRepeat: false };
  const show = () => {
    const { laid, isOpen, canRepeat } = state;
    undo.disabled = clear.disabled = isBusy || laid === 0;
    repeat.disabled = isBusy || laid > 0 || !canRepeat;
    bet.disabled = isBusy || laid === 0 || !isOpen;
    bet.textContent = laid === 0 ? words.choose : words.place.replace("{sum}", money(laid * chip));
    placed.textContent = state.bet === 0 ? "" : words.placed.replace("{sum}", money(state.bet * chip));
  };
  show();
  return {
    element: make(
      "div",
      { class: "tray" },
      make("fieldset", { class: "tray__chips", "aria-label": words.chip }, ...radios.map(({ label }) => label)),
      make("div", { class: "tray__acts" }, undo, clear, repeat),
      make(
        "div",
        { class: "tray__end" },
        make("div", { class: "bar__part" }, make("span", { class: "bar__name" }, words.balance), balance, placed),
        bet,
      ),
    ),
    units: () => Number(radios.find(({ input }) => input.checked)?.input.value ?? 1),
    show(next) {
      state = next;
      show();
    },
    setBusy(is) {
      isBusy = is;
      show();
    },
  };
}
