import { expect, it } from "vitest";
import type { CallType } from "#server/features/gate/types/callTypes.ts";
import { createFindings } from "#server/features/gate/createFindings.ts";
import { filterParams } from "#server/features/gate/nodes/filterParams.ts";
import type { Diagnostic } from "#contracts/api.ts";

/** A call whose two ends of a period are of this format. */
function aCall(format: string): CallType {
  const type = { type: "string", format };
  const parameters = new Map(["from", "to"].map((name) => [name, { type, required: false }]));
  return { parameters } as unknown as CallType;
}

it.each([
  ["date", []],
  ["date-time", ["/filters/0/name", "/filters/0/name"]],
])("a period is days, and a call that wants a %s of it is told of", (format, pointers) => {
  const problems: Diagnostic[] = [];
  const filters = [{ name: "period", widget: "dateRange" }];
  const given = filterParams(filters, aCall(format), "", createFindings("pages/own", "", problems));
  expect([...given]).toEqual(["from", "to"]);
  expect(problems.map(({ pointer }) => pointer)).toEqual(pointers);
  for (const { reason } of problems) expect(reason).toContain("A period sends days");
});
