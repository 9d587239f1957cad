import type { FastifyInstance, FastifyRequest } from "fastify";
import { compileFlags } from "#compile/flags.ts";
import type { Deps } from "#server/Deps.ts";
import type { FactorParts } from "#server/features/second-factor/FactorParts.ts";
import { openSession } from "#server/features/session/openSession.ts";
import { refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { networkOf, visitorOf } from "#server/http/visitorOf.ts";
import type { Limit } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import { createCeremonies } from "./createCeremonies.ts";
import { createPasskeys } from "./createPasskeys.ts";
import { passkeyRefused, relyingParty } from "./relyingParty.ts";

const perAddress: Limit = { most: 60, seconds: 300 };
const perNetwork: Limit = { most: 300, seconds: 300 };
/** Each form of a login that is opened begins one, so that the browser can offer passkeys beside the name; it proves nothing. */
const startsPerAddress: Limit = { most: 600, seconds: 300 };
const startsPerNetwork: Limit = { most: 3000, seconds: 300 };

/** Serves logging in with a passkey: nothing is typed, and the device has checked who holds it, so it is both factors. */
export function registerPasskeyLogin(app: FastifyInstance, deps: Deps, parts: FactorParts): void {
  const { config, db, clock, liveSite } = deps;
  const { devices, memberWork, sessions, throttle, tickets } = parts;
  const passkeys = createPasskeys({ db, clock });
  const ceremonies = createCeremonies({ db, passkeys, tickets });
  const enter = async (request: FastifyRequest, step: string, address = perAddress, network = perNetwork) => {
    if (!compileFlags(liveSite.current().site.flags).has("PASSKEY3"))
      throw refusal("feature_off", "This is not offered here.");
    await takeAll(throttle, [
      [`${step}Address`, visitorOf(request), address],
      [`${step}Network`, networkOf(request), network],
    ]);
    return relyingParty(request, config.publicOrigin);
  };

  operation(app, "startPasskeyLogin", async ({ request }) => {
    const party = await enter(request, "passkeyStart", startsPerAddress, startsPerNetwork);
    return ceremonies.beginShowing("member", party);
  });

  operation(app, "passkeyLogin", async ({ body, request, reply }) => {
    const party = await enter(request, "passkeyLogin");
    const { passkey, counter } = await ceremonies.proveShown("member", body, party);
    const { account, value } = await memberWork(passkey.holder.id, async (tx, member) => {
      if (!member || member.isDisabled || !(await passkeys.use(tx, passkey.id, counter))) throw passkeyRefused();
      const entry = { member, username: member.account, request, hasBothFactors: true };
      return { account: member.account, value: await openSession(tx, entry, deps, sessions) };
    });
    await devices.write(reply, account);
    return value;
  });
}
