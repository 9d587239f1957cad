import type { FormField } from "#contracts/entities.ts";
import { resolveText } from "#engine/index.ts";
import type { NodePlace } from "../NodePlace.ts";
import type { RenderingContext } from "../RenderingContext.ts";
import { rowScope } from "../rowScope.ts";
import { currencyOf } from "./currencyOf.ts";

/** Widgets whose values are shown to nobody. */
const secret: readonly FormField["widget"][] = ["password", "pin", "code", "captcha"];

/** What was filled into a field, as it is read back before it is sent; empty where nothing was. */
export function valueText(field: FormField, value: unknown, at: NodePlace, context: RenderingContext): string {
  const { widget, rule, options = [] } = field;
  const { translate, format } = context;
  if (widget === "checkbox") return translate(value === true ? "fieldUi.yes" : "fieldUi.no");
  if (value === undefined || value === null || value === "") return "";
  if (secret.includes(widget)) return translate("form.hidden");
  const place = options.findIndex((option) => option.value === value);
  const chosen = options[place];
  if (chosen) {
    const scope = chosen.row === undefined ? at.scope : rowScope(at.scope, "row", chosen.row, place);
    return resolveText(chosen.label, scope, context);
  }
  if (rule.type === "money") return format(value, "money", currencyOf(field, at.scope) || undefined);
  if (widget === "date") return format(value, "date");
  if (Array.isArray(value)) return translate("form.entries", { count: value.length });
  if (typeof value === "number") return format(value, "number");
  if (typeof value === "string") return value;
  const { from, to } = value as { from?: unknown; to?: unknown };
  return [from, to].map((day) => (typeof day === "string" ? format(day, "date") : "…")).join(" – ");
}
