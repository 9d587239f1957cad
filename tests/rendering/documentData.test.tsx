import { act, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createDataPort } from "#app/wiring/createDataPort.ts";
import { valueOf } from "#rendering/documentScope.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { DataStore } from "#stores/DataStore.ts";
import type { TextStore } from "#stores/TextStore.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { good } from "#tests/support/fakeSession.ts";

const loads = (call: string, read: string, select?: string) => ({
  root: {
    kind: "data",
    id: "list",
    call,
    ...(select && { select }),
    children: [{ kind: "text", text: { bind: read } }],
  },
});
const layouts = {
  "page/one": loads("getMemberInfo", "/data/list/says"),
  "page/two": loads("getAgentTeamOverview", "/data/list/says"),
  "page/part": loads("getMemberInfo", "/data/list", "/says"),
  "dialog/three": { root: { kind: "text", text: { bind: "/data/list/says" } } },
};

async function draw(...names: (keyof typeof layouts)[]) {
  const calls: string[] = [];
  const data = new DataStore(
    { call: async (call) => (calls.push(call), good({ says: `${call} ${calls.length}` })) },
    { every: () => () => {} },
  );
  const context = aRenderingContext({
    layouts,
    roots: { data: () => new Proxy({}, { get: (_, id) => valueOf(data.find(String(id))) }) },
    data: createDataPort(data, {} as TextStore),
  });
  render(
    <RenderingProvider context={context}>
      {names.map((name) => (
        <RenderDocument key={name} name={name} />
      ))}
    </RenderingProvider>,
  );
  await act(async () => {});
  return { data };
}

describe("data of documents", () => {
  it("is each document's own under the same id, and is loaded again for it alone", async () => {
    const { data } = await draw("page/one", "page/two");
    expect(screen.getByText("getMemberInfo 1")).toBeTruthy();
    expect(screen.getByText("getAgentTeamOverview 2")).toBeTruthy();
    await act(() => data.reload(["list"], "page/one"));
    expect(screen.getByText("getMemberInfo 3")).toBeTruthy();
    expect(screen.getByText("getAgentTeamOverview 2")).toBeTruthy();
  });

  it("is read by a document over it that loads nothing under that id", async () => {
    await draw("page/one", "dialog/three");
    expect(screen.getAllByText("getMemberInfo 1")).toHaveLength(2);
  });

  it("is the part of the answer that it selects", async () => {
    await draw("page/part", "page/two");
    expect(screen.getByText("getMemberInfo 1")).toBeTruthy();
    expect(screen.getByText("getAgentTeamOverview 2")).toBeTruthy();
  });
});
