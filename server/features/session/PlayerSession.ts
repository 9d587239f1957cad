import type { FastifyRequest } from "fastify";

/** Who calls: the open session behind the token, and its member. */
export interface PlayerSession {
  id: string;
  memberId: string;
  account: string;
  /** Account type: 0 member; 1, 2, 41, 42 agents; 4 trial. */
  type: number;
  /** Language kept for the member. */
  language: string;
  currency: string;
  /** The password was given by somebody else, and must be changed first. */
  mustChangePassword: boolean;
}

declare module "fastify" {
  interface FastifyRequest {
    player: PlayerSession | null;
  }
}

/** The session of a call that only players may make. The route has checked it before the handler runs. */
export function playerSessionOf(request: FastifyRequest): PlayerSession {
  if (!request.player) throw new Error("This call is served without checking who calls");
  return request.player;
}
