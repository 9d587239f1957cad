import { act, fireEvent } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { FormDescriptor } from "#contracts/entities.ts";
import { renderers } from "#renderers/index.ts";
import { TextField } from "#renderers/fields/TextField.tsx";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { aForm } from "#tests/support/aForm.ts";
import { aRenderingContext, type TestContext } from "#tests/support/aRenderingContext.ts";
import { aSchemaForm } from "#tests/support/aSchemaForm.tsx";
import { renderNode } from "#tests/support/renderNode.tsx";

type Draw = (form: FormDescriptor, context: TestContext) => void;

const node = { kind: "form", form: "count", label: "Form", submit: { label: "Send", action: { do: "login" } } };
const lanes: [string, Draw][] = [
  ["engine", (_, context) => renderNode(node, context)],
  ["schema", (form, context) => aSchemaForm({ source: form, context })],
];
const cases = lanes.flatMap(([lane, draw]) => [20, 500].map((size) => [lane, size, draw] as const));

/** Draws a form of text fields that count how often each of them is drawn. */
function drawCounted(size: number, draw: Draw): { drawn: Map<string, number>; changed(): Record<string, number> } {
  const drawn = new Map<string, number>();
  const counting = defineField({
    widget: "text",
    component: (props: FieldProps) => {
      const name = props.name.replace("/", "");
      drawn.set(name, (drawn.get(name) ?? 0) + 1);
      return TextField(props);
    },
  });
  const form = aForm(
    Array.from({ length: size }, (_, index) => ({
      name: `f${index}`,
      required: true,
      rule: { minLength: 2, maxLength: 5 },
    })),
    "count",
  );
  const context = aRenderingContext({
    renderers: [...renderers.filter(({ name }) => name !== "textField"), counting],
    forms: { descriptors: { count: form } },
  });
  draw(form, context);
  let before = new Map(drawn);
  return {
    drawn,
    changed() {
      const changes = [...drawn].filter(([name, count]) => count !== before.get(name));
      const differences = changes.map(([name, count]) => [name, count - (before.get(name) ?? 0)]);
      before = new Map(drawn);
      return Object.fromEntries(differences) as Record<string, number>;
    },
  };
}

describe.each(cases)("the %s lane at %i fields", (_, size, draw) => {
  // Looked up by name: searching five hundred fields by role takes a page without layout minutes.
  const find = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;
  const control = (name: string) => find(`[name="${name}"], [name="/${name}"]`);
  const type = (name: string, value: string) => fireEvent.change(control(name), { target: { value } });

  it("draws every field once", () => {
    const { drawn } = drawCounted(size, draw);
    expect([drawn.size, Math.max(...drawn.values())]).toEqual([size, 1]);
  });

  it("draws the field typed in, once a key, and no other", () => {
    const { changed } = drawCounted(size, draw);
    type("f3", "a");
    expect(changed()).toEqual({ f3: 1 });
    type("f3", "ab");
    expect(changed()).toEqual({ f3: 1 });
  });

  it("draws no other field while a fault is put right", async () => {
    const { changed } = drawCounted(size, draw);
    await act(async () => void fireEvent.click(find("[type=submit]")));
    expect(Object.keys(changed())).toHaveLength(size);
    type("f3", "a");
    expect(changed()).toEqual({ f3: 1 });
    type("f3", "ab");
    expect(changed()).toEqual({ f3: 1 });
    expect(control("f3").getAttribute("aria-invalid")).toBeNull();
  });

  it("draws no other field when one is left", () => {
    const { changed } = drawCounted(size, draw);
    type("f3", "a");
    changed();
    fireEvent.blur(control("f3"));
    expect(Object.keys(changed()).filter((name) => name !== "f3")).toEqual([]);
  });
});
