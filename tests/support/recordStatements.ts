import { vi } from "vitest";
import type { Database } from "#server/db/Database.ts";

/** The SQL statements that some work makes, in their order: without values, those of transactions too. */
export async function recordStatements(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const { connection, query } = db;
  const spies = [
    vi.spyOn(db, "query").mockImplementation((text, values) => {
      statements.push(text);
      return query(text, values);
    }),
    vi.spyOn(db, "connection").mockImplementation((inner) =>
      connection((tx) =>
        inner({
          query: (text, values) => {
            statements.push(text);
            return tx.query(text, values);
          },
        }),
      ),
    ),
  ];
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return statements;
}
