import type { Operations } from "#contracts/api.ts";
import type { PlayerSession } from "#server/features/session/PlayerSession.ts";

/** What a file is asked to be. */
export type ExportWish = Operations["beginExport"]["body"];

/** A column of a file. */
export type ExportColumn = ExportWish["columns"][number];

/** Rows of a list, some at a time, in one state of the data. Whoever stops reading frees what they hold. */
export type RowBatches = AsyncIterable<readonly object[]>;

/** Whose list, and which part of it. */
export interface Asked<Query> {
  session: PlayerSession;
  /** What names are said in. */
  language: string;
  /** As the contract has checked it. */
  query: Query;
}

/** A list that can be had as a file. */
export interface ExportedList<Query = never> {
  /** The members of a row that are added up, as JSON pointers. */
  sums: readonly string[];
  /** Whether a row counts for the sums, where not all of them do. */
  counts?(row: object): boolean;
  /** All rows, before the first of which it is known whether they may be had: throws a Failure where not. */
  open(asked: Asked<Query>): Promise<RowBatches> | RowBatches;
}

/** The lists that can be had as files, by their operationId. */
export type ExportedLists = Map<string, ExportedList>;

/** Says how a list is had as a file. */
export function offerExport<Id extends keyof Operations>(
  lists: ExportedLists,
  id: Id,
  list: ExportedList<Operations[Id]["query"]>,
): void {
  lists.set(id, list as ExportedList);
}
