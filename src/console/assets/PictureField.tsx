import { useEffect, type ReactElement } from "react";
import { schemaFormat } from "#engine/index.ts";
import { frameField } from "#renderers/fields/frameField.tsx";
import { inputProps } from "#renderers/fields/inputProps.ts";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";

/** The address of a picture, typed, or picked from the library by what it looks like. */
const PictureField = observing(function PictureField(props: FieldProps): ReactElement {
  const translate = useFixedText();
  const { assets } = useConsoleTools();
  const { dir: _, ...input } = inputProps(props);
  const value = typeof props.value === "string" ? props.value : "";
  const { rows } = assets;
  useEffect(() => {
    if (rows === null) void assets.load();
  }, [assets, rows]);
  const isQuiet = props.isDisabled || props.isReadOnly;
  return frameField(
    props,
    <>
      <input {...input} type="text" dir="ltr" autoComplete="off" spellCheck={false} />
      {isQuiet || rows === null || rows.length === 0 ? null : (
        <details className="rule-more">
          <summary>{translate("console.assets.pick")}</summary>
          <div role="radiogroup" className="picture-field" aria-label={props.label}>
            {rows.map(({ hash, address, name }) => (
              <label key={hash} className="icon-picker__icon" title={name}>
                <input
                  type="radio"
                  name={`${props.id}-library`}
                  checked={value === address}
                  onChange={() => props.onChange(address)}
                />
                <img src={address} alt={name} loading="lazy" />
              </label>
            ))}
          </div>
        </details>
      )}
    </>,
  );
});

/** Draws fields of the schema format `pick-picture`. */
export const pictureField = defineField({
  name: "pick-picture",
  match: schemaFormat("pick-picture"),
  component: PictureField,
});
