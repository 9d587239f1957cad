import { isRecord } from "#json/isRecord.ts";
import { joinPointer } from "#json/pointer.ts";
import { callTypes, type CallType } from "../types/callTypes.ts";
import type { Note } from "../createFindings.ts";

/** How a document uses a call. */
export type CallUse = "table" | "data" | "action";

/** Whether a document may use a call in this way. */
const mayUse: Readonly<Record<CallUse, (call: CallType) => boolean>> = {
  table: ({ operation }) => operation.table === true && operation.auth !== "console",
  data: ({ operation }) => operation.method === "GET" && operation.auth !== "console" && !operation.stream,
  action: ({ operation }) => operation.pageCall === true || isCodeCall(operation.path),
};

const sorts: Readonly<Record<CallUse, string>> = {
  table: "A table cannot list this call",
  data: "Data cannot be loaded with this call",
  action: "A page may not make this call",
};

/** Calls that send a code carry a proof of work, which the site adds by itself. */
function isCodeCall(path: string): boolean {
  return path.startsWith("/wps/verification/");
}

/** The ids of the calls that may be used in this way. */
function usableCalls(use: CallUse): string[] {
  return [...callTypes].filter(([, call]) => mayUse[use](call)).map(([id]) => id);
}

/** Checks a call's name and whether it may be used so; the call, or undefined where it may not. */
export function checkCall(id: unknown, use: CallUse, pointer: string, note: Note): CallType | undefined {
  if (typeof id !== "string") return undefined;
  const call = callTypes.get(id);
  if (call !== undefined && mayUse[use](call)) return call;
  const reason = call === undefined ? `There is no call "${id}"` : sorts[use];
  note(pointer, reason, {
    written: id,
    choices: usableCalls(use),
    ...(call === undefined && { code: "unknownCall" as const }),
  });
  return undefined;
}

/**
 * Checks the names of parameters, and that none is missing that the call needs. `given` are those that come by themselves, `member`
 * names the call in the node.
 */
export function checkParams(
  call: CallType,
  params: unknown,
  given: ReadonlySet<string>,
  pointer: string,
  note: Note,
  member = "call",
): void {
  const own = isRecord(params) ? Object.keys(params) : [];
  for (const name of own) {
    if (call.parameters.has(name)) continue;
    note(joinPointer(`${pointer}/params`, name), `The call has no parameter "${name}"`, {
      written: name,
      choices: call.parameters.keys(),
    });
  }
  for (const [name, { required }] of call.parameters) {
    if (!required || own.includes(name) || given.has(name) || name === "botCheck") continue;
    note(own.length > 0 ? `${pointer}/params` : `${pointer}/${member}`, `The call needs the parameter "${name}"`);
  }
}
