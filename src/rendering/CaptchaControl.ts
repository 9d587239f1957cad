import type { CaptchaState } from "./ports/CaptchaPort.ts";

/** A captcha in a field's hands. */
export interface CaptchaControl extends CaptchaState {
  /** Asks for another one, at most once a second. */
  refresh(): void;
  /** Changes between the picture and the work of the device. */
  switchMode(): void;
}
