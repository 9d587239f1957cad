import type { CaptchaCalls } from "#stores/CaptchaStore.ts";
import { failure } from "#stores/failure.ts";
import type { CaptchaWork } from "../botCheck/lazyCaptchaWork.ts";
import type { Client } from "../createClient.ts";

/** Captchas; the id comes in a header. `work` answers those that ask the device instead of the eye. */
export function createCaptchaPort(client: Client, work: CaptchaWork): CaptchaCalls {
  return {
    async getCaptcha(mode) {
      const answer = await client.callWithHeaders("getCaptcha", { mode });
      if (!answer.ok) return answer;
      const { value, header } = answer.value;
      const id = header("captcha-id");
      if (typeof value !== "string" || id === undefined)
        return { ok: false, failure: failure("unreadable", "unreadable_answer") };
      if (mode === "image") return { ok: true, value: { id, value } };
      const found = await work(value);
      if (found === undefined) return { ok: false, failure: failure("refused", "bot_check_failed") };
      return { ok: true, value: { id, value: found } };
    },
  };
}
