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

/** Whether `member` of a row is one of them: a condition, for rows of everybody that are read until there are enough of theirs. */
export function isChosen({ top, account }: Chosen, member: string, add: (value: unknown) => string): string {
  const at = add(top.id);
  const begins = account === undefined ? "" : ` AND starts_with(who.account_key, lower(${add(account)}))`;
  const below = `EXISTS (SELECT FROM member_tree who WHERE who.ancestor_id = ${at} AND who.descendant_id = ${member}${begins})`;
  if (top.depth === 0) return below;
  return `(${below} OR ${member} = ${at} AND EXISTS (SELECT FROM member who WHERE who.id = ${at}${begins}))`;
}
