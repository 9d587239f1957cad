import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { answerParts, answerShapes, type AnswerShape } from "#contracts/answerShapes.ts";
import type { OperationId } from "#contracts/api.ts";
import { operations } from "#contracts/operations.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";

type Row = [purpose: string, id: OperationId, method: "GET" | "POST", path: string, auth: string, body: string];

type Fields = [id: OperationId, where: "query" | "body", sent: string[], answered: string[]];

const read = async <T = Row[]>(file: string) => JSON.parse(await readFile(new URL(file, import.meta.url), "utf8")) as T;
const rows = await read("specifiedCalls.json");
/** What section 7 of the games' specification names beside those. */
const rowsOfGames = await read("specifiedGameCalls.json");
/** The fields that its sections 3 and 7 name, of what is sent and of what is answered. */
const fieldsOfGames = await read<Fields[]>("specifiedGameFields.json");
const contract = JSON.parse(await readFile("schemas/api/openapi.json", "utf8")) as {
  paths: Record<string, Record<string, Record<string, unknown> | undefined>>;
};
const { app, call } = await aPlatform();

/** Bodies that are no JSON. */
const bodyTypes = new Map([
  ["form", "application/x-www-form-urlencoded"],
  ["bytes", "application/octet-stream"],
  ["multipart", "multipart/form-data"],
]);

describe.each([
  ["[CALL-02] a call that the access specification names", rows],
  ["[BCALL-01] a call that the games specification names", rowsOfGames],
])("%s", (_list, named) => {
  it.each(named)("%s: %s is in the client, the contract and the platform", async (_, id, method, path, auth, body) => {
    const known = operations[id];
    expect({ method: known.method, path: known.path, auth: known.auth }).toEqual({ method, path, auth });
    expect([known.encrypted ?? false, known.bodyType]).toEqual([body === "sealed", bodyTypes.get(body)]);

    const written = contract.paths[path]?.[method.toLowerCase()];
    expect([written?.["operationId"], written?.["x-auth"], written?.["x-encrypted"] ?? false]).toEqual([
      id,
      auth,
      body === "sealed",
    ]);

    // It answers by itself, with its own word to whoever may not ask, and not by a stub.
    expect([app.served.has(id), written?.["x-stub"]]).toEqual([true, undefined]);
    const answer = await call(method, path, {
      headers: { "content-type": bodyTypes.get(body) ?? "application/json" },
      ...(method !== "GET" && { body: bodyTypes.has(body) ? "" : {} }),
    });
    const statuses = auth === "player" ? [401, 400] : [200, 400, 403];
    expect([path, statuses.includes(answer.statusCode)]).toEqual([path, true]);
    expect(Object.keys(answer.json<object>())).toEqual(expect.arrayContaining(["success", "value", "message"]));
  });

  it("of accounts is refused without a session, and to a token that nobody was given", async () => {
    for (const [, id, method, path, auth, body] of named) {
      if (auth !== "player" || body === "sealed" || method !== "GET") continue;
      const point = { x: "A".repeat(43), y: "A".repeat(43) };
      const query = id === "getCustomerService" ? `?${String(new URLSearchParams({ channel: "VIP", ...point }))}` : "";
      for (const token of [undefined, "B".repeat(43)]) {
        const answer = await call(method, path + query, token === undefined ? {} : { token });
        expect([id, answer.statusCode, answer.json().code]).toEqual([id, 401, "not_logged_in"]);
      }
    }
  });
});

describe("[BCALL-01] the fields of a call that the games specification names", () => {
  const open = (shape: AnswerShape = "?"): AnswerShape =>
    typeof shape === "string" && shape.startsWith("#") ? open(answerParts[shape.slice(1)]) : shape;
  const isObject = (shape: AnswerShape) => typeof shape === "object" && !Array.isArray(shape) && !("|" in shape);
  /** The fields of an answer, and those of the rows in its lists: `list/name`. */
  const membersOf = (shape: AnswerShape): string[] => {
    const own = open(shape);
    if (!isObject(own)) return [];
    return Object.entries(own as Record<string, AnswerShape>).flatMap(([name, inside]) => {
      const [row] = Array.isArray(inside) ? inside : [];
      const rows = row === undefined ? "?" : open(row);
      return [name, ...(isObject(rows) ? Object.keys(rows).map((field) => `${name}/${field}`) : [])];
    });
  };

  it.each(fieldsOfGames)("of %s are in the client and the contract", (id, where, sent, answered) => {
    const { params } = operations[id];
    expect(sent.map((name) => [name, params[name]])).toEqual(sent.map((name) => [name, where]));
    expect(membersOf(answerShapes[id])).toEqual(expect.arrayContaining(answered));
  });
});
