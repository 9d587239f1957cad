import { generatedBanner } from "./generatedBanner.ts";
import type { Generator } from "./Generator.ts";
import { listOperations } from "./listOperations.ts";
import type { OpenApi } from "./OpenApi.ts";
import { readSchema } from "./schemaBundles.ts";

const source = "schemas/api/openapi.json";

/** Parameters that lists give by themselves. */
const ownParameters: ReadonlySet<string> = new Set(["page", "pageSize", "sort"]);

/** The values that the contract lists for parameters of players' calls: `src/contracts/parameterChoices.ts`. */
export const parameterChoices: Generator = {
  name: "choices of parameters",
  async generate() {
    const text = writeParameterChoices(await readSchema<OpenApi>(source));
    return [{ path: "src/contracts/parameterChoices.ts", text }];
  },
};

/** The module text for a contract. Calls of the console and those without choices are left out. */
export function writeParameterChoices(contract: OpenApi): string {
  const rows = listOperations(contract).flatMap(({ id, source: call, parameters, body }) => {
    if (call["x-auth"] === "console") return [];
    const types = { ...parameters.query.properties, ...body?.properties };
    const choices = Object.entries(types).flatMap(([name, { enum: values = [] }]) => {
      const plain = values.filter((value) => typeof value === "string" || typeof value === "number");
      return ownParameters.has(name) || plain.length === 0 ? [] : [[name, plain] as const];
    });
    return choices.length === 0 ? [] : [`  ${id}: ${JSON.stringify(Object.fromEntries(choices))},\n`];
  });
  return `${generatedBanner(source)}/** The values that a parameter of a call may have, where the contract lists them. */
export const parameterChoices: Readonly<Record<string, Readonly<Record<string, readonly (string | number)[]>>>> = {
${rows.join("")}};
`;
}
