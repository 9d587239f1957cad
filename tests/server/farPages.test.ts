import { describe, expect, it } from "vitest";
import { demoPassword } from "#server/db/seed/seedDemo.ts";
import { contract } from "#server/http/contract.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { siteWith } from "#tests/support/aRecovery.ts";
import { demoTemplate } from "#tests/support/database.ts";

const { call, liveSite, login } = await aPlatform({ from: await demoTemplate() });
// Contracts and bills are listed where their pages are offered.
liveSite.change(siteWith("AGENTPOLICY3", "ENABLECT3", "SALARY3"));
const [player, agent] = [await login("player01", demoPassword), await login("agent01", demoPassword)];

/** Lists that have pages and need nothing but somebody who is logged in. */
const lists = [...contract.operations.values()].filter(
  ({ method, url, isStream, schemas }) =>
    method === "GET" &&
    url.startsWith("/wps/") &&
    !url.startsWith("/wps/example") &&
    !url.includes(":") &&
    !isStream &&
    "page" in ((schemas.query["properties"] as object | undefined) ?? {}) &&
    ((schemas.query["required"] as string[] | undefined) ?? []).length === 0,
);

describe("a page of a list that no longer exists", () => {
  it.each(lists)("$id has no rows and ends there, and whatever it counts stays what it is", async ({ url }) => {
    const ask = async (query: string) => {
      for (const { token } of [player, agent]) {
        const answer = await call("GET", `${url}?${query}`, { token, headers: { language: "EN" } });
        if (answer.statusCode !== 403) return { status: answer.statusCode, ...answer.json<{ value: Page }>() };
      }
      throw new Error(`Nobody may ask for ${url}`);
    };
    const [first, far] = [await ask("pageSize=5"), await ask("page=9999&pageSize=5")];
    expect([first.status, far.status]).toEqual([200, 200]);
    const { rows = far.value.list ?? far.value.games ?? far.value.content, ...rest } = far.value;
    expect(rows).toEqual([]);
    expect([rest.total, rest.totalPages]).toEqual([first.value.total, first.value.totalPages]);
    expect(rest.next ?? null).toBeNull();
  });
});

interface Page {
  rows?: unknown[];
  list?: unknown[];
  games?: unknown[];
  content?: unknown[];
  total?: number;
  totalPages?: number;
  next?: string | null;
}
