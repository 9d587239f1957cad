/** A captcha as the platform gave it: a picture, or a short question for who cannot see one. */
export interface CaptchaState {
  mode: "image" | "text";
  /** A `data:` address; null while loading, after a failure, and in text mode. */
  src: string | null;
  /** The question; null while loading, after a failure, and in image mode. */
  question: string | null;
  isBusy: boolean;
}

/** Where captchas come from. Reads are observed. */
export interface CaptchaPort {
  /** The current captcha; undefined before the first one was asked for. */
  read(): CaptchaState | undefined;
  /** Loads another one; the one before is void. Never rejects. */
  load(mode: CaptchaState["mode"]): Promise<void>;
}
