import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { demoPassword } from "#server/db/seed/seedDemo.ts";
import { workOnBills } from "#server/features/agent/bills/workOnBills.ts";
import { aContract, aTier } from "#tests/support/aContract.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { siteWith } from "#tests/support/aRecovery.ts";
import { aTeam } from "#tests/support/aTeam.ts";
import { demoTemplate } from "#tests/support/database.ts";

const { call, clock, db, liveSite, login, owner } = await aPlatform({ from: await demoTemplate() });
liveSite.change(siteWith("AGENTPOLICY3", "ENABLECT3", "SALARY3", "HOURSALARY3", "RTSALARY3"));
const team = aTeam(db, owner);
const idOf = async (account: string) =>
  (await db.query<{ id: string }>("SELECT id FROM member WHERE account = $1", [account]))[0]!.id;

// Between the upline and its other agent: agent02, beside them, has no part in it.
const [upline, sibling] = [await idOf("agent01"), await idOf("agent03")];
const from = "2026-03-10T00:00:00Z";
const terms = aContract({ kind: "daily", cycle: "daily", payer: "upline", tiers: [aTier([0, null, 0, 0, 10])] });
const inForce = await team.contract(sibling, terms, { uplineId: upline, from });
await owner.query("INSERT INTO contract_billing SELECT id, began_at, began_at FROM agent_contract WHERE id = $1", [
  inForce,
]);
const member = await team.member(sibling);
await team.fund(member, 100_000, new Date(from));
await team.bet(member, { stake: 50_000, payout: 0, at: "2026-03-10T05:00:00Z" });
await workOnBills(db, { ledger: team.ledger, offered: [], zone: "UTC", now: clock.now() });
const offered = await team.contract(sibling, { ...terms, kind: "dividend" }, { uplineId: upline, from });
await owner.query(
  "UPDATE agent_contract SET state = 'offered', began_at = NULL, expires_at = '2027-01-01' WHERE id = $1",
  [offered],
);
const [bill] = await db.query<{ id: string }>(
  "SELECT id FROM agent_bill WHERE agent_id = $1 AND payable > 0 AND payer = 'upline'",
  [sibling],
);
const { token } = await login("agent02", demoPassword);

interface Operation {
  operationId: string;
  "x-roles"?: unknown[];
  parameters?: { name: string; in: string; schema: { format?: string; enum?: string[] } }[];
  requestBody?: {
    content: { "application/json": { schema: { properties?: Record<string, { format?: string; enum?: string[] }> } } };
  };
}
const { paths } = JSON.parse(readFileSync("schemas/api/openapi.json", "utf8")) as {
  paths: Record<string, Record<string, Operation>>;
};
/** Calls of agents that members have too, by the ids that they take; those of agents alone are in `agentRights`. */
const calls = Object.entries(paths)
  .filter(([path]) => path.startsWith("/wps/agent/"))
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  .filter(({ operation }) => operation["x-roles"] === undefined);
const isAnId = ({ format }: { format?: string }) => format === "uuid";
const bodyOf = ({ requestBody }: Operation) => requestBody?.content["application/json"].schema.properties ?? {};

/** Everything that can be lost or changed by it. */
const state = () =>
  db.query(
    `SELECT (SELECT md5(string_agg(c::text, '' ORDER BY id)) FROM agent_contract c) AS contracts, (SELECT md5(string_agg(b::text, '' ORDER BY id)) FROM agent_bill b) AS bills,
       (SELECT count(*) FROM ledger_transfer) AS transfers, (SELECT count(*) FROM message) AS messages`,
  );

describe("contracts and bills between others", () => {
  const foreign = { "a contract in force": inForce, "an offer": offered, "a bill": bill!.id };

  it("are answered as those of nobody by every call that takes an id, whatever is to be done, and nothing moves", async () => {
    const before = await state();
    const tried = new Set<string>();
    for (const { path, method, operation } of calls) {
      const { operationId, parameters = [] } = operation;
      const body = bodyOf(operation);
      const inQuery = parameters.filter(({ schema }) => isAnId(schema)).map(({ name }) => name);
      const inBody = Object.keys(body).filter((name) => isAnId(body[name]!));
      for (const name of [...inQuery, ...inBody]) {
        const isBody = inBody.includes(name);
        for (const action of isBody ? (body["action"]?.enum ?? [undefined]) : [undefined]) {
          // Those two ask for no id.
          if (action === "offer" || action === "payAll") continue;
          const answerTo = async (id: string) => {
            const query = isBody ? "" : `?${name}=${id}`;
            const wish = {
              [name]: id,
              action,
              ...(operationId === "changeAgentBill" && { reason: "Mine", amount: 1 }),
            };
            const headers = { "idempotency-key": randomUUID(), language: "EN" };
            const answer = await call(method as "GET", `${path}${query}`, {
              token,
              headers,
              ...(isBody && { body: wish }),
            });
            return [answer.statusCode, answer.body];
          };
          const nobody = await answerTo(randomUUID());
          expect([operationId, action, nobody[0]]).toEqual([operationId, action, 404]);
          for (const [what, id] of Object.entries(foreign))
            expect([operationId, action, what, ...(await answerTo(id))]).toEqual([
              operationId,
              action,
              what,
              ...nobody,
            ]);
          tried.add(operationId);
        }
      }
    }
    expect([...tried].toSorted()).toEqual([
      "changeAgentBill",
      "changeContract",
      "getAgentBill",
      "getContract",
      "listAgentBillBets",
    ]);
    expect(await state()).toEqual(before);
  });

  it("are in none of the lists, and no account of others is told of by the form of an offer", async () => {
    const lists = calls.filter(({ operation }) =>
      /^list(Agent)?(Contracts|Bills)|Requests$|Salaries$/.test(operation.operationId),
    );
    expect(lists.length).toBe(6);
    for (const { path, method, operation } of lists) {
      const answer = await call(method as "GET", path, { token, ...(method === "POST" && { body: {} }) });
      expect([operation.operationId, answer.statusCode]).toEqual([operation.operationId, 200]);
      for (const id of Object.values(foreign)) expect(answer.body).not.toContain(id);
      expect(answer.body).not.toContain("agent03");
    }
    const form = async (account: string) => {
      const answer = await call("GET", `/wps/agent/contract/form?account=${account}&kind=daily`, { token });
      return [answer.statusCode, answer.body.replaceAll(account, "")];
    };
    const nobody = await form("nobody99");
    for (const account of ["agent01", "agent03", "agent04"]) expect(await form(account)).toEqual(nobody);
  });

  it("and members of others are in no file either, which is said before one begins", async () => {
    const lists = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ parameters = [] }) => parameters.some(({ schema, in: where }) => where === "query" && isAnId(schema)));
    const refused: string[] = [];
    for (const { operationId, parameters = [] } of lists) {
      const [place] = parameters.filter(({ schema }) => isAnId(schema));
      const fileOf = async (id: string) => {
        const wish = { call: operationId, params: { [place!.name]: id }, format: "csv", fileName: "x" };
        const columns = [{ label: "Account", value: "/account", format: "text" }];
        // As many files as this nobody may ask for at once.
        clock.advance(60);
        const begun = await call("POST", "/wps/exports", {
          token,
          body: { ...wish, columns, words: { total: "Total", cut: "Cut" } },
        });
        return [begun.statusCode, begun.body];
      };
      const nobody = await fileOf(randomUUID());
      if (nobody[0] === 404) refused.push(operationId);
      expect([operationId, nobody[0]]).not.toEqual([operationId, 200]);
      for (const id of [upline, sibling, member, ...Object.values(foreign)])
        expect([operationId, ...(await fileOf(id))]).toEqual([operationId, ...nobody]);
    }
    expect(refused).toEqual(
      expect.arrayContaining(["listDownline", "listTeamBets", "listTeamTransactions", "listAgentBillBets"]),
    );
  });
});
