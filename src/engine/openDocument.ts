import type { Diagnostic } from "#contracts/api.ts";
import type { Layout, Text } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";
import { cutDepths } from "#compile/shapes/cutDepths.ts";
import { lost, mendShape } from "#compile/shapes/mendShape.ts";
import type { JsonSchema } from "#json/schema.ts";
import { brokenKind, type BrokenNode } from "./BrokenNode.ts";
import { openNode } from "./openNode.ts";
import { reuseUnchanged } from "#json/equal.ts";
import { toDiagnostic } from "#compile/shapes/toDiagnostic.ts";
import type { EngineNode } from "./EngineNode.ts";

/** A layout that came through the document door: its nodes can be trusted, bad ones are marked as broken. */
export interface OpenedDocument {
  /** Its key, as reports name it: `page/index`. */
  readonly name: string;
  readonly title?: Text;
  /** What the page is about, for search engines and previews of links. */
  readonly summary?: Text;
  readonly banner?: string;
  /** What it remembers while it is open, and what each member begins with; nothing where it is left out. */
  readonly state?: NonNullable<Layout["state"]>;
  /** Where members of the state are kept. */
  readonly keep?: NonNullable<Layout["keep"]>;
  /** Whether the header is shown around it; a name is that of a member of the state. */
  readonly header?: NonNullable<Layout["header"]>;
  readonly root: EngineNode;
  /** What the door found, one for each bad node or ignored property. */
  readonly problems: readonly Diagnostic[];
}

/** What a document may hold beside its root; the rest is for editors. */
const members: Readonly<Record<string, JsonSchema>> = {
  $schema: { type: "string" },
  title: { $ref: "#/$defs/text" },
  summary: { $ref: "#/$defs/text" },
  unlisted: { type: "boolean" },
  banner: { type: "string" },
  name: { type: "string", pattern: "^[a-z][a-zA-Z0-9]{0,63}$" },
  header: { type: ["boolean", "string"] },
  description: { type: "string" },
  parameters: { type: "object" },
  state: { type: "object" },
  keep: { type: "object", additionalProperties: { enum: ["page", "session", "site", "device", "member", "address"] } },
};

/**
 * The document door: checks a layout once, so that everything behind it can be trusted. Throws nothing, whatever it is given.
 * An error costs the smallest thing it is in: a value that may be missing falls back to its default, an item leaves its list,
 * a node that cannot do without is replaced by a broken one; the rest stays, and each error is told. A property nobody
 * knows is ignored and told. `name` is how reports name the document. What has not changed since `previous` stays the same
 * object, so that it is not drawn again.
 */
export function openDocument(json: unknown, name: string, previous?: OpenedDocument): OpenedDocument {
  const problems: Diagnostic[] = [];
  const tell = (error: Parameters<typeof toDiagnostic>[0]) =>
    void problems.push({ document: name, ...toDiagnostic(error) });
  const document = cutDepths(json, tell);
  if (!isRecord(document)) problems.push({ document: name, pointer: "", reason: "A document is an object" });
  const parts = isRecord(document) ? document : {};
  const known = Object.entries(parts).filter(([member]) => member !== "root");
  const kept = known.flatMap(([member, value]): [string, unknown][] => {
    const at = toPointer(member);
    const shape = Object.hasOwn(members, member) ? members[member] : undefined;
    if (!shape) {
      const reason = `the property "${member}" is not known and was ignored`;
      tell({ pointer: at, reason, written: member, choices: ["root", ...Object.keys(members)] });
      return [];
    }
    const mended = mendShape(shape, value, { tell }, at);
    return mended === lost ? [] : [[member, mended]];
  });
  const { title, summary, banner, header, state, keep } = Object.fromEntries(kept) as Pick<
    Layout,
    "title" | "summary" | "banner" | "header" | "state" | "keep"
  >;
  const root = Object.hasOwn(parts, "root")
    ? openNode(parts["root"], "/root", { document: name, problems, ids: new Map(), depth: 0, amount: { nodes: 0 } })
    : missingRoot(name, problems);
  return {
    name,
    ...(title === undefined ? {} : { title }),
    ...(summary === undefined ? {} : { summary }),
    ...(banner === undefined ? {} : { banner }),
    ...(header === undefined ? {} : { header }),
    ...(state === undefined ? {} : { state: reuseUnchanged(previous?.state, state) }),
    ...(keep === undefined ? {} : { keep: reuseUnchanged(previous?.keep, keep) }),
    root: previous ? reuseUnchanged(previous.root, root) : root,
    problems,
  };
}

function missingRoot(document: string, problems: Diagnostic[]): BrokenNode {
  const problem = { document, pointer: "/root", reason: "A document has a root node" };
  problems.push(problem);
  return { kind: brokenKind, problem };
}
