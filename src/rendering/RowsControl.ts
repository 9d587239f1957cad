import type { ReactNode } from "react";

/** Rows that a field draws: each finished, with what adds one and what takes one away. */
export interface RowsControl {
  rows: readonly { key: string; title: string; fields: ReactNode; firstId: string | undefined }[];
  addLabel: string;
  /** Undefined while there are as many as there may be. */
  onAdd: (() => void) | undefined;
  /** Undefined while there are as few as there may be. */
  onRemove: ((key: string) => void) | undefined;
}
