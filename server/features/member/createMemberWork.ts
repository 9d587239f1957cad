import type { Database, Queryable } from "#server/db/Database.ts";
import { type Ending, withTransaction } from "#server/db/withTransaction.ts";
import { busy } from "#server/http/Failure.ts";
import { createTurns } from "#server/security/createTurns.ts";
import { findMember } from "./findMember.ts";
import type { Member } from "./Member.ts";

/** More that wait for one member than this are sent away. */
const mostWaiting = 32;
const lockTimeout = "55P03";

/** Changes what belongs to one member. */
export type MemberWork = <T>(
  memberId: string,
  work: (tx: Queryable, member: Member | undefined) => Promise<T | Ending<T>>,
) => Promise<T>;

/**
 * Runs work on a member in a transaction that locks the member's row first: sessions, remembered logins and passwords change
 * one after the other, on all nodes, and always in this order (member, remembered logins, sessions), so that no two wait for
 * each other. The member is handed over as it is now, which may not be as it was when the caller looked. On this node the
 * work also waits its turn before it takes a connection, so that one busy member keeps nobody else from the database.
 * Throws 503 with Retry-After where too many wait, or where another node holds the row for two seconds.
 */
export function createMemberWork(db: Database): MemberWork {
  const inTurn = createTurns(mostWaiting);
  return (memberId, work) =>
    inTurn(memberId, async () => {
      try {
        let member: Member | undefined;
        const first = async (tx: Queryable) => {
          member = await findMember(tx, { id: memberId }, { lock: true });
        };
        return await withTransaction(db, (tx) => work(tx, member), { lockMs: 2_000, first });
      } catch (error) {
        throw (error as { code?: string }).code === lockTimeout ? busy(error) : error;
      }
    });
}
