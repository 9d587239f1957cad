import { describe, expect, it } from "vitest";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { demoTemplate } from "#tests/support/database.ts";

const { call, clock, db } = await aPlatform({ from: await demoTemplate() });

interface Ranked {
  list: { place: number; customer: string; amount: number; currency: string }[];
  since: string;
}
const rank = async (kind: string, query = ""): Promise<Ranked> =>
  (await call("GET", `/wps/rank/${kind}${query}`)).json().value;

describe.each(["deposit", "bet"])("the ranking by %s", (kind) => {
  it("has the sums of the ledger, best first, and names nobody in full", async () => {
    const { list, since } = await rank(kind, "?days=30");
    expect(list.length).toBeGreaterThan(2);
    expect(list.length).toBeLessThanOrEqual(20);
    // Equal sums share a place.
    const better = (amount: number) => list.filter((other) => other.amount > amount).length;
    expect(list.map(({ place }) => place)).toEqual(list.map(({ amount }) => better(amount) + 1));
    expect(list.map(({ amount }) => amount)).toEqual(list.map(({ amount }) => amount).toSorted((a, b) => b - a));
    expect(Date.parse(since)).toBe(clock.now().getTime() - 30 * 86_400_000);
    const [best] = await db.query<{ account: string; amount: number }>(
      `SELECT m.account, sum(abs(e.amount))::bigint AS amount FROM ledger_transfer t
       JOIN ledger_entry e ON e.transfer_id = t.id JOIN ledger_account a ON a.id = e.account_id
       JOIN member m ON m.id = a.member_id AND m.type <> 4
       WHERE t.kind = $1 AND t.created_at BETWEEN $2 AND $3 GROUP BY m.account ORDER BY 2 DESC LIMIT 1`,
      [kind, since, clock.now()],
    );
    expect(list[0]?.amount).toBe(best?.amount);
    const accounts = (await db.query<{ account: string }>("SELECT account FROM member")).map(({ account }) => account);
    for (const { customer } of list) expect(accounts).not.toContain(customer);
  });

  it("is empty where nothing happened, and counts at most a month", async () => {
    clock.advance(400 * 86_400_000);
    expect((await rank(kind)).list).toEqual([]);
    clock.advance(-400 * 86_400_000);
    expect((await call("GET", `/wps/rank/${kind}?days=32`)).statusCode).toBe(400);
  });
});

it("the routers name the brand's resources", async () => {
  expect((await call("GET", "/wps/common/routers")).json().value).toEqual({
    domainList: [],
    resources: [{ resourceType: "facebook", url: "https://social.example/brand", qrCodeUrl: "" }],
  });
});
