import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { TalkedMessage } from "#rendering/hooks/useTalk.ts";

/** So near to the end counts as at the end, in pixels. */
const nearPx = 48;

interface FollowedEnd {
  box: RefObject<HTMLDivElement | null>;
  /** The reader scrolled away from the end. */
  isAway: boolean;
  /** Messages that came since. */
  missed: number;
  onScroll(): void;
  toEnd(): void;
}

/** Keeps the end of a list in sight while the reader is there; what comes above, or below for who reads on, moves nothing. */
export function useFollowedEnd(messages: readonly TalkedMessage[], unsent: number): FollowedEnd {
  const box = useRef<HTMLDivElement>(null);
  const [leftAt, setLeftAt] = useState<number | null>(null);
  const before = useRef({ first: 0, height: 0 });
  const first = messages[0]?.id ?? 0;
  const last = messages.at(-1)?.id ?? 0;
  const isAway = leftAt !== null;
  const toEnd = (): void => {
    setLeftAt(null);
    box.current?.scrollTo({ top: box.current.scrollHeight });
  };
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const grown = element.scrollHeight - before.current.height;
    if (!isAway) element.scrollTop = element.scrollHeight;
    else if (first < before.current.first) element.scrollTop += grown;
    before.current = { first, height: element.scrollHeight };
  }, [first, last, unsent, isAway, messages]);
  return {
    box,
    isAway,
    missed: leftAt === null ? 0 : messages.filter(({ id }) => id > leftAt).length,
    onScroll: () => {
      const element = box.current;
      if (element === null) return;
      const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx;
      if (isNear !== !isAway) setLeftAt(isNear ? null : last);
    },
    toEnd,
  };
}
