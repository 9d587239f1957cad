import type { Diagnostic } from "#contracts/api.ts";
import { compileFields } from "#compile/forms/compileFields.ts";
import type { BundledSite, CompiledSite } from "#compile/CompiledSite.ts";
import { compileSite } from "#compile/site.ts";
import { isEqual } from "#json/equal.ts";
import { isRecord } from "#json/isRecord.ts";
import { themeCss } from "#compile/theme/themeCss.ts";
import type { Fields } from "#contracts/config.ts";
import { documentDoor } from "#engine/documentDoor.ts";
import { visitNodes, type OpenedDocument } from "#engine/index.ts";

/** A site as a page has it once everything of it was opened, with all that was reported on the way. */
export interface WholeSite {
  compiled: CompiledSite;
  documents: ReadonlyMap<string, OpenedDocument>;
  css: string;
  problems: readonly Diagnostic[];
}

/** Opens everything of a site. Layouts that are the same as `before` are not opened again. */
export function readWhole(site: unknown, bundled: BundledSite, before?: WholeSite): WholeSite {
  const compiled = compileSite(site, bundled);
  const problems: Diagnostic[] = [...compiled.problems];
  const documents = new Map<string, OpenedDocument>();
  const open = documentDoor(isRecord(site) ? site : {}, bundled.layouts);
  for (const [key, layout] of Object.entries(compiled.layouts)) {
    const known = isEqual(before?.compiled.layouts[key], layout) ? before?.documents.get(key) : undefined;
    const document = known ?? open(layout, key);
    documents.set(key, document);
    problems.push(...document.problems);
    if (!known) problems.push(...fieldProblems(document, compiled));
  }
  return { compiled, documents, css: themeCss(compiled.theme), problems };
}

/** What blocks report when they make their forms. */
function fieldProblems({ name, root }: OpenedDocument, { rules }: CompiledSite): Diagnostic[] {
  const problems: Diagnostic[] = [];
  visitNodes(root, "/root", (node, pointer) => {
    for (const member of ["fields", "filters"]) {
      const fields = node[member] as Fields | undefined;
      if (!fields) continue;
      compileFields(`${name}/fields`, fields, { rules }, (fault) =>
        problems.push({
          document: name,
          pointer: pointer + fault.pointer.replace("/fields", `/${member}`),
          reason: fault.reason,
        }),
      );
    }
  });
  return problems;
}
