import type { FastifyInstance } from "fastify";
import type { Operator } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { Failure, notFound, refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import type { OperatorSessions } from "./createOperatorSessions.ts";
import { demandPerson } from "./demandPerson.ts";
import type { OperatorRole } from "./Operator.ts";
import { recordAct } from "./recordAct.ts";
import { mayRole, rolesWith } from "./rights.ts";

interface Person {
  id: string;
  account: string;
  role: OperatorRole;
  disabled_at: Date | null;
}

/** Serves what administrators do with other operators' accounts: roles, closing, ending sessions. */
export function registerPeople(
  app: FastifyInstance,
  { deps: { db, clock }, sessions }: { deps: Pick<Deps, "db" | "clock">; sessions: OperatorSessions },
): void {
  operation(app, "setOperatorRole", async ({ path, body: { role }, request }) => {
    const by = demandPerson(request, clock);
    await change(by, path.id, async (tx, other) => {
      if (other.role === role) return;
      if (!mayRole(role, "administer")) await keepOne(tx, other);
      await tx.query("UPDATE operator SET role = $2 WHERE id = $1", [other.id, role]);
      await recordAct(tx, clock, by.account, "roleChanged", { of: other.account, switched: `${other.role} → ${role}` });
    });
    return {};
  });

  operation(app, "setOperatorDisabled", async ({ path, body: { isDisabled }, request }) => {
    const by = demandPerson(request, clock);
    await change(by, path.id, async (tx, other) => {
      if ((other.disabled_at !== null) === isDisabled) return;
      if (isDisabled) await keepOne(tx, other);
      // Opened again, too: a sign-in that was under way while it was closed left a session that would come to life.
      await sessions.endAll(tx, other.id);
      const at = isDisabled ? clock.now() : null;
      await tx.query("UPDATE operator SET disabled_at = $2 WHERE id = $1", [other.id, at]);
      // Ended for good: whoever opens the account again means the person, not programs that somebody may have kept running.
      await tx.query("UPDATE operator_token SET ended_at = $2 WHERE operator_id = $1 AND ended_at IS NULL", [
        other.id,
        clock.now(),
      ]);
      const act = isDisabled ? "operatorDisabled" : "operatorEnabled";
      await recordAct(tx, clock, by.account, act, { of: other.account });
    });
    return {};
  });

  operation(app, "endOperatorSessions", async ({ path, request }) => {
    const by = demandPerson(request, clock);
    await change(by, path.id, async (tx, other) => {
      await sessions.endAll(tx, other.id);
      await recordAct(tx, clock, by.account, "sessionsEnded", { of: other.account });
    });
    return {};
  });

  /**
   * Changes another operator's account, one change at a time: of two administrators who take the role of each other, the second is none
   * any more by then.
   */
  async function change(
    by: Operator,
    id: string,
    work: (tx: Queryable, other: Person) => Promise<void>,
  ): Promise<void> {
    if (id === by.id) throw refusal("own_account", "Nobody changes the own account: ask another administrator.");
    await withTransaction(db, async (tx) => {
      await tx.query("SELECT pg_advisory_xact_lock(hashtext('operators'))");
      const people = await tx.query<Person>(
        `SELECT id, account, role, disabled_at FROM operator
         WHERE id::text = ANY ($1) AND password_hash IS NOT NULL`,
        [[by.id, id]],
      );
      const caller = people.find((person) => person.id === by.id);
      if (!caller || caller.disabled_at !== null || !mayRole(caller.role, "administer"))
        throw new Failure(403, "not_allowed", "Your role may not do that.");
      const other = people.find((person) => person.id === id);
      if (!other) throw notFound();
      await work(tx, other);
    });
  }

  /** Refuses to take away the last one who can give rights to others. */
  async function keepOne(tx: Queryable, other: Person): Promise<void> {
    if (!mayRole(other.role, "administer") || other.disabled_at !== null) return;
    const left = await tx.query(
      "SELECT FROM operator WHERE id <> $1 AND role = ANY ($2) AND disabled_at IS NULL AND password_hash IS NOT NULL LIMIT 1",
      [other.id, [...rolesWith("administer")]],
    );
    if (left.length === 0) throw refusal("last_administrator", "Somebody has to stay an administrator.");
  }
}
