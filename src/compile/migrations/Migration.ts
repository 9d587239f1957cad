/**
 * One step of the documents' format: what stood in the format before is written as the next one has it. Steps see nodes,
 * actions and conditions wherever they stand; what they do not know they leave as it is.
 */
export interface Migration {
  /** The format that it reads; it writes the next one. */
  from: number;
  /** What changed, for people: the history of the format in docs/integrators.md says the same. */
  title: string;
  /** An object of a layout as this step writes it; what stands below was written already. Gives the same object where nothing changes. */
  rewrite(object: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
}
