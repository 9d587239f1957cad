import { candidates } from "./candidates.ts";
import { places } from "./places.ts";

/**
 * The built file behind a path: `/form.html` and `/bench/form.html` are Croupier's own page, `/<candidate>/form.html` is
 * any candidate's. Their assets are asked for beside the page.
 */
export function locateCandidateFile(path: string, folder = places.built): string | undefined {
  const [, first = "", ...rest] = path.split("/");
  const named = candidates.find(({ name }) => name === first);
  if (named) return `${folder}${named.name}/${rest.join("/")}`;
  const own = path.replace(/^\/bench\//, "/");
  return own === "/" ? undefined : `${folder}engine${own}`;
}
