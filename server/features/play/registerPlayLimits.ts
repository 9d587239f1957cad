import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { MemberWork } from "#server/features/member/createMemberWork.ts";
import type { Sessions } from "#server/features/session/createSessions.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { createLiveFlags } from "#server/features/system/createLiveFlags.ts";
import { createCountryOf } from "#server/http/countryOf.ts";
import { refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { changeLimit } from "./changeLimit.ts";
import { findBreak } from "./findBreak.ts";
import { keepRuleLimits } from "./keepRuleLimits.ts";
import { findLimitMet } from "./limitMet.ts";
import { playRulesOf } from "./playRules.ts";
import { limitNames, sayLimit, sayPause } from "./sayLimits.ts";
import { startBreak } from "./startBreak.ts";
import { type LimitName, loadLimits } from "./StoredLimit.ts";

/** Serves a member's limits and breaks (`RESPONSIBLEPLAY3`). What is set holds without the feature too: `demandWithinLimits`. */
export function registerPlayLimits(
  app: FastifyInstance,
  { clock, config, db, liveSite }: Deps,
  { memberWork, sessions }: { memberWork: MemberWork; sessions: Sessions },
): void {
  const flagsOf = createLiveFlags();
  const countryOf = createCountryOf(config);
  const rulesFor = (request: FastifyRequest) => {
    const live = liveSite.current();
    if (!flagsOf(live).has("RESPONSIBLEPLAY3")) throw refusal("feature_off", "This is not offered here.");
    return playRulesOf(live.site.brand.settings, countryOf(request.raw));
  };

  operation(app, "getPlayLimits", async ({ request }) => {
    const player = playerSessionOf(request);
    const rules = rulesFor(request);
    const now = clock.now();
    const isSameCurrency = player.currency === liveSite.current().site.brand.currency;
    await memberWork(player.memberId, (tx) =>
      keepRuleLimits(tx, { memberId: player.memberId, rules, isSameCurrency, now }),
    );
    const [stored, pause, met] = await Promise.all([
      loadLimits(db, player.memberId, now),
      findBreak(db, player.memberId, now),
      findLimitMet(db, player.memberId, now),
    ]);
    const { raiseHours, timeOutDays, exclusionDays } = rules;
    return {
      currency: player.currency,
      raiseHours,
      timeOutDays: [...timeOutDays],
      exclusionDays: [...exclusionDays],
      pause: sayPause(pause),
      met,
      rows: await Promise.all(limitNames.map((name) => sayLimit(db, player, { name, stored, now }))),
    };
  });

  /** Changes the member's own limit and tells how it stands then. `to` finds the new amount of the one that there is. */
  async function change(request: FastifyRequest, name: LimitName, to: (own: number | null) => number | null) {
    const player = playerSessionOf(request);
    const { raiseHours, ceilings } = rulesFor(request);
    demandKnown(name);
    const now = clock.now();
    return memberWork(player.memberId, async (tx) => {
      const stored = await loadLimits(tx, player.memberId, now);
      const own = stored.find((one) => one.source === "player" && isNamed(one, name))?.amount ?? null;
      const amount = to(own);
      const ceiling = ceilings.find((one) => isNamed(one, name))?.amount;
      if (amount !== null && amount !== own && ceiling !== undefined && amount > ceiling)
        throw refusal("limit_too_high", "Nobody may set more here.", {
          most: ceiling,
          fieldErrors: { amount: { key: "error.limit_too_high" } },
        });
      const wish = { ...name, source: "player" as const, amount, raiseHours, ref: player.id, now };
      await changeLimit(tx, player.memberId, stored, wish);
      return sayLimit(tx, player, { name, stored: await loadLimits(tx, player.memberId, now), now });
    });
  }

  operation(app, "setPlayLimit", ({ body: { kind, period, amount }, request }) =>
    change(request, { kind, period }, () => amount),
  );

  operation(app, "keepPlayLimit", ({ body: { kind, period }, request }) =>
    change(request, { kind, period }, (own) => own),
  );

  operation(app, "startPlayBreak", async ({ body: { kind, days }, request }) => {
    const { id, memberId } = playerSessionOf(request);
    const { timeOutDays, exclusionDays, excludedMayLogIn } = rulesFor(request);
    const offered = kind === "timeOut" ? timeOutDays : exclusionDays;
    if (!offered.includes(days)) throw refusal("break_not_offered", "A break of this length is not offered.");
    const now = clock.now();
    return memberWork(memberId, async (tx: Queryable) => {
      const wish = { kind, days, mayLogIn: kind === "timeOut" || excludedMayLogIn, now };
      const isEnded = await startBreak(tx, sessions, memberId, { ...wish, source: "player", ref: id });
      return { pause: sayPause(await findBreak(tx, memberId, now)), isEnded };
    });
  });
}

const isNamed = (one: LimitName, { kind, period }: LimitName): boolean => one.kind === kind && one.period === period;

/** Refuses a span that the kind does not have. */
export function demandKnown(name: LimitName): void {
  if (!limitNames.some((one) => isNamed(one, name))) throw refusal("limit_unknown", "There is no such limit.");
}
