import { randomUUID } from "node:crypto";
import type { RuleChange } from "#contracts/api.ts";
import { isEqual } from "#json/equal.ts";
import type { Queryable } from "#server/db/Database.ts";
import { sayAmount } from "#server/features/console/describeAct.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import type { Clock } from "#server/Clock.ts";
import { notFound, refusal } from "#server/http/Failure.ts";

/** Parts of a rule by their names, as they are kept in a change: what JSON can hold. */
export type RuleParts = Readonly<Record<string, unknown>>;

/** What one sort of rule is, to whoever asks for changes of it and agrees to them. */
export interface RuleKind {
  readonly kind: RuleChange["kind"];
  /** What holds; undefined where there is nothing yet. Locked until the transaction ends. */
  read(tx: Queryable, ref: string): Promise<RuleParts | undefined>;
  write(tx: Queryable, ref: string, parts: RuleParts, by: { operators: string; at: Date }): Promise<void>;
  /** The currency of a part that is an amount in minor units. */
  currencyOf?(name: string, ref: string): string | undefined;
  /** A part in words; its JSON where nothing is said. */
  say?(name: string, value: unknown, ref: string): string | undefined;
  /** What a part that is fees by currency was and becomes, for a reader who has them written in the own language. */
  feesOf?(name: string, before: unknown, after: unknown): RuleFees;
}

/** Fees by currency; null for a part that is none. */
export type RuleFees = RuleChange["changes"][number]["fees"];

/** A change as the database keeps it. */
export interface StoredChange {
  id: string;
  kind: RuleChange["kind"];
  ref: string;
  before: RuleParts | null;
  after: RuleParts;
  state: RuleChange["state"];
  askedBy: string;
  askedAt: Date;
  decidedBy: string | null;
}

/** Columns of a change. */
export const changeColumns = `id, kind, ref, before, after, state, asked_by AS "askedBy", asked_at AS "askedAt", decided_by AS "decidedBy"`;

/** The parts that a change changes. */
export function changedParts({ before, after }: Pick<StoredChange, "before" | "after">): string[] {
  return Object.keys(after).filter((name) => !isEqual(before?.[name], after[name]));
}

/** A part in words; empty where there is nothing. */
export function sayPart(of: RuleKind, name: string, value: unknown, ref: string): string {
  if (value === undefined || value === null) return "";
  const currency = of.currencyOf?.(name, ref);
  if (currency !== undefined && typeof value === "number") return sayAmount(value, currency);
  return of.say?.(name, value, ref) ?? (typeof value === "string" ? value : JSON.stringify(value));
}

/** What a part was and becomes where both are amounts, for a reader who has them written in the own language. */
export function amountsOf(of: RuleKind, name: string, { before, after, ref }: StoredChange) {
  const currency = of.currencyOf?.(name, ref);
  const [was = null, becomes] = [before?.[name], after[name]];
  if (currency === undefined || typeof becomes !== "number" || (was !== null && typeof was !== "number")) return null;
  return { currency, before: was, after: becomes };
}

/** Who asks for what. */
interface Asked {
  ref: string;
  operator: string;
  /** What is to hold, of what holds; throws where that cannot be. */
  change(before: RuleParts | undefined): RuleParts;
}

/** Asks for a change in the transaction; nothing is asked where nothing would change. Throws `change_waits`: one waits already. */
export async function askRuleChange(
  tx: Queryable,
  clock: Clock,
  of: RuleKind,
  { ref, operator, change }: Asked,
): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('rule_change'))");
  const before = await of.read(tx, ref);
  const after = change(before);
  if (changedParts({ before: before ?? null, after }).length === 0) return;
  const waiting = await tx.query("SELECT FROM rule_change WHERE kind = $1 AND ref = $2 AND state = 'asked'", [
    of.kind,
    ref,
  ]);
  if (waiting.length > 0) throw refusal("change_waits", "A change of this waits for a second operator already.");
  const id = randomUUID();
  await tx.query(
    `INSERT INTO rule_change (id, kind, ref, before, after, asked_by, asked_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, of.kind, ref, before ? JSON.stringify(before) : null, JSON.stringify(after), operator, clock.now()],
  );
  // What it changes is kept with the change, which nobody can delete: pages say it in the reader's language.
  await recordAct(tx, clock, operator, "ruleAsked", { of: ref, rule: of.kind, change: id });
}

/** The change of an id, locked until the transaction ends; throws where there is none, or it was decided on. */
export async function takeRuleChange(tx: Queryable, id: string): Promise<StoredChange> {
  const rows = await tx.query<StoredChange>(`SELECT ${changeColumns} FROM rule_change WHERE id = $1 FOR UPDATE`, [id]);
  if (!rows[0]) throw notFound();
  if (rows[0].state !== "asked") throw refusal("change_gone", "Somebody has decided on this already.");
  return rows[0];
}
