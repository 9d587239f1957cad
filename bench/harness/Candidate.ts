/** One way of building the form, and where its entry lies. */
export interface Candidate {
  name: string;
  /** What the printed table calls it. */
  title: string;
  /** Path from `bench/`. */
  entry: string;
}
