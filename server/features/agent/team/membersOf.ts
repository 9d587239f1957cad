import type { Top } from "./findBelow.ts";

/** Whose rows a list of a team has. */
export interface Chosen {
  /** A member of the team, with its own team; or the agent, whose own rows are not the team's. */
  top: Top;
  /** How their accounts begin. */
  account: string | undefined;
}

/** The members that a list of a team is about: a query of their ids, by the placeholders of `add`. */
export function membersOf({ top, account }: Chosen, add: (value: unknown) => string): string {
  const at = add(top.id);
  const begins = account === undefined ? undefined : `lower(${add(account)})`;
  const below = `SELECT descendant_id AS id FROM member_tree WHERE ancestor_id = ${at}${
    begins === undefined ? "" : ` AND starts_with(account_key, ${begins})`
  }`;
  if (top.depth === 0) return below;
  const own = `SELECT id FROM member WHERE id = ${at}${begins === undefined ? "" : ` AND starts_with(account_key, ${begins})`}`;
  return `${below} UNION ALL ${own}`;
}
