import { readFileSync } from "node:fs";

/** The password that a new platform made for one of its operators, from the file in which it keeps them. */
export function readOperatorPassword(dataFolder: string, account: string): string {
  const lines = readFileSync(`${dataFolder}/operator.txt`, "utf8").split("\n");
  const password = lines.map((line) => line.trim().split(/\s+/)).find(([name]) => name === account)?.[1];
  if (!password) throw new Error(`The platform made no operator ${account}`);
  return password;
}
