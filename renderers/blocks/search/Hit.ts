import type { BlockProps } from "#rendering/BlockProps.ts";

/** What is shown of a row that was found. */
export type HitItem = ReturnType<BlockProps<"search">["rowItem"]>;

/** A row that was found. */
export interface Hit {
  key: string;
  item: HitItem;
  /** Where it leads; undefined where choosing it does something else. */
  to: string | undefined;
}

/** What a search has come to. */
export type Finding =
  | { status: "idle" }
  | { status: "loading"; hits: readonly Hit[] }
  | {
      status: "ready";
      hits: readonly Hit[];
      /** How many there are, where only the best of them are shown. */
      total?: number;
      /** What is marked in them, where that is more than what was typed. */
      words?: readonly string[];
    }
  | { status: "failed"; message: string; retry(): Promise<void> };
