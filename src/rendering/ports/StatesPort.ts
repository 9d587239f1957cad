import type { DeclaredState } from "#stores/StateStore.ts";

/** What documents remember while they are open. Reads are observed; changes go through the action `set`. */
export interface StatesPort {
  /** Begins with what is kept for a document; returns what ends it, when it closes. */
  open(declared: DeclaredState): () => void;
  /** The value of a member; undefined for one that is not declared. */
  read(declared: DeclaredState, name: string): unknown;
  /** Gives a member another value, for filters that are kept. Left out where there is no address. */
  write?(declared: DeclaredState, name: string, value: unknown): void;
}
