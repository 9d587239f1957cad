import { startTransition, useEffect, useLayoutEffect, useState } from "react";

/** The rows that are near the screen, and what is kept free around them, in pixels. */
export interface NearRows {
  /** False until the list stands and its lines are known. */
  isKnown: boolean;
  /** The first row, and the one behind the last. */
  from: number;
  to: number;
  before: number;
  after: number;
}

/** What of a list was drawn last. */
interface LastDrawn {
  /** What was drawn last where none of it is near any more and it still is in the list; undefined where that is no leap. */
  leftBy(near: NearRows, count: number): NearRows | undefined;
  keep(drawn: NearRows): void;
}

/**
 * What is drawn of a list of `count` rows: what is near. After a leap, of which none of the rows is drawn already, it is what was drawn
 * before, until the others are drawn piece by piece; the page answers meanwhile. Without a leap nothing is drawn twice.
 */
export function usePieceByPiece(near: NearRows, count: number): NearRows {
  const [last] = useState(createLastDrawn);
  const [reached, setReached] = useState<NearRows>();
  const left = reached === near ? undefined : last.leftBy(near, count);
  const drawn = left ?? near;
  useLayoutEffect(() => last.keep(drawn), [last, drawn]);
  useEffect(() => {
    if (left !== undefined) startTransition(() => setReached(near));
  }, [left, near]);
  return drawn;
}

function createLastDrawn(): LastDrawn {
  let last: NearRows | undefined;
  return {
    leftBy(near, count) {
      if (!last?.isKnown || !near.isKnown || last.to > count) return undefined;
      return last.from >= near.to || last.to <= near.from ? last : undefined;
    },
    keep(drawn) {
      last = drawn;
    },
  };
}
