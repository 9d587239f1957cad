import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const user = userEvent.setup();
const tiers = {
  name: "tiers",
  widget: "rows",
  label: "Tiers",
  itemLabel: "Tier",
  least: 1,
  most: 5,
  moves: true,
  judge: { by: "contractTiers", with: { ceiling: { times: [{ bind: "/form/most" }, 100] } } },
  fields: [
    { name: "from", widget: "number", label: "From", required: true, rule: { type: "integer", min: 0 } },
    { name: "to", widget: "number", label: "To", rule: { type: "integer", min: 0 } },
    { name: "profitLoss", widget: "number", label: "Loss", rule: { type: "integer", min: 0 } },
    { name: "activeMembers", widget: "number", label: "Members", rule: { type: "integer", min: 0 } },
    { name: "percent", widget: "number", label: "Rate", required: true, rule: { type: "number", min: 0, step: 0.01 } },
  ],
};

/** Draws a form of tiers with a field for their ceiling; what is sent comes back. */
function draw() {
  const sent: unknown[] = [];
  const context = aRenderingContext({ dispatch: async (_, scope) => (sent.push(scope.read("/form")), { ok: true }) });
  const most = { name: "most", widget: "number", label: "Most", default: 10, rule: { type: "number" } };
  const submit = { label: "Send", action: { do: "call", call: "x" } };
  renderNode(
    { kind: "form", label: "Contract", fields: [most, tiers], checks: "typing", keepOnSuccess: true, submit },
    context,
  );
  return sent;
}
const row = (number: number) => within(screen.getByRole("group", { name: `Tier ${number}` }));
const box = async (number: number, label: RegExp) => row(number).findByLabelText<HTMLInputElement>(label);
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const type = async (number: number, figures: Record<string, string>) => {
  for (const [label, text] of Object.entries(figures)) {
    const input = await box(number, new RegExp(label));
    await user.clear(input);
    if (text !== "") await user.type(input, text);
  }
};
const faults = (number: number) =>
  row(number)
    .queryAllByText(/^(This|There|The|Only) /)
    .map((one) => one.textContent);

describe("rows with a judge", () => {
  it("are judged together while somebody types, beside the cell that is wrong, and by what else was typed", async () => {
    const sent = draw();
    await type(1, { From: "0", To: "500", Rate: "1" });
    await press("Add to Tiers");
    await type(2, { From: "400", Rate: "12.5" });
    expect(faults(2)).toEqual(["This tier overlaps the one before it.", "This rate is above the most you can give."]);
    expect(faults(1)).toEqual([]);
    // What is put right in another row, or elsewhere in the form, is put right here.
    await type(1, { To: "400" });
    expect(faults(2)).toEqual(["This rate is above the most you can give."]);
    const most = screen.getByLabelText(/Most/);
    await user.clear(most);
    await user.type(most, "12.5");
    expect(faults(2)).toEqual([]);
    await type(1, { To: "300" });
    expect(faults(2)).toEqual(["There is a gap between this tier and the one before it."]);
    await press("Send");
    expect(sent).toEqual([]);
    await type(2, { From: "٣٠٠" });
    await press("Send");
    expect(sent).toMatchObject([
      {
        tiers: [
          { from: 0, to: 300, percent: 1 },
          { from: 300, percent: 12.5 },
        ],
      },
    ]);
  });

  it("say at once what falls, also before the row is typed to its end and where a field was left empty", async () => {
    draw();
    await type(1, { From: "0", To: "500", Loss: "200", Members: "3", Rate: "1" });
    await press("Add to Tiers");
    const falls = "This must not be less than in the tier before.";
    expect(faults(2)).toEqual([]);
    await type(2, { Loss: "100" });
    expect(faults(2)).toEqual([falls]);
    await type(2, { Loss: "300", Members: "2" });
    expect(faults(2)).toEqual([falls]);
    await type(2, { Members: "3" });
    expect(faults(2)).toEqual([]);
    // What nobody has come to yet is no fault; what was passed over counts as nothing, which is less.
    await type(2, { Loss: "", Members: "" });
    expect(faults(2)).toEqual([falls, falls]);
    await type(2, { Loss: "200", Members: "4" });
    expect(faults(2)).toEqual([]);
    await press("Add to Tiers");
    await type(3, { From: "900" });
    expect(faults(3)).toEqual([]);
    await type(3, { Rate: "2" });
    expect(faults(3)).toEqual([falls, falls]);
  });

  it("can be moved up and down by keys, with what was typed, the focus and a word about it", async () => {
    draw();
    await type(1, { From: "500", Rate: "2" });
    await press("Add to Tiers");
    await type(2, { From: "0", To: "500", Rate: "1" });
    expect(faults(2).toSorted()).toEqual(
      [
        "This must be more than what stands before it.",
        "The rate must be higher than in the tier before.",
        "Only the last tier has no end, and it has none.",
      ].toSorted(),
    );
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Move Tier 1 up" }).disabled).toBe(true);
    screen.getByRole("button", { name: "Move Tier 2 up" }).focus();
    await user.keyboard("{Enter}");
    expect((await box(1, /From/)).value).toBe("0");
    expect([faults(1), faults(2)]).toEqual([[], []]);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move Tier 1 down" }));
    expect(screen.getAllByRole("status").map((one) => one.textContent)).toContain("Tier 2 was moved to place 1.");
  });
});
