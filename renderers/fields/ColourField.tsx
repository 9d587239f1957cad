import type { ReactElement } from "react";
import { schemaFormat } from "#engine/index.ts";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { frameField } from "./frameField.tsx";
import { inputProps } from "./inputProps.ts";
import "./ColourField.css";

const opaque = /^#[0-9a-f]{6}/i;

/**
 * A colour as #rrggbb or #rrggbbaa: written, or picked by the browser's own picker, which stands beside it as the swatch
 * of what is written. Picking keeps the transparency, of which the picker knows nothing.
 */
export function ColourField(props: FieldProps): ReactElement {
  const { label, isDisabled, isReadOnly, translate, onChange, onBlur } = props;
  const input = inputProps(props);
  const picked = opaque.exec(input.value)?.[0];
  return frameField(
    props,
    <span className="colour" dir="ltr">
      <input
        type="color"
        className="colour__swatch"
        data-empty={picked === undefined || undefined}
        aria-label={translate("fieldUi.pickColour", { label })}
        value={picked?.toLowerCase() ?? "#000000"}
        disabled={isDisabled || isReadOnly}
        onChange={(event) => onChange(event.currentTarget.value + input.value.slice(7))}
        onBlur={onBlur}
      />
      <input type="text" {...input} dir="ltr" autoCapitalize="none" autoComplete="off" spellCheck={false} />
    </span>,
  );
}

/** Draws fields of the schema format `color`. */
export const colourField = defineField({ name: "colourField", match: schemaFormat("color"), component: ColourField });
