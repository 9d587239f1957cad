import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { Failure } from "#server/http/Failure.ts";
import type { Files } from "./createFiles.ts";
import { faultsOf } from "./rewritePictures.ts";

/**
 * Draws the pictures of a form's field anew, before anything is written. Each that cannot be, or is not the member's own, is a fault of
 * its place in the field (`/proof/1`); what is wrong with all of them is one of the field. `placeOf` says where a picture stood in
 * what was sent, where that was not the field alone.
 */
export async function demandPictures(
  files: Files,
  memberId: string,
  { field, ids, placeOf = (place) => `/${field}/${place}` }: PicturesOfField,
): Promise<void> {
  try {
    await files.rewrite(memberId, ids);
  } catch (error) {
    if (!(error instanceof Failure) || error.status !== 200) throw error;
    const faults = faultsOf(error);
    if (faults.length === 0) throw pictureFault(field, error.code);
    throw invalidForm(
      Object.fromEntries(faults.map(({ place, code }) => [placeOf(place), { key: `error.${code}` }] as const)),
    );
  }
}

/** A picture that is refused, by its field or by its place in it. */
export function pictureFault(at: string, code: string): Failure {
  return invalidForm({ [at]: { key: `error.${code}` } });
}

interface PicturesOfField {
  field: string;
  /** Ids of files that were sent before. */
  ids: readonly string[];
  placeOf?(place: number): string;
}
