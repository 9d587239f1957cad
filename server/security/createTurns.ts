import { busy } from "#server/http/Failure.ts";

/** Lets work on one subject run one after the other. */
export type Turns = <T>(subject: string, work: () => Promise<T>) => Promise<T>;

/**
 * Queues in this process, one for each subject, so that whoever waits holds no connection to the database meanwhile. Throws
 * 503 where `mostWaiting` wait already. It keeps no order between nodes; the database's locks do.
 */
export function createTurns(mostWaiting: number): Turns {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>();
  return async (subject, work) => {
    const queue = queues.get(subject) ?? { last: Promise.resolve(), length: 0 };
    if (queue.length > mostWaiting) throw busy();
    queues.set(subject, queue);
    queue.length += 1;
    const mine = queue.last.then(work, work);
    queue.last = mine;
    try {
      return await mine;
    } finally {
      queue.length -= 1;
      if (queue.length === 0) queues.delete(subject);
    }
  };
}
