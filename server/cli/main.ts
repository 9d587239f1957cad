import { createInterface } from "node:readline/promises";
import { runCommand } from "./runCommand.ts";

// `npm run config`: the command line of integrators. Everything it does is in runCommand.

/** Anything but a yes is a no, an end of the input too. */
async function ask(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<string>((resolve) => lines.once("close", () => resolve("")));
  const answer = await Promise.race([lines.question(`${question} (y/N) `), ended]);
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}

process.exitCode = await runCommand(process.argv.slice(2), {
  print: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  ask: process.stdin.isTTY && process.stdout.isTTY ? ask : undefined,
  env: process.env,
  // npm runs us at the top of the project; paths belong to where the command was given.
  folder: process.env["INIT_CWD"] ?? process.cwd(),
});
