import { draw, make } from "../front/make.ts";
import { rankOf, suitOf } from "./rules.ts";

const ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
/** Clubs, diamonds, hearts, spades, in a box of 20 by 20. */
const suits = [
  "M10 2a4.2 4.2 0 0 1 3.6 6.4 4.2 4.2 0 1 1-2.6 6.7c0 1.6.7 2.4 1.8 3.2H7.2c1.1-.8 1.8-1.6 1.8-3.2a4.2 4.2 0 1 1-2.6-6.7A4.2 4.2 0 0 1 10 2Z",
  "M10 1.5 17 10l-7 8.5L3 10Z",
  "M10 18C3 12.5 1.5 9.5 1.5 6.7A4.3 4.3 0 0 1 10 5a4.3 4.3 0 0 1 8.5 1.7C18.5 9.5 17 12.5 10 18Z",
  "M10 1.5c6 5 8 7.5 8 10.3a3.7 3.7 0 0 1-7 1.7c0 2 .7 3.5 2.2 5H6.8c1.5-1.5 2.2-3 2.2-5a3.7 3.7 0 0 1-7-1.7c0-2.8 2-5.3 8-10.3Z",
];

/** A card on the table; undefined lies on its face. */
export function createCard(card: number | undefined): HTMLElement {
  const back = draw(
    "svg",
    { viewBox: "0 0 50 70", class: "card__side card__side--back" },
    draw("rect", { width: 50, height: 70, rx: 5, class: "card__paper" }),
    draw("rect", { x: 3.5, y: 3.5, width: 43, height: 63, rx: 3, class: "card__back" }),
    draw("path", { d: "M25 10 43 35 25 60 7 35ZM25 20 36 35 25 50 14 35Z", class: "card__weave" }),
  );
  if (card === undefined) return make("span", { class: "card", "aria-hidden": "true" }, back as Node);
  const isRed = suitOf(card) === 1 || suitOf(card) === 2;
  const suit = suits[suitOf(card)];
  const face = draw(
    "svg",
    { viewBox: "0 0 50 70", class: `card__side card__side--face${isRed ? " card__side--red" : ""}` },
    draw("rect", { width: 50, height: 70, rx: 5, class: "card__paper" }),
    draw("text", { x: 5, y: 23, class: "card__rank" }, ranks[rankOf(card)]),
    draw("path", { d: suit, transform: "translate(32 8) scale(0.65)" }),
    draw("path", { d: suit, transform: "translate(11 29) scale(1.65)" }),
  );
  return make("span", { class: "card card--shown", "aria-hidden": "true" }, back as Node, face as Node);
}

const signs = ["♣", "♦", "♥", "♠"];

/** A hand in characters, for who hears it. */
export const handText = (hand: readonly number[]): string =>
  hand.map((card) => `${ranks[rankOf(card)]}${signs[suitOf(card)]}`).join(" ");
