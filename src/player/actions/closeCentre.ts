import type { Verb } from "./ActionTools.ts";

/** Closes the centre and leaves the page below it. */
export const closeCentre: Verb<"closeCentre"> = (_action, _scope, { stores }) => {
  const { path, query } = stores.route.route;
  const { centre: _, page: __, ...others } = query;
  stores.route.push(path, others);
  return { ok: true };
};
