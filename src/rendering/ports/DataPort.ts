import type { Outcome } from "#engine/index.ts";

/** A listed call with finished parameters. */
export interface DataRequest {
  call: string;
  params: Readonly<Record<string, unknown>>;
  /** Load again after so many milliseconds; 0 is never. */
  everyMs: number;
  /** `loggedIn` waits for a session and forgets the value when it ends. */
  needs: "anyone" | "loggedIn";
}

/** What is known of a request. While loading again, the value of before stays. */
export type DataState =
  | { status: "idle" }
  | { status: "loading"; value?: unknown }
  | { status: "ready"; value: unknown }
  | { status: "failed"; message: string; value?: unknown };

/**
 * Results of calls by the document and the id of the node that asked. Reads are observed; `/data/<id>` reads the same in that
 * document.
 */
export interface DataPort {
  /** Loads now and keeps loading as the request says, until the returned function is called. A changed request under the same id replaces the one before. */
  watch(document: string, id: string, request: DataRequest): () => void;
  read(document: string, id: string): DataState;
  /** Loads the requests that a document watches under these ids again. */
  reload(document: string, ids: readonly string[]): Promise<void>;
  /** One call, not kept: a page of an export. */
  load(call: string, params: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<Outcome>;
}
