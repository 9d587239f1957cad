/** What an example keeps for each member, in memory: the oldest goes where there are too many, and all of it at a restart. */
export interface Memory<Kept> {
  of(memberId: string): Kept;
  keep(memberId: string, kept: Kept): void;
}

/** Members that an example remembers at a time. */
const mostMembers = 1_000;

/** A memory that answers with what `begin` gives where nothing is kept. */
export function createMemory<Kept>(begin: () => Kept): Memory<Kept> {
  const kept = new Map<string, Kept>();
  return {
    of: (memberId) => kept.get(memberId) ?? begin(),
    keep(memberId, value) {
      // What was kept last is forgotten last.
      kept.delete(memberId);
      kept.set(memberId, value);
      const [oldest] = kept.keys();
      if (kept.size > mostMembers && oldest !== undefined) kept.delete(oldest);
    },
  };
}
