import { hkdfSync, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeSecretFile } from "./writeSecretFile.ts";

/** Letters of a secret that we made: 32 bytes in base64url. */
const secretLetters = 43;

/**
 * The 32-byte key that seals every key in the database. It comes from `secret` (CROUPIER_SECRET); without one it is made
 * once and kept in the data folder, readable by this account only. Throws where the file there is not whole.
 */
export async function loadMasterSecret(secret: string | undefined, dataFolder: string): Promise<Buffer> {
  return Buffer.from(hkdfSync("sha256", secret ?? (await ownSecret(dataFolder)), "", "croupier master key", 32));
}

async function ownSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, "master.secret");
  const read = () => readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => passMissing(error));
  const known = await read();
  if (known !== undefined) return whole(known, file);
  // Written only where it is not there: two starts at once end with the same secret.
  await writeSecretFile(file, randomBytes(32).toString("base64url"), { onlyNew: true });
  return whole((await read()) ?? "", file);
}

function passMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT") return undefined;
  throw error;
}

/** A full disk or a power cut leaves files empty, cut, or full of zeros: whatever is sealed with that is lost with the next. */
function whole(text: string, file: string): string {
  const letters = text.trimEnd();
  if (letters.length >= secretLetters && /^[\x21-\x7e]+$/.test(letters)) return text;
  const what =
    letters.length === 0 ? "is empty" : `is cut or damaged (${letters.length} of ${secretLetters} characters or more)`;
  throw new Error(
    `${file} ${what}. It holds the secret that the keys in the database are sealed with.\n` +
      "Put the file back from a backup that belongs to this database, or set CROUPIER_SECRET to the secret that it held.\n" +
      "If this platform never ran before, remove the file and start again: a new one is made.",
  );
}
