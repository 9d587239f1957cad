import { make } from "../front/make.ts";
import type { Table } from "../front/openTable.ts";
import { roam } from "../front/roam.ts";
import { colourOf, spots } from "./rules.ts";
import type { rouletteWords } from "./words.ts";

type RouletteTable = Table<keyof typeof rouletteWords>;

/** Where chips are laid. */
export interface Board {
  element: HTMLElement;
  /** Shows how many units lie on each place: laid by now, and bet already. */
  show(laid: ReadonlyMap<string, number>, bet: ReadonlyMap<string, number>): void;
  /** Marks what a number made win; undefined marks nothing. */
  mark(number: number | undefined): void;
  setOpen(isOpen: boolean): void;
}

/** Row and column of each place on a phone, where the twelve rows go down; on wide screens the table lies on its side. */
const places: Readonly<Record<string, [row: number, rows: number, column: number, columns: number]>> = {
  low: [2, 2, 1, 1],
  even: [4, 2, 1, 1],
  red: [6, 2, 1, 1],
  black: [8, 2, 1, 1],
  odd: [10, 2, 1, 1],
  high: [12, 2, 1, 1],
  dozen1: [2, 4, 2, 1],
  dozen2: [6, 4, 2, 1],
  dozen3: [10, 4, 2, 1],
  n0: [1, 1, 3, 3],
};

function placeOf(spot: string): [number, number, number, number] {
  const own = places[spot];
  if (own) return own;
  const number = Number(/\d+$/.exec(spot)?.[0] ?? 0);
  if (spot.startsWith("column")) return [14, 1, number + 2, 1];
  if (spot.startsWith("street")) return [number + 1, 1, 6, 1];
  return [Math.ceil(number / 3) + 1, 1, ((number - 1) % 3) + 3, 1];
}

/** Makes the board; `onLay` is called for a place that is pressed. */
export function createBoard({ words, money, chip }: RouletteTable, onLay: (spot: string) => void): Board {
  const buttons = new Map<string, HTMLButtonElement>();
  const nameOf = (spot: string): string => {
    const number = Number(/\d+$/.exec(spot)?.[0] ?? 0);
    if (/^n\d/.test(spot)) return `${number} ${words[colourOf(number)]}`;
    if (spot.startsWith("street")) return `${words.street} ${spots.get(spot)?.numbers.join(" ")}`;
    if (spot.startsWith("dozen")) return `${words.dozen} ${number}`;
    if (spot.startsWith("column")) return `${words.column} ${number}`;
    return words[spot as "red"];
  };
  const shownOf = (spot: string): string => {
    if (/^n\d/.test(spot)) return spot.slice(1);
    const { numbers = [], times = 0 } = spots.get(spot) ?? {};
    if (spot.startsWith("street") || spot.startsWith("column")) return `×${times}`;
    if (spot.startsWith("dozen")) return `${numbers[0]}–${numbers.at(-1)}`;
    return spot === "red" || spot === "black" ? "◆" : words[spot as "even"];
  };
  const element = make("div", { class: "board", role: "group", "aria-label": words.board });
  for (const [spot, { times }] of spots) {
    const kind = /^n\d/.test(spot) ? colourOf(Number(spot.slice(1))) : spot.replace(/\d+$/, "");
    const button = make(
      "button",
      { type: "button", class: `spot spot--${kind}`, "data-spot": spot },
      make("span", { class: "spot__name" }, shownOf(spot)),
    );
    const [row, rows, column, columns] = placeOf(spot);
    for (const [name, value] of Object.entries({ row, rows, column, columns }))
      button.style.setProperty(`--${name}`, String(value));
    button.dataset["about"] = `${nameOf(spot)}, ${words.pays.replace("{times}", String(times - 1))}`;
    button.addEventListener("click", () => onLay(spot));
    buttons.set(spot, button);
    element.append(button);
  }
  const show: Board["show"] = (laid, bet) => {
    for (const [spot, button] of buttons) {
      const units = (laid.get(spot) ?? 0) + (bet.get(spot) ?? 0);
      button.querySelector(".disc")?.remove();
      const about = button.dataset["about"] ?? "";
      button.setAttribute(
        "aria-label",
        units > 0 ? `${about}, ${words.laid.replace("{sum}", money(units * chip))}` : about,
      );
      if (units === 0) continue;
      const isBet = !laid.has(spot);
      button.append(
        make(
          "span",
          { class: `disc disc--${sizeOf(units)}${isBet ? " disc--bet" : ""}`, "aria-hidden": "true" },
          String(units),
        ),
      );
    }
  };
  show(new Map(), new Map());
  roam(element);
  return {
    element,
    show,
    mark(number) {
      for (const [spot, button] of buttons)
        button.classList.toggle(
          "spot--won",
          number !== undefined && (spots.get(spot)?.numbers.includes(number) ?? false),
        );
    },
    setOpen: (isOpen) => element.classList.toggle("board--closed", !isOpen),
  };
}

/** The chip whose colour stands for so many units. */
export const sizeOf = (units: number): number => [100, 25, 5].find((size) => units >= size) ?? 1;
