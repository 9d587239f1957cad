import { speak } from "../front/words.ts";
import { ChoiceError, type Draw, type DrawBet, type DrawGame, type Json } from "../Game.ts";
import { type Contestant, splitPots } from "./splitPots.ts";
import { cardWords } from "./words.ts";

/** Seats of a table. */
export const seats = 6;
const handCards = 3;
const wholeDeck = Array.from({ length: 52 }, (_, card) => card);

/** Rooms by what a seat costs at least, in the smallest chips. */
export const rooms = { low: 1, middle: 10, high: 50 } as const;
/** A room's name. */
export type RoomName = keyof typeof rooms;

/** The room of a draw. */
export const roomOf = (draw: string): RoomName => (/^([a-z]+)-/.exec(draw)?.[1] ?? "low") as RoomName;

/** What was dealt: a hand for each seat, and the house's. Cards are 0 to 51: rank 0 (two) to 12 (ace), four suits of each. */
export interface Dealt {
  hands: number[][];
  house: number[];
}

/** A seat that is taken, as everyone sees it. */
export interface Taken {
  seat: number;
  stake: number;
}

const roundMs = 36_000;
const sitMs = 22_000;
const dealMs = 5_000;
const remembered = 3;

/** A table where the players of a round play each other with three cards each: 22 seconds to sit, 5 to deal, 9 to look. */
export const cardRules: DrawGame = {
  kind: "draw",
  name: "cards",
  family: "PVP",
  mostUnits: 500,
  drawsAt(now) {
    const at = Math.floor(now / roundMs);
    const numbers = Array.from({ length: remembered + 2 }, (_, back) => at + 1 - back).toReversed();
    return Object.keys(rooms).flatMap((room) => numbers.map((number) => drawOf(room, number)));
  },
  readChoices({ sent, units, draw, player, all }) {
    const { seat } = (sent ?? {}) as Record<string, unknown>;
    if (typeof seat !== "number" || !Number.isInteger(seat) || seat < 0 || seat >= seats)
      throw new ChoiceError("There is no such seat.");
    if (units < rooms[roomOf(draw.id)]) throw new ChoiceError("The stake is below the room's least.", "wrong_stake");
    if (all.some((bet) => bet.player === player)) throw new ChoiceError("One seat is enough.", "seated");
    if (all.some((bet) => seatOf(bet) === seat)) throw new ChoiceError("The seat is taken.", "taken");
    return { seat };
  },
  draw(random) {
    const deck = wholeDeck.slice();
    for (let at = 0; at < (seats + 1) * handCards; at += 1) {
      const other = at + random.below(deck.length - at);
      const card = deck[other] ?? 0;
      deck[other] = deck[at] ?? 0;
      deck[at] = card;
    }
    const hand = (of: number) => deck.slice(of * handCards, (of + 1) * handCards);
    return { hands: Array.from({ length: seats }, (_, seat) => hand(seat)), house: hand(seats) };
  },
  pay({ outcome, bet, all }) {
    const paid = splitPots(contestants(outcome as unknown as Dealt, all));
    return paid[all.findIndex((one) => one.player === bet.player && seatOf(one) === seatOf(bet))] ?? 0;
  },
  seenOf: (all) => all.map((bet) => ({ seat: seatOf(bet), stake: bet.stake })),
  detailsOf(choices, outcome, language = "EN") {
    const words = speak(cardWords, language);
    const { seat } = choices as { seat: number };
    const own = { name: words.place, value: String(seat + 1) };
    if (outcome === null) return [own];
    const hand = (outcome as unknown as Dealt).hands[seat] ?? [];
    return [own, { name: words.hand, value: hand.map(cardName).join(" ") }];
  },
};

/** Who plays: those who sit; who is alone plays the house, which stakes the same. */
export function contestants({ hands, house }: Dealt, all: readonly Pick<DrawBet, "stake" | "choices">[]): Contestant[] {
  const sitting = all.map((bet) => ({ stake: bet.stake, worth: worthOf(hands[seatOf(bet)] ?? []) }));
  const [alone] = sitting;
  return sitting.length === 1 && alone ? [alone, { stake: alone.stake, worth: worthOf(house) }] : sitting;
}

const seatOf = ({ choices }: { choices: Json }): number => (choices as { seat: number }).seat;
export const rankOf = (card: number): number => Math.floor(card / 4);
export const suitOf = (card: number): number => card % 4;
const cardName = (card: number): string => `${"23456789TJQKA"[rankOf(card)]}${"♣♦♥♠"[suitOf(card)]}`;

/** Kinds of hands, the lowest first. Three cards of a row are rarer than three of a suit. */
export const handKinds = ["high", "pair", "flush", "straight", "triple", "straightFlush"] as const;

/** The kind of a hand. */
export const kindOf = (hand: readonly number[]): (typeof handKinds)[number] =>
  handKinds[Math.floor(worthOf(hand) / 13 ** 3)] ?? "high";

/** A number that is greater for the better hand, and the same for equal ones: suits count nothing. */
export function worthOf(hand: readonly number[]): number {
  const [one = 0, two = 0, three = 0] = hand;
  const [first = 0, second = 0, third = 0] = [rankOf(one), rankOf(two), rankOf(three)].sort((a, b) => b - a);
  const isFlush = suitOf(one) === suitOf(two) && suitOf(two) === suitOf(three);
  // Ace, two, three is the lowest row.
  const isWheel = first === 12 && second === 1 && third === 0;
  const isStraight = isWheel || (first - second === 1 && second - third === 1);
  const line = (kind: number, a: number, b: number, c: number) => ((kind * 13 + a) * 13 + b) * 13 + c;
  if (isStraight) return line(isFlush ? 5 : 3, isWheel ? 1 : first, 0, 0);
  if (first === third) return line(4, first, 0, 0);
  if (isFlush) return line(2, first, second, third);
  if (first === second) return line(1, first, third, 0);
  if (second === third) return line(1, second, first, 0);
  return line(0, first, second, third);
}

function drawOf(room: string, number: number): Draw {
  const opensAt = number * roundMs;
  const closesAt = opensAt + sitMs;
  return { id: `${room}-${number}`, opensAt, closesAt, endsAt: closesAt + dealMs };
}
