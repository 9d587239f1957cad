import { suggest } from "#json/suggest.ts";
import { parsePointer } from "#json/pointer.ts";
import { followed, memberNames, memberType, sharedType, type JsonType } from "./JsonType.ts";

/** What can be read under each root of the scope. */
export type ScopeTypes = ReadonlyMap<string, JsonType>;

const text: JsonType = { type: "string" };
const flag: JsonType = { type: "boolean" };
const anything: JsonType = {};

function objectOf(properties: Record<string, JsonType>): JsonType {
  return { type: "object", properties, additionalProperties: false };
}

/** Roots that every document of the player reads. `/data` is added by the documents. */
export const siteScope: ScopeTypes = new Map<string, JsonType>([
  [
    "session",
    objectOf({
      ...followed(sharedType("MemberInfo") ?? {}).properties,
      status: text,
      loggedIn: flag,
      real: flag,
      newcomer: flag,
      accountType: { type: "integer" },
      username: text,
      captchaRequired: flag,
      hasStoredPassword: flag,
      mustChangePassword: flag,
      changeReason: text,
      lockedBy: text,
      remembered: anything,
      hints: anything,
    }),
  ],
  ["balance", objectOf({ sum: { type: "integer" }, currency: text, status: text })],
  ["messages", objectOf({ unread: { type: "integer" } })],
  ["route", objectOf({ path: text, query: anything, params: anything, page: text })],
  ["brand", anything],
  ["ui", objectOf({ theme: text, language: text, direction: text, online: flag, menuOpen: flag })],
  ["centre", objectOf({ name: text, page: text })],
  ["registration", objectOf({ username: text, mobile: text })],
  ["location", objectOf({ ip: text, country: text })],
  ["countries", { type: "array", items: sharedType("Country") ?? anything }],
]);

/** What a pointer reads: its type, or why it reads nothing. `at` is how much of the pointer is right. */
export type Reading = { type: JsonType } | { reason: string; nearest?: string };

/** Follows a pointer through the types of a scope. */
export function readType(pointer: string, scope: ScopeTypes): Reading {
  const [root, ...steps] = parsePointer(pointer) ?? [];
  if (root === undefined) return { type: anything };
  const known = scope.get(root);
  if (known === undefined)
    return unknown(
      `Nothing is read under /${root} here`,
      root,
      [...scope.keys()],
      (name) => `/${[name, ...steps].join("/")}`,
    );
  return followSteps(known, steps, `/${root}`);
}

/** Follows the steps of a pointer from a type; `from` is where it begins, for messages. */
export function followSteps(type: JsonType, steps: readonly string[], from: string): Reading {
  let at = from;
  let current = type;
  for (const [index, step] of steps.entries()) {
    const next = memberType(current, step);
    if (next === undefined) {
      const rest = steps
        .slice(index + 1)
        .map((one) => `/${one}`)
        .join("");
      return unknown(
        `There is no "${step}" under ${at === "" ? "the row" : at}`,
        step,
        memberNames(current) ?? [],
        (name) => `${at}/${name}${rest}`,
      );
    }
    at += `/${step}`;
    current = next;
  }
  return { type: current };
}

function unknown(reason: string, written: string, choices: string[], toPointer: (name: string) => string): Reading {
  const near = suggest(written, choices);
  return { reason, ...(near !== undefined && { nearest: toPointer(near) }) };
}
