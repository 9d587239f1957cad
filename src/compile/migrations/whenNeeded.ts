import type { Migration } from "./Migration.ts";

/** 2 to 3: data that only players may load is there for them alone, by the condition that everything else has: `when`. */
export const whenNeeded: Migration = {
  from: 2,
  title: "`needs` of `data` is a `when`.",
  rewrite(object) {
    if (object["kind"] !== "data" || !Object.hasOwn(object, "needs")) return object;
    const { needs, when, ...rest } = object;
    if (needs !== "loggedIn") return when === undefined ? rest : { when, ...rest };
    const isPlayer = { loggedIn: true };
    return { when: when === undefined ? isPlayer : { all: [isPlayer, when] }, ...rest };
  },
};
