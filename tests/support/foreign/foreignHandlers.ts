import { CompactEncrypt, importJWK } from "jose";
import type { ForeignCaptcha } from "./createForeignCaptcha.ts";
import type { ForeignCodes } from "./createForeignCodes.ts";
import type { ForeignHumanCheck } from "./createForeignHumanCheck.ts";
import type { ForeignMembers } from "./createForeignMembers.ts";
import type { ForeignSeal } from "./createForeignSeal.ts";
import { foreignChat } from "./foreignChat.ts";
import { foreignFiles } from "./foreignFiles.ts";
import { foreignKeys } from "./foreignKeys.ts";
import { foreignLists } from "./foreignLists.ts";
import {
  refuse,
  refuseBusiness,
  withHeaders,
  type ForeignCall,
  type ForeignHandler,
  type ForeignPlatform,
} from "./ForeignPlatform.ts";
import { foreignRecovery } from "./foreignRecovery.ts";
import { foreignRegistration } from "./foreignRegistration.ts";

/** What the calls share. */
interface ForeignParts {
  seal: ForeignSeal;
  humanCheck: ForeignHumanCheck;
  captcha: ForeignCaptcha;
  codes: ForeignCodes;
  members: ForeignMembers;
  reports: Readonly<Record<string, unknown>>[];
  permission: ForeignPlatform["permission"];
}

/** Wrong passwords of an account until a captcha is asked for. */
const freeTries = 5;
const robot = () => refuseBusiness("Robots may not play", "human_check_failed");

/** The calls of a small platform by method and path. Who may call, and with what body, was judged before. */
export function foreignHandlers(parts: ForeignParts): Record<string, ForeignHandler> {
  const { seal, humanCheck, captcha, members, reports, permission } = parts;
  return {
    "GET /wps/system/permission": () => permission,
    "GET /wps/system/status": () => ({ status: permission.maintenance ? 1 : permission.regionRestriction ? 2 : 0 }),
    "GET /wps/system/whitelabel": () => permission.info["whitelabel"],
    "GET /wps/system/setting/register": () => permission.info["register"],
    "GET /wps/system/countries": () => [
      { countryCode: "KH", countryDialingCode: "855" },
      { countryCode: "VN", countryDialingCode: "84" },
    ],
    "GET /wps/system/jwks": () => seal.keys,
    "GET /wps/system/botCheck": ({ query }) => humanCheck.challenge(query.get("action") ?? ""),
    "GET /wps/captcha": async ({ query }) => {
      const { id, shown } = await captcha.create(query.get("mode") ?? "image");
      return withHeaders(shown, { "captcha-id": id });
    },
    "POST /wps/system/reports": ({ body }) => void reports.push(body),
    "POST /csp-report": () => refuse(204, ""),
    ...sessionCalls(parts),
    ...foreignRegistration(parts),
    ...foreignRecovery(parts),
    ...foreignKeys(),
    ...foreignLists(members),
    ...foreignChat(),
    ...foreignFiles(),
    "GET /wps/member/info": ({ account = "" }) => members.infoOf(account),
    "PUT /wps/member/language": ({ account = "", body }) => {
      members.find(account).language = String(body["language"]);
      return { language: body["language"] };
    },
    "POST /wps/member/password": ({ account = "", session, body }) => {
      const member = members.find(account);
      if (body["oldPassword"] !== member.password) return refuseField("wrong_password", "oldPassword", "Sai mật khẩu");
      const { newPassword, confirmNewPassword } = body;
      if (newPassword !== confirmNewPassword)
        return refuseField("form_invalid", "confirmNewPassword", "Hai mật khẩu khác nhau");
      if (newPassword === member.password) return refuseField("same_password", "newPassword", "Mật khẩu không đổi");
      member.password = String(newPassword);
      const others = members.sessionsOf(account).filter(({ id }) => id !== session);
      for (const { id } of others) members.end(account, id);
      return { endedSessions: others.length };
    },
    "GET /wps/member/info/icon": () => ({ icon: "" }),
    "GET /wps/member/info/funds/consolidated": () => ({
      currency: "VND",
      total: 123_456,
      available: 120_000,
      held: 3_456,
    }),
    "GET /wps/wallet/merchant": () => ({ isSingle: false, currency: "VND" }),
    "GET /wps/system/domainRoute": ({ query }) => ({
      host: (query.get("host") ?? "localhost").replace(/:\d+$/, "").toLowerCase(),
      merchantCode: "viet",
      domainList: [],
    }),
    "GET /wps/system/customerService": async ({ query }) => [
      { type: 3, name: "LIVECHAT", link: await sealLink("https://chat.example/viet", query) },
    ],
    "PUT /wps/feedback": () => ({ reference: "VN-1" }),
    "GET /wps/v2/wallets/balance": () => ({ sumBalance: 123_456, currency: "VND", version: 1 }),
  };
}

/** A link to customer service, to the key of the call. */
async function sealLink(url: string, query: URLSearchParams): Promise<string> {
  const key = await importJWK({ kty: "EC", crv: "P-256", x: query.get("x") ?? "", y: query.get("y") ?? "" }, "ECDH-ES");
  return await new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ url })))
    .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM" })
    .encrypt(key);
}

function refuseField(code: string, field: string, words: string) {
  return refuseBusiness(words, code, { fieldErrors: { [field]: words } });
}

/** Logging in and out. */
function sessionCalls({ seal, humanCheck, captcha, codes, members }: ForeignParts): Record<string, ForeignHandler> {
  const failures = new Map<string, number>();
  const trial = async ({ body, name }: ForeignCall) => {
    const [method = "", path = ""] = name.split(" ");
    if (!(await seal.open(body["random"], method, path)))
      return refuse(400, { success: false, value: null, message: "?", code: "unreadable_body" });
    const account = `guest${String(Math.random()).slice(2, 10)}`;
    members.add(account, "", 4);
    return members.enter(account);
  };
  return {
    "POST /wps/session/login": async ({ body }) => {
      if (!(await humanCheck.isHuman(body["botCheck"], "login"))) return robot();
      const account = String(body["username"]);
      const failed = failures.get(account) ?? 0;
      if (failed >= freeTries && !captcha.isRight(body["captchaId"], body["captcha"]))
        return refuseBusiness("Xin nhập mã trong hình", "captcha_required", { captchaRequired: true });
      const isRight =
        body["type"] === "sms"
          ? codes.isRight("loginCode", `${String(body["countryDialingCode"])} ${account}`, body["password"])
          : body["password"] === members.find(account).password;
      failures.set(account, isRight ? 0 : failed + 1);
      if (isRight) return members.enter(account);
      const captchaRequired = failed + 1 >= freeTries;
      return refuseBusiness("Sai tên hoặc mật khẩu", undefined, { captchaRequired });
    },
    "POST /wps/session/login/freeplay": trial,
    "POST /wps/session/firstLogin": () => ({ firstTimeLogin: false }),
    "GET /wps/session/left": () => ({ idleSeconds: 900, endSeconds: 3_600 }),
    "POST /wps/session/extend": () => ({ idleSeconds: 900, endSeconds: 3_600 }),
    "DELETE /wps/session/logout": ({ account = "", session = "" }) => void members.end(account, session),
    "DELETE /wps/session/*": ({ account = "", path: [id = ""] }) =>
      members.end(account, id)
        ? undefined
        : refuse(404, { success: false, value: null, message: "There is none such", code: "not_found" }),
  };
}
