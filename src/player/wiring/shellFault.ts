import { visitNodes, type OpenedDocument } from "#engine/index.ts";

/** Why a layout cannot be the shell: without a place for the page nobody would ever see one. */
export function shellFault({ root }: OpenedDocument): { pointer: string; reason: string } | undefined {
  let hasOutlet = false;
  visitNodes(root, "/root", ({ kind }) => (hasOutlet ||= kind === "outlet"));
  return hasOutlet ? undefined : { pointer: "/root", reason: "The shell has no outlet for the page" };
}
