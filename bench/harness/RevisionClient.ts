/** One open stream of revisions, without a browser around it. */
export interface RevisionClient {
  /** Ends with the time (milliseconds since 1970) at which a revision with such a sequence number was announced. */
  heard(seq: number): Promise<number>;
  close(): void;
}
