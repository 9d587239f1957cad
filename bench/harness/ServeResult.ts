import type { Spread } from "./Spread.ts";

/** How fast one address is answered, beside the bare framework. */
export interface ServeResult {
  name: string;
  coding: "identity" | "br";
  /** Of the body, as it is sent. */
  bytes: number;
  rounds: number;
  /** Requests a second, and microseconds of the server's processor for each. */
  ours: Load;
  /** A bare Fastify route that sends the same bytes, head and body. */
  bare: Load;
  /** A bare Fastify route that sends the same body with no head of ours. */
  bareBody: Load;
  /** Ours as a share of the bare route's, formed round by round: 1 is as fast. */
  ratio: { rate: Spread; cpu: Spread };
  bodyRatio: { rate: Spread; cpu: Spread };
}

/** One server under load. */
export interface Load {
  perSecond: Spread;
  cpuMicroseconds: Spread;
}
