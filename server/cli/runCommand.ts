import { parseArgs, promisify } from "node:util";
import { suggest } from "#json/suggest.ts";
import { CliError, exitCodes, type CliIo } from "./CliIo.ts";
import { platformAddress } from "./createPlatformClient.ts";
import { helpText } from "./helpText.ts";
import { runCall } from "./runCall.ts";
import { runCheck } from "./runCheck.ts";
import { runCopy } from "./runCopy.ts";
import { runDiff } from "./runDiff.ts";
import { runMigrate } from "./runMigrate.ts";
import { runNew } from "./runNew.ts";
import { runPull } from "./runPull.ts";
import { runPush } from "./runPush.ts";
import { runRemove } from "./runRemove.ts";
import { runRevert } from "./runRevert.ts";
import { execFile } from "node:child_process";

const options = {
  json: { type: "boolean", default: false },
  yes: { type: "boolean", short: "y", default: false },
  force: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
  note: { type: "string", short: "n" },
  platform: { type: "string", short: "p" },
  from: { type: "string" },
  brand: { type: "string", default: "ink" },
  call: { type: "string", short: "c" },
  area: { type: "string", default: "personal-centre" },
  lists: { type: "string" },
  gives: { type: "string" },
  takes: { type: "string" },
  totals: { type: "string" },
  on: { type: "string" },
  tag: { type: "string", default: "own" },
  open: { type: "boolean", default: false },
} as const;

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new CliError(exitCodes.usage, `${(error as Error).message.split("\n", 1)[0] ?? ""}\n${helpText}`);
  }
}

type Parsed = ReturnType<typeof parse>;

/** Every command by its name. */
const commands: Readonly<Record<string, (parsed: Parsed, paths: string[], io: CliIo) => Promise<number>>> = {
  check: ({ values: { brand, json, platform } }, paths, io) =>
    runCheck({ paths, brand, json, platform: platform && platformAddress(platform, io.env) }, io),
  push: ({ values: { brand, note, platform, yes } }, paths, io) =>
    runPush({ paths, brand, note, yes, platform: platformAddress(platform, io.env) }, io),
  diff: ({ values: { platform } }, paths, io) => runDiff({ paths, platform: platformAddress(platform, io.env) }, io),
  pull: ({ values: { platform, force } }, [folder], io) =>
    runPull({ folder, force, platform: platformAddress(platform, io.env) }, io),
  copy: ({ values: { from, platform } }, _, io) => {
    if (from === undefined) throw new CliError(exitCodes.usage, "Name the platform that it comes from with --from.");
    return runCopy({ from: platformAddress(from, io.env), platform: platformAddress(platform, io.env) }, io);
  },
  revert: ({ values: { note, platform } }, [to = ""], io) =>
    runRevert({ to, note, platform: platformAddress(platform, io.env) }, io),
  remove: ({ values: { note, platform } }, keys, io) =>
    runRemove({ keys, note, platform: platformAddress(platform, io.env) }, io),
  migrate: (_, paths, io) => runMigrate(paths, io),
  new: ({ values: { area, brand, call } }, [key = "", folder], io) => runNew({ key, area, folder, brand, call }, io),
  call: ({ values: { lists, gives, takes, totals, on, tag, open } }, [id = ""], io) =>
    runCall(
      { id, lists, gives, takes, totals, on, tag, isOpen: open, sources: "schemas/api", generate: generateContract },
      io,
    ),
};

/** Runs one command of `npm run config`; answers with its exit code. */
export async function runCommand(words: readonly string[], io: CliIo): Promise<number> {
  try {
    const parsed = parse(words);
    const [name, ...rest] = parsed.positionals;
    if (parsed.values.help || name === undefined) {
      io.print(helpText);
      return name === undefined && !parsed.values.help ? exitCodes.usage : exitCodes.fine;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) {
      const near = suggest(name, Object.keys(commands));
      throw new CliError(
        exitCodes.usage,
        `There is no command "${name}".${near === undefined ? "" : ` Did you mean "${near}"?`}\n${helpText}`,
      );
    }
    return await command(parsed, rest, io);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    io.complain(error.message);
    return error.code;
  }
}

const run = promisify(execFile);

/** Formats the sources of the contract that were written, and makes everything again that is made from the contract. */
async function generateContract(files: readonly string[]): Promise<void> {
  if (files.length > 0) await run(process.execPath, ["node_modules/oxfmt/bin/oxfmt", ...files]);
  await run(process.execPath, ["scripts/types.ts"]);
}
