import type { DataRequest } from "#stores/DataSource.ts";
import type { Outcome } from "#engine/index.ts";

/** What is known of a request. While loading again, the value of before stays. */
export type DataView =
  | { status: "idle" }
  | { status: "loading"; value?: unknown }
  | { status: "ready"; value: unknown }
  | {
      status: "failed";
      message: string;
      /** The platform's word for it, where it said one. */
      code?: string;
      /** What is wrong with parameters, by their names. */
      fieldErrors?: Readonly<Record<string, string>>;
      value?: unknown;
    };

/**
 * Results of calls by the document and the id of the node that asked. Reads are observed; `/data/<id>` reads the same in that
 * document.
 */
export interface DataPort {
  /** Loads now and keeps loading as the request says, until the returned function is called. A changed request under the same id replaces the one before. */
  watch(document: string, id: string, request: DataRequest): () => void;
  read(document: string, id: string): DataView;
  /** Loads the requests that a document watches under these ids again. */
  reload(document: string, ids: readonly string[]): Promise<void>;
  /** One call, not kept: a page of an export. */
  load(call: string, params: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<Outcome>;
  /** Loads the next page of a list that loads on; of one that is filled by sight, the pages of these rows: the first, and the one behind the last. */
  loadMore?(document: string, id: string, rows?: readonly [number, number]): Promise<void>;
  /** What was left of lists, for the way back, and which visit of the page this is. Left out where there is no way back. */
  readonly left?: {
    readonly lists: Map<string, unknown>;
    /** How many pages lists had before a reload, by their names. */
    readonly again?: Map<string, number>;
    visit(): number;
  };
}
