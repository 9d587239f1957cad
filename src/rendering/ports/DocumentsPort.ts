import type { OpenedDocument } from "#engine/index.ts";

/** The documents of the site, opened. Reads are observed, so a published revision reaches open pages. */
export interface DocumentsPort {
  /** The document under a key (`page/index`, `dialog/login`, `personal-centre/securityCenter`). */
  open(key: string): OpenedDocument | undefined;
  /** Key of the page of the current route, drawn by the shell's outlet. */
  current(): string;
  /**
   * Whether documents are on their way that are not there yet, and what asks for them now. Left out where all are there from
   * the start. `isWhole` is observed.
   */
  rest?: { readonly isWhole: boolean; complete(): Promise<void> };
}
