import { generatedBanner } from "./generatedBanner.ts";
import type { Generator } from "./Generator.ts";
import { listOperations } from "./listOperations.ts";
import type { OpenApi, OpenApiOperation } from "./OpenApi.ts";
import { readSchema } from "./schemaBundles.ts";

const source = "schemas/api/openapi.json";

/** Parameters that lists give by themselves. */
const ownParameters: ReadonlySet<string> = new Set(["page", "pageSize", "sort"]);

/**
 * The values that the contract lists for parameters: of players' calls in `src/contracts/parameterChoices.ts`, of the console's in
 * `src/contracts/consoleChoices.ts`, which players do not load.
 */
export const parameterChoices: Generator = {
  name: "choices of parameters",
  async generate() {
    const contract = await readSchema<OpenApi>(source);
    return [
      { path: "src/contracts/parameterChoices.ts", text: writeParameterChoices(contract) },
      { path: "src/contracts/consoleChoices.ts", text: writeConsoleChoices(contract) },
    ];
  },
};

/** The module text for players' calls. Calls without choices are left out. */
export function writeParameterChoices(contract: OpenApi): string {
  return writeChoices("parameterChoices", "a call", contract, (call) => call["x-auth"] !== "console");
}

/** The module text for calls of the console. Calls without choices are left out. */
export function writeConsoleChoices(contract: OpenApi): string {
  return writeChoices("consoleChoices", "a call of the console", contract, (call) => call["x-auth"] === "console");
}

function writeChoices(
  name: string,
  what: string,
  contract: OpenApi,
  isMeant: (call: OpenApiOperation) => boolean,
): string {
  const rows = listOperations(contract).flatMap(({ id, source: call, parameters, body }) => {
    if (!isMeant(call)) return [];
    const types = { ...parameters.query.properties, ...body?.properties };
    const choices = Object.entries(types).flatMap(([name, { enum: values = [] }]) => {
      const plain = values.filter((value) => typeof value === "string" || typeof value === "number");
      return ownParameters.has(name) || plain.length === 0 ? [] : [[name, plain] as const];
    });
    return choices.length === 0 ? [] : [`  ${id}: ${JSON.stringify(Object.fromEntries(choices))},\n`];
  });
  return `${generatedBanner(source)}/** The values that a parameter of ${what} may have, where the contract lists them. */
export const ${name}: Readonly<Record<string, Readonly<Record<string, readonly (string | number)[]>>>> = {
${rows.join("")}};
`;
}
