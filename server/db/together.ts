/** Of a statement in a transaction that another one has broken (PostgreSQL, in_failed_sql_transaction). */
const brokenBefore = "25P02";

/**
 * Waits for statements that were sent one behind the other on one connection, without waiting for each answer. Throws what failed,
 * the first of the list where several did, but only when all have ended: what stands behind it in the work would otherwise go on
 * after the caller has rolled back.
 */
export async function together<Parts extends readonly unknown[]>(
  ...parts: { [Place in keyof Parts]: Promise<Parts[Place]> }
): Promise<Parts> {
  const ends = await Promise.allSettled(parts);
  const failed = ends.filter((end) => end.status === "rejected");
  const cause = failed.find(({ reason }) => (reason as { code?: string }).code !== brokenBefore) ?? failed[0];
  if (cause) throw cause.reason;
  return ends.map((end) => (end as PromiseFulfilledResult<unknown>).value) as unknown as Parts;
}
