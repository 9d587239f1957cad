import type { Queryable } from "#server/db/Database.ts";
import type { Files } from "#server/features/file/createFiles.ts";
import { demandPictures, pictureFault } from "#server/features/file/demandPictures.ts";
import { largestPicture, pictureTypes } from "#server/features/file/readPicture.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";

/** Draws the pictures anew before anything is written; what cannot be, or is not the member's own, is a fault of the field. */
export async function prepareProofs(files: Files, memberId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) throw invalidForm({ proof: { key: "form.required" } });
  await demandPictures(files, memberId, { field: "proof", ids });
}

/** Makes the pictures the withdrawal's own; nobody else's, and none that belongs to something already. */
export async function keepProofs(
  tx: Queryable,
  files: Files,
  { memberId, withdrawalId, now }: { memberId: string; withdrawalId: string; now: Date },
  ids: readonly string[],
): Promise<void> {
  const demand = { types: pictureTypes, maxBytes: largestPicture * 2, rewritten: true };
  if (!(await files.take(tx, memberId, ids, demand))) throw pictureFault("proof", "picture_missing");
  await tx.query("INSERT INTO withdrawal_proof (withdrawal_id, file_id, at) SELECT $1, unnest($2::uuid[]), $3", [
    withdrawalId,
    ids,
    now,
  ]);
}
