import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { newSeed } from "../fair/seeds.ts";
import { isOver, type Round } from "./Round.ts";

/** So many rounds that are over are remembered. */
const mostOver = 20_000;

/** Rounds on disk: each change is a line, written before anything follows from it, so that a kill loses none. */
export interface RoundLog {
  /** Rounds by id, the oldest first. */
  rounds: ReadonlyMap<string, Round>;
  /** Those of them that are not over. */
  open: ReadonlyMap<string, Round>;
  /** The secret that seeds of rounds in common come from, in hex. */
  secret: string;
  write(round: Round): void;
  close(): void;
}

/** Opens the log in a folder, which is made where it is not there, and shortens it. */
export function createRoundLog(folder: string): RoundLog {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const [path, secretPath] = [join(folder, "rounds.ndjson"), join(folder, "secret")];
  if (!existsSync(secretPath)) writeFileSync(secretPath, newSeed(), { mode: 0o600 });
  const rounds = readRounds(path);
  const open = new Map([...rounds].filter(([, round]) => !isOver(round)));
  const forget = () => {
    for (const id of rounds.keys()) {
      if (rounds.size - open.size <= mostOver) return;
      if (!open.has(id)) rounds.delete(id);
    }
  };
  forget();
  // The short log takes the place of the long one whole, or not at all.
  writeFileSync(`${path}.new`, [...rounds.values()].map(lineOf).join(""), { mode: 0o600 });
  renameSync(`${path}.new`, path);
  const file = openSync(path, "a");
  return {
    rounds,
    open,
    secret: readFileSync(secretPath, "utf8").trim(),
    write(round) {
      writeSync(file, lineOf(round));
      rounds.set(round.id, round);
      if (isOver(round)) open.delete(round.id);
      else open.set(round.id, round);
      if (rounds.size - open.size > mostOver + 1_000) forget();
    },
    close: () => closeSync(file),
  };
}

const lineOf = (round: Round): string => `${JSON.stringify(round)}\n`;

function readRounds(path: string): Map<string, Round> {
  const rounds = new Map<string, Round>();
  if (!existsSync(path)) return rounds;
  for (const line of readFileSync(path, "utf8").split("\n")) {
    if (line === "") continue;
    try {
      const round = JSON.parse(line) as Round;
      rounds.set(round.id, round);
    } catch {
      // The last line of a program that was killed while it wrote: nothing followed from it.
    }
  }
  return rounds;
}
