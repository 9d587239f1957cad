import type { CaptchaPort } from "#stores/CaptchaStore.ts";
import { failure } from "#stores/failure.ts";
import type { Client } from "../createClient.ts";

/** Captchas; the id comes in a header. */
export function createCaptchaPort(client: Client): CaptchaPort {
  return {
    async getCaptcha(mode) {
      const answer = await client.callWithHeaders("getCaptcha", { mode });
      if (!answer.ok) return answer;
      const { value, header } = answer.value;
      const id = header("captcha-id");
      if (typeof value !== "string" || id === undefined)
        return { ok: false, failure: failure("unreadable", "unreadable_answer") };
      return { ok: true, value: { id, value } };
    },
  };
}
