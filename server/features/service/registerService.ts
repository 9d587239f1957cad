import { CompactEncrypt, importJWK } from "jose";
import type { FastifyInstance } from "fastify";
import type { CustomerServicePath, Operations } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { Failure } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";

/** Members above this club rank have a channel of their own (access specification, section 9). */
const lastOrdinaryRank = 4;

/** The type of a way whose link is encrypted (access specification, section 7). */
const encryptedType = 3;

/**
 * Serves the ways to customer service for members. The private links are the platform's own settings: a revision is public. The
 * rank is judged here, whatever channel is asked for.
 */
export function registerService(app: FastifyInstance, { config, db, liveSite }: Deps): void {
  operation(app, "getCustomerService", async ({ query, request }) => {
    const rows = await db.query<{ rank: number }>("SELECT club_rank_level AS rank FROM member WHERE id = $1", [
      playerSessionOf(request).memberId,
    ]);
    const isAbove = (rows[0]?.rank ?? 0) > lastOrdinaryRank;
    const name = isAbove ? query.channel : "LIVECHAT";
    const key = await readKey(query);
    const secret = config.serviceLinks[name] ?? config.serviceLinks.LIVECHAT;
    const open = liveSite
      .current()
      .site.brand.customerService.filter((channel) => channel.name === "LIVECHAT" && channel.url !== undefined);
    const ways: CustomerServicePath[] = open.map(({ url = "" }) => ({ type: 1, name: "LIVECHAT", url }));
    if (secret !== undefined) ways.unshift({ type: encryptedType, name, link: await sealLink(secret, key) });
    return ways;
  });
}

/** The key of the call; coordinates that are no point of the curve are refused. */
async function readKey({ x, y }: Operations["getCustomerService"]["query"]) {
  try {
    return await importJWK({ kty: "EC", crv: "P-256", x, y }, "ECDH-ES");
  } catch {
    throw new Failure(400, "malformed_request", "The request is malformed.", { value: { part: "querystring" } });
  }
}

function sealLink(url: string, key: Awaited<ReturnType<typeof readKey>>): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ url })))
    .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", typ: "croupier+jwe" })
    .encrypt(key);
}
