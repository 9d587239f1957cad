import { foldText, searchWords } from "../../ui/foldText.ts";
import type { HitItem } from "./Hit.ts";

/** A row with the words that it is found by. */
export interface IndexedRow<Row> {
  row: Row;
  title: string;
  all: string;
}

/** Reads the words of a row once. */
export function indexed<Row>(
  row: Row,
  { title, text = "", keywords }: Pick<HitItem, "title" | "text" | "keywords">,
): IndexedRow<Row> {
  const words = Array.isArray(keywords?.value) ? keywords.value.join(" ") : (keywords?.text ?? "");
  return { row, title: foldText(title).folded, all: foldText(`${title} ${text} ${words}`).folded };
}

/** Rows that have every word, those whose title begins with what is typed first, then those that have it in their title. */
export function findIn<Row>(index: readonly IndexedRow<Row>[], query: string): Row[] {
  const words = searchWords(query);
  const whole = words.join(" ");
  const found = index.filter(({ all }) => words.every((word) => all.includes(word)));
  const rankOf = ({ title }: { title: string }): number =>
    title.startsWith(whole) ? 0 : title.includes(whole) ? 1 : 2;
  return [0, 1, 2].flatMap((rank) => found.filter((one) => rankOf(one) === rank).map(({ row }) => row));
}
