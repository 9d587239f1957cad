import { busy } from "#server/http/Failure.ts";

/** How much is done at once, and how much may wait. */
export interface BatchOptions {
  most: number;
  mostWaiting: number;
}

interface Waiting<Item, Answer> {
  item: Item;
  resolve(answer: Answer): void;
  reject(cause: unknown): void;
}

/**
 * Does together what comes while what came before is under way, in the order in which it came; what comes alone is done at once. `work`
 * answers each item of a batch, in their order; what it throws is thrown to all of them. Throws 503 where too many wait.
 */
export function createBatches<Item, Answer>(
  work: (items: readonly Item[]) => Promise<readonly Answer[]>,
  { most, mostWaiting }: BatchOptions,
): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const taken = waiting.splice(0, most);
      try {
        const answers = await work(taken.map(({ item }) => item));
        for (const [place, one] of taken.entries()) one.resolve(answers[place] as Answer);
      } catch (error) {
        for (const one of taken) one.reject(error);
      }
    }
    isRunning = false;
  }

  return async (item) => {
    if (waiting.length >= mostWaiting) throw busy();
    return new Promise<Answer>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      // What came with the same look at the network goes along.
      setImmediate(() => void run());
    });
  };
}
