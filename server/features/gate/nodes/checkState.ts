import { joinPointer } from "#json/pointer.ts";
import { isRecord } from "#json/isRecord.ts";
import type { JsonSchema } from "#json/schema.ts";
import type { Note } from "../createFindings.ts";
import type { IndexedLayout } from "../SiteIndex.ts";

/** Names of the address that the site reads by itself. */
const ownQuery: ReadonlySet<string> = new Set(["centre", "page", "affiliateCode", "referralCode"]);

/** What can be read under /state in a document: the names it declares, each of the sort that it begins with. */
export function stateType({ opened: { state = {} } }: IndexedLayout): JsonSchema {
  return typeOfBegin(state, true);
}

/** Checks what a document declares to remember: where it is kept, and that the address can carry it. */
export function checkState({ key, opened: { state = {}, keep = {}, header } }: IndexedLayout, note: Note): void {
  for (const name of Object.keys(state)) {
    if (/^[A-Za-z][A-Za-z0-9]*$/.test(name)) continue;
    note(joinPointer("/state", name), "The name of a state begins with a letter and goes on with letters and digits");
  }
  if (typeof header === "string" && !Object.hasOwn(state, header))
    note("/header", `There is no state "${header}" that could say it`, {
      written: header,
      choices: Object.keys(state),
    });
  for (const [name, place] of Object.entries(keep)) {
    const at = joinPointer("/keep", name);
    if (!Object.hasOwn(state, name)) {
      note(at, `There is no state "${name}" to be kept`, { written: name, choices: Object.keys(state) });
      continue;
    }
    if (place !== "address") continue;
    if (!key.startsWith("page/") && !key.includes("-centre/"))
      note(at, "Only pages have an address to keep it in", { nearest: "page" });
    if (ownQuery.has(name)) note(at, `The site itself reads "${name}" in the address: give it another name`);
  }
}

/** Members that an object begins with are all it has; an empty object, an empty list and nothing may hold anything. */
function typeOfBegin(value: unknown, isClosed = false): JsonSchema {
  if (Array.isArray(value)) return { type: "array", items: {} };
  if (isRecord(value)) {
    const properties = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, typeOfBegin(member)]));
    const isOpen = !isClosed && Object.keys(properties).length === 0;
    return isOpen ? {} : { type: "object", properties, additionalProperties: false };
  }
  if (value === null) return {};
  return { type: typeof value };
}
