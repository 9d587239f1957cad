import type { Queryable } from "#server/db/Database.ts";
import type { DemoPerson } from "./people.ts";

const dayMs = 86_400_000;
const rankNames = ["", "Bronze", "Silver", "Gold", "Platinum", "Diamond", "Crown"];
const dialingCode = "855";
/** Its password was chosen for it, so that the change it forces can be seen. */
const newcomer = "player02";

/** What everybody of the demo shares. */
export interface PeopleDetails {
  passwordHash: string;
  newcomerPasswordHash: string;
  currency: string;
  now: Date;
}

/** Writes members and their tree. */
export async function insertPeople(tx: Queryable, people: DemoPerson[], details: PeopleDetails): Promise<void> {
  const { passwordHash, newcomerPasswordHash, currency, now } = details;
  const joined = (person: DemoPerson) => new Date(now.getTime() - person.joinedDaysAgo * dayMs);
  const rows = people.map((person) => ({
    id: person.id,
    account: person.account,
    nickname: person.nickname,
    type: person.type,
    is_demo: true,
    password_hash: person.account === newcomer ? newcomerPasswordHash : passwordHash,
    password_changed_at: now,
    must_change_password: person.account === newcomer,
    email: `${person.account}@mail.example`,
    dialing_code: dialingCode,
    mobile_num: person.mobileNum,
    mobile_verified_at: joined(person),
    language: person.language,
    currency,
    upline_id: person.upline?.id ?? null,
    to_upline: person.upline !== null,
    club_label_name: rankNames[person.rankLevel] ?? "",
    club_rank_level: person.rankLevel,
    referral_code: person.referralCode,
    affiliate_code: person.affiliateCode,
    registered_at: joined(person),
    last_login_at: person.account === newcomer ? null : new Date(now.getTime() - (dayMs * (person.rankLevel % 4)) / 3),
  }));
  await tx.query(
    `INSERT INTO member (id, account, nickname, type, is_demo, password_hash, password_changed_at, must_change_password, email,
       dialing_code, mobile_num, mobile_verified_at, language, currency, upline_id, to_upline, club_label_name,
       club_rank_level, referral_code, affiliate_code, registered_at, last_login_at)
     SELECT id, account, nickname, type, is_demo, password_hash, password_changed_at, must_change_password, email,
       dialing_code, mobile_num, mobile_verified_at, language, currency, upline_id, to_upline, club_label_name,
       club_rank_level, referral_code, affiliate_code, registered_at, last_login_at
     FROM jsonb_populate_recordset(NULL::member, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
  await tx.query(
    `INSERT INTO member_tree (ancestor_id, descendant_id, depth)
     WITH RECURSIVE up AS (
       SELECT upline_id AS ancestor_id, id AS descendant_id, 1 AS depth FROM member WHERE upline_id IS NOT NULL
       UNION ALL
       SELECT m.upline_id, up.descendant_id, up.depth + 1 FROM up JOIN member m ON m.id = up.ancestor_id
       WHERE m.upline_id IS NOT NULL
     ) SELECT ancestor_id, descendant_id, depth FROM up`,
  );
}
