import { useEffect, useState, type ReactElement } from "react";
import { fieldWidget, schemaFormat } from "#engine/index.ts";
import { frameField } from "#renderers/fields/frameField.tsx";
import { inputProps } from "#renderers/fields/inputProps.ts";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { FaultList } from "./FaultList.tsx";
import { FileDrop } from "./FileDrop.tsx";
import { useBringPictures } from "./useBringPictures.ts";

/** The address of a picture, typed, or picked from the library by what it looks like. */
const PictureField = observing(function PictureField(props: FieldProps): ReactElement {
  const translate = useFixedText();
  const { assets, mayEdit } = useConsoleTools();
  const { dir: _, ...input } = inputProps(props);
  const value = typeof props.value === "string" ? props.value : "";
  const { rows } = assets;
  useEffect(() => {
    if (rows === null) void assets.load();
  }, [assets, rows]);
  const isQuiet = props.isDisabled || props.isReadOnly;
  const { isBusy, said, bring } = useBringPictures((hash) => {
    const brought = assets.rows?.find((row) => row.hash === hash);
    if (brought) props.onChange(brought.address);
  });
  return frameField(
    props,
    <>
      <span className="picture-field__value">
        {value === "" ? null : <PicturePreview key={value} address={value} />}
        <input {...input} type="text" dir="ltr" autoComplete="off" spellCheck={false} />
      </span>
      {isQuiet || rows === null ? null : (
        <details className="rule-more">
          <summary>{translate("console.assets.pick")}</summary>
          {rows.length === 0 ? <p className="pick-list__about">{translate("console.assets.none")}</p> : null}
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
          {mayEdit() ? (
            <FileDrop
              id={`${props.id}-bring`}
              label={translate("console.assets.bringOne")}
              isBusy={isBusy}
              onFiles={(files) => void bring(files)}
            />
          ) : null}
          <FaultList faults={said} />
        </details>
      )}
    </>,
  );
});

/** What an address shows, as far as the console may load it; of others there is only the address. */
function PicturePreview({ address }: { address: string }): ReactElement | null {
  const [isBroken, setBroken] = useState(false);
  if (isBroken || !address.startsWith("/")) return null;
  return <img className="picture-field__preview" src={address} alt="" onError={() => setBroken(true)} />;
}

/** Draws fields of the schema format `pick-picture`. */
export const pictureField = defineField({
  name: "pick-picture",
  match: schemaFormat("pick-picture"),
  component: PictureField,
});

/** Draws texts of the console's own forms that are addresses of pictures. */
export const pictureChoice = defineField({
  name: "pictureChoice",
  match: fieldWidget("picture", 30),
  component: PictureField,
});
