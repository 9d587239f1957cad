import { objectOf, wordsOf, type CallMember } from "./readMembers.ts";

/** A call to be added to the contract. */
export interface WantedCall {
  id: string;
  tag: string;
  /** Whether a visitor who is not logged in may call it. */
  isOpen: boolean;
  /** What it gives: a list of these, one of these, or nothing but that it was done. */
  gives: { kind: "list" | "value"; members: readonly CallMember[]; totals?: readonly CallMember[] } | null;
  /** What it takes: in the address of a question, in the body of an action. */
  takes: readonly CallMember[];
  /** The address of the list whose row it changes, which ends in the row's id; null for none. */
  on: string | null;
  /** Whether it changes something. */
  isAction: boolean;
}

type Json = Record<string, unknown>;

/** The address of a call: questions have a name of things, actions one of doing. */
export function addressOf({ id, tag, on, isAction }: WantedCall): string {
  const name = id
    .replace(/^(list|get)(?=[A-Z])/, "")
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase();
  return on !== null && isAction ? `${on}/{id}/${name}` : `/wps/${tag}/${name}`;
}

/**
 * A call as the contract writes it. It has no answer of its own yet: `x-stub` makes a platform with demo data answer by the
 * schema.
 */
export function stubOperation(call: WantedCall): Json {
  const { id, tag, isOpen, gives, isAction } = call;
  const value =
    gives === null
      ? shared("schemas/Done")
      : gives.kind === "list"
        ? listOf(gives)
        : one(gives.members, "What there is.");
  return {
    operationId: id,
    tags: [tag],
    summary: wordsOf(id),
    "x-auth": isOpen ? "none" : "player",
    "x-stub": true,
    ...(gives?.kind === "list" && { "x-table": true }),
    ...(isAction && { "x-page-call": true, "x-idempotent": true }),
    security: isOpen ? [] : [{ token: [] }],
    parameters: parametersOf(call),
    ...(isAction && call.takes.length > 0 && { requestBody: bodyOf(call.takes) }),
    responses: {
      "200": {
        description: "The answer, or a business refusal with success false.",
        content: { "application/json": { schema: { oneOf: [answerOf(value), shared("schemas/FailureAnswer")] } } },
      },
      "400": shared("responses/E400"),
      ...(!isOpen && { "401": shared("responses/E401") }),
      default: shared("responses/Fault"),
    },
  };
}

function shared(name: string): Json {
  return { $ref: `openapi.json#/components/${name}` };
}

function answerOf(value: Json): Json {
  return {
    type: "object",
    description: "Success.",
    required: ["success", "value", "message"],
    properties: { success: { const: true }, value, message: { type: ["string", "null"] } },
  };
}

function one(members: readonly CallMember[], description: string): Json {
  return objectOf(withCurrency(members), description);
}

function listOf({ members, totals = [] }: NonNullable<WantedCall["gives"]>): Json {
  const count = { type: "integer", minimum: 0 };
  return {
    type: "object",
    description: "One page of the list.",
    required: ["rows", "page", "pageSize", "total", ...(totals.length > 0 ? ["totals"] : [])],
    properties: {
      rows: {
        type: "array",
        description: "The rows of this page.",
        items: objectOf(withId(withCurrency(members)), "A row."),
      },
      page: { ...count, minimum: 1, description: "Which page this is, from 1." },
      pageSize: { ...count, minimum: 1, maximum: 100, description: "How many rows a page holds." },
      total: { ...count, description: "How many rows match in all." },
      ...(totals.length > 0 && { totals: one(totals, "Sums of all rows that match.") }),
    },
  };
}

/** A row is known by its id. */
function withId(members: readonly CallMember[]): readonly CallMember[] {
  if (members.some(({ name }) => name === "id")) return members;
  const schema = { type: "string", description: "What the row is known by.", maxLength: 64 };
  return [{ name: "id", schema, isRequired: true }, ...members];
}

/** An amount is one of a currency that stands beside it. */
function withCurrency(members: readonly CallMember[]): readonly CallMember[] {
  const hasMoney = members.some(({ schema }) => String(schema["description"]).includes("in minor units"));
  if (!hasMoney || members.some(({ name }) => name === "currency")) return members;
  const schema = {
    type: "string",
    description: "ISO 4217 code of the amounts.",
    pattern: "^[A-Z]{3,5}$",
    examples: ["USD"],
  };
  return [...members, { name: "currency", schema, isRequired: true }];
}

function parametersOf({ gives, takes, on, isAction }: WantedCall): Json[] {
  const inQuery = isAction ? [] : takes.map((member) => parameter("query", member));
  return [
    ...(on === null || !isAction
      ? []
      : [
          parameter("path", {
            name: "id",
            schema: { type: "string", maxLength: 64, description: "Which row." },
            isRequired: true,
          }),
        ]),
    ...inQuery,
    ...(gives?.kind === "list" && !isAction ? pagesOf(gives.members) : []),
    ...(isAction ? [idempotencyKey] : []),
  ];
}

function parameter(place: "query" | "path", { name, schema, isRequired }: CallMember): Json {
  const { description, ...type } = schema;
  return { name, in: place, ...(isRequired && { required: true }), description, schema: type };
}

function pagesOf(members: readonly CallMember[]): Json[] {
  const sorts = members.flatMap(({ name }) => [name, `-${name}`]);
  const latest = members.find(({ schema }) => schema["format"] === "date-time");
  const page = { type: "integer", minimum: 1, maximum: 100_000, default: 1 };
  const size = { type: "integer", minimum: 1, maximum: 100, default: 15 };
  const sort = { type: "string", enum: sorts, default: latest ? `-${latest.name}` : sorts[0] };
  return [
    { name: "page", in: "query", description: "Which page, from 1.", schema: page },
    { name: "pageSize", in: "query", description: "Rows a page.", schema: size },
    {
      name: "sort",
      in: "query",
      description: "Field to sort by; a minus sign in front turns the order round.",
      schema: sort,
    },
  ];
}

function bodyOf(takes: readonly CallMember[]): Json {
  const schema = { ...objectOf(takes, "What it takes."), additionalProperties: false };
  return { required: true, content: { "application/json": { schema } } };
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  description:
    "A UUID made once for the intent and kept for every retry. Same key and body: the stored answer with Idempotent-Replayed: true; same key, other body: 422; still running: 409 with Retry-After.",
  schema: { type: "string", minLength: 16, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" },
};
