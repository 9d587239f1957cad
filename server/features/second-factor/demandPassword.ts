import type { Deps } from "#server/Deps.ts";
import { findMember } from "#server/features/member/findMember.ts";
import type { Member } from "#server/features/member/Member.ts";
import { refusal } from "#server/http/Failure.ts";
import type { Limit, Throttle } from "#server/security/createThrottle.ts";
import type { Passwords } from "#server/security/passwords.ts";
import { takeAll } from "#server/security/takeAll.ts";

const perMember: Limit = { most: 10, seconds: 900 };

/** The member, whose password was given again just now (S-26); throws `wrong_password` at its field, and 429 after ten tries. */
export async function demandPassword(
  memberId: string,
  password: string,
  { db }: Pick<Deps, "db">,
  { passwords, throttle }: { passwords: Passwords; throttle: Throttle },
): Promise<Member> {
  const entry = await takeAll(throttle, [["passwordAgain", memberId, perMember]]);
  const member = await findMember(db, { id: memberId });
  const isRight = await passwords.verify(password, member?.passwordHash ?? null);
  if (!member || member.isDisabled || !isRight) {
    throw refusal("wrong_password", "The password is wrong.", {
      fieldErrors: { password: { key: "error.password_wrong" } },
    });
  }
  await entry.giveBack();
  return member;
}
