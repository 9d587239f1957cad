import { existsSync } from "node:fs";
import { join } from "node:path";
import { suggest } from "#json/suggest.ts";
import { systemClock } from "#server/Clock.ts";
import { readConfig, type Config } from "#server/config.ts";
import { countOf } from "#server/countOf.ts";
import { openDatabase } from "#server/db/openDatabase.ts";
import { findServerUser } from "#server/db/postgres/findServerUser.ts";
import { reachableFolder } from "#server/db/postgres/reachable.ts";
import { addOperator } from "#server/features/console/addOperator.ts";
import { endDemo } from "#server/features/demo/endDemo.ts";
import { createPasswords } from "#server/security/passwords.ts";
import { CliError, exitCodes, type CliIo } from "./CliIo.ts";

const help = `
npm run platform -- <command>

  operator <account> [administrator|publisher|reviewer|editor|support|viewer]
             Makes an account of the console, a publisher where no role is named, and says its password once.

  end-demo   Ends everybody of the demo, so that production starts: members and operators are disabled, their
             sessions and remembered logins end. What they played stays in the books. Safe to run again.

  Works on the database of DATABASE_URL (and DATABASE_ADMIN_URL), or on the data folder of CROUPIER_DATA (.data where
  nothing is said), whose platform must be stopped first.

  Exit codes: 0 fine · 2 wrong usage · 3 no database
`.trim();

/** A command, and how many words it takes. */
interface Command {
  run(io: CliIo, words: readonly string[]): Promise<void>;
  least: number;
  most: number;
}

const commands: Readonly<Record<string, Command>> = {
  "end-demo": { run: runEndDemo, least: 0, most: 0 },
  operator: { run: runOperator, least: 1, most: 2 },
};

/** Runs one command of `npm run platform`; answers with its exit code. */
export async function runPlatform([name, ...rest]: readonly string[], io: CliIo): Promise<number> {
  try {
    if (name === undefined || name === "help" || name === "--help" || name === "-h") {
      io.print(help);
      return name === undefined ? exitCodes.usage : exitCodes.fine;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined || rest.length > command.most || rest.length < command.least) {
      const near = command ? undefined : suggest(name, Object.keys(commands));
      const more = rest.slice(command?.most).join(" ");
      const excess = more === "" ? `${name} needs an account` : `${name} takes nothing more (${more})`;
      const what = command ? excess : `There is no command "${name}"`;
      throw new CliError(exitCodes.usage, `${what}.${near === undefined ? "" : ` Did you mean "${near}"?`}\n${help}`);
    }
    await command.run(io, rest);
    return exitCodes.fine;
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    io.complain(error.message);
    return error.code;
  }
}

async function runOperator(io: CliIo, [account = "", role = "publisher"]: readonly string[]): Promise<void> {
  const config = readConfig({ ...io.env, NODE_ENV: undefined, CROUPIER_DEMO: undefined });
  const database = await open(config, io);
  try {
    const made = await addOperator(
      { db: database.db, clock: systemClock, passwords: createPasswords() },
      account,
      role,
    );
    if ("fault" in made) throw new CliError(exitCodes.usage, made.fault);
    io.print(`Made the ${role} ${account}. The password is shown this once:`);
    io.print(`  ${made.password}`);
  } finally {
    await database.close();
  }
}

async function runEndDemo(io: CliIo): Promise<void> {
  // Only where the database is matters here, and that must be found whatever else production still lacks.
  const config = readConfig({ ...io.env, NODE_ENV: undefined, CROUPIER_DEMO: undefined });
  const database = await open(config, io);
  try {
    const ended = await endDemo({ db: database.db, clock: systemClock });
    const { members, sessions, remembered, operators, operatorSessions, hasOperator } = ended;
    if (members + sessions + remembered + operators + operatorSessions === 0) {
      io.print("Nothing to end: nobody of the demo can log in.");
    } else {
      io.print("Ended the demo:");
      io.print(`  ${countOf(members, "member")} disabled`);
      io.print(`  ${countOf(sessions, "session")} and ${countOf(remembered, "remembered login")} of theirs ended`);
      io.print(`  ${countOf(operators, "operator")} disabled, ${countOf(operatorSessions, "session")} of theirs ended`);
      io.print("What they played stays in the books.");
    }
    if (hasOperator) return;
    io.print(
      "Nobody can sign in to the console now. The next start makes one account for it, and writes its password to",
    );
    io.print(`  ${join(config.dataFolder, "operator.txt")}`);
  } finally {
    await database.close();
  }
}

/** Opens what is there; a new, empty database would be a wrong answer to a wrong folder. */
async function open({ databaseUrl: url, databaseAdminUrl: adminUrl, dataFolder: folder }: Config, io: CliIo) {
  const home = reachableFolder(folder, await findServerUser());
  if (url === undefined && !existsSync(join(home, "postgres", "PG_VERSION"))) {
    const remedy = "Name the platform's own with CROUPIER_DATA or DATABASE_URL.";
    throw new CliError(exitCodes.noPlatform, `There is no database in ${folder}. ${remedy}`);
  }
  try {
    return await openDatabase({ url, adminUrl, folder, onEvent: (sentence) => io.print(sentence) });
  } catch (error) {
    throw new CliError(exitCodes.noPlatform, (error as Error).message);
  }
}
