import { generatedBanner } from "./generatedBanner.ts";
import type { Generator } from "./Generator.ts";
import { listOperations } from "./listOperations.ts";
import type { OpenApi } from "./OpenApi.ts";
import { readSchema } from "./schemaBundles.ts";

const source = "schemas/api/openapi.json";

/** The calls whose answers move with the member's balance, which `x-money` marks: `src/contracts/moneyCalls.ts`. */
export const moneyCalls: Generator = {
  name: "calls that move with the balance",
  async generate() {
    return [{ path: "src/contracts/moneyCalls.ts", text: writeMoneyCalls(await readSchema<OpenApi>(source)) }];
  },
};

/** The module text for a contract. */
export function writeMoneyCalls(contract: OpenApi): string {
  const marked = listOperations(contract).filter(({ source: call }) => call["x-money"]);
  return `${generatedBanner(source)}import type { OperationId } from "./api.ts";

/** Calls whose answers move with the member's balance. */
export const moneyCalls: readonly OperationId[] = [
${marked.map(({ id }) => `  "${id}",\n`).join("")}];
`;
}
