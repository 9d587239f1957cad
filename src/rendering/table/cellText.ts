import type { Shown } from "#contracts/blockProps.ts";
import type { RenderingContext } from "../RenderingContext.ts";

/** A value of a row in words. `currency` is that of the answer the row is from, for amounts beside which none stands. */
export function cellText(
  { value, text, format, currency: own }: Shown,
  currency: string | undefined,
  write: RenderingContext["format"],
): string {
  return format === "money" && own === undefined && currency !== undefined ? write(value, format, currency) : text;
}
