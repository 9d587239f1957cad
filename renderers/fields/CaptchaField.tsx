import type { ReactElement, ReactNode } from "react";
import type { CaptchaControl } from "#rendering/CaptchaControl.ts";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { Icon } from "../icons/Icon.tsx";
import { frameField } from "./frameField.tsx";
import { inputProps } from "./inputProps.ts";

/** The characters of a picture; a press on it brings another one. Who cannot see it answers a question instead. */
export function CaptchaField(props: FieldProps): ReactElement {
  const { id, image, translate, describedBy } = props;
  const isQuestion = image?.mode === "text";
  const input = {
    ...inputProps(props),
    autoComplete: "off",
    "aria-describedby": isQuestion ? [describedBy, `${id}-question`].filter(Boolean).join(" ") : describedBy,
  };
  return frameField(
    props,
    <>
      <span className="input-row">
        <input type="text" {...input} dir="ltr" autoCapitalize="none" spellCheck={false} />
        {image ? question(image, props) : null}
      </span>
      {image ? (
        <button type="button" className="button button--link" disabled={props.isDisabled} onClick={image.switchMode}>
          {translate(isQuestion ? "fieldUi.captchaPicture" : "fieldUi.captchaQuestion")}
        </button>
      ) : null}
    </>,
  );
}

function question(image: CaptchaControl, { id, isDisabled, translate }: FieldProps): ReactNode {
  const refresh = {
    type: "button" as const,
    disabled: isDisabled,
    "aria-busy": image.isBusy || undefined,
    "aria-label": translate("fieldUi.captchaAnother"),
    title: translate("fieldUi.captchaAnother"),
    onClick: image.refresh,
  };
  if (image.mode === "text") {
    return (
      <>
        <span className="captcha captcha--question" id={`${id}-question`} dir="ltr" aria-live="polite">
          {image.question ?? ""}
        </span>
        <button {...refresh} className="icon-button">
          <Icon name="refresh" />
        </button>
      </>
    );
  }
  return (
    <button {...refresh} className="captcha">
      {image.src === null ? <Icon name="refresh" /> : <img src={image.src} alt="" width={120} height={40} />}
    </button>
  );
}

/** Draws the widget `captcha`. */
export const captchaField = defineField({ widget: "captcha", component: CaptchaField });
