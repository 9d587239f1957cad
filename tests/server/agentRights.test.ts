import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { demoPassword } from "#server/db/seed/seedDemo.ts";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";
import { demoTemplate } from "#tests/support/database.ts";

const { call, db, encrypt, login, owner, register } = await aPlatform({ from: await demoTemplate() });

const agent = await login("agent01", demoPassword);
const below = await login("agent02", demoPassword);
const player = await login("player01", demoPassword);
const idOf = async (account: string) =>
  (await db.query<{ id: string }>("SELECT id FROM member WHERE account = $1", [account]))[0]?.id ?? "";

interface Operation {
  operationId: string;
  "x-encrypted"?: boolean;
  "x-roles"?: (string | number)[];
  parameters?: { name: string; in: string; schema: { format?: string } }[];
  requestBody?: { content: { "application/json": { schema: { properties?: Record<string, { format?: string }> } } } };
}

describe("the rights of every agent call", () => {
  const { paths } = JSON.parse(readFileSync("schemas/api/openapi.json", "utf8")) as {
    paths: Record<string, Record<string, Operation>>;
  };
  // By who may call, so that a new call is among them whatever its tag.
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation["x-roles"]?.includes(1))
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  /** What a call wants beside the id, where that is more than money and who may send it. */
  const bodies: Record<string, object> = { changePromotionLink: { action: "off" } };
  /** The places of a call that take the id of a member. */
  const placesOf = ({ operation }: (typeof calls)[number]) => [
    ...(operation.parameters ?? [])
      .filter(({ schema }) => schema.format === "uuid")
      .map(({ name, in: where }) => ({ name, where })),
    ...Object.entries(operation.requestBody?.content["application/json"].schema.properties ?? {})
      .filter(([, { format }]) => format === "uuid")
      .map(([name]) => ({ name, where: "body" })),
  ];

  it("is closed to members and to visitors", async () => {
    expect(calls.length).toBeGreaterThan(8);
    for (const { path, method, operation } of calls) {
      const url = path.replace("{id}", randomUUID());
      const at = (token?: string) =>
        call(method as "GET", url, {
          ...(token !== undefined && { token }),
          headers: { "idempotency-key": randomUUID() },
        });
      expect([operation.operationId, (await at(player.token)).statusCode]).toEqual([operation.operationId, 403]);
      expect([operation.operationId, (await at()).statusCode]).toEqual([operation.operationId, 401]);
    }
  });

  it.each([
    ["a member", 0, 403],
    ["an agent", 1, 200],
    ["an agent", 2, 200],
    ["a trial account", 4, 403],
    ["an agent", 41, 200],
    ["an agent", 42, 200],
  ])("[ROLE-01] are answered to %s of type %i by %i", async (_, type, status) => {
    const account = `typed${type}`;
    const { id } = (await register(account)).value;
    await owner.query("UPDATE member SET type = $1 WHERE id = $2", [type, id]);
    const { token } = await login(account, goodPassword);
    expect((await call("GET", "/wps/agent/team/overview", { token })).statusCode).toBe(status);
    // What an account sees of itself hangs on no type.
    expect((await call("GET", "/wps/member/transactions", { token })).statusCode).toBe(200);
  });

  it("answers ids of strangers, of uplines and of the agent itself as ids of nobody, and nothing moves", async () => {
    const foreign = { upline: await idOf("agent01"), sibling: await idOf("agent03"), itself: await idOf("agent02") };
    const [stranger] = await db.query<{ id: string }>(
      `SELECT id FROM member WHERE id NOT IN (SELECT descendant_id FROM member_tree WHERE ancestor_id = $1) AND type = 0 LIMIT 1`,
      [foreign.itself],
    );
    const ids = { ...foreign, stranger: stranger!.id };
    const state = () =>
      db.query(
        `SELECT (SELECT count(*) FROM ledger_transfer) AS transfers, (SELECT sum(balance) FROM ledger_account WHERE member_id IS NOT NULL) AS held,
           (SELECT md5(string_agg(m::text, '' ORDER BY id)) FROM (SELECT id, account, type, upline_id, disabled_at FROM member) m) AS people`,
      );
    const before = await state();
    const tried: string[] = [];
    for (const each of calls) {
      for (const place of placesOf(each)) {
        const answerTo = async (id: string) => {
          const filled = bodies[each.operation.operationId] ?? { amount: 500, paymentPassword: demoPassword };
          const body = place.where === "body" ? { ...filled, [place.name]: id } : filled;
          const query = place.where === "query" ? `?${place.name}=${id}` : "";
          const response = await call(
            each.method as "GET",
            `${each.path.replace("{id}", place.where === "path" ? id : randomUUID())}${query}`,
            {
              token: below.token,
              headers: { "idempotency-key": randomUUID(), language: "EN" },
              ...(each.method !== "GET" && {
                body: each.operation["x-encrypted"] ? await encrypt(body, {}, `${each.method} ${each.path}`) : body,
              }),
            },
          );
          return { status: response.statusCode, body: response.body };
        };
        const nobody = await answerTo(randomUUID());
        for (const [who, id] of Object.entries(ids)) {
          const at = `${each.operation.operationId} ${place.name} ${who}`;
          expect([at, await answerTo(id)]).toEqual([at, nobody]);
        }
        expect([each.operation.operationId, nobody.status]).toEqual([each.operation.operationId, 404]);
        tried.push(each.operation.operationId);
      }
    }
    expect(tried).toEqual(
      expect.arrayContaining([
        "listDownline",
        "getDownlineMember",
        "listTeamBets",
        "listTeamTransactions",
        "transferDownline",
        "getDownlineTerms",
      ]),
    );
    expect(await state()).toEqual(before);
  });

  it.each(["from=2026-03-01&to=2026-02-01", "from=2020-01-01&to=2026-01-01"])("refuses the span %s", async (wrong) => {
    for (const { path, operation } of calls.filter(
      ({ method, operation }) => method === "GET" && operation.parameters?.some(({ name }) => name === "from"),
    )) {
      const response = await call("GET", `${path.replace("{id}", await idOf("agent02"))}?${wrong}`, {
        token: agent.token,
      });
      expect([operation.operationId, response.statusCode]).toEqual([operation.operationId, 400]);
    }
  });
});
