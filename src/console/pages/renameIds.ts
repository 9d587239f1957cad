import { isRecord } from "#json/isRecord.ts";

/** Layers of the scope that are read by the name of a node. */
const layers = /^(\/(?:data|reckoned)\/)([^/]+)(.*)$/s;
/** Members that name nodes, alone or in a list: what an action loads again. */
const naming: ReadonlySet<string> = new Set(["id", "data"]);

/** A copy of a node with names that its document does not have yet, and with what reads them reading the new ones. */
export function renameIds(copy: unknown, document: unknown): unknown {
  const taken = new Set(idsIn(document));
  const names = new Map<string, string>();
  for (const id of idsIn(copy)) {
    if (!taken.has(id) || names.has(id)) continue;
    const fresh = freshName(id, taken);
    taken.add(fresh);
    names.set(id, fresh);
  }
  return names.size === 0 ? copy : renamed(copy, names, "");
}

/** A name that is not taken: the same with the next number at its end. */
export function freshName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, digits = "1"] = /^(.*?)(\d*)$/s.exec(name) ?? [];
  for (let number = Number(digits === "" ? "1" : digits) + 1; ; number += 1) {
    const fresh = `${stem}${number}`;
    if (!taken.has(fresh)) return fresh;
  }
}

/** Names of nodes in a value: members `id` of what has a kind. */
export function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isRecord(value)) return [];
  const { kind, id } = value;
  const own = typeof kind === "string" && typeof id === "string" ? [id] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

function renamed(value: unknown, names: ReadonlyMap<string, string>, member: string): unknown {
  if (typeof value === "string") return renamedText(value, names, member);
  if (Array.isArray(value)) return value.map((each) => renamed(each, names, member));
  if (!isRecord(value)) return value;
  const isNode = typeof value["kind"] === "string";
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, renamed(each, names, name === "id" && !isNode ? "" : name)]),
  );
}

function renamedText(text: string, names: ReadonlyMap<string, string>, member: string): string {
  const read = layers.exec(text);
  if (read) return `${read[1]}${names.get(read[2] ?? "") ?? read[2]}${read[3]}`;
  return naming.has(member) ? (names.get(text) ?? text) : text;
}
