import type { Outcome } from "#engine/index.ts";

/** An action ready to be done. It never rejects; how it ended is its outcome. */
export type Act = () => Promise<Outcome>;
