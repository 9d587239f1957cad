import type { verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { compileFlags } from "#compile/flags.ts";
import type { PasskeyShown } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { FactorParts } from "#server/features/second-factor/FactorParts.ts";
import { openSession } from "#server/features/session/openSession.ts";
import { refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { networkOf, visitorOf } from "#server/http/visitorOf.ts";
import type { Limit } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import { createPasskeys, type KeptPasskey } from "./createPasskeys.ts";
import { webAuthn } from "./webAuthn.ts";
import { passkeyRefused, relyingParty, type RelyingParty } from "./relyingParty.ts";

const perAddress: Limit = { most: 60, seconds: 300 };
const perNetwork: Limit = { most: 300, seconds: 300 };
/** Each form of a login that is opened begins one, so that the browser can offer passkeys beside the name; it proves nothing. */
const startsPerAddress: Limit = { most: 600, seconds: 300 };
const startsPerNetwork: Limit = { most: 3000, seconds: 300 };

/** What the ticket of a login with a passkey remembers. */
interface Showing extends RelyingParty {
  challenge: string;
}

/** Serves logging in with a passkey: nothing is typed, and the device has checked who holds it, so it is both factors. */
export function registerPasskeyLogin(app: FastifyInstance, deps: Deps, parts: FactorParts): void {
  const { config, db, clock, liveSite } = deps;
  const { devices, memberWork, sessions, throttle, tickets } = parts;
  const passkeys = createPasskeys({ db, clock });
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
    const { challenge, timeout = 120_000 } = await (
      await webAuthn()
    ).generateAuthenticationOptions({
      rpID: party.rpId,
      userVerification: "required",
      timeout: 120_000,
    });
    const showing: Showing = { ...party, challenge };
    const options = { challenge, rpId: party.rpId, timeout, userVerification: "required" };
    return { ticket: await tickets.make("passkey login", showing), options };
  });

  operation(app, "passkeyLogin", async ({ body, request, reply }) => {
    const { origin } = await enter(request, "passkeyLogin");
    const ticket = await tickets.open<Showing>("passkey login", body.ticket);
    // Used up whatever comes of it: a challenge is answered once.
    if (!ticket || ticket.content.origin !== origin || !(await ticket.useUp(db))) throw passkeyRefused();
    const passkey = await passkeys.find(body.credential.id);
    const counter = passkey && (await proveShown(body.credential, passkey, ticket.content));
    if (!passkey || counter === undefined) throw passkeyRefused();
    const { account, value } = await memberWork(passkey.memberId, async (tx, member) => {
      if (!member || member.isDisabled || !(await passkeys.use(tx, passkey.id, counter))) throw passkeyRefused();
      const entry = { member, username: member.account, request, hasBothFactors: true };
      return { account: member.account, value: await openSession(tx, entry, deps, sessions) };
    });
    await devices.write(reply, account);
    return value;
  });
}

/** The counter of a proof that holds: of this passkey, for this page and challenge, with a check of who holds the device. */
async function proveShown(
  response: PasskeyShown,
  { credential, memberId, rpId: keptFor }: KeptPasskey,
  { challenge, origin, rpId }: Showing,
): Promise<number | undefined> {
  const { userHandle } = response.response;
  const owner = Buffer.from(memberId.replaceAll("-", ""), "hex").toString("base64url");
  if (keptFor !== rpId || (userHandle && userHandle !== owner)) return undefined;
  const { verifyAuthenticationResponse: verify } = await webAuthn();
  const verified = await verify({
    response: { ...response, clientExtensionResults: {} } as Parameters<
      typeof verifyAuthenticationResponse
    >[0]["response"],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential,
    requireUserVerification: true,
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
