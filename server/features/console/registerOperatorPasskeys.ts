import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Operator } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { Deps } from "#server/Deps.ts";
import { createCeremonies, tooManyPasskeys } from "#server/features/passkey/createCeremonies.ts";
import type { SecondFactors } from "#server/features/second-factor/createSecondFactors.ts";
import { createPasskeys } from "#server/features/passkey/createPasskeys.ts";
import { passkeyRefused, relyingParty } from "#server/features/passkey/relyingParty.ts";
import { notFound } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { networkOf, visitorOf } from "#server/http/visitorOf.ts";
import { createTickets } from "#server/security/createTickets.ts";
import type { Limit, Throttle } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import { hashToken } from "#server/security/tokens.ts";
import { checkConfirmed } from "./checkConfirmed.ts";
import type { WayIn } from "./createWayIn.ts";
import type { OperatorSessions } from "./createOperatorSessions.ts";
import type { SignIn } from "./createSignIn.ts";
import { demandProved, personOf, type PersonCall } from "./personOf.ts";
import { recordAct } from "./recordAct.ts";

const perAddress: Limit = { most: 60, seconds: 300 };
const perNetwork: Limit = { most: 300, seconds: 300 };
const perOperator: Limit = { most: 20, seconds: 900 };

/** What operators' passkeys are made of. */
export interface OperatorPasskeyParts {
  deps: Pick<Deps, "db" | "clock" | "config" | "keys" | "liveSite">;
  wayIn: WayIn;
  sessions: OperatorSessions;
  signIn: SignIn;
  throttle: Throttle;
  factors: SecondFactors;
}

/** Serves operators' passkeys: their owner's list of them, and signing in, which is both factors (S-39). */
export function registerOperatorPasskeys(
  app: FastifyInstance,
  { deps, wayIn, sessions, signIn, throttle, factors }: OperatorPasskeyParts,
): void {
  const { config, db, clock, keys, liveSite } = deps;
  const passkeys = createPasskeys({ db, clock });
  const ceremonies = createCeremonies({ db, passkeys, tickets: createTickets({ clock, keys }) });
  const holderOf = ({ operator: { id } }: PersonCall) => ({ kind: "operator", id }) as const;
  // The console is served from our own origin only.
  const partyOf = (request: FastifyRequest) =>
    relyingParty(request, config.publicOrigin, { allowedOrigins: [], isHttps: config.isHttps });
  const sessionIdOf = ({ session }: PersonCall) => hashToken(session.token).toString("base64url");
  const limited = async (request: FastifyRequest, step: string) => {
    await takeAll(throttle, [
      [`${step}Address`, visitorOf(request), perAddress],
      [`${step}Network`, networkOf(request), perNetwork],
    ]);
    return partyOf(request);
  };

  operation(app, "listOperatorPasskeys", async ({ request }) => ({
    rows: await passkeys.list(holderOf(personOf(request))),
  }));

  operation(app, "startOperatorPasskey", async ({ request }) => {
    const call = personOf(request);
    checkConfirmed(call, clock);
    demandProved(call);
    const { account } = call.operator;
    return ceremonies.beginMaking({
      holder: holderOf(call),
      party: partyOf(request),
      sessionId: sessionIdOf(call),
      // The session is bound to it: it ends with the account.
      password: "",
      names: { site: `${liveSite.current().site.brand.name} console`, account, shown: account },
    });
  });

  operation(app, "addOperatorPasskey", async ({ body, request }) => {
    const call = personOf(request);
    demandProved(call);
    const holder = holderOf(call);
    await takeAll(throttle, [["operatorPasskeyAdd", holder.id, perOperator]]);
    // Read before the transaction, which should not wait for another connection.
    await factors.ready();
    const { password: _, ...proved } = await ceremonies.proveMade(body, {
      holder,
      sessionId: sessionIdOf(call),
      party: partyOf(request),
    });
    return withTransaction(db, async (tx) => {
      if (!(await lockOperator(tx, holder.id))) throw passkeyRefused();
      const name = body.name.trim() || "Passkey";
      const row = await passkeys.add(tx, { holder, name, ...proved });
      if (!row) throw tooManyPasskeys();
      await sessions.raise(tx, call.session.token);
      await recordAct(tx, clock, call.operator.account, "passkeyAdded", { of: name });
      // Nobody is locked out by a device that is lost: the first one brings codes for that day.
      if ((await factors.codesLeft(tx, holder)) > 0) return { ...row, codes: [], text: "" };
      const codes = await factors.renew(tx, holder);
      await recordAct(tx, clock, call.operator.account, "recoveryCodesMade");
      return { ...row, codes, text: codes.join("\n") };
    });
  });

  operation(app, "renameOperatorPasskey", async ({ path, body, request }) => {
    const call = personOf(request);
    const name = body.name.trim();
    await withTransaction(db, async (tx) => {
      const before = name === "" ? undefined : await passkeys.rename(tx, path.id, holderOf(call), name);
      if (before === undefined) throw notFound();
      await recordAct(tx, clock, call.operator.account, "passkeyRenamed", { of: `${before} → ${name}` });
    });
    return {};
  });

  operation(app, "removeOperatorPasskey", async ({ path, request }) => {
    const call = personOf(request);
    checkConfirmed(call, clock);
    await withTransaction(db, async (tx) => {
      const name = await passkeys.remove(tx, path.id, holderOf(call));
      if (name === undefined) throw notFound();
      // Whoever has the device may be signed in with it.
      await sessions.endAll(tx, call.operator.id, call.session.token);
      await recordAct(tx, clock, call.operator.account, "passkeyRemoved", { of: name });
    });
    return {};
  });

  operation(app, "startPasskeySignIn", async ({ request }) =>
    ceremonies.beginShowing("operator", await limited(request, "operatorPasskeyStart")),
  );

  operation(app, "passkeySignIn", async ({ body, request, reply }) => {
    const party = await limited(request, "operatorPasskey");
    const { passkey, counter } = await ceremonies.proveShown("operator", body, party);
    const operator = await withTransaction(db, async (tx) => {
      const found = await lockOperator(tx, passkey.holder.id);
      // Over a page that stays open, only whoever has opened it goes on.
      const isMeant = body.account === undefined || body.account === found?.account;
      if (!found || !isMeant || !(await passkeys.use(tx, passkey.id, counter))) return undefined;
      await tx.query("UPDATE operator SET signed_in_at = $2 WHERE id = $1", [found.id, clock.now()]);
      return found;
    });
    if (!operator) {
      await recordAct(db, clock, await accountOf(db, passkey.holder.id), "signInRefused");
      throw passkeyRefused();
    }
    await signIn.know(operator, request, reply);
    const session = await wayIn.open(request, reply, operator.id, { hasBothFactors: true });
    await recordAct(db, clock, operator.account, "passkeySignIn", { of: passkey.name });
    return session;
  });
}

/** The operator, who cannot be closed until the transaction is over; undefined where the account is. */
async function lockOperator(tx: Queryable, id: string): Promise<Operator | undefined> {
  const [row] = await tx.query<Operator>(
    "SELECT id, account, role FROM operator WHERE id = $1 AND disabled_at IS NULL FOR NO KEY UPDATE",
    [id],
  );
  return row;
}

async function accountOf(db: Queryable, id: string): Promise<string> {
  const [row] = await db.query<{ account: string }>("SELECT account FROM operator WHERE id = $1", [id]);
  return row?.account ?? "";
}
