/** What renderers are matched against: a node, or a field (whose kind is `field`). */
export interface Subject {
  readonly kind: string;
  readonly [property: string]: unknown;
}

/** Says which subjects a renderer is for, and how closely it fits: the highest rank wins, a tie is an error. */
export interface Match {
  /** The kind it is for; the registry looks renderers up by it. */
  readonly kind: string;
  /** 10 for a kind as such; more for a closer fit. */
  readonly rank: number;
  /** A closer look at the subject, pure; without it the kind is enough. */
  readonly test?: (subject: Subject) => boolean;
  /** The match in words, for explanations: `kind is "table"`. */
  readonly description: string;
}
