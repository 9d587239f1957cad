/** A country as a field shows it. */
export interface ShownCountry {
  /** ISO 3166 code: `KH`. */
  code: string;
  /** Digits without the plus sign. */
  dialingCode: string;
  /** Its name in the user's language. */
  name: string;
  /** What it is called in English, which many search by whatever language they read. */
  englishName?: string;
  /** Players of this site are likely from there: it stands before the others. */
  isLikely?: boolean;
}
