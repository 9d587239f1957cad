import type {
  PublicKeyCredentialCreationOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  WebAuthnCredential,
} from "@simplewebauthn/server";
import type { PasskeyCreation, PasskeyMade, PasskeyRequest, PasskeyShown } from "#contracts/api.ts";
import type { Database } from "#server/db/Database.ts";
import { refusal } from "#server/http/Failure.ts";
import type { FactorHolder } from "#server/features/second-factor/createSecondFactors.ts";
import type { TicketPurpose, Tickets } from "#server/security/createTickets.ts";
import { mostPasskeys, type KeptPasskey, type Passkeys } from "./createPasskeys.ts";
import { passkeyRefused, type RelyingParty } from "./relyingParty.ts";
import { webAuthn } from "./webAuthn.ts";

/** COSE numbers of EdDSA, ES256 and RS256, which every device has one of. */
const algorithms = [-8, -7, -257];
/** How long a person has with the device. */
const personMs = 120_000;
const ticketOf = {
  member: { make: "passkey", show: "passkey login" },
  operator: { make: "operator passkey", show: "operator sign-in" },
} satisfies Record<FactorHolder["kind"], Record<"make" | "show", TicketPurpose>>;

/** Who begins to make a passkey, and what the device calls it. */
export interface Maker {
  holder: FactorHolder;
  party: RelyingParty;
  /** What the passkey is made in: nothing else can go on with it. */
  sessionId: string;
  /** What is known of the password: with another one, what was begun is worth nothing. */
  password: string;
  names: { site: string; account: string; shown: string };
}

/** What a device made, and for which host. */
export interface ProvedPasskey {
  credential: WebAuthnCredential;
  isSynced: boolean;
  rpId: string;
  /** Of the maker, as it was at the beginning. */
  password: string;
}

/** A passkey that was shown, with the counter of its proof. */
export interface ShownPasskey {
  passkey: KeptPasskey;
  counter: number;
}

/** What the ticket of a passkey that is being made remembers. */
interface Making extends RelyingParty {
  challenge: string;
  holderId: string;
  sessionId: string;
  password: string;
}

/** What the ticket of a passkey that is asked for remembers. */
interface Showing extends RelyingParty {
  challenge: string;
}

/**
 * The two ceremonies of WebAuthn (level 3, section 7), for members as for operators. A challenge travels in a sealed ticket, and is used up by
 * the first answer, right or wrong; whatever does not hold is `passkey_refused`, and which part it was is not told.
 */
export interface Ceremonies {
  /** Throws `too_many_passkeys` where there is no room for another. */
  beginMaking(maker: Maker): Promise<{ ticket: string; options: PasskeyCreation }>;
  /** What was made, by the same holder in the same session on the same page. */
  proveMade(
    answer: { ticket: string; credential: PasskeyMade },
    by: { holder: FactorHolder; sessionId: string; party: RelyingParty },
  ): Promise<ProvedPasskey>;
  beginShowing(kind: FactorHolder["kind"], party: RelyingParty): Promise<{ ticket: string; options: PasskeyRequest }>;
  /** Whose passkey was shown on the same page; the device has checked who holds it. */
  proveShown(
    kind: FactorHolder["kind"],
    answer: { ticket: string; credential: PasskeyShown },
    party: RelyingParty,
  ): Promise<ShownPasskey>;
}

/** Ceremonies over the passkeys that are kept. */
export function createCeremonies({
  db,
  passkeys,
  tickets,
}: {
  db: Database;
  passkeys: Passkeys;
  tickets: Tickets;
}): Ceremonies {
  return {
    async beginMaking({ holder, party, sessionId, password, names }) {
      const known = await passkeys.list(holder);
      if (known.length >= mostPasskeys) throw tooManyPasskeys();
      const { generateRegistrationOptions: generate } = await webAuthn();
      const options = await generate({
        rpName: names.site,
        rpID: party.rpId,
        userName: names.account,
        userDisplayName: names.shown,
        userID: handleOf(holder),
        attestationType: "none",
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: await passkeys.idsFor(holder, party.rpId),
      });
      const making: Making = { ...party, challenge: options.challenge, holderId: holder.id, sessionId, password };
      return {
        ticket: await tickets.make(ticketOf[holder.kind].make, making),
        options: toCreation(options, party.rpId),
      };
    },

    async proveMade(answer, { holder, sessionId, party }) {
      const ticket = await tickets.open<Making>(ticketOf[holder.kind].make, answer.ticket);
      const making = ticket?.content;
      const isOurs = making?.holderId === holder.id && making.sessionId === sessionId && making.origin === party.origin;
      // Used up whatever comes of it: a challenge is answered once.
      if (!ticket || !making || !isOurs || !(await ticket.useUp(db))) throw passkeyRefused();
      const { verifyRegistrationResponse: verify } = await webAuthn();
      const verified = await verify({
        response: { ...answer.credential, clientExtensionResults: {} } as Made,
        expectedChallenge: making.challenge,
        expectedOrigin: making.origin,
        expectedRPID: making.rpId,
        requireUserVerification: true,
      }).catch(() => undefined);
      if (!verified?.verified) throw passkeyRefused();
      const { credential, credentialBackedUp: isSynced } = verified.registrationInfo;
      return { credential, isSynced, rpId: making.rpId, password: making.password };
    },

    async beginShowing(kind, party) {
      const { generateAuthenticationOptions: generate } = await webAuthn();
      const { challenge, timeout = personMs } = await generate({
        rpID: party.rpId,
        userVerification: "required",
        timeout: personMs,
      });
      const showing: Showing = { ...party, challenge };
      const options = { challenge, rpId: party.rpId, timeout, userVerification: "required" };
      return { ticket: await tickets.make(ticketOf[kind].show, showing), options };
    },

    async proveShown(kind, { ticket: sealed, credential }, party) {
      const ticket = await tickets.open<Showing>(ticketOf[kind].show, sealed);
      // Used up whatever comes of it: a challenge is answered once.
      if (!ticket || ticket.content.origin !== party.origin || !(await ticket.useUp(db))) throw passkeyRefused();
      const passkey = await passkeys.find(credential.id);
      // Members and operators may sit at the same device, on the same host: a passkey of the other kind opens nothing here.
      if (passkey?.holder.kind !== kind) throw passkeyRefused();
      const counter = await counterOf(credential, passkey, ticket.content);
      if (counter === undefined) throw passkeyRefused();
      return { passkey, counter };
    },
  };
}

/** There is no room for another passkey. */
export function tooManyPasskeys() {
  return refusal("too_many_passkeys", "There are as many passkeys as there may be. Please remove one first.");
}

type Made = Parameters<typeof verifyRegistrationResponse>[0]["response"];
type Shown = Parameters<typeof verifyAuthenticationResponse>[0]["response"];

/** The same handle for every passkey of a holder; it names nobody. */
function handleOf({ id }: FactorHolder): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(id.replaceAll("-", ""), "hex"));
}

/** The counter of a proof that holds: of this passkey, for this page and challenge, with a check of who holds the device. */
async function counterOf(
  response: PasskeyShown,
  { credential, holder, rpId: keptFor }: KeptPasskey,
  { challenge, origin, rpId }: Showing,
): Promise<number | undefined> {
  const { userHandle } = response.response;
  const owner = Buffer.from(handleOf(holder)).toString("base64url");
  if (keptFor !== rpId || (userHandle && userHandle !== owner)) return undefined;
  const { verifyAuthenticationResponse: verify } = await webAuthn();
  const verified = await verify({
    response: { ...response, clientExtensionResults: {} } as Shown,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential,
    requireUserVerification: true,
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
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
