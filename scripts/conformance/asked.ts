import type { Visitor } from "./createVisitor.ts";
import { demand, NotTried } from "./demand.ts";
import { demandPart } from "./demandPart.ts";

/** The token of the player; throws `NotTried` where none was named. */
export async function tokenOf(visitor: Visitor): Promise<string> {
  const token = await visitor.tokenOf("player");
  if (token === undefined) throw new NotTried("No --account was given.");
  return token;
}

/** What a call answers the player; throws `NotTried` where its part is not there as a whole. */
export async function asked(
  visitor: Visitor,
  part: string,
  call: Parameters<Visitor["call"]>[0],
  query: Record<string, string> = {},
): Promise<unknown> {
  const reply = await visitor.call(call, { token: await tokenOf(visitor), query });
  demandPart(part, reply);
  demand(reply.success, `It refuses: ${reply.code}`);
  return reply.value;
}
