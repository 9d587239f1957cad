import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { isGuessable } from "#server/features/member/isGuessable.ts";
import { notFound, refusal, refusalAt } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { networkOf, visitorOf } from "#server/http/visitorOf.ts";
import type { Limit, Throttle } from "#server/security/createThrottle.ts";
import type { Passwords } from "#server/security/passwords.ts";
import { takeAll } from "#server/security/takeAll.ts";
import { accountPattern } from "./addOperator.ts";
import { createInvitations } from "./createInvitations.ts";
import { demandPerson } from "./demandPerson.ts";
import { recordAct } from "./recordAct.ts";

/** Tries of one address, and of its network. */
const perAddress: Limit = { most: 20, seconds: 900 };
const perNetwork: Limit = { most: 200, seconds: 900 };

/** What inviting needs. */
export interface InvitationParts {
  deps: Pick<Deps, "db" | "clock" | "config" | "liveSite">;
  passwords: Passwords;
  throttle: Throttle;
}

/** Serves invitations to the console: a link that is shown once makes one account once, with a password that only its owner knows. */
export function registerInvitations(app: FastifyInstance, { deps, passwords, throttle }: InvitationParts): void {
  const { db, clock, config, liveSite } = deps;
  const invitations = createInvitations({ db, clock });

  operation(app, "listInvitations", async () => ({ rows: await invitations.list() }));

  operation(app, "inviteOperator", async ({ body, request }) => {
    const operator = demandPerson(request, clock);
    const account = body.account.trim().toLowerCase();
    if (!accountPattern.test(account))
      throw refusalAt("account", "account_unfit", "2 to 32 small letters, digits, dots and dashes, a letter first.");
    return withTransaction(db, async (tx) => {
      // Two invitations of one account follow each other.
      await tx.query("SELECT pg_advisory_xact_lock(hashtext('operator invitations'))");
      const known = await tx.query("SELECT FROM operator WHERE account = $1", [account]);
      if (known.length > 0) throw refusalAt("account", "operator_exists", "There is such an operator already.");
      const { token, endsAt } = await invitations.create(tx, { account, role: body.role, inviterId: operator.id });
      await recordAct(tx, clock, operator.account, "operatorInvited", { of: account, switched: body.role });
      // Behind the number sign: a browser sends it to nobody, so no log and no referrer holds it.
      return { link: `${config.publicOrigin}/console/invited#token=${token}`, endsAt: endsAt.toISOString() };
    });
  });

  operation(app, "endInvitation", async ({ path, request }) => {
    const operator = demandPerson(request, clock);
    await withTransaction(db, async (tx) => {
      const account = await invitations.end(tx, path.id);
      if (account === null) throw notFound();
      await recordAct(tx, clock, operator.account, "invitationEnded", { of: account });
    });
    return {};
  });

  operation(app, "acceptInvitation", async ({ body: { token, password }, request }) => {
    await takeAll(throttle, [
      ["invitationAddress", visitorOf(request), perAddress],
      ["invitationNetwork", networkOf(request), perNetwork],
    ]);
    // Judged and hashed before the token is looked at: whatever is wrong with it takes the same time.
    if (await isGuessable(password, [liveSite.current().site.brand.name])) throw weakPassword();
    const hash = await passwords.hash(password);
    return withTransaction(db, async (tx) => {
      const invited = await invitations.useUp(tx, token);
      // Nothing of this is kept where it is refused: the invitation stays open.
      if (invited && (await isGuessable(password, [invited.account]))) throw weakPassword();
      const made =
        invited &&
        (await tx.query(
          `INSERT INTO operator (account, password_hash, role, created_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (account) DO NOTHING RETURNING id`,
          [invited.account, hash, invited.role, clock.now()],
        ));
      if (!invited || made?.length !== 1) throw refusal("invitation_dead", "This invitation is not open any more.");
      await recordAct(tx, clock, invited.account, "operatorJoined", { of: invited.by, switched: invited.role });
      return { account: invited.account };
    });
  });
}

function weakPassword() {
  return refusalAt("password", "weak_password", "Too many would guess this one.");
}
