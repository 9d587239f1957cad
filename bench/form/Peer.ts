import type { FormSpec } from "./FormSpec.ts";

/** How a form behaves once it stands. */
export interface MountOptions {
  /** Check the field at every key and show its error at once; otherwise errors appear with the first submit. */
  live: boolean;
}

/** One way of building the form, as the harness (ours or one from outside) drives it. */
export interface Peer<Prepared> {
  /** Runs outside the clock: turns the neutral fields into what a platform server would have sent. */
  prepare(spec: FormSpec): Prepared;
  /** Compiles and renders what the server sent. Returns a function that takes the form away again. */
  mount(root: Element, prepared: Prepared, options: MountOptions): () => void;
  /** Matches each error text on the page, one element for each field in error. */
  errorSelector: string;
  /** Matches the button that submits. */
  submitSelector: string;
}
