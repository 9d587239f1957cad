import type { ComponentProps, ReactElement } from "react";
import type { FieldProps } from "#rendering/FieldProps.ts";

interface DayInputProps extends Omit<ComponentProps<"input">, "type"> {
  /** A day as yyyy-MM-dd, or an empty text. */
  value: string;
  field: Pick<FieldProps, "translate" | "format">;
}

/**
 * The browser's own control for a day, which brings the picker that people know from their device. It would write the day
 * in the way of the browser, whatever the page's language is: so the day stands over it in the page's own words, but
 * while somebody types into it.
 */
export function DayInput({ field, ...input }: DayInputProps): ReactElement {
  const { value } = input;
  return (
    <span className="day">
      <input type="date" {...input} />
      <span className="day__words" data-empty={value === "" || undefined} aria-hidden="true">
        {value === "" ? field.translate("fieldUi.pickDay") : field.format(value, "date")}
      </span>
    </span>
  );
}
