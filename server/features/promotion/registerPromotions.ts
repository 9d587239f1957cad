import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { lockMember } from "#server/features/bonus/StoredBonus.ts";
import { demandNoBreak } from "#server/features/play/demandNoBreak.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { createLiveFlags } from "#server/features/system/createLiveFlags.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";
import type { Offers } from "./createOffers.ts";
import { sayPromotions, type PlayerOffers, type PromotionQuestion } from "./sayPromotions.ts";

/** The trial account of free play holds play money alone. */
const trialType = 4;
const nothing = { types: [], offers: [], articles: [] };

/** Serves promotions from the live revision, and how each stands for a player. */
export function registerPromotions(
  app: FastifyInstance,
  { db, clock, liveSite }: Deps,
  { offers, runOnce }: { offers: Offers; runOnce: Idempotency },
): void {
  const flagsOf = createLiveFlags();
  const say = (question: PromotionQuestion, request: FastifyRequest, own?: PlayerOffers) => {
    const live = liveSite.current();
    const language = languageOf(request, live.site.brand.settings.defaultLanguage);
    return sayPromotions(live.site.promotions ?? nothing, question, {
      language,
      now: clock.now(),
      flags: flagsOf(live),
      own,
    });
  };

  operation(app, "listPromotions", ({ query, request, reply }) => {
    reply.header("vary", "language");
    return say(query, request);
  });

  operation(app, "listMyPromotions", async ({ query, request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const [joined, given] = await Promise.all([
      db.query<{ offer_id: string }>("SELECT offer_id FROM offer_join WHERE member_id = $1", [memberId]),
      db.query<PlayerOffers["given"][number]>(
        `SELECT offer_id AS "offerId", id, granted_at AS "grantedAt",
           CASE WHEN state = 'claimable' AND expires_at <= $2 THEN 'expired' ELSE state END AS state
         FROM reward WHERE member_id = $1 AND offer_id IS NOT NULL AND source = 'offer'
         ORDER BY granted_at DESC LIMIT 1000`,
        [memberId, clock.now()],
      ),
    ]);
    return say(query, request, { currency, joined: new Set(joined.map((row) => row.offer_id)), given });
  });

  operation(app, "joinPromotion", async ({ path, idempotencyKey, request, reply }) => {
    const { memberId, type } = playerSessionOf(request);
    const intent = { scope: `joinPromotion:${memberId}`, key: idempotencyKey, request: path, secrets: {} };
    const { replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => {
        if (type === trialType) throw refusal("claim_not_allowed", "A trial account holds play money alone.");
        await demandNoBreak(db, memberId, clock.now());
        if (offers.find(path.id) === undefined) throw notFound();
      },
      work: async (tx) => {
        await lockMember(tx, memberId);
        await offers.join(tx, memberId, path.id, clock.now());
        return { id: path.id };
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return { id: path.id };
  });
}
