import { runPlatform } from "./runPlatform.ts";

// `npm run platform`: what is done to a platform's own database, beside it. Everything it does is in runPlatform.

process.exitCode = await runPlatform(process.argv.slice(2), {
  print: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  env: process.env,
  folder: process.env["INIT_CWD"] ?? process.cwd(),
});
