import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { findMember } from "#server/features/member/findMember.ts";
import type { Names } from "#server/features/names/createNames.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { pickText, type TextsByLanguage } from "#server/http/pickText.ts";

interface LevelRow {
  level: number;
  turnover: number;
  label: string;
  benefits: TextsByLanguage[];
}

/** Serves a player's rank: what it brings, and the way to the next one. */
export function registerRank(app: FastifyInstance, { db, liveSite }: Deps, names: Names): void {
  operation(app, "getPlayerRank", async ({ request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const language = languageOf(request, liveSite.current().site.brand.settings.defaultLanguage);
    const [say, member, totals, levels] = await Promise.all([
      names.saidIn(language),
      findMember(db, { id: memberId }),
      db.query<{ total: number }>("SELECT total FROM member_turnover WHERE member_id = $1", [memberId]),
      db.query<LevelRow>("SELECT level, turnover, label, benefits FROM rank_level WHERE currency = $1 ORDER BY level", [
        currency,
      ]),
    ]);
    const level = member?.clubRankLevel ?? 0;
    const turnover = totals[0]?.total ?? 0;
    const current = levels.find((one) => one.level === level);
    const next = levels.find((one) => one.level > level);
    return {
      level,
      name: say(member?.clubLabelName ?? ""),
      turnover,
      from: current?.turnover ?? 0,
      needed: next?.turnover ?? null,
      left: next ? Math.max(0, next.turnover - turnover) : 0,
      nextName: next ? say(next.label) : null,
      currency,
      levels: levels.map((one) => ({
        level: one.level,
        name: say(one.label),
        turnover: one.turnover,
        currency,
        state:
          one.level === level ? ("current" as const) : one.level < level ? ("reached" as const) : ("ahead" as const),
        benefits: one.benefits.map((benefit) => pickText(benefit, language)),
      })),
    };
  });
}
