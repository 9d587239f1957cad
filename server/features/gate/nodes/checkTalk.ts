import { callTypes } from "../types/callTypes.ts";
import type { Note } from "../createFindings.ts";
import { checkCall, checkParams } from "./checkCall.ts";

/** What a conversation gives the call that says something. */
const given: ReadonlySet<string> = new Set(["key", "text"]);

/** Checks the calls of a conversation: what it follows is a stream, and what is said goes to a call that takes a key and a text. */
export function checkTalk(node: Record<string, unknown>, pointer: string, note: Note): void {
  const streams = [...callTypes].filter(([, { operation }]) => operation.stream === true).map(([id]) => id);
  const stream = node["stream"];
  if (typeof stream === "string" && !streams.includes(stream))
    note(`${pointer}/stream`, `"${stream}" is no call that streams`, { written: stream, choices: streams });
  for (const name of ["call", "place"]) {
    const call = checkCall(node[name], "data", `${pointer}/${name}`, note);
    if (call !== undefined) checkParams(call, undefined, new Set(), pointer, note, name);
  }
  const send = checkCall(node["send"], "action", `${pointer}/send`, note);
  if (send === undefined) return;
  checkParams(send, undefined, given, pointer, note, "send");
  for (const name of given) {
    if (send.parameters.has(name)) continue;
    note(`${pointer}/send`, `The call has no parameter "${name}"`, {
      written: String(node["send"]),
      choices: send.parameters.keys(),
    });
  }
}
