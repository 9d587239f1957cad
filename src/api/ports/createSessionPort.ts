import type { BodyOf, OperationId, ParamsOf } from "#contracts/api.ts";
import { failure } from "#stores/failure.ts";
import type { SessionPort } from "#stores/SessionPort.ts";
import type { Client } from "../createClient.ts";
import type { Encryptor } from "../createEncryptor.ts";
import { randomText } from "../randomText.ts";

/** The session's calls. */
export function createSessionPort(client: Client, encryptor: () => Encryptor, os: string): SessionPort {
  const call =
    <Id extends OperationId>(id: Id) =>
    () =>
      client.call(id, {} as ParamsOf<Id>);
  return {
    login: (body) => client.call("login", body),
    loginSocial: (body) => client.call("loginSocial", body),
    loginPhoneIdentity: (body) => client.call("loginPhoneIdentity", body),
    rememberedLogin: call("rememberedLogin"),
    getRemembered: call("getRemembered"),
    forgetRemembered: call("forgetRemembered"),
    logout: (token) => client.call("logout", {}, undefined, token),
    firstLogin: call("firstLogin"),
    getMemberInfo: call("getMemberInfo"),
    changePassword: (body) => client.call("changePassword", body),
    setPasswordByPhone: (body) => client.call("setPasswordByPhone", body),
    async freePlay() {
      const { operations } = await import("#contracts/operations.ts");
      const random = await encryptor().encrypt({ random: randomText() }, operations.loginFreePlay);
      return random.ok ? await client.call("loginFreePlay", { os, platform: "W", random: random.value }) : random;
    },
    async register(way, body) {
      if (way === "username") return await client.call("register", body);
      const { mobileNum, verificationCode, countryDialingCode, username, ...rest } = body;
      if (mobileNum === undefined || verificationCode === undefined || countryDialingCode === undefined) {
        return { ok: false, failure: failure("malformed", "missing_parameter") };
      }
      const mobile: BodyOf<"registerMobile"> = {
        ...rest,
        // A name that nobody was asked for is none; an empty one would be judged, and refused.
        ...(username !== "" && { username }),
        mobileNum,
        verificationCode,
        countryDialingCode,
      };
      return await client.call("registerMobile", mobile);
    },
  };
}
