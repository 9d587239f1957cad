import type { FastifyRequest } from "fastify";
import { compileFlags } from "#compile/flags.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { Member } from "#server/features/member/Member.ts";
import { createCountryOf } from "#server/http/countryOf.ts";
import { breakRefusal, findBreak } from "./findBreak.ts";
import { keepRuleLimits } from "./keepRuleLimits.ts";
import { type PlayRules, playRulesOf } from "./playRules.ts";

/**
 * Asked at each login, in a transaction that holds the member. Throws `self_excluded` with its end, or `excluded_for_good`, for a member who is excluded and
 * whose rules let nobody in meanwhile; a break lets in. Writes down what the rules of the visitor's place allow.
 */
export async function admitToPlay(
  tx: Queryable,
  member: Pick<Member, "id" | "currency">,
  request: FastifyRequest,
  { clock, config, liveSite }: Pick<Deps, "clock" | "config" | "liveSite">,
): Promise<void> {
  const now = clock.now();
  const pause = await findBreak(tx, member.id, now);
  if (pause?.kind === "exclusion" && !pause.mayLogIn) throw breakRefusal(pause);
  const { brand, flags } = liveSite.current().site;
  const rules = playRulesOf(brand.settings, createCountryOf(config)(request.raw));
  const isOn = compileFlags(flags).has("RESPONSIBLEPLAY3");
  await keepRuleLimits(tx, {
    memberId: member.id,
    rules: isOn ? rules : withoutCeilings(rules),
    isSameCurrency: member.currency === brand.currency,
    now,
  });
}

const withoutCeilings = (rules: PlayRules): PlayRules => ({ ...rules, ceilings: [] });
