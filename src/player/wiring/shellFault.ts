import { visitNodes, type OpenedDocument } from "#engine/index.ts";

/** Why a layout cannot be the shell: whoever it is hidden from sees nothing, and without a place for the page nobody sees one. */
export function shellFault({ root }: OpenedDocument): { pointer: string; reason: string } | undefined {
  if (root.when !== undefined) return { pointer: "/root/when", reason: "The shell is there for everybody" };
  let hasOutlet = false;
  visitNodes(root, "/root", ({ kind }) => (hasOutlet ||= kind === "outlet"));
  return hasOutlet ? undefined : { pointer: "/root", reason: "The shell has no outlet for the page" };
}
