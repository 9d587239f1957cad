import { makeAutoObservable, runInAction } from "mobx";
import type { Answer } from "./Answer.ts";

/** How somebody shows to be no program: by reading a picture, or by work of the device. */
export type CaptchaMode = "image" | "work";

/** Where captchas come from: base64 of a PNG, or the answer that the device found, with the id to send back. */
export interface CaptchaPort {
  getCaptcha(mode: CaptchaMode): Promise<Answer<{ id: string; value: string }>>;
}

/** What is shown of a captcha. */
export interface CaptchaView {
  mode: CaptchaMode;
  /** A `data:` address; null while loading, after a failure, and in the mode `work`. */
  src: string | null;
  /** What the device found; null while it works, after a failure, and in the mode `image`. */
  answer: string | null;
  isBusy: boolean;
}

/** The captcha on the screen. A new one makes the one before void. */
export class CaptchaStore {
  view: CaptchaView | undefined = undefined;
  /** Id to send back with what the visitor read. */
  id: string | undefined = undefined;
  readonly #port: CaptchaPort;
  #asked = 0;

  constructor(port: CaptchaPort) {
    this.#port = port;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  read(): CaptchaView | undefined {
    return this.view;
  }

  /** Loads another one. Never rejects; after a failure there is nothing to see, and asking again is free. */
  async load(mode: CaptchaView["mode"]): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    runInAction(() => (this.view = { mode, src: null, answer: null, isBusy: true }));
    const answer = await this.#port.getCaptcha(mode);
    if (asked !== this.#asked) return;
    runInAction(() => {
      const value = answer.ok ? answer.value.value : null;
      this.id = answer.ok ? answer.value.id : undefined;
      this.view = {
        mode,
        src: mode === "image" && value !== null ? `data:image/png;base64,${value}` : null,
        answer: mode === "work" ? value : null,
        isBusy: false,
      };
    });
  }

  /** Loads another one of the kind shown, if one is shown: the one before was used up. */
  async renew(): Promise<void> {
    if (this.view) await this.load(this.view.mode);
  }
}
