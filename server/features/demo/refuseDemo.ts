import type { Queryable } from "#server/db/Database.ts";
import { countOf } from "#server/countOf.ts";
import { findDemoAccounts } from "./findDemoAccounts.ts";

const mostNamed = 3;

/** Throws, with what to do, where somebody of the demo could log in: their passwords are public, so this is for production. */
export async function refuseDemo(db: Queryable): Promise<void> {
  const { members, operators } = await findDemoAccounts(db);
  const parts = [describe(members, "demo member"), describe(operators, "demo operator")].filter((part) => part !== "");
  if (parts.length === 0) return;
  throw new Error(
    `This database was once a demo, and ${parts.join(" and ")} can still log in, some with passwords that are public.\n` +
      "Production does not start with them. End them, with the same CROUPIER_DATA or DATABASE_URL:\n\n" +
      "  npm run platform -- end-demo\n",
  );
}

function describe(accounts: string[], noun: string): string {
  if (accounts.length === 0) return "";
  const named = accounts.slice(0, mostNamed).join(", ");
  return `${countOf(accounts.length, noun)} (${named}${accounts.length > mostNamed ? ", …" : ""})`;
}
