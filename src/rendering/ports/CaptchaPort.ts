/** A captcha as the platform gave it: a picture, or work for the device of who cannot see one. */
export interface CaptchaState {
  mode: "image" | "work";
  /** A `data:` address; null while loading, after a failure, and in the mode `work`. */
  src: string | null;
  /** What the device found; null while it works, after a failure, and in the mode `image`. */
  answer: string | null;
  isBusy: boolean;
}

/** Where captchas come from. Reads are observed. */
export interface CaptchaPort {
  /** The current captcha; undefined before the first one was asked for. */
  read(): CaptchaState | undefined;
  /** Loads the first one; nothing happens while one that can still be sent is there or on its way. Never rejects. */
  ensure(): Promise<void>;
  /** Loads another one; the one before is void. Never rejects. */
  load(mode: CaptchaState["mode"]): Promise<void>;
}
