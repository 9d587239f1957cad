import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { labelsUnder } from "#rendering/labelsUnder.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const roots = { list: () => [{ id: 1, type: "deposit" }], row: () => ({ type: "withdrawal" }) };

describe("labels that are written by the beginning of their keys", () => {
  it("are the words of each value in a table", () => {
    const columns = [{ value: { bind: "/row/type" }, label: "records.type", labels: "records.type" }];
    const table = {
      kind: "table",
      id: "t",
      label: "records.type",
      rows: { bind: "/list" },
      rowKey: { bind: "/row/id" },
      columns,
    };
    renderNode(table, aRenderingContext({ roots }));
    expect(screen.getByText("Deposit")).toBeTruthy();
  });

  it("are the words of each value in details", () => {
    const items = [{ label: "records.type", value: { bind: "/row/type" }, labels: "records.type" }];
    renderNode({ kind: "details", label: "records.type", items }, aRenderingContext({ roots }));
    expect(screen.getByText("Withdrawal")).toBeTruthy();
  });

  it("leave a value as it is that has no text, and ask for none where there is no value", () => {
    const asked: string[] = [];
    const labels = labelsUnder("records.type", (key) => {
      asked.push(key);
      return key === "records.type.bet" ? "Bet" : key;
    });
    expect([labels["bet"], labels["moon"], labels["null"], labels["undefined"], labels[""]]).toEqual([
      "Bet",
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(asked).toEqual(["records.type.bet", "records.type.moon"]);
  });
});
