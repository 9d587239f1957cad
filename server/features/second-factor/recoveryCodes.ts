import { randomInt } from "node:crypto";

/** How many recovery codes there are. */
export const codeCount = 10;

/** Letters that are not mistaken for each other (Crockford's base32). */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const codeLength = 12;

/** What was typed for a second factor. */
export interface FactorCode {
  /** Of the app: six figures. */
  kind: "app" | "recovery";
  text: string;
}

/** A recovery code of 60 bits, in three groups of four. */
export function newRecoveryCode(): string {
  const code = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join("");
  return code.replace(/(.{4})(?=.)/g, "$1-");
}

/** Reads a code as people type it: any case, spaces and dashes anywhere, O for nought, I and L for one. */
export function readFactorCode(typed: string): FactorCode | undefined {
  const text = typed.replace(/[\s-]/g, "").toUpperCase();
  if (/^[0-9]{6}$/.test(text)) return { kind: "app", text };
  const read = text.replaceAll("O", "0").replace(/[IL]/g, "1");
  const isOne = read.length === codeLength && [...read].every((letter) => letters.includes(letter));
  return isOne ? { kind: "recovery", text: read } : undefined;
}
