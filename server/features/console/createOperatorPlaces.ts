import type { FastifyRequest } from "fastify";
import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import { visitorOf } from "#server/http/visitorOf.ts";
import type { KeyRing } from "#server/security/createKeyRing.ts";
import { keyedHash } from "#server/security/keyedHash.ts";

/** How long an address is known after the last sign-in from it. */
const knownMs = 90 * 86_400_000;

/** Knows the addresses from which operators signed in. */
export interface OperatorPlaces {
  isKnown(account: string, request: FastifyRequest): Promise<boolean>;
  remember(operatorId: string, request: FastifyRequest): Promise<void>;
}

/** Addresses in the database, as keyed hashes. */
export function createOperatorPlaces({
  db,
  clock,
  keys,
}: {
  db: Database;
  clock: Clock;
  keys: KeyRing;
}): OperatorPlaces {
  const macOf = (secret: Uint8Array, request: FastifyRequest) =>
    keyedHash(secret, "operator place", visitorOf(request));
  return {
    isKnown: async (account, request) => {
      const live = await keys.live("device");
      const rows = await db.query(
        `SELECT FROM operator_place p JOIN operator o ON o.id = p.operator_id
         WHERE o.account = $1 AND p.place_mac = ANY ($2::bytea[]) AND p.seen_at > $3 LIMIT 1`,
        [account, live.map(({ secret }) => macOf(secret, request)), new Date(clock.now().getTime() - knownMs)],
      );
      return rows.length > 0;
    },
    remember: async (operatorId, request) => {
      const { secret } = await keys.newest("device");
      await db.query(
        `INSERT INTO operator_place (operator_id, place_mac, seen_at) VALUES ($1, $2, $3)
         ON CONFLICT (operator_id, place_mac) DO UPDATE SET seen_at = excluded.seen_at`,
        [operatorId, macOf(secret, request), clock.now()],
      );
    },
  };
}
