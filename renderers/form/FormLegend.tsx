import type { ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";

/** Says what the star means, before the first field. The style takes it away where no field of the form has one. */
export function FormLegend(): ReactElement {
  const translate = useFixedText();
  return (
    <p className="form__legend">
      <span className="form__star" aria-hidden="true">
        {"* "}
      </span>
      {translate("form.starLegend")}
    </p>
  );
}
