import type { Migration } from "./Migration.ts";

/** 2 to 3: what is loaded again after a call is said by the action `refresh` in its `then`, and not by a member of the call too. */
export const refreshThen: Migration = {
  from: 2,
  title: "`refresh` of a call is an action `refresh` in its `then`.",
  rewrite(object) {
    if (object["do"] !== "call" || !Object.hasOwn(object, "refresh")) return object;
    const { refresh, then = [], ...rest } = object;
    return { ...rest, then: [...(Array.isArray(then) ? then : [then]), { do: "refresh", data: refresh }] };
  },
};
