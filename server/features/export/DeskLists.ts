import type { Operations } from "#contracts/api.ts";
import type { ExportedList } from "./Exported.ts";

/** A list of the console that can be had as a file: which part of it is wanted. */
export interface DeskAsked<Query> {
  /** As the contract has checked it. */
  query: Query;
}

/** The same, as it is read. */
export type DeskList<Query = never> = Pick<ExportedList, "sums" | "counts"> & {
  open(asked: DeskAsked<Query>): ReturnType<ExportedList["open"]>;
};

/** The lists of the console that can be had as files, by their operationId. */
export type DeskLists = Map<string, DeskList>;

/** Says how a list of the console is had as a file. */
export function offerDeskExport<Id extends keyof Operations>(
  lists: DeskLists,
  id: Id,
  list: DeskList<Operations[Id]["query"]>,
): void {
  lists.set(id, list as DeskList);
}
