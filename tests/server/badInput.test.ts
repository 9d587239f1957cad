import { describe, expect, it } from "vitest";
import { contract, type ContractOperation } from "#server/http/contract.ts";
import { anyCall, isForm, isParts, type CallParts } from "#tests/support/anyCall.ts";
import { aConsole } from "#tests/support/aConsole.ts";
import { freshAddress, goodPassword } from "#tests/support/aPlatform.ts";
import { accepts, aGoodObject, badValues, huge, membersOf, requiredOf } from "#tests/support/badValues.ts";
import { readTableState } from "#tests/support/readTableState.ts";
import { readLocales, type Locale } from "../../scripts/texts/readLocales.ts";

const platform = await aConsole();
const { login, owner, register } = platform;
await register("badinput");
await owner.query("UPDATE member SET type = 1 WHERE account = 'badinput'");
const { token } = await login("badinput", goodPassword);
const send = anyCall(platform, { token, bearer: (await platform.program()).token });

/** Tags of what a visitor meets first: every value is tried at every member there, and elsewhere one in four. */
const access = new Set(
  "session member verification system chat help play passkey secondFactor message captcha agent console".split(" "),
);

const isOfChat = ({ url }: ContractOperation) => url.startsWith("/console/api/chat");
const calls = [...contract.operations.values()].filter(
  (one) => !one.isStream && (one.url.startsWith("/wps/") || isOfChat(one)),
);

/** One call with one thing in it that may be wrong. */
interface Try {
  place: string;
  /** The member that is to blame. */
  name: string;
  parts: CallParts;
  /** The contract forbids it: nothing of it may reach the call. */
  isMalformed: boolean;
}

const isStorable = (value: unknown) => typeof value !== "string" || (!value.includes("\0") && value.isWellFormed());

function bodyTries(operation: ContractOperation): Try[] {
  const { id, schemas } = operation;
  const schema = schemas.body;
  if (schema === undefined) return [];
  const base = aGoodObject(schema);
  const shapes = new Set<string>();
  return membersOf(schema).flatMap(([name, member], place) => {
    // Of members that are alike the first gets every value, and each other one its share.
    const isAlike = shapes.size === shapes.add(JSON.stringify(member)).size;
    return (
      badValues
        .filter((_, at) => !isAlike || (at + place) % 6 === 0)
        // A megabyte costs as much as all others together, and is refused before anybody looks at whose it is.
        .filter(([, value]) => place === 0 || value !== huge)
        .filter(([, value]) => !isForm(operation) || (typeof value === "string" && value.isWellFormed()))
        .map(([what, value]) => {
          const { [name]: _good, ...others } = base;
          const body = value === undefined ? others : { ...others, [name]: value };
          // A part of a form stands for one thing of a list.
          const read = isParts(operation) && member["type"] === "array" ? { ...others, [name]: [value] } : body;
          const isMalformed = !accepts(schema, read) || !isStorable(value);
          return { place: `${id} with ${what} for ${name}`, name, parts: { body }, isMalformed };
        })
    );
  });
}

function queryTries({ id, schemas: { query, body } }: ContractOperation): Try[] {
  const base = Object.entries(aGoodObject(query)).map(([name, value]): [string, string] => [name, String(value)]);
  const parts = body && { body: aGoodObject(body) };
  const asked = (name: string, entries: [string, string][]): CallParts => {
    const search = new URLSearchParams([...base.filter(([other]) => other !== name), ...entries]);
    return { ...parts, query: `?${search}` };
  };
  return membersOf(query).flatMap(([name, member]) => {
    const texts = badValues.filter(([, value]) => typeof value === "string" && value.isWellFormed());
    const isNeeded = requiredOf(query).includes(name);
    const isText = member["type"] === "string";
    const left = { place: `${id} without ${name}`, name, parts: asked(name, []), isMalformed: isNeeded };
    const [first = ["", ""]] = texts;
    const twice = [[name, String(first[1])] as [string, string], [name, "x"] as [string, string]];
    return [
      left,
      { place: `${id} with ${name} twice`, name, parts: asked(name, twice), isMalformed: true },
      ...texts.map(([what, value]) => {
        // Numbers are read from the text, and a blank is none at all.
        const isOf = isText ? value : Number(value);
        const isMalformed = Number.isNaN(isOf) || !accepts(member, isOf) || !isStorable(value);
        return {
          place: `${id} with ${what} for ${name}`,
          name,
          parts: asked(name, [[name, String(value)]]),
          isMalformed,
        };
      }),
    ];
  });
}

function pathTries({ id, schemas: { path, query, body } }: ContractOperation): Try[] {
  const [member] = membersOf(path).map(([, schema]) => schema);
  if (member === undefined) return [];
  const search = new URLSearchParams(Object.entries(aGoodObject(query)).map(([at, to]) => [at, String(to)]));
  const others = { query: `?${search}`, ...(body && { body: aGoodObject(body) }) };
  return badValues
    .filter(([, value]) => typeof value === "string" && value !== "" && value.isWellFormed())
    .map(([what, value]) => {
      // As in a query, a number is read from its text.
      const isOf = member["type"] === "string" ? value : Number(value);
      return {
        place: `${id} with ${what} in its path`,
        name: "",
        parts: { ...others, path: encodeURIComponent(String(value)) },
        isMalformed: Number.isNaN(isOf) || !accepts(member, isOf) || !isStorable(value),
      };
    });
}

function headerTries({ id, schemas: { headers, body, query } }: ContractOperation): Try[] {
  const schema = membersOf(headers).find(([name]) => name === "idempotency-key")?.[1];
  if (schema === undefined) return [];
  const search = new URLSearchParams(Object.entries(aGoodObject(query)).map(([at, to]) => [at, String(to)]));
  const others = { query: `?${search}`, ...(body && { body: aGoodObject(body) }) };
  return ["", "short", "x".repeat(65), "with spaces in between", "ស្ទើរតែជាអក្សរ", "a/b/c/d/e/f/g/h/i/j"].map((key) => ({
    place: `${id} with the key ${key}`,
    name: "",
    parts: { ...others, headers: { "idempotency-key": Buffer.from(key).toString("latin1") } },
    isMalformed: true,
  }));
}

interface Refusal {
  success: boolean;
  code?: string;
  value: { part?: string; fieldErrors?: Record<string, { key: string }> } | null;
}

/** Every text key that a refusal brought. */
const told = new Set<string>();

/** What is for programs of a payment service, or for example pages, whose words stand in their own documents. */
const hasOtherWords = new Set([
  "takePaymentEvent",
  ...calls.flatMap(({ id, isDemoOnly, tag }) => (isDemoOnly || tag === "seamless" ? [id] : [])),
]);

function read(place: string, answer: { statusCode: number; body: string }): Refusal {
  expect([place, answer.statusCode >= 500, answer.body.slice(0, 300)]).toEqual([place, false, expect.any(String)]);
  const refusal = JSON.parse(answer.body) as Refusal;
  if (hasOtherWords.has(place.split(" ")[0] ?? "")) return refusal;
  if (!refusal.success) told.add(`error.${refusal.code}`);
  for (const { key } of Object.values(refusal.value?.fieldErrors ?? {})) told.add(key);
  return refusal;
}

const all = calls.map((operation) => {
  const { body, query, path, header } = {
    body: bodyTries(operation),
    query: queryTries(operation),
    path: pathTries(operation),
    header: headerTries(operation),
  };
  return [operation.id, operation, [...body, ...query, ...path, ...header]] as const;
});
const cases = all
  .map(([id, operation, tries], at) => {
    const isThin = !access.has(operation.tag);
    return [id, operation, isThin ? tries.filter((_, place) => (place + at) % 4 === 0) : tries] as const;
  })
  .filter(([, , tries]) => tries.length > 0);

describe("what somebody may send", () => {
  it.each(cases)("%s refuses at the field that is to blame, and moves nothing", async (_id, operation, tries) => {
    const before = await readTableState(owner);
    for (const { place, name, parts } of tries.filter(({ isMalformed }) => isMalformed)) {
      const answer = await send(operation, { ...parts, ip: freshAddress() });
      const { success, code, value } = read(place, answer);
      const isTooLarge = [413, 414, 431].includes(answer.statusCode);
      expect([place, success, answer.statusCode, code]).toEqual(
        isTooLarge ? [place, false, answer.statusCode, "too_large"] : [place, false, 400, "malformed_request"],
      );
      if (isTooLarge || (value?.part !== "body" && value?.part !== "querystring")) continue;
      const fields = Object.keys(value.fieldErrors ?? {});
      expect([place, fields.map((field) => field.split("/").find((part) => part !== ""))]).toEqual([place, [name]]);
    }
    let taken = 0;
    // What the contract allows and nobody means is taken or refused.
    for (const { place, parts } of tries.filter(({ isMalformed }) => !isMalformed)) {
      const answer = await send(operation, { ...parts, ip: freshAddress() });
      taken += Number(read(place, answer).success);
    }
    if (taken === 0) expect(await readTableState(owner)).toEqual(before);
  });

  it("is a member that nobody asked for too, whatever it is called", async () => {
    for (const [id, operation] of all) {
      const { body } = operation.schemas;
      if (body === undefined) continue;
      for (const name of ["__proto__", "constructor", "prototype", "isAdmin", ""]) {
        const text = JSON.stringify({ ...aGoodObject(body), nobody: 1 }).replace('"nobody"', JSON.stringify(name));
        const isRead = operation.isEncrypted || isForm(operation);
        const sent = isRead ? (JSON.parse(text) as object) : text;
        const answer = await send(operation, { body: sent, ip: freshAddress() });
        const { code } = read(`${id} with ${name}`, answer);
        // A sealed text that would change what all objects come from is not even read.
        const codes = operation.isEncrypted ? ["malformed_request", "unreadable_body"] : ["malformed_request"];
        expect([id, name, answer.statusCode, codes.includes(code ?? "")]).toEqual([id, name, 400, true]);
      }
    }
  });
});

/** Some codes of the specification are text keys themselves. */
const isKnown = (texts: Locale | undefined, key: string) =>
  texts?.has(key) === true || texts?.has(key.replace(/^error\./, "")) === true;

describe("a refusal", () => {
  it("has words in every language that is complete, at the form and at the field", async () => {
    const locales = await readLocales(new URL("../../", import.meta.url).pathname);
    const missing = ["EN", "KM", "AR", "CN", "VI", "JA", "TH", "TY", "MY"].flatMap((language) =>
      [...told].filter((key) => !isKnown(locales.get(language), key)).map((key) => `${language} ${key}`),
    );
    expect([told.size > 15, missing]).toEqual([true, []]);
  });
});
