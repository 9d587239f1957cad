/** Where a member of a document's state is kept; with the open page where nothing is said. */
export type StateKeep = "page" | "session" | "device" | "address";

/** The state that a document declares: what each member begins with, and where it is kept. */
export interface DeclaredState {
  /** Key of the document: `page/index`. */
  readonly document: string;
  readonly state: Readonly<Record<string, unknown>>;
  readonly keep: Readonly<Record<string, StateKeep>>;
}

/** What documents remember while they are open. Reads are observed; changes go through the action `set`. */
export interface StatesPort {
  /** Begins with what is kept for a document; returns what ends it, when it closes. */
  open(declared: DeclaredState): () => void;
  /** The value of a member; undefined for one that is not declared. */
  read(declared: DeclaredState, name: string): unknown;
}
