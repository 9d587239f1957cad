/** What the page of the search bench offers to the harness, `window.__search`. */
export interface SearchProbe {
  /** Reads an index; what it gives finds what is typed, and says how long that took, in milliseconds. */
  open(answer: unknown, wanted: { by: string[]; first: string }): Promise<(typed: string) => number>;
}
