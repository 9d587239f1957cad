import { randomBytes, scryptSync } from "node:crypto";
import type { ForeignCodes } from "./createForeignCodes.ts";
import type { ForeignHumanCheck } from "./createForeignHumanCheck.ts";
import type { ForeignMembers } from "./createForeignMembers.ts";
import {
  isRefusal,
  refuse,
  refuseBusiness,
  withHeaders,
  type ForeignCall,
  type ForeignHandler,
  type ForeignPlatform,
} from "./ForeignPlatform.ts";

interface Rule {
  enabled: boolean;
  required: boolean;
  minLength: number;
  maxLength: number;
  acceptedPattern: string;
  patternId: number;
}

/** What registering needs of the rest. */
interface Needs {
  members: ForeignMembers;
  humanCheck: ForeignHumanCheck;
  codes: ForeignCodes;
  permission: ForeignPlatform["permission"];
}

const robot = () => refuseBusiness("Robots may not play", "human_check_failed");

/** Registration by name and by mobile number, judged by the rules that the permission answer tells. */
export function foreignRegistration(needs: Needs): Record<string, ForeignHandler> {
  const { members, humanCheck, codes, permission } = needs;
  const runOnce = createIdempotency();
  const sendsCode =
    (member: string, action: string): ForeignHandler =>
    async ({ body }) => {
      if (!(await humanCheck.isHuman(body["botCheck"], action))) return robot();
      const number = `${String(body["countryDialingCode"])} ${String(body[member])}`;
      return { expiredMinutes: codes.send(action, number) };
    };
  const registers =
    (isByMobile: boolean): ForeignHandler =>
    (call) =>
      runOnce(call, async () => {
        const { body } = call;
        if (!(await humanCheck.isHuman(body["botCheck"], "register"))) return robot();
        const rules = permission.info["register"] as Readonly<Record<string, Rule>>;
        const fieldErrors = judge(rules, body, isByMobile);
        if (Object.keys(fieldErrors).length > 0)
          return refuseBusiness("Xin kiểm tra lại", "form_invalid", { fieldErrors });
        if (isByMobile) {
          const number = `${String(body["countryDialingCode"])} ${String(body["mobileNum"])}`;
          if (!codes.isRight("registerCode", number, body["verificationCode"]))
            return refuseBusiness("Sai mã", "wrong_code", { fieldErrors: { verificationCode: "Sai mã" } });
        }
        const account = String(body["username"] ?? body["mobileNum"]);
        if (!members.add(account, String(body["password"])))
          return refuseBusiness("Tên đã có người dùng", "account_taken", {
            fieldErrors: { username: "Tên đã có người dùng" },
          });
        return members.enter(account);
      });
  return {
    "PUT /wps/member/register": registers(false),
    "PUT /wps/member/register/mobile": registers(true),
    "POST /wps/verification/sms/register": sendsCode("mobileNo", "registerCode"),
    "POST /wps/verification/sms/noLogin": sendsCode("mobileNum", "loginCode"),
    "GET /wps/agent/affiliate": () => refuseBusiness("Không có mã này", "referral_code_unknown"),
  };
}

/** Errors by field: the text that the site has for the rule's pattern, with the rule's figures, or plain words. */
function judge(rules: Readonly<Record<string, Rule>>, body: ForeignCall["body"], isByMobile: boolean) {
  const extra = (body["extra"] ?? {}) as Record<string, unknown>;
  const errors: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries(rules)) {
    if (!rule.enabled || (isByMobile && name === "username")) continue;
    const value = String(body[name] ?? extra[name] ?? "").trim();
    const length = [...value].length;
    const isRight =
      value === "" ? !rule.required : length >= rule.minLength && length <= rule.maxLength && matches(rule, value);
    if (!isRight) errors[name] = { key: `reg_pattern_${rule.patternId}`, min: rule.minLength, max: rule.maxLength };
  }
  const again = body["confirmPassword"];
  if (again !== undefined && again !== body["password"]) errors["confirmPassword"] = "Hai mật khẩu khác nhau";
  return errors;
}

/** This platform's patterns are of another dialect: its scripts are called `\p{IsHan}`. */
function matches({ acceptedPattern: pattern }: Rule, value: string): boolean {
  if (pattern === "" || pattern === "*") return true;
  return new RegExp(pattern.replaceAll(/\\p\{Is(\w+)\}/g, "\\p{Script=$1}"), "u").test(value);
}

/** Keys of intents: the same again gets the stored answer, another body 422, and who comes while it runs 409. */
function createIdempotency() {
  const kept = new Map<string, { body: string; answer?: unknown }>();
  const salt = randomBytes(16);
  return async ({ name, body, request }: ForeignCall, run: () => Promise<unknown>): Promise<unknown> => {
    const { botCheck: _human, captcha: _captcha, captchaId: _id, ...asked } = body;
    const key = `${name} ${String(request.headers["idempotency-key"])}`;
    // The body has a password in it: what is kept to compare is a slow hash.
    const written = scryptSync(JSON.stringify(Object.entries(asked).toSorted()), salt, 32).toString("hex");
    const found = kept.get(key);
    if (found && found.body !== written) return refuse(422, refusal("The key was used", "key_reused"));
    if (found?.answer) return withHeaders(found.answer, { "idempotent-replayed": "true" });
    if (found) return refuse(409, refusal("Still running", "still_running"), { "retry-after": "1" });
    const entry: { body: string; answer?: unknown } = { body: written };
    kept.set(key, entry);
    try {
      const answer = await run();
      // Who was refused may correct what was wrong, and come again with the key.
      if (!isRefusal(answer)) entry.answer = answer;
      return answer;
    } finally {
      if (entry.answer === undefined) kept.delete(key);
    }
  };
}

function refusal(message: string, code: string) {
  return { success: false, value: null, message, code };
}
