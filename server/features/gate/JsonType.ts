import openapi from "#schemas/api/openapi.json" with { type: "json" };

/** A schema of the contract: what stands somewhere in an answer. */
export interface JsonType {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonType>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonType;
  readonly items?: JsonType;
  readonly oneOf?: readonly JsonType[];
  readonly anyOf?: readonly JsonType[];
  readonly allOf?: readonly JsonType[];
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

const shared = openapi.components.schemas as unknown as Readonly<Record<string, JsonType>>;

/** A shared schema of the contract by its name. */
export function sharedType(name: string): JsonType | undefined {
  return Object.hasOwn(shared, name) ? shared[name] : undefined;
}

/** The type with its references followed. */
export function followed(type: JsonType): JsonType {
  let found: JsonType | undefined = type;
  for (let steps = 0; found?.$ref !== undefined && steps < 20; steps++) {
    found = sharedType(found.$ref.replace("#/components/schemas/", ""));
  }
  return found ?? {};
}

/** The alternatives of a type: itself, or each branch of its oneOf, anyOf and allOf. */
export function branchesOf(type: JsonType): JsonType[] {
  const own = followed(type);
  const branches = [...(own.oneOf ?? []), ...(own.anyOf ?? []), ...(own.allOf ?? [])];
  return branches.length === 0 ? [own] : [own, ...branches.flatMap(branchesOf)];
}

/** The names an object of this type can have; null where it may have any. */
export function memberNames(type: JsonType): string[] | null {
  const branches = branchesOf(type);
  const isOpen = branches.some(
    ({ additionalProperties: extra, type: kind, properties, items, oneOf, anyOf, allOf }) => {
      if (extra !== undefined && extra !== false) return true;
      const saysNothing = kind === undefined && !properties && !items && !oneOf && !anyOf && !allOf;
      return saysNothing || (kind === "object" && !properties);
    },
  );
  return isOpen ? null : [...new Set(branches.flatMap((branch) => Object.keys(branch.properties ?? {})))];
}

/** What stands under a name in an object, or at a number in a list; undefined where nothing can. */
export function memberType(type: JsonType, name: string): JsonType | undefined {
  for (const branch of branchesOf(type)) {
    if (branch.properties && Object.hasOwn(branch.properties, name)) return branch.properties[name];
    if (branch.items && /^(0|[1-9][0-9]*)$/.test(name)) return branch.items;
  }
  const extra = branchesOf(type).find(({ additionalProperties }) => typeof additionalProperties === "object");
  if (extra) return extra.additionalProperties as JsonType;
  return memberNames(type) === null ? {} : undefined;
}

/** What a list of this type holds; undefined where it is none. */
export function itemType(type: JsonType): JsonType | undefined {
  const branch = branchesOf(type).find(({ items }) => items !== undefined);
  return branch ? branch.items : memberNames(type) === null ? {} : undefined;
}
