import type { Match } from "./Match.ts";

/** A renderer is a value: its name, what it is for, and the component that draws it (the engine never looks inside). */
export interface Renderer {
  readonly name: string;
  readonly match: Match;
  readonly component: unknown;
  /** Where it is loaded from when it is first drawn; one without it is always there. */
  readonly chunk?: {
    /** Path of the chunk's module in the repository. */
    readonly module: string;
    /** The renderer itself, loaded. */
    load(): Promise<Renderer>;
  };
}
