import { makeAutoObservable, runInAction } from "mobx";
import type { Answer } from "./Answer.ts";

/** How somebody shows to be no program: by reading a picture, or by work of the device. */
export type CaptchaMode = "image" | "work";

/** Where captchas come from: base64 of a PNG, or the answer that the device found, with the id to send back. */
export interface CaptchaCalls {
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

/** The platform keeps a captcha for five minutes; one that is older than this, in milliseconds, may be gone before it is sent. */
const freshMs = 4 * 60_000;

/** The captcha on the screen. A new one makes the one before void. */
export class CaptchaStore {
  view: CaptchaView | undefined = undefined;
  /** Id to send back with what the visitor read. */
  id: string | undefined = undefined;
  readonly #port: CaptchaCalls;
  readonly #now: () => number;
  #asked = 0;
  #askedAt = 0;

  /** `now` is a clock in milliseconds. */
  constructor(port: CaptchaCalls, now: () => number = () => performance.now()) {
    this.#port = port;
    this.#now = now;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  read(): CaptchaView | undefined {
    return this.view;
  }

  /** Loads another one. Never rejects; after a failure there is nothing to see, and asking again is free. */
  async load(mode: CaptchaView["mode"]): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.#askedAt = this.#now();
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

  /**
   * Loads the first one. Whoever asks again (a second field, a dialog that was opened once more) gets the one that is there
   * or on its way, unless it is too old to be sent. After a failure there is none, and this asks again.
   */
  async ensure(): Promise<void> {
    const isThere = this.view?.isBusy === true || this.id !== undefined;
    if (!isThere || this.#now() - this.#askedAt > freshMs) await this.load(this.view?.mode ?? "image");
  }

  /** One was sent, and counts once: loads another of the kind shown. Whatever came in its place since stays. */
  async useUp(id: string | undefined): Promise<void> {
    if (id !== undefined && id === this.id && this.view?.isBusy === false) await this.load(this.view.mode);
  }

  /** One was sent and accepted: nobody is asked any more, and the next time begins anew. */
  forget(id: string | undefined): void {
    if (id === undefined || id !== this.id) return;
    this.#asked += 1;
    this.view = undefined;
    this.id = undefined;
  }
}
