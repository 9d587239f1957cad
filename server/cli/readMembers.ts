import { suggest } from "#json/suggest.ts";
import { CliError, exitCodes } from "./CliIo.ts";

/** A member of what a call takes or gives, as the contract writes it. */
export interface CallMember {
  name: string;
  schema: Readonly<Record<string, unknown>>;
  isRequired: boolean;
}

const largest = Number.MAX_SAFE_INTEGER;

/** Every type that a member can have, beside a choice between words. */
const types: Readonly<Record<string, (words: string) => Record<string, unknown>>> = {
  text: (words) => ({ type: "string", description: `${words}.`, maxLength: 200 }),
  integer: (words) => ({ type: "integer", description: `${words}.`, minimum: -largest, maximum: largest }),
  number: (words) => ({ type: "number", description: `${words}.` }),
  boolean: (words) => ({ type: "boolean", description: `Whether it is ${words.toLowerCase()}.` }),
  money: (words) => ({
    type: "integer",
    description: `${words}, in minor units of the currency.`,
    minimum: -largest,
    maximum: largest,
  }),
  date: (words) => ({ type: "string", description: `${words}.`, format: "date" }),
  dateTime: (words) => ({ type: "string", description: `${words}.`, format: "date-time" }),
};

/**
 * Reads members as they are written on the command line: `name,amount:money,usedAt:dateTime?,status:open|used`. Without a type it
 * is text, with a question mark it may be missing. Throws a CliError that names the member where one cannot be read.
 */
export function readMembers(written: string, what: string): CallMember[] {
  const members = written.split(",").map((one) => readMember(one.trim(), what));
  const names = members.map(({ name }) => name);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) throw new CliError(exitCodes.usage, `${what} names ${twice} twice.`);
  return members;
}

/** What the contract says of an object with these members. */
export function objectOf(members: readonly CallMember[], description: string): Record<string, unknown> {
  return {
    type: "object",
    description,
    required: members.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
  };
}

/** A name as words: `usedAt` is "Used at". */
export function wordsOf(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function readMember(written: string, what: string): CallMember {
  const [, name, type = "text", optional] = /^([a-z][A-Za-z0-9]{0,63})(?::([\w|-]+))?(\?)?$/.exec(written) ?? [];
  if (name === undefined) {
    throw new CliError(exitCodes.usage, `"${written}" of ${what} is no member: write name, name:type or name:type?.`);
  }
  return { name, schema: schemaOf(name, type), isRequired: optional === undefined };
}

function schemaOf(name: string, type: string): Record<string, unknown> {
  const words = wordsOf(name);
  if (type.includes("|")) {
    const choices = [...new Set(type.split("|").filter((choice) => choice !== ""))];
    return { type: "string", description: `${words}.`, enum: choices };
  }
  const write = Object.hasOwn(types, type) ? types[type] : undefined;
  if (write) return write(words);
  const near = suggest(type, Object.keys(types));
  const hint = near === undefined ? "" : ` Did you mean "${near}"?`;
  const all = `There are ${Object.keys(types).join(", ")}, and choices such as open|used.`;
  throw new CliError(exitCodes.usage, `${name} cannot be of type "${type}".${hint} ${all}`);
}
