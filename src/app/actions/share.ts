import { resolveValue } from "#engine/index.ts";
import { textOf } from "./textOf.ts";
import { refused, silent } from "./refused.ts";
import type { Verb } from "./Verb.ts";

/** Shares an address of the site or of the outside; where the device cannot, copies it and says so. */
export const share: Verb<"share"> = async (action, scope, tools) => {
  const { stores, page, device } = tools;
  const written = action.href === undefined ? stores.route.address : resolveValue(action.href, scope);
  const url = new URL(String(written ?? ""), `${page.origin}/`);
  if (written === undefined || written === null || (url.origin !== page.origin && url.protocol !== "https:"))
    return { ok: false, code: "bad_address" };
  const words = {
    ...(action.title === undefined ? {} : { title: textOf(action.title, scope, tools) }),
    ...(action.body === undefined ? {} : { text: textOf(action.body, scope, tools) }),
  };
  const end = await device.share({ ...words, url: url.href });
  if (end === "shared") return { ok: true };
  if (end === "cancelled") return silent;
  try {
    await device.copy(url.href);
  } catch {
    return refused({ kind: "refused", code: "copy_failed", message: "", details: {} }, scope, tools);
  }
  stores.ui.toasts.add(() => stores.texts.texts.translate("session.copied"), "positive");
  return { ok: true };
};
