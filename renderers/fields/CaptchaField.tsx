import type { ReactElement, ReactNode } from "react";
import type { CaptchaControl, FieldProps } from "#rendering/FieldProps.ts";
import { defineField } from "#rendering/defineField.ts";
import { Icon } from "../icons/Icon.tsx";
import { frameField } from "./frameField.tsx";
import { inputProps } from "./inputProps.ts";

/** The characters of a picture; a press on it brings another one. Who cannot see it lets the device do some work instead. */
export function CaptchaField(props: FieldProps): ReactElement {
  const { id, image, translate, describedBy } = props;
  const isWork = image?.mode === "work";
  const control = inputProps(props);
  const input = {
    ...control,
    autoComplete: "off",
    readOnly: isWork || control.readOnly,
    "aria-describedby": isWork ? [describedBy, `${id}-work`].filter(Boolean).join(" ") : describedBy,
  };
  return frameField(
    props,
    <>
      <span className="input-row">
        <input type="text" {...input} dir="ltr" autoCapitalize="none" spellCheck={false} />
        {image && !isWork ? picture(image, props) : null}
      </span>
      {image && isWork ? work(image, props) : null}
      {image ? (
        <button type="button" className="button button--link" disabled={props.isDisabled} onClick={image.switchMode}>
          {translate(isWork ? "fieldUi.captchaPicture" : "fieldUi.captchaWork")}
        </button>
      ) : null}
    </>,
  );
}

function picture(image: CaptchaControl, { isDisabled, translate }: FieldProps): ReactNode {
  const another = translate("fieldUi.captchaAnother");
  return (
    <button
      type="button"
      className="captcha"
      disabled={isDisabled}
      aria-busy={image.isBusy || undefined}
      aria-label={another}
      title={another}
      onClick={image.refresh}
    >
      {image.src === null ? <Icon name="refresh" /> : <img src={image.src} alt="" width={120} height={40} />}
    </button>
  );
}

function work({ answer, isBusy, refresh }: CaptchaControl, { id, isDisabled, translate }: FieldProps): ReactNode {
  const state = isBusy ? "fieldUi.captchaWorking" : answer === null ? "fieldUi.captchaFailed" : "fieldUi.captchaDone";
  return (
    <span className="captcha-work">
      <span id={`${id}-work`} role="status" aria-busy={isBusy || undefined}>
        {translate(state)}
      </span>
      {isBusy || answer !== null ? null : (
        <button type="button" className="button button--link" disabled={isDisabled} onClick={refresh}>
          {translate("fieldUi.captchaAgain")}
        </button>
      )}
    </span>
  );
}

/** Draws the widget `captcha`. */
export const captchaField = defineField({ widget: "captcha", component: CaptchaField });
