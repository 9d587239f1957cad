import type { Reply } from "./createVisitor.ts";
import { demand } from "./demand.ts";

/** Throws where a refusal says nothing at a field: neither a text key of the site's nor plain words (docs/platform.md). */
export function demandFieldError({ value }: Reply, field: string): void {
  const { fieldErrors } = (value ?? {}) as { fieldErrors?: Record<string, unknown> };
  const error = fieldErrors?.[field];
  const said = typeof error === "object" && error !== null ? (error as { key?: unknown }).key : error;
  demand(
    typeof said === "string" && said !== "",
    `The refusal's value has no fieldErrors.${field}, a text or {key}: the site cannot show it at its field.`,
  );
}
