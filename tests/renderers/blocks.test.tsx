import { describe, expect, it } from "vitest";
import { renderers } from "#renderers/index.ts";
import { blockContract, type ContractedBlock } from "#tests/contracts/blockContract.tsx";
import written from "./blocks.json" with { type: "json" };
import { blockContext } from "./blockContext.ts";

const blocks = written as ContractedBlock["node"][];

for (const node of blocks) blockContract({ node, context: blockContext() });

/** Forms have a contract of their own, and fields are no blocks. */
const elsewhere = ["field", "form", "schemaForm"];

describe("the blocks under contract", () => {
  it("are all the blocks there are", () => {
    const tried = new Set([...blocks.map(({ kind }) => kind), ...elsewhere]);
    expect(renderers.map(({ match }) => match.kind).filter((kind) => !tried.has(kind))).toEqual([]);
  });
});
