import type { BlockProps } from "#rendering/BlockProps.ts";

/** More would be no board that anybody looks through. */
const mostFaces = 100;
const mostBoards = 10;

/** What is picked from, and what is picked, whatever was kept. */
interface Boards {
  boards: number;
  /** Numbers from 0, or the choices. */
  faces: readonly unknown[];
  digits: number;
  most: number;
  least: number;
  /** For each board the places that are picked, ascending, none twice. */
  picked: number[][];
}

type Asked = Pick<BlockProps<"picker">, "options" | "count" | "boards" | "digits" | "most" | "least">;

/** Reads what a picker is asked for; what is no number, or out of bounds, counts as if it were not there. */
export function readBoards({ options, count, ...asked }: Asked, kept: unknown): Boards {
  const choices = Array.isArray(options?.value) ? (options.value as unknown[]).filter(isName) : undefined;
  const faces: readonly unknown[] =
    options === undefined
      ? Array.from({ length: within(count?.value, 0, mostFaces) ?? 0 }, (_, number) => number)
      : [...new Set(choices)].slice(0, mostFaces);
  const boards = within(asked.boards?.value, 1, mostBoards) ?? 1;
  const most = within(asked.most?.value, 1, Math.max(1, faces.length)) ?? faces.length;
  const least = Math.min(most, within(asked.least?.value, 1, mostFaces) ?? 1);
  const digits = within(asked.digits?.value, 1, 3) ?? 1;
  const lists: readonly unknown[] = Array.isArray(kept) ? kept : [];
  const picked = Array.from({ length: boards }, (_, board) => readPicked(lists[board], faces.length).slice(0, most));
  return { boards, faces, digits, most, least, picked };
}

function readPicked(list: unknown, count: number): number[] {
  const places: readonly unknown[] = Array.isArray(list) ? list : [];
  const own = places.filter(
    (one): one is number => typeof one === "number" && Number.isInteger(one) && one >= 0 && one < count,
  );
  return [...new Set(own)].toSorted((a, b) => a - b);
}

/** A whole number between two; undefined where it is none. */
function within(value: unknown, least: number, most: number): number | undefined {
  const number = typeof value === "number" && Number.isFinite(value) ? Math.floor(value) : undefined;
  return number === undefined ? undefined : Math.min(most, Math.max(least, number));
}

function isName(one: unknown): boolean {
  return (typeof one === "string" && one !== "") || typeof one === "number";
}
