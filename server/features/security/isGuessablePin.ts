import { isRow } from "#server/features/member/isRow.ts";

/** What a thief of the telephone knows as well. */
interface Known {
  mobileNum: string;
  /** YYYY-MM-DD; empty where none is kept. */
  birthday: string;
}

/**
 * Whether a withdrawal password is among the first that anybody would try: one sign or one pair again and again, a row of keys, a
 * part of the mobile number, or the birthday in any order.
 */
export function isGuessablePin(text: string, { mobileNum, birthday }: Known): boolean {
  const plain = text.toLowerCase();
  if (/^(.{1,3})\1+$/su.test(plain) || isRow(plain)) return true;
  if (plain.length >= 4 && mobileNum.includes(plain)) return true;
  const [year = "", month = "", day = ""] = birthday.split("-");
  if (birthday === "") return false;
  const orders = [year, year.slice(2)].flatMap((y) => [
    [y, month, day],
    [day, month, y],
    [month, day, y],
    [y, day, month],
  ]);
  return orders.some((parts) => parts.join("") === plain);
}
