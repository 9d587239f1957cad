import type { Queryable } from "#server/db/Database.ts";
import type { Files } from "#server/features/file/createFiles.ts";
import { demandPictures, pictureFault } from "#server/features/file/demandPictures.ts";
import { largestPicture, pictureTypes } from "#server/features/file/readPicture.ts";
import type { JudgedForm } from "./judgeFields.ts";

/** The pictures of a form by their fields. */
function picturesOf({ form, values }: JudgedForm): [field: string, ids: string[]][] {
  const fields = form.fields.filter(({ widget }) => widget === "upload");
  return fields.map(({ name }) => [name, (values[name] ?? []) as string[]]);
}

/** Draws the pictures of a proof anew, before anything is written; a picture that cannot be is a fault of its field. */
export async function prepareProof(files: Files, memberId: string, judged: JudgedForm): Promise<void> {
  for (const [field, ids] of picturesOf(judged)) await demandPictures(files, memberId, { field, ids });
}

/** Makes the pictures the order's own; nobody else's, and none that belongs to something already. */
export async function keepProof(
  tx: Queryable,
  files: Files,
  { memberId, orderId }: { memberId: string; orderId: string },
  judged: JudgedForm,
): Promise<void> {
  let place = 0;
  const demand = { types: pictureTypes, maxBytes: largestPicture * 2, rewritten: true };
  for (const [field, ids] of picturesOf(judged)) {
    if (!(await files.take(tx, memberId, ids, demand))) throw pictureFault(field, "picture_missing");
    for (const id of ids) {
      place += 1;
      await tx.query("INSERT INTO deposit_proof (order_id, place, file_id) VALUES ($1, $2, $3)", [orderId, place, id]);
    }
  }
}
