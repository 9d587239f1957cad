import type { ReactElement, ReactNode } from "react";
import type { FieldProps } from "#rendering/FieldProps.ts";

interface FrameOptions {
  showsPlaceholder?: boolean;
  /** Errors come not only with a submit, whose summary is announced, but also from what the field does by itself. */
  announcesError?: boolean;
}

/**
 * What every field has around its control: label, the error below the label, the help below the control.
 * A function and not a component: a long form would pay for each further component when it is mounted.
 */
export function frameField(
  props: FieldProps,
  control: ReactNode,
  { showsPlaceholder = true, announcesError = false }: FrameOptions = {},
): ReactElement {
  const { id, error } = props;
  return (
    <div className="field" data-invalid={error === null ? undefined : true}>
      <label className="field__label" htmlFor={id} data-star={needsStar(props, showsPlaceholder) || undefined}>
        {props.label}
      </label>
      {fieldError(props, announcesError)}
      {control}
      {fieldHelp(props)}
    </div>
  );
}

/** A required field shows a star: before its placeholder, or where none is seen, before its label (drawn by the style). */
export function needsStar({ isRequired, placeholder }: FieldProps, showsPlaceholder = true): boolean {
  return isRequired && !(showsPlaceholder && placeholder !== "");
}

/** The error, named by the control's description; null where the value is accepted. */
export function fieldError({ id, error }: FieldProps, isAnnounced = false): ReactNode {
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
