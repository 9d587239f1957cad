import type { FormField } from "#contracts/entities.ts";
import { resolveValue, type Scope } from "#engine/index.ts";

/** The currency that an amount is typed in: the field's own, the account's, else the brand's; empty where nobody says. Observed. */
export function currencyOf({ currency }: Pick<FormField, "currency">, scope: Scope): string {
  const said = [resolveValue(currency, scope), scope.read("/balance/currency"), scope.read("/brand/currency")];
  return said.find((code): code is string => typeof code === "string" && code !== "") ?? "";
}
