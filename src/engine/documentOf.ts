import type { Scope } from "./createScope.ts";

/** Key of the document that an action stands in; undefined where it stands in none, as in a test. */
export function documentOf(scope: Scope): string | undefined {
  const document = scope.read("/$document/document");
  return typeof document === "string" ? document : undefined;
}
