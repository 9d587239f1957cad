/** An entry of the browser's history. */
export interface HistoryEntry {
  /** Path and query within the site. */
  address: string;
  /** What was kept with it, by whichever program. */
  kept: unknown;
}

/** The browser's history. Addresses are paths within the site, with their query. */
export interface HistoryPort {
  /** The entry that is shown. */
  read(): HistoryEntry;
  /** Puts an entry behind the one that is shown, in the place of those that stood there. */
  push(address: string, kept: unknown): void;
  /** Makes another entry of the one that is shown. */
  replace(address: string, kept: unknown): void;
  /** Keeps something with the entry that is shown. */
  keep(kept: unknown): void;
  /** Moves by so many entries. Resolves once the browser is there, and where there is no such entry all the same. */
  go(steps: number): Promise<void>;
  /** Tells of moves that the visitor made; returns what stops it. */
  listen(onMove: () => void): () => void;
}
