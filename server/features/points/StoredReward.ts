import type { PointReward } from "#contracts/api.ts";
import { pickText, type TextsByLanguage } from "#server/http/pickText.ts";
import { paidInDays } from "./paidIn.ts";

/** A reward as it is kept. */
export interface StoredReward {
  id: string;
  currency: string;
  name: TextsByLanguage;
  note: TextsByLanguage;
  art: string;
  picture: string;
  points: number;
  amount: number;
  quantity: number;
  available: number;
  is_open: boolean;
  place: number;
  changed_by: string;
}

/** The columns of it. */
export const rewardColumns =
  "id, currency, name, note, art, picture, points, amount, quantity, available, is_open, place, changed_by";

/** What a member has to spend, and paid in of late. */
export interface Means {
  points: number;
  paid: number;
}

/** A reward as a member sees it. */
export function sayReward(row: StoredReward, means: Means, language: string): PointReward {
  const { id, currency, art, picture, points, amount, quantity, available } = row;
  return {
    id,
    name: pickText(row.name, language),
    note: pickText(row.note, language),
    art: art === "" ? id : art,
    picture: picture === "" ? null : picture,
    points,
    amount,
    days: paidInDays,
    currency,
    quantity,
    available,
    ...lackOf(row, means),
  };
}

/** What keeps somebody from it, the gravest first. */
function lackOf({ points, amount, available }: StoredReward, means: Means): Pick<PointReward, "state" | "missing"> {
  if (available === 0) return { state: "soldOut", missing: 0 };
  if (means.points < points) return { state: "points", missing: points - means.points };
  if (means.paid < amount) return { state: "amount", missing: amount - means.paid };
  return { state: "open", missing: 0 };
}
