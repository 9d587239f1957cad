import type { Spread } from "./Spread.ts";

/** Milliseconds from the moment of the publish call. */
export interface PublishTimes {
  /** The call was answered: merged, checked, stored, announced. */
  answered: Spread;
  /** The changed text stood on the open page. */
  painted: Spread;
}

/** What happened after publishing a text of one page, with so many streams connected. */
export interface PublishResult extends PublishTimes {
  streams: number;
  rounds: number;
  /** The last of the plain streams had heard of it. `null` without plain streams. */
  heardByAll: Spread | null;
  /** The same for a text and a setting of the brand, for which every page is drawn: in the same rounds, by turns. */
  whole: PublishTimes;
  /** One page as a share of the whole, round by round. */
  ratio: PublishTimes;
}
