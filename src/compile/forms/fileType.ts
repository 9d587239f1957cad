/** Kinds of files that can be sent: a picture, or a document that is no program. */
export const fileTypes = ["image/jpeg", "image/png", "image/webp", "application/pdf"] as const;

/** A media type of a file that can be sent. */
export type FileType = (typeof fileTypes)[number];

/** No file is larger than so many bytes: 10 MB. */
export const largestFile = 10 * 1024 * 1024;

/** What the files of each kind begin with; null is any byte. */
const beginnings: Readonly<Record<FileType, readonly (number | null)[]>> = {
  "image/jpeg": [0xff, 0xd8, 0xff],
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  "image/webp": [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  "application/pdf": [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/**
 * What a file is by its first bytes, whatever its name or the browser says; undefined where it is none of the kinds. The same
 * in the browser and on the platform.
 */
export function fileType(head: Uint8Array): FileType | undefined {
  return fileTypes.find((type) => beginnings[type].every((byte, place) => byte === null || head[place] === byte));
}
