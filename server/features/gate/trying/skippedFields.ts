import type { Diagnostic } from "#contracts/api.ts";
import { isRecord } from "#json/isRecord.ts";
import type { EngineNode } from "#engine/index.ts";
import { childNodes } from "../nodes/childNodes.ts";
import { inSentence } from "../site/checkReach.ts";
import { factsOf } from "../site/seenSite.ts";
import type { SiteIndex } from "../SiteIndex.ts";
import { couldHold } from "../types/couldHold.ts";
import { visitors } from "../site/visitors.ts";

/** Required fields of a registration in steps that a visitor never gets to: the platform demands what the page does not show. */
export function skippedFields(index: SiteIndex): Diagnostic[] {
  const [visitor] = visitors;
  if (!visitor) return [];
  const facts = factsOf(visitor, index);
  const problems: Diagnostic[] = [];
  for (const { opened, document, pointer } of index.layouts) {
    const look = (node: EngineNode, at: string): void => {
      for (const { child, at: below } of childNodes(node, at)) look(child, below);
      const required = requiredFields(node, index);
      if (required.size === 0 || !Array.isArray(node["steps"])) return;
      for (const [place, step] of (node["steps"] as unknown[]).entries()) {
        if (!isRecord(step) || !Array.isArray(step["fields"]) || couldHold(step["when"], facts) !== "no") continue;
        const name = (step["fields"] as unknown[]).find((field) => required.has(field));
        if (name === undefined) continue;
        problems.push({
          document,
          pointer: `${pointer}${at}/steps/${place}/when`,
          reason: `${inSentence(visitor)} never comes to this step and cannot register: it asks for the field "${String(name)}", which is required`,
          severity: "error",
        });
      }
    };
    look(opened.root, "/root");
  }
  return problems;
}

/** The names of the fields without which the form of a node is refused; none where it is no registration. */
function requiredFields(node: EngineNode, { compiled }: SiteIndex): ReadonlySet<unknown> {
  const name = node.kind === "form" ? node["form"] : undefined;
  if (typeof name !== "string" || !name.startsWith("registration.")) return new Set();
  const form = Object.hasOwn(compiled.forms, name) ? compiled.forms[name] : undefined;
  return new Set(form?.fields.filter(({ required }) => required).map((field) => field.name));
}
