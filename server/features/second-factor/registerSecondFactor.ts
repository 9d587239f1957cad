import type { FastifyInstance, FastifyRequest } from "fastify";
import { compileFlags } from "#compile/flags.ts";
import type { Deps } from "#server/Deps.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import type { FactorHolder } from "./createSecondFactors.ts";
import { demandPassword } from "./demandPassword.ts";
import type { FactorParts } from "./FactorParts.ts";
import { judgeFactor } from "./judgeFactor.ts";
import { tellMember } from "./tellMember.ts";

/** Account type of trial accounts, which nobody logs in to again. */
const trialType = 4;

/** Serves what a member does with the second factor. It is offered by `TWOFACTOR3`; one that is on can be switched off without. */
export function registerSecondFactor(app: FastifyInstance, deps: Deps, parts: FactorParts): void {
  const { liveSite } = deps;
  const { factors, memberWork } = parts;
  const holderOf = (request: FastifyRequest): FactorHolder => ({
    kind: "member",
    id: playerSessionOf(request).memberId,
  });
  const demandOffer = (request: FastifyRequest) => {
    const { site } = liveSite.current();
    const isOffered = compileFlags(site.flags).has("TWOFACTOR3") && playerSessionOf(request).type !== trialType;
    if (!isOffered) throw refusal("feature_off", "This is not offered here.");
    return site;
  };

  operation(app, "getSecondFactor", ({ request }) => factors.state(holderOf(request)));

  operation(app, "startSecondFactor", async ({ body, request }) => {
    const { brand } = demandOffer(request);
    const holder = holderOf(request);
    const { account } = await demandPassword(holder.id, body.password, deps, parts);
    const setup = await factors.start(holder, { issuer: brand.name, account });
    if (!setup) throw refusal("factor_is_on", "The second factor is on already.");
    return setup;
  });

  operation(app, "confirmSecondFactor", async ({ body, request }) => {
    demandOffer(request);
    const holder = holderOf(request);
    if (!(await factors.isStarted(holder))) throw notStarted();
    const codes = await judgeFactor(parts, { holder, request }, () =>
      memberWork(holder.id, async (tx, member) => {
        const made = member && (await factors.confirm(tx, holder, body.code));
        if (made) await tellMember(tx, { member, event: "factorOn", request }, { ...parts, clock: deps.clock });
        return made;
      }),
    );
    return { codes, text: codes.join("\n") };
  });

  operation(app, "removeSecondFactor", async ({ body, request }) => {
    const holder = holderOf(request);
    if (!(await factors.state(holder)).on) throw notStarted();
    await demandPassword(holder.id, body.password, deps, parts);
    await judgeFactor(parts, { holder, request }, () =>
      memberWork(holder.id, async (tx, member) => {
        if (!member || !(await factors.prove(tx, holder, body.code))) return false;
        await factors.remove(tx, holder);
        await tellMember(tx, { member, event: "factorOff", request }, { ...parts, clock: deps.clock });
        return true;
      }),
    );
    return {};
  });
}

function notStarted() {
  return refusal("factor_not_started", "This was begun too long ago, or not at all. Please begin again.");
}
