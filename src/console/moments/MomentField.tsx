import { useState, type ReactElement } from "react";
import { fromWallTime, toWallTime, type WallTime } from "#compile/time/WallTime.ts";
import { schemaFormat } from "#engine/index.ts";
import { DayInput } from "#renderers/fields/DayInput.tsx";
import { frameField } from "#renderers/fields/frameField.tsx";
import { inputProps } from "#renderers/fields/inputProps.ts";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { brandZone } from "./brandZone.ts";

const nothing: WallTime = { day: "", time: "" };

/**
 * A moment, as a day and a time of the brand's clock; the draft keeps it in UTC. A day without a time begins at midnight. What is no moment
 * stays as it is written, in a text control, for whoever has to mend it.
 */
const MomentField = observing(function MomentField(props: FieldProps): ReactElement {
  const translate = useFixedText();
  const { draft } = useConsoleTools();
  const zone = brandZone(draft.site);
  const value = typeof props.value === "string" ? props.value : "";
  const at = Date.parse(value);
  const isWritten = value !== "" && Number.isNaN(at);
  const known = value === "" || isWritten ? nothing : toWallTime(at, zone);
  // A half that says no moment yet: it is kept here while the other is typed.
  const [half, setHalf] = useState<WallTime>(nothing);
  const { day, time } = value === "" ? half : known;
  const { placeholder: _, inputMode: __, dir: ___, onChange: ____, ...input } = inputProps(props);
  const change = (next: WallTime) => {
    setHalf(next);
    const moment =
      next.day === "" ? null : fromWallTime({ ...next, time: next.time === "" ? "00:00" : next.time }, zone);
    props.onChange(moment === null ? "" : new Date(moment).toISOString().replace(".000Z", "Z"));
  };
  const timeWords = translate("console.moment.time", { label: props.label });
  if (isWritten)
    return frameField(
      props,
      <input {...inputProps(props)} type="text" dir="ltr" autoComplete="off" spellCheck={false} />,
    );
  return frameField(
    props,
    <>
      <span className="moment">
        <DayInput
          {...input}
          field={props}
          value={day}
          onChange={({ currentTarget }) => change({ day: currentTarget.value, time })}
        />
        <input
          type="time"
          className="input"
          aria-label={timeWords}
          value={time}
          disabled={props.isDisabled || day === ""}
          readOnly={props.isReadOnly}
          onChange={({ currentTarget }) => change({ day, time: currentTarget.value })}
          onBlur={props.onBlur}
        />
      </span>
      <p className="field__help">{translate("console.moment.zone", { zone })}</p>
    </>,
  );
});

/** Draws fields of the schema format `pick-moment`. */
export const momentField = defineField({
  name: "pick-moment",
  match: schemaFormat("pick-moment"),
  component: MomentField,
});
