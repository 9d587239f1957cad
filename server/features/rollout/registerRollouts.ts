import type { FastifyInstance } from "fastify";
import type { RolloutRow } from "#contracts/api.ts";
import type { Audience, FlagNode, Site } from "#contracts/config.ts";
import { isReached } from "#compile/audience/isReached.ts";
import { rolledOut } from "#compile/audience/rolledOut.ts";
import { compileFlags } from "#compile/flags.ts";
import type { Deps } from "#server/Deps.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import type { DraftService } from "#server/features/console/createDraftService.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { toFailure } from "#server/features/console/toFailure.ts";
import type { Publisher } from "#server/features/publishing/createPublisher.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";

interface Parts {
  deps: Pick<Deps, "db" | "liveSite" | "clock">;
  draftService: Pick<DraftService, "live">;
  publisher: Publisher;
}

/** Members that are looked at one by one for the part of a hundred; of more a sample of so many is. */
const mostMembers = 20_000;

/** Serves what is for some only and how many it reaches, and switches a feature off for everybody. */
export function registerRollouts(app: FastifyInstance, { deps, draftService, publisher }: Parts): void {
  const { db, liveSite, clock } = deps;

  operation(app, "listRollouts", async () => {
    const { site } = liveSite.current();
    const found = whatIsForSome(site);
    // Ids are drawn at random, so the first ones are a sample, and the key's index ends the look after so many.
    const [members, [counted]] = await Promise.all([
      db.query<{ key: string; accountType: number; level: number; language: string }>(
        `SELECT id AS key, type AS "accountType", club_rank_level AS level, language
         FROM member WHERE disabled_at IS NULL ORDER BY id LIMIT $1`,
        [mostMembers],
      ),
      db.query<{ all: number }>("SELECT count(*)::integer AS all FROM member WHERE disabled_at IS NULL"),
    ]);
    const all = counted?.all ?? 0;
    const rows = found.map(({ audience, ...row }): RolloutRow => {
      // Where one is and with what nobody knows of somebody who is not here.
      const { countries, devices, ...rest } = audience;
      const somebody = { country: "", device: "desktop" as const };
      const reached = members.filter((member) => isReached(rest, { ...member, ...somebody }, row.name)).length;
      const share = members.length === 0 ? 0 : reached / members.length;
      const unseen = [countries, devices].some((list) => list !== undefined && list.length > 0);
      return { ...row, percent: audience.percent ?? 100, reached: Math.round(share * all), share, unseen };
    });
    return { rows, members: all, features: featuresOn(site) };
  });

  operation(app, "stopFeature", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const live = await draftService.live();
    const site = JSON.parse(live.content) as Site;
    if (!turnOff(site.flags, path.name)) throw notFound();
    const outcome = await publisher.publish({
      baseHash: live.hash,
      site,
      kind: "publish",
      by: call.operator.account,
      // Switching off does not wait for somebody who may be asleep, nor for the time that the operator's drafts used up.
      needsNoReview: true,
      operatorId: `${call.operator.id}:off`,
      note: `${path.name} off: ${body.reason}`,
    });
    if (outcome.outcome === "unchanged") throw refusal("unchanged", "This feature is off already.");
    if (outcome.outcome !== "published") throw toFailure(outcome);
    return { seq: outcome.revision.seq };
  });
}

/** Names of what somebody may have, whoever it is; without the tree's own, which is no feature. */
const featuresOn = ({ flags }: Site): string[] =>
  [...compileFlags(flags, undefined, () => true)].filter((name) => name !== flags.modId).toSorted();

interface ForSome extends Pick<RolloutRow, "kind" | "name" | "isOn"> {
  audience: Audience;
}

function whatIsForSome({ flags, banners = {} }: Site): ForSome[] {
  const on = compileFlags(flags, undefined, () => true);
  const ofFlags = rolledOut(flags).map(({ name, audience }): ForSome => {
    return { kind: "flag", name, isOn: on.has(name), audience: audience as Audience };
  });
  const ofBanners = Object.entries(banners).flatMap(([group, written]) =>
    typeof written === "object"
      ? written.items.flatMap(({ id, audience, flag }): ForSome[] =>
          audience
            ? [{ kind: "banner", name: `${group}/${id}`, isOn: flag === undefined || on.has(flag), audience }]
            : [],
        )
      : [],
  );
  return [...ofFlags, ...ofBanners];
}

/** Switches a feature off wherever it stands; tells whether it stands anywhere. */
function turnOff(node: FlagNode, name: string): boolean {
  const below = node.childrenNodes.map((child) => turnOff(child, name));
  if (node.modId === name) node.enabled = "0";
  return node.modId === name || below.includes(true);
}
