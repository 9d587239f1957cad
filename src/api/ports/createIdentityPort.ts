import type { PermissionInfo } from "#contracts/api.ts";
import type { Answer } from "#stores/Answer.ts";
import { failure } from "#stores/failure.ts";
import type { IdentityPort } from "#stores/IdentityPort.ts";
import { isRecord } from "#json/isRecord.ts";
import { randomText } from "../randomText.ts";
import { sendHttp, TimeLimitError, type SendHttp } from "../sendHttp.ts";
import { timeLimitMs } from "../timeLimits.ts";
import { codeOfRefusal } from "../identity/codeOfRefusal.ts";
import type { SignInWindow } from "../identity/createSignInWindow.ts";

/** What the port works with. */
export interface IdentityPortParts {
  settings: NonNullable<PermissionInfo["identity"]>;
  /** Address of the site's page that windows come back to. */
  returnTo: string;
  window: SignInWindow;
  send?: SendHttp;
}

/**
 * Firebase Authentication by its REST calls (Identity Toolkit v1), as its own library makes them. The library itself would load
 * scripts of others into the page (record 66): a provider's pages, and the page that proves a person, are shown in a window of
 * their own instead, which comes back to `returnTo`.
 */
export function createIdentityPort({
  settings,
  returnTo,
  window: windows,
  send = sendHttp,
}: IdentityPortParts): IdentityPort {
  const { endpoint, apiKey, phoneCheck } = settings;

  const call = async <T extends string>(
    method: string,
    body: object,
    wanted: T,
  ): Promise<Answer<Record<T, string>>> => {
    try {
      const answer = await send({
        method: "POST",
        url: `${endpoint}/accounts:${method}`,
        query: { key: apiKey },
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        withCookies: false,
        timeLimitMs,
      });
      const read: unknown = JSON.parse(answer.text);
      if (isRecord(read) && answer.status === 200 && typeof read[wanted] === "string") {
        return { ok: true, value: read as Record<T, string> };
      }
      return refused(codeOfRefusal(read));
    } catch (error) {
      if (error instanceof SyntaxError) return refused("identity_unknown_error");
      const isSlow = error instanceof TimeLimitError;
      return { ok: false, failure: failure(isSlow ? "timeout" : "network", isSlow ? "timeout" : "network") };
    }
  };

  /** What the page that proves a person says; nothing where the brand has none. */
  const provePerson = async (): Promise<Answer<string | undefined>> => {
    if (phoneCheck === undefined) return { ok: true, value: undefined };
    const state = randomText();
    const words = new URLSearchParams({ state, return: returnTo });
    const back = await windows.show(windows.open(), `${phoneCheck}?${words.toString()}`, state);
    if (!back.ok) return back;
    const token = back.value.searchParams.get("token");
    return token === null ? refused("identity_captcha_failed") : { ok: true, value: token };
  };

  return {
    sendCode: async (phoneNumber) => {
      const proof = await provePerson();
      if (!proof.ok) return proof;
      const { value: recaptchaToken } = proof;
      const sent = await call("sendVerificationCode", { phoneNumber, recaptchaToken }, "sessionInfo");
      return sent.ok ? { ok: true, value: sent.value.sessionInfo } : sent;
    },
    proveCode: async (sessionInfo, code) => {
      const proved = await call("signInWithPhoneNumber", { sessionInfo, code }, "idToken");
      return proved.ok ? { ok: true, value: proved.value.idToken } : proved;
    },
    signIn: async (provider, opened) => {
      const asked = await call(
        "createAuthUri",
        { providerId: `${provider}.com`, continueUri: returnTo, authFlowType: "CODE_FLOW" },
        "authUri",
      );
      if (!asked.ok) {
        opened?.close();
        return asked;
      }
      const { authUri, sessionId } = asked.value as { authUri: string; sessionId?: string };
      const state = URL.canParse(authUri) ? new URL(authUri).searchParams.get("state") : null;
      if (state === null || sessionId === undefined) {
        opened?.close();
        return refused("identity_unknown_error");
      }
      const back = await windows.show(opened, authUri, state);
      if (!back.ok) return back;
      const signed = await call(
        "signInWithIdp",
        { requestUri: back.value.href, sessionId, returnSecureToken: true },
        "idToken",
      );
      return signed.ok ? { ok: true, value: signed.value.idToken } : signed;
    },
  };
}

function refused(code: string): { ok: false; failure: ReturnType<typeof failure> } {
  return { ok: false, failure: failure("refused", code) };
}
