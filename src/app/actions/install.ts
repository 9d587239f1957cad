import { refused, silent } from "./refused.ts";
import type { Verb } from "./Verb.ts";

/** Lets the browser ask whether the device is to keep the site as an app. Whoever says no hears nothing more. */
export const install: Verb<"install"> = async (_action, scope, tools) => {
  const end = await tools.device.install();
  if (end === "installed") return { ok: true };
  if (end === "cancelled") return silent;
  return refused({ kind: "refused", code: "install_unable", message: "", details: {} }, scope, tools);
};
