import { randomUUID } from "node:crypto";
import type { ForeignHumanCheck } from "./createForeignHumanCheck.ts";
import type { ForeignSeal } from "./createForeignSeal.ts";
import {
  refuse,
  refuseBusiness,
  type ForeignCall,
  type ForeignHandler,
  type ForeignPlatform,
} from "./ForeignPlatform.ts";

/** What the calls share. */
interface ForeignParts {
  seal: ForeignSeal;
  humanCheck: ForeignHumanCheck;
  /** Accounts by token. */
  sessions: Map<string, string>;
  reports: Readonly<Record<string, unknown>>[];
  permission: ForeignPlatform["permission"];
}

const unauthorized = refuse(401, { success: false, value: null, message: "Please log in", code: "not_logged_in" });
const when = "2026-01-02T03:04:05Z";
const password = "Foreign-1";

/** The calls of a small platform by method and path. The password of every account is `Foreign-1`. */
export function foreignHandlers(parts: ForeignParts): Record<string, ForeignHandler> {
  const { seal, humanCheck, sessions, reports, permission } = parts;
  const forMembers =
    (handler: ForeignHandler): ForeignHandler =>
    (call) =>
      call.account === undefined ? unauthorized : handler(call);
  const enter = (account: string, type = 0) => {
    const token = randomUUID();
    sessions.set(token, account);
    return { ...memberOf(account, type), token, username: account, firstTimeLogin: false, passwordExpired: false };
  };
  const registered = async ({ body }: ForeignCall) => {
    if (!(await humanCheck.isHuman(body["botCheck"], "register")))
      return refuseBusiness("Robots may not play", "human_check_failed");
    return enter(String(body["username"] ?? body["mobileNum"]));
  };
  return {
    "GET /wps/system/permission": () => permission,
    "GET /wps/system/countries": () => [
      { countryCode: "VN", countryDialingCode: "84" },
      { countryCode: "KH", countryDialingCode: "855" },
    ],
    "GET /wps/system/jwks": () => seal.keys,
    "GET /wps/system/botCheck": ({ query }) => humanCheck.challenge(query.get("action") ?? ""),
    "POST /wps/system/reports": ({ body }) => void reports.push(body),
    "POST /csp-report": () => undefined,
    "POST /wps/session/login": async ({ body }) => {
      if (!(await humanCheck.isHuman(body["botCheck"], "login")))
        return refuseBusiness("Robots may not play", "human_check_failed");
      if (body["password"] !== password) return refuseBusiness("Sai tên hoặc mật khẩu");
      return enter(String(body["username"]));
    },
    "POST /wps/session/login/freeplay": () => enter("guest1", 4),
    "DELETE /wps/session/logout": forMembers(({ request }) => void sessions.delete(String(request.headers["token"]))),
    "POST /wps/session/firstLogin": forMembers(() => ({ firstTimeLogin: false })),
    "PUT /wps/member/register": registered,
    "PUT /wps/member/register/mobile": registered,
    "POST /wps/verification/sms/register": () => ({ resendAfter: 60, expiresIn: 300 }),
    "GET /wps/member/info": forMembers(({ account }) => memberOf(account ?? "", 0)),
    "PUT /wps/member/language": forMembers(() => undefined),
    "GET /wps/v2/wallets/balance": forMembers(() => ({ sumBalance: 123_456, currency: "VND", version: 1 })),
    "GET /wps/message/unread": forMembers(() => 0),
    "GET /wps/session/list": forMembers(() => ({ rows: [], page: 1, pageSize: 15, total: 0 })),
    "GET /wps/member/transactions": forMembers(() => ({
      rows: [transaction("deposit", 500_000, "VND"), transaction("win", 100_000_000, "BTC")],
      page: 1,
      pageSize: 15,
      total: 2,
      totals: { in: 500_000, out: 0, net: 500_000, currency: "VND" },
    })),
    "GET /wps/board/winners": () => ({ list: [winner("KWD", 1234), winner("VND", 123_456)] }),
  };
}

function memberOf(account: string, type: number) {
  return {
    id: account,
    account,
    nickname: account,
    type,
    toUpline: false,
    clubLabel: { labelName: "", rankLevel: 0 },
    memberLabel: "",
    language: "VI",
    currency: "VND",
    email: "",
    mobileNum: "",
    hasPaymentPassword: false,
    referralCode: "",
    registeredAt: when,
    lastLoginAt: null,
    passwordChangedAt: when,
  };
}

function transaction(type: string, amount: number, currency: string) {
  const id = randomUUID();
  return {
    id,
    time: when,
    type,
    amount,
    balanceAfter: amount,
    currency,
    detail: "",
    reference: id.slice(0, 8),
    status: "completed",
  };
}

function winner(currency: string, winAmount: number) {
  return {
    vo: { icon: "", customer: "pl•••09", game: "Golden Naga", gameCategory: "RNG", winAmount, currency, time: when },
  };
}
