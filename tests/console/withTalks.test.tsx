import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import chat from "#layouts/dialogs/chat.json" with { type: "json" };
import { render } from "@testing-library/react";
import { withTalks } from "#console/pages/withTalks.ts";
import { openDocument } from "#engine/openDocument.ts";
import { loadChunks } from "#rendering/createChunk.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import type { DataView } from "#rendering/ports/DataPort.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";

const said = { id: 7, by: "x", name: "Dara", text: "Good evening", at: "2026-01-01T12:00:00Z" };
const root = { ...chat.root, kind: "stack" };
const opened = openDocument({ root }, "dialog/chat");

/** The conversation of the bundled chat as a preview of it has it. */
async function drawTalk(view: DataView, session: Record<string, unknown>) {
  await loadChunks();
  const context = aRenderingContext({ roots: { session: () => session } });
  const previewed = withTalks({
    ...context,
    documents: { open: () => opened, current: () => "dialog/chat" },
    data: { ...context.data, read: () => view },
  });
  render(
    <RenderingProvider context={previewed}>
      <RenderDocument name="dialog/chat" />
    </RenderingProvider>,
  );
}

describe("a conversation in a preview", () => {
  const ready = { status: "ready", value: { rows: [said, said], more: true } } as const;

  it("shows what its messages answer, and the field to those who may write", async () => {
    await drawTalk(ready, { loggedIn: true, real: true });
    expect(screen.getAllByText("Good evening")).toHaveLength(2);
    expect(screen.getByRole("textbox")).toBeTruthy();
    expect(document.querySelector("[aria-busy=true]")).toBeNull();
  });

  it("shows a visitor the way in, and nothing said where nothing is", async () => {
    await drawTalk({ status: "ready", value: { rows: [], more: true } }, { loggedIn: false });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByRole("button", { name: /log in/i })).toBeTruthy();
    expect(screen.queryByText("Good evening")).toBeNull();
  });

  it("says that it is lost where calls fail, and waits where they have not come back", async () => {
    await drawTalk({ status: "failed", message: "No" }, { loggedIn: true, real: true });
    expect(document.querySelector("[data-state=lost]")).toBeTruthy();
    await drawTalk({ status: "loading" }, { loggedIn: true, real: true });
    expect(document.querySelector("[aria-busy=true]")).toBeTruthy();
  });
});
