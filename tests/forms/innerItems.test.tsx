import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLayoutEffect, useState } from "react";
import { describe, expect, it } from "vitest";
import { aSchemaForm } from "#tests/support/aSchemaForm.tsx";

const user = userEvent.setup();

const item = {
  type: "object",
  required: ["id", "label"],
  properties: {
    id: { type: "string", minLength: 1 },
    label: { type: "string", minLength: 1 },
    icon: { type: "string" },
    page: { type: "string" },
    items: {
      type: "array",
      title: "Inside",
      minItems: 1,
      maxItems: 3,
      items: { $ref: "#/$defs/item" },
      $comment: "form: items of their own kind, 3 levels in all",
    },
  },
} as const;

const menu = {
  $defs: { item },
  type: "object",
  properties: { items: { type: "array", items: { $ref: "#/$defs/item" } } },
} as const;

const leaf = (id: string) => ({ id, label: `Label ${id}` });
/** The first group of this name, which is the outermost. */
const group = (name: string) => screen.getAllByRole("group", { name })[0]!;
const open = (name: string) => user.click(screen.getByRole("button", { name: `Edit ${name}` }));
const send = () => user.click(screen.getByRole("button", { name: "Send" }));

describe("items inside an item of the same kind", () => {
  it("are drawn when they are unfolded, and not before", async () => {
    aSchemaForm({ source: menu, initial: { items: [{ ...leaf("a"), items: [leaf("b")] }] } });
    expect(screen.queryAllByLabelText("Label", { exact: false })).toHaveLength(0);
    await open("a");
    expect(screen.getAllByLabelText(/^Label/)).toHaveLength(1);
    await open("Inside (1)");
    await open("b");
    expect(within(group("b")).getByLabelText(/^Label/)).toHaveProperty("value", "Label b");
  });

  it("are typed into, added, moved and removed in the one document", async () => {
    const { document: edited } = aSchemaForm({
      source: menu,
      initial: { items: [{ ...leaf("a"), items: [leaf("b")] }] },
    });
    await open("a");
    await open("Inside (1)");
    await open("b");
    await user.type(within(group("b")).getByLabelText(/^Label/), "!");
    await user.click(within(group("Inside")).getAllByRole("button", { name: "Add to Inside" }).at(-1)!);
    const added = within(group("Inside")).getAllByLabelText(/^Id/);
    await user.type(added.at(-1)!, "c");
    await user.type(
      within(group("Inside"))
        .getAllByLabelText(/^Label/)
        .at(-1)!,
      "C",
    );
    await user.click(within(group("Inside")).getByRole("button", { name: "Move 2 up" }));
    expect(document.activeElement).toBe(within(group("Inside")).getByRole("button", { name: "Move 1 down" }));
    expect(edited.value).toEqual({
      items: [
        {
          ...leaf("a"),
          items: [
            { id: "c", label: "C" },
            { id: "b", label: "Label b!" },
          ],
        },
      ],
    });
    await user.click(within(group("Inside")).getByRole("button", { name: "Remove 1" }));
    expect(document.activeElement).toBe(within(group("Inside")).getByRole("button", { name: "Remove 1" }));
    await user.keyboard("{Enter}");
    // A list that must not be empty is left out.
    expect(edited.value).toEqual({ items: [leaf("a")] });
    expect(document.activeElement).toBe(
      within(group("Inside")).getAllByRole("button", { name: "Add to Inside" }).at(-1)!,
    );
  });

  it("go three levels deep, and the last one says why there is no fourth", async () => {
    const deep = { ...leaf("c"), items: [leaf("d")] };
    const { document: edited } = aSchemaForm({
      source: menu,
      initial: { items: [{ ...leaf("a"), items: [{ ...leaf("b"), items: [deep] }] }] },
    });
    await open("a");
    await open("Inside (1)");
    await open("b");
    await user.click(within(group("b")).getByRole("button", { name: "Edit Inside (1)" }));
    await open("c");
    const last = within(group("c")).getByRole("group", { name: "Inside" });
    expect(last.textContent).toContain("items nest 3 levels deep at most");
    expect(within(last).queryByRole("button", { name: "Add to Inside" })).toBeNull();
    await user.click(within(last).getByRole("button", { name: "Remove Inside" }));
    expect(edited.value).toEqual({ items: [{ ...leaf("a"), items: [{ ...leaf("b"), items: [leaf("c")] }] }] });
  });

  it("take no more than their list may hold", async () => {
    const full = [leaf("b"), leaf("c"), leaf("d")];
    aSchemaForm({ source: menu, initial: { items: [{ ...leaf("a"), items: full }] } });
    await open("a");
    await open("Inside (3)");
    expect(screen.queryByRole("button", { name: "Add to Inside" })).toBeNull();
    await user.click(within(group("Inside")).getByRole("button", { name: "Remove 3" }));
    expect(screen.queryByRole("button", { name: "Add to Inside" })).not.toBeNull();
  });

  it("say that something is wrong while they are folded, and what it is once they are open", async () => {
    const { sent } = aSchemaForm({
      source: menu,
      initial: { items: [leaf("z"), { ...leaf("a"), items: [leaf("b"), { id: "c", label: "" }] }] },
    });
    await send();
    expect(sent).toEqual([]);
    expect(group("a").textContent).toContain("Something in here is not right");
    await open("a");
    expect(
      within(group("a"))
        .getByText(/Something in here/)
        .closest("fieldset"),
    ).toBe(group("Inside"));
    await open("Inside (2)");
    await open("c");
    expect(screen.queryByText(/Something in here/)).toBeNull();
    const label = within(group("c")).getByLabelText(/^Label/);
    expect(document.getElementById(label.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "At least 1 characters.",
    );
  });

  it("keep what was typed while another item moves over them", async () => {
    const { document: edited } = aSchemaForm({
      source: menu,
      initial: {
        items: [
          { ...leaf("a"), items: [leaf("b")] },
          { ...leaf("y"), items: [leaf("z")] },
        ],
      },
    });
    await open("a");
    await open("Inside (1)");
    await open("b");
    await user.type(within(group("b")).getByLabelText(/^Label/), "!");
    await user.click(screen.getByRole("button", { name: "Move 2 up" }));
    await user.type(within(group("b")).getByLabelText(/^Label/), "!");
    expect(edited.value).toEqual({
      items: [
        { ...leaf("y"), items: [leaf("z")] },
        { ...leaf("a"), items: [{ id: "b", label: "Label b!!" }] },
      ],
    });
  });

  it("open around a place that somebody wants to see", async () => {
    const asked: { reveal?(pointer: string): void } = {};
    function useAsked() {
      const [revealed, setRevealed] = useState<{ pointer: string } | null>(null);
      useLayoutEffect(() => {
        asked.reveal = (pointer) => setRevealed({ pointer });
      }, []);
      return revealed;
    }
    const { prefix } = aSchemaForm({
      source: menu,
      initial: { items: [leaf("z"), { ...leaf("a"), items: [{ ...leaf("b"), items: [leaf("c"), leaf("d")] }] }] },
      useRevealed: useAsked,
    });
    act(() => asked.reveal?.("/items/1/items/0/items/1/label"));
    expect(document.getElementById(`${prefix}-/items/1/items/0/items/1/label`)).toHaveProperty("value", "Label d");
    expect(document.getElementById(`${prefix}-/items/1/items/0/items/0/label`)).toBeNull();
  });
});
