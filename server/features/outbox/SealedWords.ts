import type { SecretBox } from "#server/security/secretBox.ts";

/** What of a message waits sealed. */
export interface SealedWords {
  /** Empty for a text message. */
  subject: string;
  body: string;
  language: string;
}

/** Seals the words of a message; they open for the row of this id alone. */
export function sealMessage(box: SecretBox, id: string, words: SealedWords): Buffer {
  return box.seal(Buffer.from(JSON.stringify(words)), contextOf(id));
}

/** The words again; throws where they were not sealed for this row, or with another master secret. */
export function openMessage(box: SecretBox, id: string, sealed: Uint8Array): SealedWords {
  return JSON.parse(box.open(sealed, contextOf(id)).toString("utf8")) as SealedWords;
}

function contextOf(id: string): string {
  return `outbox ${id}`;
}
