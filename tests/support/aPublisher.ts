import type { Diagnostic } from "#contracts/api.ts";
import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import { createPublisher, type Publisher } from "#server/features/publishing/createPublisher.ts";
import { runHere } from "#server/features/publishing/work/runHere.ts";

/** What a test publisher works with; `problems` is what its gate finds. */
export interface TestPublisherParts {
  db: Database;
  clock: Clock;
  problems?: () => Diagnostic[];
}

/** A publisher that does its work in this thread, behind a gate that finds what the test says. */
export function aPublisher({ db, clock, problems = () => [] }: TestPublisherParts): Publisher {
  const check = async () => problems();
  const work = runHere({ check, quick: async () => [], impact: async () => null, toDrawing: () => null });
  return createPublisher({ db, clock, work, check });
}
