import type { FastifyReply, FastifyRequest } from "fastify";
import type { ReadyFinder } from "./answerAtOnce.ts";
import type { ContractOperation } from "./contract.ts";
import type { PreparedAnswer } from "./PreparedAnswer.ts";
import type { OwnSite } from "./sameSite.ts";

/** Says who calls, or throws a Failure: 401 for nobody, 403 for the wrong one. */
export type Authenticator = (
  request: FastifyRequest,
  reply: FastifyReply,
  operation: ContractOperation,
) => Promise<void>;

/**
 * What the routes of the contract need from features. The features that have it put it here before the server listens;
 * a call whose need is not filled makes the start fail.
 */
export interface HttpPorts extends OwnSite {
  authenticators: Partial<Record<"player" | "console", Authenticator>>;
  /** Turns an encrypted body into its clear text, once. */
  openBody?: (payload: string, call: { method: string; path: string }) => Promise<Record<string, unknown>>;
  /** The page of the player's site at an address, drawn ahead; null where there is none, and the program alone is to be sent. */
  findPage?: (request: FastifyRequest, reply: FastifyReply) => Promise<PreparedAnswer | null>;
  /** Answers that need no more than to be sent, by path, or by folder with the slash at its end. */
  ready: Map<string, ReadyFinder>;
  /** Rejects with a Failure while the site is closed to the caller; undefined where the call is open to everybody always. */
  checkEntry?: (request: FastifyRequest, operation: ContractOperation) => Promise<void> | undefined;
}

declare module "fastify" {
  interface FastifyInstance {
    ports: HttpPorts;
    /** operationIds that have a handler. */
    served: Set<string>;
  }
}
