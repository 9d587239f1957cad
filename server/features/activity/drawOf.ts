import { createHash, createHmac } from "node:crypto";
import type { Prize } from "./StoredActivity.ts";

/** A ticket before the draw. */
export interface Ticket {
  /** From 1, in the order they came. */
  number: number;
  code: string;
}

/** What the draw made of a ticket. */
export interface DrawnTicket extends Ticket {
  score: string;
  /** Place among the winners; null where nothing was won. */
  won: number | null;
  amount: number;
}

/** What everybody reads of a seed before the draw: SHA-256 of its text. */
export const hashOfSeed = (seed: string): string => createHash("sha256").update(seed).digest("hex");

/** SHA-256 of all tickets by number, each as number, colon, code and a line feed. */
export function hashOfList(tickets: readonly Ticket[]): string {
  const lines = tickets.toSorted((one, other) => one.number - other.number);
  return createHash("sha256")
    .update(lines.map(({ number, code }) => `${number}:${code}\n`).join(""))
    .digest("hex");
}

/**
 * Draws: each ticket has a score, HMAC-SHA256 under the seed over the list, its number and its code, and the lowest scores win, the
 * best prize first. It follows from the seed and the tickets alone, so that anybody who knows both comes to the same.
 */
export function drawOf(seed: string, tickets: readonly Ticket[], prizes: readonly Prize[]): DrawnTicket[] {
  const list = hashOfList(tickets);
  const amounts = prizes.flatMap(({ count, amount }) => Array.from({ length: count }, () => amount));
  return tickets
    .map(({ number, code }) => ({
      number,
      code,
      score: createHmac("sha256", seed).update(`${list}:${number}:${code}`).digest("hex"),
    }))
    .toSorted((one, other) => (one.score < other.score ? -1 : 1))
    .map((ticket, place) => {
      const amount = amounts[place];
      return { ...ticket, won: amount === undefined ? null : place + 1, amount: amount ?? 0 };
    });
}
