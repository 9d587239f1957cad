/** What was seen of a page from the first byte that was asked for until it rested. Times in milliseconds since then. */
export interface VisitSample {
  /** First contentful paint. */
  firstPaint: number;
  /** Largest contentful paint. */
  largestPaint: number;
  /** What the largest paint was of, for people who look for a reason. */
  largest: string;
  /** Sum of all layout shifts without an input before them. */
  shift: number;
  /** Sum of what all tasks of the main thread lasted beyond 50 ms. */
  blocked: number;
  /** Answers, and bytes of these with their heads as they came over the line. */
  requests: number;
  bytes: number;
}

/** How a page's form took the first key. */
export interface KeySample {
  /** Until a key that was pressed as soon as there was a field to press it in was painted. */
  painted: number;
  /** Until the program behind the form listened. */
  answered: number;
}

/** One page in one round: of the platform's, or written by hand. */
export interface PageSample {
  first: VisitSample;
  /** Null where the page shows no form. */
  key: KeySample | null;
}

/** The two pages in one round. */
export interface RoundSample {
  ours: PageSample;
  byHand: PageSample;
  /** Ours once more by the same visitor. */
  again: VisitSample;
}
