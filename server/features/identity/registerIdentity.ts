import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { LoginValue } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { findMember } from "#server/features/member/findMember.ts";
import { createRememberCookie } from "#server/features/session/createRememberCookie.ts";
import { openSession } from "#server/features/session/openSession.ts";
import { refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toPhoneNumber } from "./createIdentities.ts";
import { refused, type ProvenIdentity } from "./createIdentityTokens.ts";
import { findLinked, noteUse, type OutsideAccount } from "./outsideAccounts.ts";
import type { IdentityParts } from "./IdentityParts.ts";

/** Who logs in, and how. */
interface Entrance {
  memberId: string | undefined;
  identity: ProvenIdentity;
  /** The account elsewhere that is linked to the member. */
  link?: OutsideAccount;
  rememberMe?: boolean | undefined;
}

/** Serves logging in by an account elsewhere, and by a number that somebody else has proved. */
export function registerIdentity(app: FastifyInstance, deps: Deps, parts: IdentityParts): void {
  const { clock, db } = deps;
  const { identities, memberWork, sessions } = parts;
  const cookie = createRememberCookie(deps, parts);

  const enter = async (
    { memberId, identity, link, rememberMe = false }: Entrance,
    to: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<LoginValue> => {
    // Nothing is used up: whoever is not known yet goes on to register with it.
    if (memberId === undefined) throw refusal("identity_unknown", "No account is linked to this sign-in yet.");
    if (!(await identity.useUp(db))) throw refused();
    // Read before the transaction, which should not wait for another connection.
    await deps.keys.live("ticket");
    const value = await memberWork(memberId, async (tx, member) => {
      if (!member || member.isDisabled) throw refused();
      if (link) await noteUse(tx, link, clock.now());
      return openSession(tx, { member, username: member.account, request: to.request }, deps, sessions);
    });
    await cookie.settle({ ...to, member: { id: memberId, account: value.account }, isWanted: rememberMe });
    return value;
  };

  operation(app, "loginSocial", async ({ body: { provider, idToken }, request, reply }) => {
    const identity = await identities.prove(idToken, { provider, use: "login", from: request });
    const link = { provider, subject: identity.subject };
    return enter({ memberId: await findLinked(db, link), identity, link }, { request, reply });
  });

  operation(app, "loginPhoneIdentity", async ({ body: { idToken, rememberMe }, request, reply }) => {
    const identity = await identities.prove(idToken, { provider: "phone", use: "login", from: request });
    const phone = toPhoneNumber(identity.subject);
    const member = phone && (await findMember(db, phone));
    return enter({ memberId: member?.id, identity, rememberMe }, { request, reply });
  });
}
