/** The rhythm of a worker that takes what is due out of a table. */
export interface RoundParts {
  /** Takes what is due and begins with it; answers the work that was begun. Nobody waits here for the other side. */
  begin(): Promise<Promise<void>[]>;
  pollMs: number;
  onError(error: unknown): void;
}

/** Looks for what is due, again and again. */
export interface Rounds {
  /** Nothing new is to be taken. */
  readonly isOver: boolean;
  /** Looks once, and resolves when what it found was done or has failed. */
  once(): Promise<void>;
  start(): void;
  /** Looks no more; resolves once what was being taken is in hand. */
  end(): Promise<void>;
}

/** The table cannot be read: it is looked at less often. */
const troubledMs = 5_000;
/** Whoever took something and said nothing for so long is gone: another node takes it over. Longer than any try takes. */
export const leaseMs = 60_000;

/** Rounds of one worker of one node; any number of nodes work on one table, by leases of its rows. */
export function createRounds({ begin, pollMs, onError }: RoundParts): Rounds {
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  let isOver = false;

  const look = async (): Promise<void> => {
    const isWell = await begin().then(
      () => true,
      (error: unknown) => void onError(error),
    );
    if (isOver) return;
    timer = setTimeout(start, isWell === true ? pollMs : troubledMs);
    timer.unref();
  };
  const start = () => {
    looking = look();
  };

  return {
    get isOver() {
      return isOver;
    },
    once: async () => {
      await Promise.all(await begin());
    },
    start,
    end: async () => {
      isOver = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
