import { randomBytes, randomUUID } from "node:crypto";
import type { Queryable } from "#server/db/Database.ts";
import type { Files } from "#server/features/file/createFiles.ts";
import { demandPictures, pictureFault } from "#server/features/file/demandPictures.ts";
import { largestPicture, pictureTypes } from "#server/features/file/readPicture.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { findMember } from "#server/features/member/findMember.ts";
import { Failure, refusal } from "#server/http/Failure.ts";
import type { SentImage } from "./takeApplications.ts";
import { canApply, findActivity, mostTries, type StoredActivity } from "./StoredActivity.ts";

const mostRemark = 140;
const mostPictures = 3;

/** What a member sends, as it came. */
export interface TypedApplication {
  remark: string;
  /** Ids of files that were sent before. */
  pictures: readonly string[];
  images: readonly SentImage[];
}

/** The same, judged: pictures are files that were drawn anew. */
export interface JudgedApplication {
  remark: string;
  pictures: string[];
}

/** Judges an application before anything of it is kept; a fault is told at its field. */
export async function judgeApplication(
  { files, now }: { files: Files; now: Date },
  memberId: string,
  activity: StoredActivity,
  { remark, pictures, images }: TypedApplication,
): Promise<JudgedApplication> {
  if (!canApply(activity, now)) throw refusalOf(activity);
  const text = remark.trim();
  if ([...text].length > mostRemark) throw invalidForm({ remark: { key: "error.remark_long" } });
  if (activity.kind === "raffle") return { remark: "", pictures: [] };
  const count = pictures.length + images.length;
  if (count < activity.pictures) throw invalidForm({ pictures: { key: "form.required" } });
  if (count > mostPictures || new Set(pictures).size < pictures.length)
    throw invalidForm({ pictures: { key: "error.pictures_many" } });
  const sent = [...pictures];
  for (const [place, image] of images.entries()) sent.push(await keepImage(files, memberId, image, `/images/${place}`));
  const placeOf = (place: number) =>
    place < pictures.length ? `/pictures/${place}` : `/images/${place - pictures.length}`;
  await demandPictures(files, memberId, { field: "pictures", ids: sent, placeOf });
  return { remark: text, pictures: sent };
}

/** Keeps a picture that came with the call as if it had been sent before; its id. */
async function keepImage(files: Files, memberId: string, { name, bytes }: SentImage, at: string): Promise<string> {
  if (bytes.length > largestPicture) throw pictureFault(at, "picture_large");
  const id = randomUUID();
  try {
    await files.add({ id, memberId, name, size: bytes.length, offset: 0, bytes });
  } catch (error) {
    throw error instanceof Failure && error.status === 200 ? pictureFault(at, error.code) : error;
  }
  return id;
}

/** Writes the application, or takes a ticket, in the transaction, with the member locked first. */
export async function writeApplication(
  tx: Queryable,
  files: Files,
  { memberId, activityId, now }: { memberId: string; activityId: string; now: Date },
  { remark, pictures }: JudgedApplication,
): Promise<void> {
  const member = await findMember(tx, { id: memberId }, { lock: true });
  if (!member || member.isDisabled) throw new Failure(401, "not_logged_in", "Please log in.");
  // Tickets have numbers, and none comes after the draw: one at a time.
  await tx.query("SELECT FROM activity WHERE id = $1 FOR UPDATE", [activityId]);
  const activity = await findActivity(tx, activityId, memberId, now);
  if (!activity || !canApply(activity, now) || activity.drawnAt !== null) throw refusalOf(activity);
  const isRaffle = activity.kind === "raffle";
  const rows = await tx.query<{ id: string; tries: number }>(
    `INSERT INTO activity_entry (id, activity_id, member_id, state, remark, number, code, currency, amount, created_at, changed_at)
     SELECT $1, $2, $3, $4, $5,
       CASE WHEN $6::text IS NULL THEN NULL ELSE 1 + coalesce((SELECT max(number) FROM activity_entry WHERE activity_id = $2), 0) END,
       $6::text, $7, $8, $9, $9
     ON CONFLICT (activity_id, member_id) DO UPDATE SET state = 'applying', remark = excluded.remark, reason = '',
       tries = activity_entry.tries + 1, changed_at = excluded.changed_at, decided_by = NULL
     WHERE activity_entry.state = 'rejected' AND activity_entry.tries < $10 RETURNING id, tries`,
    [
      randomUUID(),
      activityId,
      memberId,
      isRaffle ? "joined" : "applying",
      remark,
      isRaffle ? randomBytes(8).toString("hex") : null,
      activity.currency,
      isRaffle ? 0 : activity.amount,
      now,
      mostTries,
    ],
  );
  const entry = rows[0];
  if (!entry) throw alreadyApplied();
  const demand = { types: pictureTypes, maxBytes: largestPicture * 2, rewritten: true };
  if (pictures.length > 0 && !(await files.take(tx, memberId, pictures, demand)))
    throw pictureFault("pictures", "picture_missing");
  for (const [place, file] of pictures.entries()) {
    await tx.query("INSERT INTO activity_picture (entry_id, try, place, file_id) VALUES ($1, $2, $3, $4)", [
      entry.id,
      entry.tries,
      place + 1,
      file,
    ]);
  }
}

/** Why nothing can be sent now. */
function refusalOf(activity: StoredActivity | undefined): Failure {
  const hasPart = activity !== undefined && activity.tries !== null;
  return hasPart ? alreadyApplied() : refusal("activity_closed", "This activity is not open now.");
}

function alreadyApplied(): Failure {
  return refusal("already_applied", "You take part in this already.");
}
