import { freshAddress, type TestPlatform } from "./aPlatform.ts";

/** Answers the captcha for those who cannot see one, as a body of a login takes it. */
export async function solveTextCaptcha(platform: TestPlatform): Promise<{ captcha: string; captchaId: string }> {
  const response = await platform.call("GET", "/wps/captcha?mode=text", { ip: freshAddress() });
  const sum = String(response.json<{ value: string }>().value)
    .split("+")
    .map(Number)
    .reduce((a, b) => a + b, 0);
  return { captcha: String(sum), captchaId: String(response.headers["captcha-id"]) };
}
