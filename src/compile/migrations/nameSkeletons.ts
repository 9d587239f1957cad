import type { Migration } from "./Migration.ts";

/**
 * 1 to 2: what a `data` shows while it loads is its `skeleton`. It was its `placeholder`, which is the example text of a
 * field everywhere else.
 */
export const nameSkeletons: Migration = {
  from: 1,
  title: "`placeholder` of `data` is called `skeleton`.",
  rewrite(object) {
    if (object["kind"] !== "data" || !Object.hasOwn(object, "placeholder")) return object;
    const { placeholder, ...rest } = object;
    return { skeleton: placeholder, ...rest };
  },
};
