import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import type { CaptchaControl } from "../CaptchaControl.ts";
import { useRendering } from "../hooks/useRendering.ts";
import type { FieldSourceProps } from "./FieldSourceProps.ts";

/** A captcha is asked for at most once in so many milliseconds (access specification, section 4). */
const refreshPauseMs = 1000;

const nothingYet = { mode: "image", src: null, question: null, isBusy: true } as const;

/** Completes a captcha field with its picture or question; the first one is loaded when the field appears. */
export const CaptchaSource = observer(function CaptchaSource({ field: Field, props, binding }: FieldSourceProps) {
  const { captcha } = useRendering().forms;
  const lastLoad = useRef(-Infinity);
  const state = captcha.read() ?? nothingYet;
  const field = binding.form.field(props.name);
  const load = (mode: CaptchaControl["mode"]) => {
    const now = performance.now();
    if (now - lastLoad.current < refreshPauseMs) return;
    lastLoad.current = now;
    void captcha.load(mode);
  };
  const { src, question } = state;
  const shown = src ?? question;
  useEffect(() => {
    // What was typed answered the captcha of before.
    if (shown !== null) field.empty();
  }, [field, shown]);
  useEffect(() => {
    if (captcha.read() === undefined) void captcha.load("image");
  }, [captcha]);
  const image: CaptchaControl = {
    ...state,
    refresh: () => load(state.mode),
    switchMode: () => load(state.mode === "image" ? "text" : "image"),
  };
  return <Field {...props} image={image} />;
});
