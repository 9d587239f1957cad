import type { ReactElement, ReactNode } from "react";
import type { FieldProps } from "#rendering/FieldProps.ts";

interface FrameOptions {
  /** Errors come not only with a submit, whose summary is announced, but also from what the field does by itself. */
  announcesError?: boolean;
}

/**
 * What every field has around its control: label, with a star where it must be filled in; the error below the label; the help
 * below the control.
 * A function and not a component: a long form would pay for each further component when it is mounted.
 */
export function frameField(
  props: FieldProps,
  control: ReactNode,
  { announcesError = false }: FrameOptions = {},
): ReactElement {
  const { id, error } = props;
  return (
    <div className="field" data-invalid={error === null ? undefined : true}>
      <label className="field__label" htmlFor={id} data-star={props.isRequired || undefined}>
        {props.label}
      </label>
      {fieldError(props, announcesError)}
      {control}
      {fieldHelp(props)}
    </div>
  );
}

/** The error, named by the control's description; null where the value is accepted. */
export function fieldError({ id, error }: Pick<FieldProps, "id" | "error">, isAnnounced = false): ReactNode {
  if (error === null) return null;
  return (
    <p className="field__error" id={`${id}-error`} role={isAnnounced ? "alert" : undefined}>
      {error}
    </p>
  );
}

/** The help, named by the control's description; null where there is none. */
export function fieldHelp({ id, help }: FieldProps): ReactNode {
  if (help === "") return null;
  return (
    <p className="field__help" id={`${id}-help`}>
      {help}
    </p>
  );
}
