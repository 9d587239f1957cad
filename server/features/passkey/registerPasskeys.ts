import type { FastifyInstance, FastifyRequest } from "fastify";
import { compileFlags } from "#compile/flags.ts";
import type { Deps } from "#server/Deps.ts";
import { demandPassword } from "#server/features/second-factor/demandPassword.ts";
import { passwordMark } from "#server/features/second-factor/demandSecondFactor.ts";
import type { FactorParts } from "#server/features/second-factor/FactorParts.ts";
import { tellMember } from "#server/features/second-factor/tellMember.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import type { Limit } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import { createCeremonies, tooManyPasskeys } from "./createCeremonies.ts";
import { createPasskeys } from "./createPasskeys.ts";
import { passkeyRefused, relyingParty } from "./relyingParty.ts";

const perMember: Limit = { most: 20, seconds: 900 };
const trialType = 4;

const holderOf = (id: string) => ({ kind: "member", id }) as const;

/** Serves what a member does with passkeys. `PASSKEY3` offers them; what is there can be removed without it. */
export function registerPasskeys(app: FastifyInstance, deps: Deps, parts: FactorParts): void {
  const { config, db, clock, liveSite } = deps;
  const { memberWork, remember, sessions, throttle, tickets } = parts;
  const passkeys = createPasskeys({ db, clock });
  const ceremonies = createCeremonies({ db, passkeys, tickets });
  const demandOffer = (request: FastifyRequest) => {
    const { site } = liveSite.current();
    const isOffered = compileFlags(site.flags).has("PASSKEY3") && playerSessionOf(request).type !== trialType;
    if (!isOffered) throw refusal("feature_off", "This is not offered here.");
    return site;
  };

  operation(app, "listPasskeys", async ({ query, request }) => {
    const rows = await passkeys.list(holderOf(playerSessionOf(request).memberId), query.sort);
    const { page, pageSize, offset, limit } = toPagination(query);
    return { rows: rows.slice(offset, offset + limit), page, pageSize, total: rows.length };
  });

  operation(app, "startPasskey", async ({ body, request }) => {
    const { brand } = demandOffer(request);
    const party = relyingParty(request, config.publicOrigin);
    const { id: sessionId, memberId, account } = playerSessionOf(request);
    const member = await demandPassword(memberId, body.password, deps, parts);
    return ceremonies.beginMaking({
      holder: holderOf(memberId),
      party,
      sessionId,
      password: passwordMark(member),
      names: { site: brand.name, account, shown: member.nickname },
    });
  });

  operation(app, "addPasskey", async ({ body, request }) => {
    demandOffer(request);
    const { id: sessionId, memberId } = playerSessionOf(request);
    await takeAll(throttle, [["passkeyAdd", memberId, perMember]]);
    const party = relyingParty(request, config.publicOrigin);
    const holder = holderOf(memberId);
    const { password, ...proved } = await ceremonies.proveMade(body, { holder, sessionId, party });
    return memberWork(memberId, async (tx, member) => {
      if (!member || member.isDisabled || passwordMark(member) !== password) throw passkeyRefused();
      const name = body.name.trim() || "Passkey";
      const row = await passkeys.add(tx, { holder, name, ...proved });
      if (!row) throw tooManyPasskeys();
      await tellMember(tx, { member, event: "passkeyAdded", name, request }, { ...parts, clock });
      return row;
    });
  });

  operation(app, "renamePasskey", async ({ path, body, request }) => {
    const name = body.name.trim();
    const holder = holderOf(playerSessionOf(request).memberId);
    if (name === "" || (await passkeys.rename(db, path.id, holder, name)) === undefined) throw notFound();
    return {};
  });

  operation(app, "removePasskey", async ({ path, request }) => {
    const { id: sessionId, memberId } = playerSessionOf(request);
    const endedSessions = await memberWork(memberId, async (tx, member) => {
      const name = await passkeys.remove(tx, path.id, holderOf(memberId));
      if (!member || name === undefined) throw notFound();
      // Whoever has the passkey may be logged in with it, and may have been remembered.
      await remember.forgetAll(tx, memberId);
      await tellMember(tx, { member, event: "passkeyRemoved", name, request }, { ...parts, clock });
      return sessions.endOthers(tx, memberId, sessionId, "passkey removed");
    });
    return { endedSessions };
  });
}
