import type { HistoryEntry, HistoryPort } from "#stores/HistoryPort.ts";

/** A browser's history: it moves a little after it was asked to, as browsers do. */
export function fakeHistory(address = "/index", kept: unknown = null) {
  let entries: HistoryEntry[] = [{ address, kept }];
  let at = 0;
  const listeners = new Set<() => void>();
  const move = async (steps: number) => {
    await Promise.resolve();
    if (entries[at + steps]) at += steps;
  };
  const current = () => entries[at] as HistoryEntry;
  const port: HistoryPort = {
    read: () => ({ ...current(), kept: structuredClone(current().kept) }),
    push(to, state) {
      entries = [...entries.slice(0, at + 1), { address: to, kept: structuredClone(state) }];
      at += 1;
    },
    replace: (to, state) => void (entries[at] = { address: to, kept: structuredClone(state) }),
    keep: (state) => void (entries[at] = { address: current().address, kept: structuredClone(state) }),
    go: move,
    listen: (tell) => (listeners.add(tell), () => void listeners.delete(tell)),
  };
  /** The visitor moves. */
  const travel = async (steps: number) => {
    const before = at;
    await move(steps);
    if (at !== before) for (const tell of listeners) tell();
    await settled();
  };
  return {
    port,
    back: () => travel(-1),
    forward: () => travel(1),
    travel,
    /** The addresses up to the one that is shown. */
    way: () => entries.slice(0, at + 1).map((entry) => entry.address),
    length: () => entries.length,
  };
}

/** Once everything that was begun is over. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
