import { make } from "../front/make.ts";
import type { Table } from "../front/openTable.ts";
import { createCard, handText } from "./createCard.ts";
import { type Dealt, kindOf, seats, type Taken } from "./rules.ts";
import type { cardWords } from "./words.ts";

/** What is seen of the seats. */
export interface SeatState {
  taken: readonly Taken[];
  /** The player's own; -1 for none. */
  mine: number;
  /** The one that would be taken. */
  wished: number;
  isOpen: boolean;
  withCards: boolean;
  dealt: Dealt | undefined;
  /** What each of `taken` gets. */
  paid: readonly number[];
}

/** The seats around a table. */
export interface Seats {
  element: HTMLElement;
  show(state: SeatState): void;
  /** Shows the house's hand where it plays. */
  showHouse(at: HTMLElement, isPlaying: boolean, dealt: Dealt | undefined, isWinner: boolean): void;
}

const backs = [undefined, undefined, undefined];

/** Makes them; `onWish` is called for a free seat that is pressed. */
export function createSeats({ words, money }: Table<keyof typeof cardWords>, onWish: (seat: number) => void): Seats {
  const made = Array.from({ length: seats }, (_, seat) => {
    const cards = make("span", { class: "hand" });
    const name = make("span", { class: "seat__name" });
    const sum = make("span", { class: "seat__sum" });
    const button = make("button", { type: "button", class: `seat seat--${seat}` }, cards, name, sum);
    button.addEventListener("click", () => {
      if (button.getAttribute("aria-disabled") !== "true") onWish(seat);
    });
    return { button, cards, name, sum, seen: "" };
  });
  /** Puts cards down only where others lie, so that they turn once. */
  const deal = (at: HTMLElement, cards: readonly (number | undefined)[]) => {
    const key = cards.map((card) => card ?? "x").join(" ");
    if (at.dataset["cards"] === key) return;
    at.dataset["cards"] = key;
    at.replaceChildren(...cards.map(createCard));
  };
  return {
    element: make(
      "div",
      { class: "seats", role: "group", "aria-label": words.table },
      ...made.map(({ button }) => button),
    ),
    show({ taken, mine, wished, isOpen, withCards, dealt, paid }) {
      for (const [seat, { button, cards, name, sum }] of made.entries()) {
        const at = taken.findIndex((one) => one.seat === seat);
        const one = taken[at];
        const hand = one && dealt?.hands[seat];
        const isWinner = one !== undefined && (paid[at] ?? 0) > one.stake;
        const isFree = !one && isOpen;
        deal(cards, one && withCards ? (hand ?? backs) : []);
        name.textContent = one && seat === mine ? words.you : words.seat.replace("{number}", String(seat + 1));
        sum.textContent = hand ? words[kindOf(hand)] : one ? money(one.stake) : isFree ? words.free : "";
        button.classList.toggle("seat--taken", one !== undefined);
        button.classList.toggle("seat--mine", one !== undefined && seat === mine);
        button.classList.toggle("seat--won", isWinner);
        button.setAttribute("aria-disabled", String(!isFree));
        button.setAttribute("aria-pressed", String(seat === wished || (one !== undefined && seat === mine)));
        const about = hand ? handText(hand) : one && seat !== mine ? words.isTaken : "";
        button.setAttribute(
          "aria-label",
          [name.textContent, about, sum.textContent].filter((text) => text !== "").join(", "),
        );
      }
    },
    showHouse(at, isPlaying, dealt, isWinner) {
      const hand = at.querySelector<HTMLElement>(".hand") ?? make("span", { class: "hand" });
      const name = at.querySelector<HTMLElement>(".house__name") ?? make("span", { class: "house__name" });
      if (!hand.isConnected) at.append(hand, name);
      deal(hand, isPlaying ? (dealt?.house ?? backs) : []);
      name.textContent = !isPlaying ? "" : dealt ? `${words.house} · ${words[kindOf(dealt.house)]}` : words.house;
      at.classList.toggle("middle__house--won", isWinner);
    },
  };
}
