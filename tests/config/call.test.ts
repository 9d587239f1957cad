import { cp, mkdtemp, readFile, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import formats from "ajv-formats";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeEach, describe, expect, it } from "vitest";
import openapi from "#schemas/api/openapi.json" with { type: "json" };
import type { Operation } from "#contracts/operations.ts";
import { CliError } from "#server/cli/CliIo.ts";
import { runCall, type CallOptions } from "#server/cli/runCall.ts";
import type { JsonSchema } from "#json/schema.ts";
import { createStub } from "#server/features/stubs/createStub.ts";
import { readOperation, type RawOperation } from "#server/http/contract.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(openapi, "openapi.json");

/** The sources of the contract, as they are; each test has its own. */
let sources = "";
beforeEach(async () => {
  sources = await mkdtemp(join(tmpdir(), "croupier-"));
  await cp("schemas/api", sources, { recursive: true });
});

const usual = {
  lists: undefined,
  gives: undefined,
  takes: undefined,
  totals: undefined,
  on: undefined,
  tag: "own",
  isOpen: false,
};
const members = "name,amount:money,usedAt:dateTime,status:open|used,isNew:boolean,count:integer?";

async function add(options: Partial<CallOptions>, generate: CallOptions["generate"] = async () => {}) {
  const said: string[] = [];
  const io = { print: (line: string) => void said.push(line), complain: () => {}, env: {}, folder: "." };
  try {
    const code = await runCall({ ...usual, id: "listVouchers", sources, generate, ...options }, io);
    return { code, said: said.join("\n") };
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return { code: error.code, said: error.message };
  }
}

async function written(path: string, method: string, file = "own.json") {
  const source = JSON.parse(await readFile(join(sources, file), "utf8")) as typeof openapi;
  const raw = (source.paths as unknown as Record<string, Record<string, RawOperation>>)[path]?.[method];
  if (!raw) throw new Error(`${method} ${path} is not there: ${Object.keys(source.paths).join(" ")}`);
  const answer = raw.responses["200"]?.content?.["application/json"]?.schema.oneOf?.[0]?.properties?.value;
  return {
    raw: raw as unknown as Record<string, unknown>,
    read: readOperation(path, method, raw),
    value: answer as JsonSchema,
  };
}

describe("npm run config -- call", () => {
  it("adds sums of what the rows hold, which follow the filters", async () => {
    expect((await add({ lists: members, takes: "status:open|used", totals: "amount,count" })).code).toBe(0);
    const { value } = await written("/wps/own/vouchers", "get");
    const answer = createStub({
      value,
      operation: { table: true } as Operation,
      parameters: new Map(),
      refusals: undefined,
    });
    type Given = {
      rows: { amount: number; count?: number }[];
      totals: { amount: number; count: number; currency: string };
    };
    const ask = (query: object) => answer({ pageSize: 100, ...query }, Date.UTC(2026, 4, 10, 12)) as Given;
    const [all, open] = [ask({}), ask({ status: "open" })];
    for (const { rows, totals } of [all, open]) {
      expect(totals.amount).toBe(rows.reduce((sum, { amount }) => sum + amount, 0));
      expect(totals.count).toBe(rows.reduce((sum, { count = 0 }) => sum + count, 0));
    }
    expect(open.rows.length).toBeLessThan(all.rows.length);
    expect(all.totals.currency).toMatch(/^[A-Z]{3}$/);
    // One page has the sums of all pages.
    expect(ask({ pageSize: 2 }).totals).toEqual(all.totals);

    expect((await add({ id: "listOthers", lists: members, totals: "amoumt" })).said).toContain(
      'Did you mean "amount"?',
    );
    expect((await add({ id: "listOthers", lists: "name", totals: "name" })).said).toContain("none");
    expect((await add({ id: "useVoucher", totals: "amount" })).code).toBe(2);
    expect(await add({ id: "listOthers", lists: members, takes: "from:dateTime,to:dateTime" })).toMatchObject({
      code: 2,
      said: expect.stringContaining("from:date,to:date"),
    });
  });

  it("adds a list with its filters, which a stub answers by the schema, page by page", async () => {
    const touched: string[] = [];
    const takes = "status:open|used,search,from:date,to:date";
    const { code } = await add({ lists: members, takes }, async (files) => void touched.push(...files));
    expect(code).toBe(0);
    expect(touched.map((file) => file.slice(sources.length + 1))).toEqual(["own.json", "shared.json"]);
    const { raw, read, value } = await written("/wps/own/vouchers", "get");
    expect(raw).toMatchObject({ operationId: "listVouchers", "x-table": true, "x-auth": "player", "x-stub": true });
    expect(read).toMatchObject({ isStub: true, isDemoOnly: true, isIdempotent: false });
    expect(read.schemas.query).toMatchObject({ required: [] });

    const now = Date.UTC(2026, 4, 10, 12);
    const answer = createStub({
      value,
      operation: { table: true } as Operation,
      parameters: new Map(),
      refusals: undefined,
    });
    const isAnswer = ajv.compile(value as object);
    const ask = (query: object) => {
      const given = answer({ page: 1, pageSize: 15, ...query }, now) as {
        rows: Record<string, unknown>[];
        total: number;
      };
      expect(isAnswer(given), ajv.errorsText(isAnswer.errors)).toBe(true);
      return given;
    };
    const all = ask({ sort: "-usedAt" });
    expect([all.rows.length, all.total]).toEqual([15, 40]);
    expect(new Set([...all.rows, ...ask({ page: 2 }).rows, ...ask({ page: 3 }).rows].map(({ id }) => id)).size).toBe(
      40,
    );
    expect(ask({ page: 4 }).rows).toEqual([]);
    expect(ask({ status: "used" }).total).toBe(20);
    expect(ask({ isNew: true }).total).toBe(20);
    expect(ask({ search: "NAME 40" }).total).toBe(1);
    expect(ask({ from: "2026-05-10" }).total).toBe(2);
    expect(ask({ from: "2026-05-09", to: "2026-05-09" }).total).toBe(4);
    const amounts = ask({ sort: "-amount" }).rows.map(({ amount }) => Number(amount));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  });

  it("adds an action on a row of a list, which can be asked again without being done twice", async () => {
    const { code } = await add({ id: "archiveMessage", on: "listMessages", takes: "reason:spam|old,note?" });
    expect(code).toBe(0);
    const { raw, read, value } = await written("/wps/message/{id}/archive-message", "post");
    expect(raw).toMatchObject({ "x-page-call": true, "x-idempotent": true });
    expect(read.schemas.path).toMatchObject({ required: ["id"] });
    expect(read.schemas.body).toMatchObject({ required: ["reason"], additionalProperties: false });
    expect(read.schemas.headers).toMatchObject({ required: ["idempotency-key"] });
    const stub = createStub({
      value: { type: "object" },
      operation: {} as Operation,
      parameters: new Map(),
      refusals: undefined,
    });
    expect(ajv.validate(value as object, stub({}, 0))).toBe(true);
  });

  it("adds a question about one thing, for visitors too", async () => {
    expect(
      (await add({ id: "getRate", gives: "rate:number,until:date", takes: "of:usd|khr", isOpen: true })).code,
    ).toBe(0);
    const { read, value } = await written("/wps/own/rate", "get");
    expect(read).toMatchObject({ auth: "none", schemas: { query: { required: ["of"] } } });
    const stub = createStub({ value, operation: {} as Operation, parameters: new Map(), refusals: undefined });
    expect(stub({ of: "usd" }, Date.UTC(2026, 0, 2))).toEqual({ rate: 1, until: "2026-01-02" });
  });

  it("goes into a file that is there, beside what stands in it", async () => {
    await add({ lists: "name" });
    await add({ id: "listRefunds", lists: "name" });
    const source = JSON.parse(await readFile(join(sources, "own.json"), "utf8")) as { paths: object };
    expect(Object.keys(source.paths)).toEqual(["/wps/own/vouchers", "/wps/own/refunds"]);
  });

  it.each([
    [{ id: "listMessages", lists: "name" }, "already"],
    [{ id: "List", lists: "name" }, "small letter"],
    [{ tag: "shared", lists: "name" }, "cannot be a tag"],
    [{ tag: "../x", lists: "name" }, "cannot be a tag"],
    [{ lists: "amount:monye" }, 'Did you mean "money"?'],
    [{ lists: "a b" }, "is no member"],
    [{ lists: "" }, "is no member"],
    [{ lists: "name,name" }, "names name twice"],
    [{ lists: "name", gives: "name" }, "gives nothing else"],
    [{ on: "listMesages" }, 'Did you mean "listMessages"?'],
  ])("refuses %j, and writes nothing", async (options, said) => {
    const before = await everything();
    const refused = await add(options);
    expect(refused.code).not.toBe(0);
    expect(refused.said).toContain(said);
    expect(await everything()).toEqual(before);
  });

  it("takes back what it wrote where the contract cannot be made with it", async () => {
    const before = await everything();
    const refused = await add({ lists: "name" }, async (files) => {
      if (files.length > 0) throw new Error("/wps/own/vouchers is written twice");
    });
    expect(refused).toEqual({ code: 1, said: expect.stringContaining("is written twice") as string });
    expect(await everything()).toEqual(before);
  });
});

/** Every source, by its name. */
async function everything(): Promise<Record<string, unknown>> {
  const files = await readdir(sources);
  const texts = files.map(async (file) => [file, JSON.parse(await readFile(join(sources, file), "utf8"))]);
  return Object.fromEntries(await Promise.all(texts)) as Record<string, unknown>;
}
