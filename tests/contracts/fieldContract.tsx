import { cleanup, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { describe, expect, it } from "vitest";
import type { Renderer } from "#engine/index.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { aField } from "#tests/support/aField.ts";
import { longText } from "#tests/support/longText.ts";

/** Values that no field asked for, and every field has to live with. */
const badValues: readonly unknown[] = [
  null,
  0,
  Number.NaN,
  "",
  "x",
  true,
  [],
  [null],
  {},
  { from: 1 },
  Symbol("x"),
  () => {},
];

/** What every field renderer promises, whatever it draws. `extra` are the props it cannot do without. */
export function fieldContract(renderer: Renderer, extra: Partial<FieldProps> = {}): void {
  const Field = renderer.component as ComponentType<FieldProps>;
  const draw = (props: Partial<FieldProps> = {}) => {
    cleanup();
    const { container } = render(<Field {...aField({ ...extra, ...props })} />);
    const control = container.querySelector<HTMLInputElement>("#f");
    if (!control) throw new Error("the control has not got the id of the field");
    return { container, control };
  };

  describe(`${renderer.name}, as every field`, () => {
    it("names its control by its label", () => {
      const { container, control } = draw({ label: "Your word" });
      const words = control.labels?.length ? control.labels[0]?.textContent : undefined;
      const legend = control.closest("fieldset")?.querySelector("legend")?.textContent;
      expect(`${legend ?? ""} ${words ?? ""}`).toContain("Your word");
      expect(container.textContent).toContain("Your word");
    });

    it("[REG-04] says that it is required, with one star at its label and none in its placeholder", () => {
      for (const placeholder of ["", "Words"]) {
        const { container } = draw({ isRequired: true, placeholder });
        expect(container.querySelectorAll("[data-star]")).toHaveLength(1);
        expect(container.querySelectorAll("[placeholder*='*']")).toHaveLength(0);
      }
      expect(draw().container.querySelectorAll("[data-star]")).toHaveLength(0);
    });

    it("ties its error and its help to the control, by ids that are there", () => {
      const { container, control } = draw({ error: "Wrong", help: "Like this", describedBy: "f-help f-error" });
      expect(control.getAttribute("aria-invalid")).toBe("true");
      const ids = (control.getAttribute("aria-describedby") ?? "").split(" ");
      const described = ids.map((id) => container.querySelector(`[id="${id}"]`)?.textContent);
      expect(described).not.toContain(undefined);
      expect(described.join(" ")).toContain("Wrong");
      expect(described.join(" ")).toContain("Like this");
    });

    it("claims no error, and names no id that is not there, while all is well", () => {
      const { container, control } = draw();
      expect(control.getAttribute("aria-invalid")).toBeNull();
      const ids = (control.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);
      for (const id of ids) expect(container.querySelector(`[id="${id}"]`)).not.toBeNull();
    });

    it("can be disabled", () => {
      const { container } = draw({ isDisabled: true });
      for (const control of container.querySelectorAll("input, select, textarea"))
        expect(control).toHaveProperty("disabled", true);
    });

    it("cannot be changed while it is read-only", () => {
      const { control } = draw({ isReadOnly: true });
      expect(control.readOnly || control.disabled).toBe(true);
    });

    it("takes long texts and texts that run from right to left", () => {
      const { container } = draw({ label: longText, help: longText, error: longText, describedBy: "f-help f-error" });
      expect(container.textContent).toContain(longText);
      const arabic = draw({ label: "اسم المستخدم", value: "مرحبا" });
      expect(arabic.container.textContent).toContain("اسم المستخدم");
    });

    it("lets a text run its own way, and begins an empty one as the page does", () => {
      const { control } = draw({ value: "" });
      if (!["text", "textarea", "search", "password", "tel"].includes(control.type)) return;
      // What is only ever digits or signs keeps its direction.
      if (control.dir === "ltr") return;
      expect(control.dir).toBe("");
      expect(draw({ value: "855 - b" }).control.dir).toBe("ltr");
      expect(draw({ value: "7. مرحبا" }).control.dir).toBe("rtl");
    });

    it.each(
      badValues.map((value) => [
        typeof value === "symbol" ? "a symbol" : (JSON.stringify(value) ?? String(value)),
        value,
      ]),
    )("does not break over the value %s", (_, value) => {
      expect(() => draw({ value })).not.toThrow();
    });

    it("gives every control on it a name", () => {
      const { container } = draw();
      for (const control of container.querySelectorAll<HTMLButtonElement>("button")) {
        expect(control.textContent?.trim() || control.getAttribute("aria-label")).toBeTruthy();
        expect(control.type).toBe("button");
      }
    });
  });
}
