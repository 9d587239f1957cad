import type { Text } from "#contracts/config.ts";
import type { Problem } from "#contracts/entities.ts";
import { isRecord } from "#compile/isRecord.ts";
import { brokenKind, type BrokenNode } from "./BrokenNode.ts";
import type { OpenedDocument } from "./OpenedDocument.ts";
import { openNode } from "./openNode.ts";
import { reuseUnchanged } from "./reuseUnchanged.ts";

/**
 * The document door: checks a layout once, so that everything behind it can be trusted. A bad node costs that node: it
 * is replaced by a broken one, the rest stays. A property nobody knows is ignored and told. `name` is how reports name
 * the document. What has not changed since `previous` stays the same object, so that it is not drawn again.
 */
export function openDocument(json: unknown, name: string, previous?: OpenedDocument): OpenedDocument {
  const problems: Problem[] = [];
  const document = isRecord(json) ? json : {};
  if (!isRecord(json)) problems.push({ document: name, pointer: "", reason: "A document is an object" });
  const root =
    isRecord(json) && "root" in json
      ? openNode(json["root"], "/root", { document: name, problems, ids: new Map(), depth: 0, amount: { nodes: 0 } })
      : missingRoot(name, problems);
  return {
    name,
    ...(isTextLike(document["title"]) ? { title: document["title"] } : {}),
    ...(typeof document["banner"] === "string" ? { banner: document["banner"] } : {}),
    root: previous ? reuseUnchanged(previous.root, root) : root,
    problems,
  };
}

function missingRoot(document: string, problems: Problem[]): BrokenNode {
  const problem = { document, pointer: "/root", reason: "A document has a root node" };
  problems.push(problem);
  return { kind: brokenKind, problem };
}

function isTextLike(text: unknown): text is Text {
  return (
    typeof text === "string" ||
    (isRecord(text) && (typeof text["text"] === "string" || typeof text["bind"] === "string"))
  );
}
