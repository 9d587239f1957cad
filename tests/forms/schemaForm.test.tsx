import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { JsonSchema } from "#json/schema.ts";
import { aSchemaForm } from "#tests/support/aSchemaForm.tsx";

const user = userEvent.setup();
const send = () => user.click(screen.getByRole("button", { name: "Send" }));

const person = {
  type: "object",
  properties: {
    name: { type: "string", minLength: 2 },
    age: { type: "integer", minimum: 18 },
    isActive: { type: "boolean" },
    role: { enum: ["viewer", "editor"] },
    address: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
  },
  required: ["name"],
} as const;

const list = {
  type: "object",
  properties: {
    items: {
      type: "array",
      minItems: 1,
      items: { type: "object", properties: { id: { type: "string" }, order: { type: "integer" } }, required: ["id"] },
    },
  },
} as const;

describe("a schema form", () => {
  it("draws nested objects, and sends what was typed in the schema's types", async () => {
    const { sent } = aSchemaForm({ source: person, initial: { name: "Ada" } });
    expect(screen.getByLabelText("Name")).toHaveProperty("value", "Ada");
    await user.type(screen.getByLabelText("Age"), "36");
    await user.click(screen.getByLabelText("Is active"));
    await user.selectOptions(screen.getByLabelText("Role"), "editor");
    await user.type(within(screen.getByRole("group", { name: "Address" })).getByLabelText("City"), "Siem Reap");
    await send();
    expect(sent).toEqual([{ name: "Ada", age: 36, isActive: true, role: "editor", address: { city: "Siem Reap" } }]);
  });

  it("draws days and colours by their format", () => {
    const source = {
      type: "object",
      properties: { since: { type: "string", format: "date" }, ink: { type: "string", format: "color" } },
    } as const;
    aSchemaForm({ source, initial: { since: "2026-01-02", ink: "#102030" } });
    expect(screen.getByLabelText("Since")).toMatchObject({ type: "date", value: "2026-01-02" });
    expect(screen.getByLabelText("Pick the colour: Ink")).toMatchObject({ type: "color", value: "#102030" });
    expect(screen.getByLabelText("Ink")).toMatchObject({ type: "text", value: "#102030" });
  });

  it("sends a document that nobody touched as it was", async () => {
    const initial = { name: "Ada", note: "kept", age: 40 };
    const { sent } = aSchemaForm({ source: { ...person }, initial });
    await send();
    expect(sent).toEqual([initial]);
  });

  it("names faults at their fields, moves to the first, and judges it again while it is put right", async () => {
    const { sent } = aSchemaForm({ source: person, initial: { name: "A" } });
    await user.type(screen.getByLabelText("Age"), "old");
    await send();
    const name = screen.getByLabelText("Name");
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(name);
    expect(screen.getByRole("alert").textContent).toContain("Name: At least 2 characters.");
    expect(screen.getByRole("alert").textContent).toContain("Age: This is not the right kind of value.");
    expect(document.getElementById(name.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "At least 2 characters.",
    );
    await user.type(name, "da");
    expect(name.getAttribute("aria-invalid")).toBeNull();
  });

  it("adds, moves and removes items, and keeps what was typed in the others", async () => {
    const { sent, document: edited } = aSchemaForm({ source: list, initial: { items: [{ id: "a" }, { id: "b" }] } });
    const ids = () => screen.getAllByLabelText<HTMLInputElement>("Id").map((control) => control.value);
    await user.type(screen.getAllByLabelText("Id")[1]!, "ee");
    await user.click(screen.getByRole("button", { name: "Add to Items" }));
    await user.type(screen.getAllByLabelText("Id")[2]!, "c");
    expect(ids()).toEqual(["a", "bee", "c"]);
    await user.click(screen.getByRole("button", { name: "Move 3 up" }));
    expect(ids()).toEqual(["a", "c", "bee"]);
    await user.click(screen.getByRole("button", { name: "Remove 1" }));
    expect(ids()).toEqual(["c", "bee"]);
    await user.type(screen.getAllByLabelText("Id")[0]!, "at");
    expect(edited.value).toEqual({ items: [{ id: "cat" }, { id: "bee" }] });
    await send();
    expect(sent).toEqual([{ items: [{ id: "cat" }, { id: "bee" }] }]);
  });

  it("heads an item by its title in the reader's language, with its name beside it, and its button says the same", async () => {
    const texts = { type: "object", properties: { EN: { type: "string", title: "English" } } };
    const titled = {
      type: "object",
      properties: { id: { type: "string" }, title: texts, art: { type: "string" }, link: { type: "string" } },
    };
    const source = { type: "object", properties: { items: { type: "array", items: titled } } } as JsonSchema;
    const items = [{ id: "rain", title: { KM: "ភ្លៀង", EN: "Rain" } }, { id: "sun", title: { KM: "ថ្ងៃ" } }, { id: "fog" }];
    aSchemaForm({ source, initial: { items } });
    const names = screen
      .getAllByRole("group")
      .map((each) => each.querySelector(":scope > legend")?.textContent?.trim());
    expect(names).toEqual(["Items", "Rain rain", "ថ្ងៃ sun", "fog"]);
    expect(screen.getByRole("button", { name: "Edit ថ្ងៃ" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Edit fog" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Edit Rain" }));
    await user.type(screen.getByLabelText("English"), " outside");
    expect(screen.getByRole("group", { name: "Rain outside rain" })).toBeTruthy();
  });

  it("tells what is wrong with a list as a whole at the list", async () => {
    aSchemaForm({ source: list, initial: { items: [] } });
    await send();
    const group = screen.getByRole("group", { name: "Items" });
    expect(document.activeElement).toBe(group);
    expect(document.getElementById(group.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "At least 1 entries.",
    );
  });

  it("chooses between alternatives", async () => {
    const source = {
      type: "object",
      properties: {
        action: {
          anyOf: [
            {
              type: "object",
              description: "Goes to a path.",
              properties: { do: { const: "navigate" }, to: { type: "string" } },
              required: ["do", "to"],
            },
            {
              type: "object",
              description: "Opens a dialog.",
              properties: { do: { const: "openDialog" }, dialog: { type: "string" } },
              required: ["do", "dialog"],
            },
          ],
        },
      },
    };
    const { sent } = aSchemaForm({
      source: source as unknown as JsonSchema,
      initial: { action: { do: "openDialog", dialog: "login" } },
    });
    expect(screen.getByLabelText("Dialog")).toHaveProperty("value", "login");
    await user.selectOptions(screen.getByLabelText("Action: which kind"), "Goes to a path");
    await user.type(screen.getByLabelText("To"), "/index");
    await send();
    expect(sent).toEqual([{ action: { do: "navigate", to: "/index" } }]);
  });

  it("edits dictionaries: adds, renames and removes entries", async () => {
    const source = {
      type: "object",
      properties: { texts: { type: "object", additionalProperties: { type: "string" } } },
    };
    const { document: edited } = aSchemaForm({ source, initial: { texts: { hello: "Hello" } } });
    await user.click(screen.getByRole("button", { name: "Add to Texts" }));
    const [, added] = screen.getAllByLabelText("Name of the entry");
    await user.clear(added!);
    await user.type(added!, "bye");
    await user.tab();
    await user.type(screen.getByLabelText("bye"), "Good bye");
    expect(edited.value).toEqual({ texts: { hello: "Hello", bye: "Good bye" } });
    await user.click(screen.getByRole("button", { name: "Remove hello" }));
    expect(edited.value).toEqual({ texts: { bye: "Good bye" } });
  });

  it("edits a tree that refers to itself", async () => {
    const source = {
      $defs: {
        node: {
          type: "object",
          properties: { id: { type: "string" }, children: { type: "array", items: { $ref: "#/$defs/node" } } },
          required: ["id", "children"],
        },
      },
      $ref: "#/$defs/node",
    };
    const { document: edited } = aSchemaForm({
      source,
      initial: { id: "root", children: [{ id: "leaf", children: [] }] },
    });
    await user.type(screen.getAllByLabelText("Id")[1]!, "s");
    expect(edited.value).toEqual({ id: "root", children: [{ id: "leafs", children: [] }] });
  });

  it("takes another document from outside", async () => {
    const { document: edited } = aSchemaForm({ source: person, initial: { name: "Ada" } });
    await user.type(screen.getByLabelText("Name"), " L");
    act(() => edited.replace({ name: "Grace" }));
    expect(screen.getByLabelText("Name")).toHaveProperty("value", "Grace");
    expect(edited.value).toEqual({ name: "Grace" });
  });
});
