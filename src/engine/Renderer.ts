import type { Match } from "./Match.ts";

/** A renderer is a value: its name, what it is for, and the component that draws it (the engine never looks inside). */
export interface Renderer {
  readonly name: string;
  readonly match: Match;
  readonly component: unknown;
}
