import type { OperatorRule } from "#contracts/api.ts";
import type { Database, Queryable } from "#server/db/Database.ts";
import { rolesWith } from "./rights.ts";

const publishing = rolesWith("publish")
  .map((role) => `'${role}'`)
  .join(", ");

/** SQL: whether more than a password is demanded of an operator `o`. */
export const isFactorDemanded = `EXISTS (SELECT FROM operator_rule r WHERE r.demands_second_factor
  AND (r.demanded_of = 'all' OR o.role IN (${publishing}) OR (r.demanded_of = 'roles' AND o.role = ANY (r.demanded_roles))))`;

/** SQL: whether an operator `o` has more than a password: codes of an app, or a passkey. */
export const hasFactor = `(EXISTS (SELECT FROM second_factor f WHERE f.holder_kind = 'operator' AND f.holder_id = o.id
  AND f.confirmed_at IS NOT NULL) OR EXISTS (SELECT FROM passkey p WHERE p.operator_id = o.id))`;

/** What is demanded of operators, role by role; no row is nothing, which no start leaves it at. */
export async function readOperatorRule(db: Queryable): Promise<OperatorRule> {
  const [row] = await db.query<Omit<OperatorRule, "roles"> & { named: readonly string[] }>(
    `SELECT demands_second_factor AS "demandsSecondFactor", demanded_of AS of, is_demo AS "isDemo", demanded_roles AS named
     FROM operator_rule`,
  );
  const { named, ...rule } = row ?? { demandsSecondFactor: false, of: "publishers", isDemo: false, named: [] };
  const { demandsSecondFactor, of } = rule;
  const isDemanded = (role: string) =>
    demandsSecondFactor &&
    (of === "all" || rolesWith("publish").includes(role) || (of === "roles" && named.includes(role)));
  return {
    ...rule,
    roles: {
      viewer: isDemanded("viewer"),
      support: isDemanded("support"),
      editor: isDemanded("editor"),
      reviewer: isDemanded("reviewer"),
      publisher: isDemanded("publisher"),
      administrator: isDemanded("administrator"),
    },
  };
}

/**
 * Decides for a platform on which nobody has: those who may publish need more than a password. A demo is tried by people
 * who type the password that it has just printed, so it demands nothing; that ends with the demo.
 */
export async function ensureOperatorRule(db: Database, { isDemo }: { isDemo: boolean }): Promise<void> {
  await db.query(
    `INSERT INTO operator_rule (demands_second_factor, demanded_of, is_demo) VALUES ($1, 'publishers', $2)
     ON CONFLICT (is_only) DO NOTHING`,
    [!isDemo, isDemo],
  );
}
