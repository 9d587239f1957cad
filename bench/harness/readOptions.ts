import { parseArgs } from "node:util";
import { networks, visitLanguages, visitPaths, type Network } from "../visit/VisitCase.ts";
import { candidates } from "./candidates.ts";
import { benchParts, type BenchPart, type Options } from "./Options.ts";

/** How the bench is called, for people. */
export const usage = `npm run bench -- [options]
  --only ${benchParts.join("|")}   one part (may be given several times)
  --rounds <n>                      how often each candidate is measured at each size (default 9; first visits 5)
  --sizes <n,n>                     numbers of fields (default 20,100,500)
  --candidates <a,b>                only these: ${candidates.map(({ name }) => name).join(", ")}
  --networks <a,b>                  of first visits: ${Object.keys(networks).join(", ")} (not saved)
  --languages <a,b>                 of first visits: ${visitLanguages.join(", ")} (not saved)
  --paths <a,b>                     of first visits: ${visitPaths.join(", ")} (not saved)
  --quick                           3 rounds (first visits 1), and the result is not saved: shows that it works
  --serve <port>                    serve the production build of the form page instead of measuring`;

function numberFrom(text: string, name: string, least: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least)
    throw new Error(`--${name} is "${text}"; it must be a number from ${least}`);
  return number;
}

/** What was chosen of a list, or all of it. */
function chosenOf<Name extends string>(all: readonly Name[], text: string | undefined, name: string): Name[] {
  const wanted = text?.split(",") ?? [...all];
  const strange = wanted.find((one) => !all.includes(one as Name));
  if (strange !== undefined) throw new Error(`--${name} has "${strange}"; it must be one of ${all.join(", ")}`);
  return all.filter((one) => wanted.includes(one));
}

/** Reads the command line; throws a sentence for a person. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", multiple: true },
      rounds: { type: "string" },
      sizes: { type: "string", default: "20,100,500" },
      networks: { type: "string" },
      languages: { type: "string" },
      paths: { type: "string" },
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
    visits: {
      rounds: numberFrom(values.rounds ?? (values.quick ? "1" : "5"), "rounds", 1),
      networks: chosenOf(Object.keys(networks) as Network[], values.networks, "networks"),
      languages: chosenOf(visitLanguages, values.languages, "languages"),
      paths: chosenOf(visitPaths, values.paths, "paths"),
    },
    serve: values.serve === undefined ? null : numberFrom(values.serve, "serve", 1),
    // Some first visits alone would take the others' place in the tables.
    save: ![values.quick, values.networks, values.languages, values.paths].some(Boolean),
  };
}
