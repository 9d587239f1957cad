import { runCommand } from "./runCommand.ts";

// `npm run config`: the command line of integrators. Everything it does is in runCommand.

process.exitCode = await runCommand(process.argv.slice(2), {
  print: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  env: process.env,
  // npm runs us at the top of the project; paths belong to where the command was given.
  folder: process.env["INIT_CWD"] ?? process.cwd(),
});
