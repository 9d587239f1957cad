/** One line, area or row of bars of a chart. */
export interface Series {
  label: string;
  /** CSS colour. */
  colour: string;
  /** One for each point; null where there is none. */
  values: readonly (number | null)[];
  /** The same, as they are written. */
  texts: readonly string[];
}
