import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import type { CaptchaControl } from "../FieldProps.ts";
import { useRendering } from "../hooks/useRendering.ts";
import type { FieldSourceProps } from "./FieldSourceProps.ts";

/** A captcha is asked for at most once in so many milliseconds (access specification, section 4). */
const refreshPauseMs = 1000;

const nothingYet = { mode: "image", src: null, answer: null, isBusy: true } as const;

/** Completes a captcha field with its picture, or with what the device found; the first one is loaded when the field appears. */
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
  const { mode, src, answer } = state;
  useEffect(() => {
    // What was typed answered the captcha of before.
    if (src !== null || mode === "work") field.empty();
    if (answer !== null) field.change(answer);
  }, [field, mode, src, answer]);
  useEffect(() => {
    void captcha.ensure();
  }, [captcha]);
  const image: CaptchaControl = {
    ...state,
    refresh: () => load(state.mode),
    switchMode: () => load(state.mode === "image" ? "work" : "image"),
  };
  return <Field {...props} image={image} />;
});
