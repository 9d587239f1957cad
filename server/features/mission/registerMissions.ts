import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { payFromHouse } from "#server/features/ledger/payFromHouse.ts";
import { findMember } from "#server/features/member/findMember.ts";
import { demandReal } from "#server/features/points/demandReal.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { Failure, notFound, refusal } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { zoneOf } from "./zoneOf.ts";
import { loadLeaderboard } from "./loadLeaderboard.ts";
import { loadMissions, missionColumns, type StoredMission } from "./loadMissions.ts";
import { loadProgress } from "./loadProgress.ts";
import type { MissionParts } from "./MissionParts.ts";
import { periodOf } from "./periodOf.ts";

/** Serves missions, what they give, and who staked most. */
export function registerMissions(app: FastifyInstance, { clock, db, liveSite }: Deps, parts: MissionParts): void {
  const { counts, ledger, runOnce } = parts;

  counts.add("missions", async (on, memberId, now) => {
    const member = await findMember(on, { id: memberId });
    if (!member) return 0;
    const of = { memberId, currency: member.currency, zone: zoneOf(liveSite.current().site), now };
    return (await loadMissions(on, of, member.language)).filter(({ state }) => state === "claimable").length;
  });

  operation(app, "getMissionSummary", async ({ request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const { site } = liveSite.current();
    const of = { memberId, currency, zone: zoneOf(site), now: clock.now() };
    const rows = await loadMissions(db, of, languageOf(request, site.brand.settings.defaultLanguage));
    return {
      rows,
      claimable: rows.filter(({ state }) => state === "claimable").length,
      claimed: rows.filter(({ state }) => state === "claimed").length,
      currency,
    };
  });

  operation(app, "claimMission", async ({ path, idempotencyKey, request, reply }) => {
    const session = playerSessionOf(request);
    const intent = { scope: `claimMission:${session.memberId}`, key: idempotencyKey, request: path, secrets: {} };
    const { value, replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => demandReal(session),
      work: (tx) => claim(tx, path.id, session),
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return value;
  });

  /** Pays a mission that is done, once in its period, with the member locked. */
  async function claim(
    tx: Queryable,
    missionId: string,
    { memberId, currency, id: sessionId }: { memberId: string; currency: string; id: string },
  ) {
    const member = await findMember(tx, { id: memberId }, { lock: true });
    if (!member || member.isDisabled) throw new Failure(401, "not_logged_in", "Please log in.");
    const missions = await tx.query<StoredMission>(
      `SELECT ${missionColumns} FROM mission WHERE id = $1 AND currency = $2 AND is_open`,
      [missionId, currency],
    );
    const mission = missions[0];
    if (!mission) throw notFound();
    const at = clock.now();
    const zone = zoneOf(liveSite.current().site);
    const days = periodOf(mission.period, at, zone);
    const known = await tx.query(
      "SELECT FROM mission_claim WHERE member_id = $1 AND mission_id = $2 AND period_from = $3::date",
      [memberId, missionId, days.from],
    );
    if (known.length > 0) throw refusal("already_claimed", "This was claimed already.");
    const progress = await loadProgress(tx, { memberId, currency, zone, ...days });
    if (progress[mission.kind] < mission.target) throw refusal("nothing_to_claim", "This mission is not done yet.");
    const { reward: amount } = mission;
    const transfer = await payFromHouse(tx, ledger, {
      memberId,
      currency,
      amount,
      key: `mission:${missionId}:${memberId}:${days.from}`,
      cause: { type: "session", ref: sessionId },
      detail: "Mission",
      at,
    });
    await tx.query(
      `INSERT INTO mission_claim (member_id, mission_id, period_from, currency, amount, transfer_id, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [memberId, missionId, days.from, currency, amount, transfer, at],
    );
    return { id: missionId, amount, currency };
  }

  operation(app, "getMissionLeaderboard", async ({ query, request }) => {
    const { memberId, account, currency } = playerSessionOf(request);
    const zone = zoneOf(liveSite.current().site);
    return loadLeaderboard(db, { memberId, account, currency, zone, now: clock.now(), period: query.period ?? "week" });
  });
}
