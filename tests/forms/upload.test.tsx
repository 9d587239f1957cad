import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";
import { fileType } from "#compile/forms/fileType.ts";
import type { Outcome } from "#engine/index.ts";
import { partBytes, type SendPart, type SentPart } from "#forms/UploadList.ts";
import { loadChunks } from "#rendering/createChunk.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const user = userEvent.setup({ applyAccept: false });
const head = { png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], pdf: [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31] };

function aFile(name: string, kind: keyof typeof head | "none" = "png", size = 100): File {
  const bytes = new Uint8Array(size);
  if (kind !== "none") bytes.set(head[kind]);
  return new File([bytes], name, { type: "image/png" });
}

const taken: SendPart = async ({ offset, bytes }) => ({ ok: true, value: { received: offset + bytes.length } });

/** Draws a form with files; `answer` is the platform. What the form sends, and what the parts were, comes back. */
async function draw(over: object = {}, answer: SendPart = taken, outcomes: Outcome[] = []) {
  const sent: unknown[] = [];
  const parts: SentPart[] = [];
  const context = aRenderingContext({
    dispatch: async (_, scope) => (sent.push(scope.read("/form")), outcomes.shift() ?? { ok: true }),
  });
  context.forms.files = { typeOf: fileType, send: (part, signal) => (parts.push(part), answer(part, signal)) };
  const field = { name: "proof", widget: "upload", label: "Proof", most: 2, types: ["image/png"], ...over };
  const submit = { label: "Send", action: { do: "call", call: "x" } };
  renderNode({ kind: "form", label: "Pay", fields: [field], submit, reset: { label: "Empty" } }, context);
  // The first of these fetches the field's own part, which takes a while on a busy machine.
  const patience = { timeout: 10_000 };
  const input = await screen.findByLabelText<HTMLInputElement>(/^(fieldUi.uploadChoose|Choose)/, {}, patience);
  return { sent, parts, input, choose: (...files: File[]) => user.upload(input, files) };
}
const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }));
const entries = () => screen.queryAllByRole("listitem").filter((item) => item.className === "upload__file");
const states = () => entries().map((item) => item.getAttribute("data-state"));

beforeAll(() => loadChunks());

describe("a field of files", () => {
  it("sends each in parts while the form is filled in, and the form sends their ids", async () => {
    const { sent, parts, choose } = await draw();
    await choose(aFile("one.png", "png", partBytes + 10), aFile("two.png"));
    await waitFor(() => expect(states()).toEqual(["there", "there"]));
    expect(parts.map(({ name, offset, size, bytes }) => [name, offset, size, bytes.length])).toEqual([
      ["one.png", 0, partBytes + 10, partBytes],
      ["one.png", partBytes, partBytes + 10, 10],
      ["two.png", 0, 100, 100],
    ]);
    await press("Send");
    expect(sent).toEqual([{ proof: [parts[0]?.id, parts[2]?.id] }]);
  });

  it.each([
    ["of another kind, whatever it is called", aFile("a.png", "none"), "a.png is of another kind"],
    ["of a kind that the field does not take", aFile("b.png", "pdf"), "b.png is of another kind"],
    ["that is too large", aFile("c.png", "png", 3000), "c.png is larger than"],
    ["that is empty", aFile("d.png", "none", 0), "d.png is empty."],
  ])("does not take a file %s, says why, and sends nothing of it", async (_, file, words) => {
    const { parts, choose, input } = await draw({ maxBytes: 2048 });
    await choose(file);
    expect((await screen.findByRole("alert")).textContent).toContain(words);
    expect([entries().length, parts.length, input.getAttribute("aria-invalid")]).toEqual([0, 0, "true"]);
  });

  it("takes as many as there may be, and then no more", async () => {
    const { choose, input } = await draw();
    await choose(aFile("1.png"), aFile("2.png"), aFile("3.png"));
    expect((await screen.findByRole("alert")).textContent).toContain("at most 2 files");
    await waitFor(() => expect(states()).toEqual(["there", "there"]));
    expect(input.disabled).toBe(true);
  });

  it("is not sent with the form before every file is there", async () => {
    let finish: (outcome: Outcome) => void = () => {};
    const { sent, choose } = await draw({}, () => new Promise((resolve) => (finish = resolve)));
    await choose(aFile("slow.png"));
    await waitFor(() => expect(states()).toEqual(["sending"]));
    await press("Send");
    expect(sent).toEqual([]);
    expect(screen.getByRole("group", { name: "Proof" }).textContent).toContain("wait until every file is there");
    finish({ ok: true, value: { received: 100 } });
    await waitFor(() => expect(states()).toEqual(["there"]));
    await press("Send");
    expect(sent).toHaveLength(1);
  });

  it("goes on where the platform has it after a failure, when asked to", async () => {
    let isDead = true;
    const { parts, choose } = await draw({}, async (part, signal) =>
      part.offset > 0 && isDead ? { ok: false, message: "No connection." } : taken(part, signal),
    );
    await choose(aFile("long.png", "png", partBytes + 10));
    await waitFor(() => expect(states()).toEqual(["failed"]));
    expect(entries()[0]?.textContent).toContain("No connection.");
    isDead = false;
    await press("Send long.png again");
    await waitFor(() => expect(states()).toEqual(["there"]));
    expect(parts.map(({ offset }) => offset)).toEqual([0, partBytes, partBytes]);
  });

  it("does not ask for ever where the platform never has more", async () => {
    const { parts, choose } = await draw({}, async () => ({ ok: true, value: { received: 0 } }));
    await choose(aFile("stuck.png"));
    await waitFor(() => expect(states()).toEqual(["failed"]));
    expect(parts).toHaveLength(1);
  });

  it("takes a file away, also on its way, hands the focus on, and says so", async () => {
    const aborted: string[] = [];
    const { choose, input } = await draw(
      {},
      ({ name }, signal) =>
        new Promise((resolve) =>
          signal.addEventListener("abort", () => (aborted.push(name), resolve({ ok: false, silent: true }))),
        ),
    );
    await choose(aFile("1.png"), aFile("2.png"));
    await waitFor(() => expect(states()).toEqual(["sending", "waiting"]));
    await press("Remove 1.png");
    await waitFor(() => expect(states()).toEqual(["sending"]));
    expect(aborted).toEqual(["1.png"]);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove 2.png" }));
    expect(screen.getAllByRole("status").map((one) => one.textContent)).toContain("1.png was removed.");
    await press("Remove 2.png");
    expect(document.activeElement).toBe(input);
  });

  it("takes what is dropped on it", async () => {
    await draw();
    const zone = document.querySelector(".upload__zone") as HTMLElement;
    fireEvent.drop(zone, { dataTransfer: { types: ["Files"], files: [aFile("dropped.png")] } });
    await waitFor(() =>
      expect(
        entries()
          .map((item) => item.textContent)
          .join(),
      ).toContain("dropped.png"),
    );
  });

  it("is emptied with its form, and taken back with it", async () => {
    const { sent, parts, choose } = await draw();
    await choose(aFile("kept.png"));
    await waitFor(() => expect(states()).toEqual(["there"]));
    await press("Empty");
    await waitFor(() => expect(entries()).toEqual([]));
    await user.click(within(document.body).getByRole("button", { name: /form.takeBack|Undo|back/i }));
    await waitFor(() => expect(states()).toEqual(["there"]));
    await press("Send");
    expect(sent).toEqual([{ proof: [parts[0]?.id] }]);
  });

  it("says what the platform has against one of them at that one, until it is gone or the form is sent again", async () => {
    const fieldErrors = { "/proof/1": "This is no picture.", "/proof/2": "This is too large." };
    const refusals: Outcome[] = [
      { ok: false, fieldErrors },
      { ok: false, fieldErrors: { "/proof/1": "This is too large." } },
    ];
    const { sent, parts, choose, input } = await draw({ most: 3 }, taken, refusals);
    await choose(aFile("1.png"), aFile("2.png"), aFile("3.png"));
    await waitFor(() => expect(states()).toEqual(["there", "there", "there"]));
    await press("Send");
    await waitFor(() => expect(states()).toEqual(["there", "refused", "refused"]));
    expect(entries().map((item) => item.querySelector(".upload__reason")?.textContent)).toEqual([
      undefined,
      "This is no picture.",
      "This is too large.",
    ]);
    // Whoever hears the form hears at the control which of them is meant.
    const told = () => document.getElementById(`${input.id}-error`)?.textContent;
    expect(told()).toBe("2.png: This is no picture. 3.png: This is too large.");
    expect(input.getAttribute("aria-describedby")).toContain(`${input.id}-error`);
    await press("Remove 2.png");
    await waitFor(() => expect(states()).toEqual(["there", "refused"]));
    await press("Send");
    await waitFor(() => expect(told()).toBe("3.png: This is too large."));
    await press("Remove 3.png");
    await press("Send");
    expect(sent.at(-1)).toEqual({ proof: [parts[0]?.id] });
  });

  it("asks for as many as must be there", async () => {
    const { sent, choose } = await draw({ least: 2 });
    await press("Send");
    await choose(aFile("1.png"));
    await waitFor(() => expect(states()).toEqual(["there"]));
    await press("Send");
    expect(sent).toEqual([]);
    expect(screen.getByRole("group", { name: "Proof" }).textContent).toContain("at least");
  });
});
