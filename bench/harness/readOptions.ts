import { parseArgs } from "node:util";
import { candidates } from "./candidates.ts";
import { benchParts, type BenchPart, type Options } from "./Options.ts";

/** How the bench is called, for people. */
export const usage = `npm run bench -- [options]
  --only ${benchParts.join("|")}   one part (may be given several times)
  --rounds <n>                      how often each candidate is measured at each size (default 9)
  --sizes <n,n>                     numbers of fields (default 20,100,500)
  --candidates <a,b>                only these: ${candidates.map(({ name }) => name).join(", ")}
  --quick                           3 rounds, and the result is not saved: shows that it works
  --serve <port>                    serve the production build of the form page instead of measuring`;

function numberFrom(text: string, name: string, least: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least)
    throw new Error(`--${name} is "${text}"; it must be a number from ${least}`);
  return number;
}

/** Reads the command line; throws a sentence for a person. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", multiple: true },
      rounds: { type: "string" },
      sizes: { type: "string", default: "20,100,500" },
      candidates: { type: "string" },
      quick: { type: "boolean", default: false },
      serve: { type: "string" },
    },
  });
  const only = values.only ?? [...benchParts];
  const strange = only.find((part) => !benchParts.includes(part as BenchPart));
  if (strange !== undefined) throw new Error(`--only is "${strange}"; it must be one of ${benchParts.join(", ")}`);
  const chosen = values.candidates?.split(",") ?? null;
  const unknown = chosen?.find((name) => candidates.every((candidate) => candidate.name !== name));
  if (unknown !== undefined) throw new Error(`There is no candidate "${unknown}"`);
  return {
    parts: benchParts.filter((part) => only.includes(part)),
    rounds: numberFrom(values.rounds ?? (values.quick ? "3" : "9"), "rounds", 1),
    quick: values.quick,
    candidates: chosen,
    sizes: values.sizes.split(",").map((size) => numberFrom(size, "sizes", 1)),
    serve: values.serve === undefined ? null : numberFrom(values.serve, "serve", 1),
    save: !values.quick,
  };
}
