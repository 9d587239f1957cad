import type { FastifyInstance } from "fastify";
import type { OperatorRow } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { FactorHolder, SecondFactors } from "#server/features/second-factor/createSecondFactors.ts";
import { judgeFactor } from "#server/features/second-factor/judgeFactor.ts";
import { notFound, refusal, type Failure } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import type { Limit, Throttle } from "#server/security/createThrottle.ts";
import type { Passwords } from "#server/security/passwords.ts";
import { takeAll } from "#server/security/takeAll.ts";
import { checkConfirmed } from "./checkConfirmed.ts";
import { operatorLimits, type OperatorSessions } from "./createOperatorSessions.ts";
import type { OperatorCall } from "./Operator.ts";
import { operatorCallOf } from "./Operator.ts";
import { hasFactor, readOperatorRule } from "./operatorRule.ts";
import { demandProved, personOf } from "./personOf.ts";
import { recordAct } from "./recordAct.ts";
import { operatorRoles } from "./rights.ts";

const passwordTries: Limit = { most: 10, seconds: 900 };

/** What operators' second factors are made of. */
export interface OperatorFactorParts {
  deps: Pick<Deps, "db" | "clock" | "liveSite" | "config">;
  factors: SecondFactors;
  passwords: Passwords;
  sessions: OperatorSessions;
  throttle: Throttle;
}

/** Serves operators' second factors: one's own, what is demanded of all, and taking one away that its owner has lost (S-39). */
export function registerOperatorFactor(
  app: FastifyInstance,
  { deps, factors, passwords, sessions, throttle }: OperatorFactorParts,
): void {
  const { db, clock, liveSite, config } = deps;
  const holderOf = ({ operator }: OperatorCall): FactorHolder => ({ kind: "operator", id: operator.id });
  operation(app, "getOperatorFactor", ({ request }) => factors.state(holderOf(operatorCallOf(request))));

  operation(app, "startOperatorFactor", async ({ request }) => {
    const call = personOf(request);
    checkConfirmed(call, clock);
    demandProved(call);
    const { account } = call.operator;
    const issuer = `${liveSite.current().site.brand.name} console`;
    const setup = await factors.start(holderOf(call), { issuer, account });
    if (!setup) throw refusal("factor_is_on", "The second factor is on already.");
    return setup;
  });

  operation(app, "confirmOperatorFactor", async ({ body, request }) => {
    const call = personOf(request);
    const holder = holderOf(call);
    demandProved(call);
    if (!(await factors.isStarted(holder))) throw notStarted();
    const codes = await judgeFactor({ factors, throttle }, { holder, request }, () =>
      withTransaction(db, async (tx) => {
        const made = await factors.confirm(tx, holder, body.code);
        if (!made) return undefined;
        await sessions.raise(tx, call.session.token);
        await recordAct(tx, clock, call.operator.account, "factorOn");
        return made;
      }),
    );
    return { codes, text: codes.join("\n") };
  });

  operation(app, "renewRecoveryCodes", async ({ request }) => {
    const call = personOf(request);
    checkConfirmed(call, clock);
    demandProved(call);
    const holder = holderOf(call);
    await factors.ready();
    return withTransaction(db, async (tx) => {
      // One after the other, and with the account: what is removed meanwhile is not stood in for.
      const [left] = await tx.query<{ has: boolean }>(
        `SELECT ${hasFactor} AS has FROM operator o WHERE o.id = $1 AND o.disabled_at IS NULL FOR NO KEY UPDATE`,
        [holder.id],
      );
      if (!left?.has) throw refusal("no_factor", "There is nothing that codes could stand in for.");
      const codes = await factors.renew(tx, holder);
      await recordAct(tx, clock, call.operator.account, "recoveryCodesMade");
      return { codes, text: codes.join("\n") };
    });
  });

  operation(app, "removeOperatorFactor", async ({ body, request }) => {
    const call = personOf(request);
    const holder = holderOf(call);
    if (!(await factors.state(holder)).on) throw notStarted();
    const entry = await takeAll(throttle, [["operatorAgain", holder.id, passwordTries]]);
    const [row] = await db.query<{ password_hash: string | null }>("SELECT password_hash FROM operator WHERE id = $1", [
      holder.id,
    ]);
    if (!(await passwords.verify(body.password, row?.password_hash ?? null)))
      throw refusal("wrong_credentials", "The account or the password is wrong.");
    await entry.giveBack();
    await judgeFactor({ factors, throttle }, { holder, request }, () =>
      withTransaction(db, async (tx) => {
        if (!(await factors.prove(tx, holder, body.code))) return false;
        await factors.remove(tx, holder);
        await recordAct(tx, clock, call.operator.account, "factorOff");
        return true;
      }),
    );
    return {};
  });

  operation(app, "listOperators", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const [rows, counts] = await Promise.all([
      db.query<Row>(
        `SELECT o.id, o.account, o.role, o.disabled_at IS NOT NULL AS disabled, f.confirmed_at IS NOT NULL AS second_factor,
           (SELECT count(*)::integer FROM passkey p WHERE p.operator_id = o.id) AS passkeys,
           o.signed_in_at, (SELECT count(*)::integer FROM operator_session s
             WHERE s.operator_id = o.id AND s.ends_at > $3 AND s.seen_at > $4) AS sessions
         FROM operator o LEFT JOIN second_factor f ON f.holder_kind = 'operator' AND f.holder_id = o.id
         WHERE o.password_hash IS NOT NULL ORDER BY o.account LIMIT $1 OFFSET $2`,
        [limit, offset, clock.now(), new Date(clock.now().getTime() - operatorLimits.idleMs)],
      ),
      db.query<{ total: number }>("SELECT count(*)::int AS total FROM operator WHERE password_hash IS NOT NULL"),
    ]);
    return { rows: rows.map(toRow), page, pageSize, total: counts[0]?.total ?? 0 };
  });

  operation(app, "resetOperatorFactor", async ({ path, request }) => {
    const call = personOf(request);
    checkConfirmed(call, clock);
    await withTransaction(db, async (tx) => {
      const [other] = await tx.query<{ id: string; account: string }>(
        "SELECT id, account FROM operator WHERE id::text = $1 AND password_hash IS NOT NULL",
        [path.id],
      );
      if (!other || other.id === call.operator.id) throw notFound();
      const lost = await tx.query("DELETE FROM passkey WHERE operator_id = $1 RETURNING id", [other.id]);
      const hadCodes = await factors.remove(tx, { kind: "operator", id: other.id });
      if (!hadCodes && lost.length === 0) throw notFound();
      await sessions.endAll(tx, other.id);
      await recordAct(tx, clock, call.operator.account, "factorReset", { of: other.account });
    });
    return {};
  });

  operation(app, "getOperatorRule", () => readOperatorRule(db));

  operation(app, "setOperatorRule", async ({ body: { demandsSecondFactor, of = "all", roles = {} }, request }) => {
    const call = personOf(request);
    checkConfirmed(call, clock);
    // Whoever demands it has tried it: nobody locks everybody out of what they cannot do themselves.
    if (demandsSecondFactor && !call.session.hasFactor)
      throw refusal("own_factor_first", "Please switch on your own second factor first.");
    // A guessed password must not publish. On a demo everybody knows the passwords, which it has printed.
    if (!demandsSecondFactor && !(config.isDemo && !config.isProduction))
      throw refusal("publishers_need_factor", "Whoever may publish needs more than a password.");
    const named =
      of === "roles" ? operatorRoles.filter((role) => (roles as Partial<Record<string, boolean>>)[role]) : [];
    await withTransaction(db, async (tx) => {
      await tx.query(
        `INSERT INTO operator_rule (demands_second_factor, demanded_of, demanded_roles) VALUES ($1, $2, $3)
         ON CONFLICT (is_only) DO UPDATE SET demands_second_factor = excluded.demands_second_factor,
           demanded_of = excluded.demanded_of, demanded_roles = excluded.demanded_roles, is_demo = excluded.is_demo`,
        [demandsSecondFactor, of, named],
      );
      await recordAct(tx, clock, call.operator.account, demandsSecondFactor ? "factorDemanded" : "factorNotDemanded", {
        ...(demandsSecondFactor && { switched: named.length > 0 ? named.join(", ") : of }),
      });
    });
    return readOperatorRule(db);
  });
}

function notStarted(): Failure {
  return refusal("factor_not_started", "This was begun too long ago, or not at all. Please begin again.");
}

function toRow({ second_factor: secondFactor, signed_in_at: signedInAt, ...row }: Row): OperatorRow {
  return { ...row, secondFactor, signedInAt: signedInAt?.toISOString() ?? null };
}

interface Row {
  id: string;
  account: string;
  role: OperatorRow["role"];
  disabled: boolean;
  second_factor: boolean;
  signed_in_at: Date | null;
  sessions: number;
  passkeys: number;
}
