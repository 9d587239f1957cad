import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Outcome } from "#engine/index.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const user = userEvent.setup();
const tiers = {
  name: "tiers",
  widget: "rows",
  label: "Tiers",
  itemLabel: "Tier",
  least: 1,
  most: 3,
  fields: [
    { name: "from", widget: "number", label: "From", required: true, rule: { type: "integer", min: 0 } },
    { name: "kind", widget: "text", label: "Kind" },
    { name: "note", widget: "text", label: "Note", when: { value: { bind: "/row/kind" }, is: "other" } },
  ],
};

/** Draws a form with rows; what it sends comes back, and `answer` is what it is told. */
function draw(field: unknown = tiers, answer: Outcome = { ok: true }) {
  const sent: unknown[] = [];
  const context = aRenderingContext({
    dispatch: async (_, scope) => (sent.push(scope.read("/form")), answer),
  });
  const submit = { label: "Send", action: { do: "call", call: "x" } };
  const reset = { label: "Empty" };
  renderNode({ kind: "form", label: "Contract", fields: [field], keepOnSuccess: true, submit, reset }, context);
  return sent;
}
const row = (title: string) => within(screen.getByRole("group", { name: title }));
const box = async (title: string, label: RegExp) => row(title).findByLabelText<HTMLInputElement>(label);
const press = (name: string) => user.click(screen.getByRole("button", { name }));

describe("rows of fields", () => {
  it("begin with as few as there may be, and are sent as a list of objects", async () => {
    const sent = draw();
    await user.type(await box("Tier 1", /From/), "10");
    await press("Add to Tiers");
    await user.type(await box("Tier 2", /From/), "20");
    await user.type(await box("Tier 2", /Kind/), "gold");
    await press("Send");
    expect(sent).toEqual([{ tiers: [{ from: 10 }, { from: 20, kind: "gold" }] }]);
  });

  it("give a new one's first field the focus, and say that it was added", async () => {
    draw();
    await press("Add to Tiers");
    expect(document.activeElement).toBe(await box("Tier 2", /From/));
    expect(screen.getAllByRole("status").map((one) => one.textContent)).toContain("Tier 2 was added.");
  });

  it("keep what was typed in the others when one goes, and hand the focus on", async () => {
    const sent = draw();
    await user.type(await box("Tier 1", /From/), "1");
    await press("Add to Tiers");
    await user.type(await box("Tier 2", /From/), "2");
    await press("Add to Tiers");
    await user.type(await box("Tier 3", /From/), "3");
    await press("Remove Tier 2");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove Tier 2" }));
    expect(screen.getAllByRole("status").map((one) => one.textContent)).toContain("Tier 2 was removed.");
    await press("Send");
    expect(sent).toEqual([{ tiers: [{ from: 1 }, { from: 3 }] }]);
  });

  it("are never more, and never fewer, than they may be", async () => {
    draw();
    const remove = () => screen.getAllByRole<HTMLButtonElement>("button", { name: /Remove/ });
    expect(remove()[0]?.disabled).toBe(true);
    await press("Add to Tiers");
    await press("Add to Tiers");
    expect(remove()).toHaveLength(3);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add to Tiers" }).disabled).toBe(true);
    await press("Remove Tier 3");
    await press("Remove Tier 2");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add to Tiers" }));
  });

  it("say at the field what is wrong in a row, name the row, and move there", async () => {
    const sent = draw();
    await user.type(await box("Tier 1", /From/), "1");
    await press("Add to Tiers");
    await press("Send");
    expect(sent).toEqual([]);
    const faulty = await box("Tier 2", /From/);
    expect(faulty.getAttribute("aria-invalid")).toBe("true");
    expect((await box("Tier 1", /From/)).getAttribute("aria-invalid")).toBeNull();
    expect(document.activeElement).toBe(faulty);
    const lines = within(screen.getByRole("alert")).getAllByRole("listitem");
    expect(lines.map((line) => line.textContent)).toEqual(["Tier 2, From: Please fill in this field."]);
    await user.type(faulty, "2");
    expect(faulty.getAttribute("aria-invalid")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("take a fault along when another row goes", async () => {
    draw();
    await user.type(await box("Tier 1", /From/), "1");
    await press("Add to Tiers");
    await press("Send");
    await press("Remove Tier 1");
    expect((await box("Tier 1", /From/)).getAttribute("aria-invalid")).toBe("true");
  });

  it("put a fault that the platform names by its pointer to the field of that row", async () => {
    draw(tiers, { ok: false, fieldErrors: { "/tiers/1/from": "Too near", "/tiers/7/from": "Nobody" } });
    await user.type(await box("Tier 1", /From/), "1");
    await press("Add to Tiers");
    await user.type(await box("Tier 2", /From/), "2");
    await press("Send");
    const faulty = await box("Tier 2", /From/);
    const described = faulty.getAttribute("aria-describedby") ?? "";
    expect(described.split(" ").map((id) => document.getElementById(id)?.textContent)).toContain("Too near");
    expect(document.activeElement).toBe(faulty);
  });

  it("show a field by what stands in its own row, and send it only then", async () => {
    const sent = draw();
    await user.type(await box("Tier 1", /From/), "1");
    await press("Add to Tiers");
    await user.type(await box("Tier 2", /From/), "2");
    await user.type(await box("Tier 2", /Kind/), "other");
    await user.type(await box("Tier 2", /Note/), "why");
    expect(row("Tier 1").queryByLabelText(/Note/)).toBeNull();
    await press("Send");
    expect(sent).toEqual([{ tiers: [{ from: 1 }, { from: 2, kind: "other", note: "why" }] }]);
  });

  it("go back to the beginning, and come back when that is taken back", async () => {
    draw();
    await user.type(await box("Tier 1", /From/), "1");
    await press("Add to Tiers");
    await press("Empty");
    expect(screen.getAllByRole("group", { name: /^Tier \d/ })).toHaveLength(1);
    expect((await box("Tier 1", /From/)).value).toBe("");
    await press("Bring back what I typed");
    expect(screen.getAllByRole("group", { name: /^Tier \d/ })).toHaveLength(2);
    expect((await box("Tier 1", /From/)).value).toBe("1");
  });

  it("have rules that read the row, and the one above it, anew at every key", async () => {
    const from = { bind: "/previous/from" };
    const rising = {
      ...tiers,
      fields: [
        { name: "from", widget: "number", label: "From", rule: { type: "integer", min: { plus: [from, 1] } } },
        { name: "to", widget: "number", label: "To", rule: { type: "integer", min: { bind: "/row/from" } } },
        { name: "why", widget: "text", label: "Why", when: { value: { bind: "/previous/from" }, above: 5 } },
      ],
    };
    const sent = draw(rising);
    await user.type(await box("Tier 1", /From/), "4");
    await user.type(await box("Tier 1", /To/), "3");
    await press("Add to Tiers");
    await user.type(await box("Tier 2", /From/), "4");
    await press("Send");
    expect(sent).toEqual([]);
    const lines = within(screen.getByRole("alert")).getAllByRole("listitem");
    expect(lines.map((line) => line.textContent)).toEqual(["Tier 1, To: At least 4.", "Tier 2, From: At least 5."]);
    expect(row("Tier 2").queryByLabelText(/Why/)).toBeNull();
    await user.clear(await box("Tier 1", /From/));
    await user.type(await box("Tier 1", /From/), "3");
    expect(screen.queryByRole("alert")).toBeNull();
    await press("Send");
    expect(sent).toEqual([{ tiers: [{ from: 3, to: 3 }, { from: 4 }] }]);
  });

  it("may be none where none are needed", async () => {
    const sent = draw({ ...tiers, least: 0 });
    expect(screen.queryByRole("group", { name: "Tier 1" })).toBeNull();
    await screen.findByRole("group", { name: "Tiers" });
    await press("Send");
    expect(sent).toEqual([{}]);
  });
});
