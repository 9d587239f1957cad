import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { freshAddress, type TestPlatform } from "./aPlatform.ts";

/** Does the work that a captcha asks of a device; the answer as the platform expects it. */
export async function doCaptchaWork(shown: string): Promise<string> {
  const challenge = JSON.parse(Buffer.from(shown, "base64").toString("utf8")) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution?.derivedKey.slice(-5).toUpperCase() ?? "";
}

/** Answers the captcha for those who cannot see a picture, as a body of a login takes it. */
export async function solveCaptcha(platform: TestPlatform): Promise<{ captcha: string; captchaId: string }> {
  const response = await platform.call("GET", "/wps/captcha?mode=work", { ip: freshAddress() });
  const captcha = await doCaptchaWork(response.json<{ value: string }>().value);
  return { captcha, captchaId: String(response.headers["captcha-id"]) };
}
