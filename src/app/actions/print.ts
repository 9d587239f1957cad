import type { Verb } from "./Verb.ts";

/** Opens the browser's window for printing. */
export const print: Verb<"print"> = (_action, _scope, { device }) => {
  device.print();
  return { ok: true };
};
