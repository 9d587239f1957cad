/** Most bytes that a file of texts may have: a hundred times what a site has. */
export const mostBytes = 8 * 1024 * 1024;

/** A file as text, or why it is none. */
export type DecodedFile = { ok: true; text: string } | { ok: false; why: "tooBig" | "encoding" | "empty" };

/** Reads a file as text: UTF-8, or what its first bytes say. A letter that is broken refuses all of it. */
export async function decodeFile(file: Blob): Promise<DecodedFile> {
  if (file.size > mostBytes) return { ok: false, why: "tooBig" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8";
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (text.trim() === "") return { ok: false, why: "empty" };
    return text.includes("\0") ? { ok: false, why: "encoding" } : { ok: true, text };
  } catch {
    return { ok: false, why: "encoding" };
  }
}
