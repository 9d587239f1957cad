import type { Spread } from "./Spread.ts";

/** What happened after publishing, with so many streams connected. Milliseconds from the moment of the publish call. */
export interface PublishResult {
  streams: number;
  rounds: number;
  /** The call was answered: merged, checked, stored, announced. */
  answered: Spread;
  /** The last of the plain streams had heard of it. `null` without plain streams. */
  heardByAll: Spread | null;
  /** The changed text stood on the open page. */
  painted: Spread;
}
