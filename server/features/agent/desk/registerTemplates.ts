import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { BodyOf, ContractTemplate } from "#contracts/api.ts";
import { checkTerms } from "#compile/contracts/checkTerms.ts";
import { type ContractTerms, highestRate } from "#compile/contracts/ContractTerms.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { notFound } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { ceilingOf } from "../contracts/offerContract.ts";
import { refuseTerms } from "../contracts/refuseTerms.ts";
import { fromDeskTerms, toDeskTerms } from "./DeskTerms.ts";

/** A template, as the database keeps it. */
interface StoredTemplate {
  id: string;
  name: string;
  terms: ContractTerms;
  isOpen: boolean;
  changedAt: Date;
  changedBy: string;
}

/** Serves terms that are offered often. They bind nobody: what is offered from one is judged again, and stays when it changes. */
export function registerTemplates(app: FastifyInstance, { clock, db }: Pick<Deps, "clock" | "db">): void {
  operation(app, "listContractTemplates", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const matching = "FROM contract_template WHERE ($1::text IS NULL OR kind = $1)";
    const [rows, counted] = await Promise.all([
      db.query<StoredTemplate>(
        `SELECT id, name, terms, is_open AS "isOpen", changed_at AS "changedAt", changed_by AS "changedBy" ${matching}
         ORDER BY is_open DESC, lower(name), id LIMIT $2 OFFSET $3`,
        [query.kind ?? null, limit, offset],
      ),
      db.query<{ total: number }>(`SELECT count(*) AS total ${matching}`, [query.kind ?? null]),
    ]);
    return { rows: rows.map(say), page, pageSize, total: counted[0]?.total ?? 0 };
  });

  const keep = (id: string | undefined, body: BodyOf<"addContractTemplate">, operator: string) =>
    withTransaction(db, async (tx) => {
      const name = body.name.trim();
      if (name === "") throw invalidForm({ name: { key: "form.required" } });
      const terms = await demandTerms(tx, body);
      // One after the other: a name means one thing.
      await tx.query("SELECT pg_advisory_xact_lock(hashtext('contract_template'))");
      const same = await tx.query(
        "SELECT FROM contract_template WHERE lower(name) = lower($1) AND id IS DISTINCT FROM $2",
        [name, id ?? null],
      );
      if (same.length > 0) throw invalidForm({ name: { key: "error.template_name" } });
      const kept = await tx.query<{ id: string }>(
        id === undefined
          ? `INSERT INTO contract_template (id, name, kind, terms, is_open, changed_at, changed_by) VALUES ($1, $2, $3, $4, $5, $6, $7)
             RETURNING id`
          : `UPDATE contract_template SET name = $2, kind = $3, terms = $4, is_open = $5, changed_at = $6, changed_by = $7
             WHERE id = $1 RETURNING id`,
        [id ?? randomUUID(), name, terms.kind, JSON.stringify(terms), body.isOpen, clock.now(), operator],
      );
      if (!kept[0]) throw notFound();
      await recordAct(tx, clock, operator, "templateChanged", { of: name });
      return kept[0].id;
    });

  operation(app, "addContractTemplate", async ({ body, request }) => ({
    id: await keep(undefined, body, operatorCallOf(request).operator.account),
  }));

  operation(app, "changeContractTemplate", async ({ path, body, request }) => {
    await keep(path.id, body, operatorCallOf(request).operator.account);
    return {};
  });
}

/** The terms as they would be offered by the platform; throws what is wrong where. */
async function demandTerms(tx: Queryable, body: BodyOf<"addContractTemplate">): Promise<ContractTerms> {
  const terms = fromDeskTerms(body);
  const findings = checkTerms(terms, { ceiling: await ceilingOf(tx, { uplineId: null, kind: terms.kind }) });
  if (findings.length > 0) throw refuseTerms(findings, true);
  return terms;
}

function say({ id, name, terms, isOpen, changedAt, changedBy }: StoredTemplate): ContractTemplate {
  return {
    id,
    name,
    terms: toDeskTerms(terms),
    kind: terms.kind,
    rate: highestRate(terms),
    isOpen,
    changedBy,
    changedAt: changedAt.toISOString(),
  };
}
