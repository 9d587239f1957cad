import type { DownlineMember } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { hideMiddle } from "#server/features/member/hideMiddle.ts";
import type { Period } from "../toDateRange.ts";
import { findBelow } from "./findBelow.ts";
import { balanceOf, daysOfFew, figureSums, withProfit, type Figures } from "./Figures.ts";

/** Which member of whose team, and when. */
export interface MemberRequest {
  agentId: string;
  id: string;
  currency: string;
  span: Period;
}

/** A member of the team with the way to it. What it said of itself is hidden but for its ends. Throws 404 as `findBelow` does. */
export async function getDownlineMember(db: Queryable, request: MemberRequest): Promise<DownlineMember> {
  const { agentId, id, currency, span } = request;
  const { depth: level } = await findBelow(db, agentId, id);
  const [people, sums, path] = await Promise.all([
    db.query<Person>(
      `SELECT c.account, c.nickname, c.email, c.dialing_code AS "dialingCode", c.mobile_num AS "mobileNum",
         coalesce(c.profile ->> 'payeeName', '') AS name, c.registered_at AS "registeredAt", c.last_login_at AS "lastLoginAt",
         (SELECT count(*) FROM member below WHERE below.upline_id = c.id) AS downlines,
         (SELECT count(*) FROM member_tree below WHERE below.ancestor_id = c.id) AS team, ${balanceOf.replace("$4", "$2")} AS balance
       FROM member c WHERE c.id = $1`,
      [id, currency],
    ),
    db.query<Figures>(`SELECT ${figureSums} FROM ${daysOfFew("(SELECT $1::uuid AS id)")}`, [
      id,
      span.from,
      span.to,
      currency,
    ]),
    db.query<{ id: string; account: string }>(
      `SELECT m.id, m.account FROM (
         SELECT ancestor_id AS id, depth FROM member_tree WHERE descendant_id = $1 AND depth < $2 UNION ALL SELECT $1::uuid, 0
       ) AS step JOIN member m ON m.id = step.id ORDER BY step.depth DESC`,
      [id, level],
    ),
  ]);
  const { name, dialingCode, mobileNum, email, registeredAt, lastLoginAt, ...person } = onlyRow(people);
  return {
    id,
    ...person,
    level,
    name: hideMiddle(name),
    mobile: hideMiddle(mobileNum === "" ? "" : `+${dialingCode}${mobileNum}`),
    email: hideMiddle(email),
    registeredAt: registeredAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    ...withProfit(onlyRow(sums)),
    currency,
    ...span,
    path,
  };
}

interface Person {
  account: string;
  nickname: string;
  email: string;
  dialingCode: string;
  mobileNum: string;
  name: string;
  registeredAt: Date;
  lastLoginAt: Date | null;
  downlines: number;
  team: number;
  balance: number;
}
