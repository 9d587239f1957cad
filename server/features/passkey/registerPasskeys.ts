import type { PublicKeyCredentialCreationOptionsJSON, verifyRegistrationResponse } from "@simplewebauthn/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { compileFlags } from "#compile/flags.ts";
import type { PasskeyCreation, PasskeyMade } from "#contracts/api.ts";
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
import { createPasskeys, mostPasskeys } from "./createPasskeys.ts";
import { webAuthn } from "./webAuthn.ts";
import { passkeyRefused, relyingParty, type RelyingParty } from "./relyingParty.ts";

const perMember: Limit = { most: 20, seconds: 900 };
const trialType = 4;
/** COSE numbers of EdDSA, ES256 and RS256, which every device has one of. */
const algorithms = [-8, -7, -257];
/** How long a person has with the device. */
const personMs = 120_000;

/** What the ticket of a passkey that is being made remembers. */
interface Making extends RelyingParty {
  challenge: string;
  memberId: string;
  sessionId: string;
  password: string;
}

/** Serves what a member does with passkeys. `PASSKEY3` offers them; what is there can be removed without it. */
export function registerPasskeys(app: FastifyInstance, deps: Deps, parts: FactorParts): void {
  const { config, db, clock, liveSite } = deps;
  const { memberWork, remember, sessions, throttle, tickets } = parts;
  const passkeys = createPasskeys({ db, clock });
  const demandOffer = (request: FastifyRequest) => {
    const { site } = liveSite.current();
    const isOffered = compileFlags(site.flags).has("PASSKEY3") && playerSessionOf(request).type !== trialType;
    if (!isOffered) throw refusal("feature_off", "This is not offered here.");
    return site;
  };

  operation(app, "listPasskeys", async ({ query, request }) => {
    const rows = await passkeys.list(playerSessionOf(request).memberId, query.sort);
    const { page, pageSize, offset, limit } = toPagination(query);
    return { rows: rows.slice(offset, offset + limit), page, pageSize, total: rows.length };
  });

  operation(app, "startPasskey", async ({ body, request }) => {
    const { brand } = demandOffer(request);
    const party = relyingParty(request, config.publicOrigin);
    const { id: sessionId, memberId, account } = playerSessionOf(request);
    const member = await demandPassword(memberId, body.password, deps, parts);
    const known = await passkeys.list(memberId);
    if (known.length >= mostPasskeys) throw tooMany();
    const options = await (
      await webAuthn()
    ).generateRegistrationOptions({
      rpName: brand.name,
      rpID: party.rpId,
      userName: account,
      userDisplayName: member.nickname,
      // The same handle for every passkey of a member; it names nobody.
      userID: new Uint8Array(Buffer.from(memberId.replaceAll("-", ""), "hex")),
      attestationType: "none",
      supportedAlgorithmIDs: algorithms,
      excludeCredentials: await passkeys.idsFor(memberId, party.rpId),
    });
    const making: Making = {
      ...party,
      challenge: options.challenge,
      memberId,
      sessionId,
      password: passwordMark(member),
    };
    return { ticket: await tickets.make("passkey", making), options: toCreation(options, party.rpId) };
  });

  operation(app, "addPasskey", async ({ body, request }) => {
    demandOffer(request);
    const { id: sessionId, memberId } = playerSessionOf(request);
    await takeAll(throttle, [["passkeyAdd", memberId, perMember]]);
    const { origin } = relyingParty(request, config.publicOrigin);
    const ticket = await tickets.open<Making>("passkey", body.ticket);
    const making = ticket?.content;
    const isOurs = making?.memberId === memberId && making.sessionId === sessionId && making.origin === origin;
    // Used up whatever comes of it: a challenge is answered once.
    if (!ticket || !making || !isOurs || !(await ticket.useUp(db))) throw passkeyRefused();
    const proved = await proveMade(body.credential, making);
    if (!proved) throw passkeyRefused();
    return memberWork(memberId, async (tx, member) => {
      if (!member || member.isDisabled || passwordMark(member) !== making.password) throw passkeyRefused();
      const { credential, credentialBackedUp: isSynced } = proved;
      const name = body.name.trim() || "Passkey";
      const row = await passkeys.add(tx, { memberId, credential, rpId: making.rpId, name, isSynced });
      if (!row) throw tooMany();
      await tellMember(tx, { member, event: "passkeyAdded", name, request }, { ...parts, clock });
      return row;
    });
  });

  operation(app, "renamePasskey", async ({ path, body, request }) => {
    const name = body.name.trim();
    if (name === "" || !(await passkeys.rename(path.id, playerSessionOf(request).memberId, name))) throw notFound();
    return {};
  });

  operation(app, "removePasskey", async ({ path, request }) => {
    const { id: sessionId, memberId } = playerSessionOf(request);
    const endedSessions = await memberWork(memberId, async (tx, member) => {
      const name = await passkeys.remove(tx, path.id, memberId);
      if (!member || name === undefined) throw notFound();
      // Whoever has the passkey may be logged in with it, and may have been remembered.
      await remember.forgetAll(tx, memberId);
      await tellMember(tx, { member, event: "passkeyRemoved", name, request }, { ...parts, clock });
      return sessions.endOthers(tx, memberId, sessionId, "passkey removed");
    });
    return { endedSessions };
  });
}

/** The options, in the shape of the contract. */
function toCreation(options: PublicKeyCredentialCreationOptionsJSON, rpId: string): PasskeyCreation {
  const { rp, user, challenge, pubKeyCredParams, excludeCredentials = [] } = options;
  return {
    rp: { id: rpId, name: rp.name },
    user,
    challenge,
    pubKeyCredParams,
    timeout: personMs,
    excludeCredentials: excludeCredentials.map(({ id, type, transports = [] }) => ({ id, type, transports })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  };
}

/** What a browser made, where it answers the challenge of this page with a check of who holds the device. */
async function proveMade(response: PasskeyMade, { challenge, origin, rpId }: Making) {
  const { verifyRegistrationResponse: verify } = await webAuthn();
  const verified = await verify({
    response: { ...response, clientExtensionResults: {} } as Parameters<
      typeof verifyRegistrationResponse
    >[0]["response"],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(() => undefined);
  return verified?.verified ? verified.registrationInfo : undefined;
}

function tooMany() {
  return refusal("too_many_passkeys", "There are as many passkeys as there may be. Please remove one first.");
}
