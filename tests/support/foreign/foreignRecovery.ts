import type { ForeignCodes } from "./createForeignCodes.ts";
import type { ForeignHumanCheck } from "./createForeignHumanCheck.ts";
import type { ForeignMembers } from "./createForeignMembers.ts";
import { refuseBusiness, type ForeignHandler } from "./ForeignPlatform.ts";

/** What setting a forgotten password needs of the rest. */
interface Needs {
  members: ForeignMembers;
  humanCheck: ForeignHumanCheck;
  codes: ForeignCodes;
}

const robot = () => refuseBusiness("Robots may not play", "human_check_failed");

/**
 * Forgotten passwords as a platform does them that mails no link: it says whether it knows an account, and puts a password of its
 * own into the mail. A number is its account's name here.
 */
export function foreignRecovery({ members, humanCheck, codes }: Needs): Record<string, ForeignHandler> {
  return {
    "POST /wps/member/password/email": async ({ body }) => {
      if (!(await humanCheck.isHuman(body["botCheck"], "passwordMail"))) return robot();
      const account = String(body["username"]);
      const isKnown = body["email"] === `${account}@mail.example`;
      return isKnown ? {} : refuseBusiness("Không có tài khoản này", "member_unknown");
    },
    "POST /wps/verification/sms/forgot": async ({ body }) => {
      if (!(await humanCheck.isHuman(body["botCheck"], "forgotCode"))) return robot();
      return {
        expiredMinutes: codes.send("forgot", `${String(body["countryDialingCode"])} ${String(body["mobileNum"])}`),
      };
    },
    "POST /wps/member/password/verification": ({ body }) => {
      const { mobileNum, countryDialingCode = "84", verificationCode, newPassword } = body;
      if (!codes.isRight("forgot", `${String(countryDialingCode)} ${String(mobileNum)}`, verificationCode))
        return refuseBusiness("Sai mã", "wrong_code", { fieldErrors: { verificationCode: "Sai mã" } });
      const account = String(mobileNum);
      members.find(account).password = String(newPassword);
      for (const { id } of members.sessionsOf(account)) members.end(account, id);
      return members.enter(account);
    },
    "POST /wps/member/password/reset": () => refuseBusiness("Không có liên kết này", "link_dead"),
  };
}
