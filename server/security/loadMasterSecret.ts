import { hkdfSync, randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The 32-byte key that seals every key in the database. It comes from `secret` (CROUPIER_SECRET); without one it is made
 * once and kept in the data folder, readable by this account only.
 */
export function loadMasterSecret(secret: string | undefined, dataFolder: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret ?? ownSecret(dataFolder), "", "croupier master key", 32));
}

function ownSecret(dataFolder: string): string {
  const file = join(dataFolder, "master.secret");
  mkdirSync(dataFolder, { recursive: true });
  try {
    // Written only where it is not there: two starts at once end with the same secret.
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
    chmodSync(file, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8");
}
