import type { Queryable } from "#server/db/Database.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";

/** So many accounts may play a game that is under maintenance. */
const mostAllowed = 50;

/** The keys of the accounts of a typed list, each once. Throws what is wrong with it beside its field. */
export async function readAllowed(tx: Queryable, typed: string): Promise<string[]> {
  const all = [
    ...new Set(
      typed
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
  if (all.length > mostAllowed) throw invalidForm({ allowed: { key: "error.allowed_many", max: mostAllowed } });
  const found = await tx.query<{ key: string }>("SELECT account_key AS key FROM member WHERE account_key = ANY ($1)", [
    all,
  ]);
  const keys = new Set(found.map(({ key }) => key));
  const first = all.findIndex((key) => !keys.has(key)) + 1;
  if (first > 0)
    throw invalidForm({ allowed: { key: "error.allowed_unknown", min: all.length - keys.size, max: first } });
  return all;
}
