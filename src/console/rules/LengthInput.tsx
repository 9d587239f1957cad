import type { ReactElement } from "react";
import { useErrorText } from "#rendering/hooks/useErrorText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";

interface LengthInputProps {
  id: string;
  label: string;
  /** What stands in the draft; a text where no number was typed. */
  value: unknown;
  /** Undefined where any number will do. */
  most?: number;
  /** Id of what else is wrong with it. */
  faultId: string | undefined;
  onType(value: number | string | undefined): void;
}

/** A number that is typed: what is none stands in the field with its cause, and is not saved. */
export function LengthInput({ id, label, value, most, faultId, onType }: LengthInputProps): ReactElement {
  const { errorText } = useErrorText();
  const { mayEdit } = useConsoleTools();
  const rule = faultOf(value, most);
  const error =
    rule === undefined
      ? ""
      : errorText({
          reason: "schema",
          rule,
          ...(rule === "maximum" && most !== undefined && { limit: most }),
          ...(rule === "minimum" && { limit: 0 }),
        });
  const described = [error === "" ? undefined : `${id}-error`, faultId].filter((each) => each !== undefined).join(" ");
  return (
    <div className="field" data-invalid={described === "" ? undefined : true}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input"
        inputMode="numeric"
        autoComplete="off"
        value={value === undefined ? "" : String(value)}
        readOnly={!mayEdit()}
        aria-invalid={described === "" ? undefined : true}
        aria-describedby={described === "" ? undefined : described}
        onChange={({ target }) => onType(numberOf(target.value))}
      />
      {error === "" ? null : (
        <p className="field__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function numberOf(text: string): number | string {
  const typed = text.trim();
  return /^-?\d{1,9}(\.\d{1,3})?$/.test(typed) ? Number(typed) : typed;
}

/** The word of the schema that a number breaks. */
function faultOf(value: unknown, most: number | undefined): string | undefined {
  if (value === undefined && most === undefined) return undefined;
  if (typeof value !== "number") return "number";
  if (most === undefined) return undefined;
  if (!Number.isInteger(value)) return "integer";
  if (value < 0) return "minimum";
  return value > most ? "maximum" : undefined;
}
