/** The middle of several measurements, and the middle half around it. */
export interface Spread {
  median: number;
  /** First and third quartile. */
  low: number;
  high: number;
  /** The smallest: what it takes when nothing else is in the way. */
  least: number;
}
