import type { Operations, TeamMemberRow } from "#contracts/api.ts";
import type { Database, Queryable } from "#server/db/Database.ts";
import { streamQuery } from "#server/features/export/streamQuery.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { countEverybody, isFalling, sizeAmong, sizeOf, soughtFor, type TeamSize } from "./team/sortedBy.ts";
import { isByFigure, teamMembersQuery, type TeamRequest } from "./teamMembersQuery.ts";

/** The members of an agent's downline, with what they did in the span. */
export async function listTeamMembers(
  db: Queryable,
  request: TeamRequest,
): Promise<Operations["listTeamMembers"]["value"]> {
  const { account, level, sort } = request.query;
  const isWhole = account === undefined && level === undefined;
  const isSorted = isByFigure(request.query);
  const { limit, offset } = toPagination(request.query);
  const counted = async (): Promise<TeamSize> => {
    const { text, values } = teamMembersQuery(request).total;
    const [[row], everybody] = await Promise.all([
      db.query<{ total: number }>(text, values),
      isSorted ? countEverybody(db) : 0,
    ]);
    return { ...sizeAmong(row?.total ?? 0, everybody), ...(request.size && { isMost: request.size.isMost }) };
  };
  const size = isWhole ? (request.size ?? (await sizeOf(db, request.agentId))) : await counted();
  const read = (sought?: number) => {
    const { text, values } = teamMembersQuery({ ...request, size, sought }).page;
    return db.query<Row>(text, values);
  };
  const sought = isWhole && size.isMost && isSorted ? soughtFor(offset + limit, isFalling(sort)) : undefined;
  const first = sought === undefined ? [] : await read(sought);
  const rows = first.length === limit ? first : await read();
  const { page, pageSize } = toPagination(request.query);
  return { rows: rows.map((row) => toRow(row, request.currency)), page, pageSize, total: size.members };
}

/** All of them, in one state of the data, some at a time. */
export async function* streamTeamMembers(db: Database, request: TeamRequest): AsyncGenerator<TeamMemberRow[]> {
  const { page } = teamMembersQuery({ ...request, isWhole: true });
  for await (const rows of streamQuery<Row>(db, page)) yield rows.map((row) => toRow(row, request.currency));
}

interface Row {
  id: string;
  account: string;
  nickname: string;
  type: number;
  level: number;
  upline: string;
  downlines: number;
  balance: number;
  deposit: number;
  bet: number;
  profit: number;
  registered_at: Date;
  last_login_at: Date | null;
}

function toRow(row: Row, currency: string): TeamMemberRow {
  return {
    id: row.id,
    account: row.account,
    nickname: row.nickname,
    type: row.type as TeamMemberRow["type"],
    level: row.level,
    upline: row.upline,
    downlines: row.downlines,
    balance: row.balance,
    deposit: row.deposit,
    bet: row.bet,
    profit: row.profit,
    currency,
    registeredAt: row.registered_at.toISOString(),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
  };
}
