/** A place that was taken. */
export interface Place {
  /** Gives it back; a second time does nothing. */
  giveBack(): void;
}

/** Places for things that last, such as connections: so many in all, and so many for one visitor. */
export interface Places {
  /** A place for a visitor (`null` counts in all only); null where there is none. */
  take(visitor: string | null): Place | null;
  /** Whether the visitor has as many as one may have; otherwise, where there is no place, all are taken. */
  isFullFor(visitor: string | null): boolean;
  readonly taken: number;
}

/** Places in memory: each node counts for itself what is on it. */
export function createPlaces(most: number, mostEach: number): Places {
  const held = new Map<string, number>();
  let taken = 0;
  const heldBy = (visitor: string | null) => (visitor === null ? 0 : (held.get(visitor) ?? 0));
  const change = (visitor: string | null, by: 1 | -1) => {
    taken += by;
    if (visitor === null) return;
    const now = heldBy(visitor) + by;
    if (now > 0) held.set(visitor, now);
    else held.delete(visitor);
  };
  return {
    take: (visitor) => {
      if (taken >= most || heldBy(visitor) >= mostEach) return null;
      change(visitor, 1);
      let isHeld = true;
      return {
        giveBack: () => {
          if (isHeld) change(visitor, -1);
          isHeld = false;
        },
      };
    },
    isFullFor: (visitor) => heldBy(visitor) >= mostEach,
    get taken() {
      return taken;
    },
  };
}
