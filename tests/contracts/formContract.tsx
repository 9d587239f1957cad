import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { FormDescriptor } from "#contracts/entities.ts";
import type { Outcome } from "#engine/index.ts";
import { aForm } from "#tests/support/aForm.ts";
import { accessibleTree } from "#tests/support/accessibleTree.ts";

/** A lane of forms: draws a described form named `Form` with a button `Send`. */
export type DrawForm = (
  form: FormDescriptor,
  send: (values: unknown) => Promise<Outcome>,
) => { container: HTMLElement };

const everything = aForm(
  [
    {
      name: "username",
      required: true,
      label: "User name",
      placeholder: "Letters",
      help: "Shown to others",
      rule: { minLength: 3, maxLength: 8, patternId: 1 },
    },
    { name: "password", widget: "password", required: true, label: "Password", rule: { minLength: 4, maxLength: 20 } },
    { name: "again", widget: "password", required: true, label: "Repeat it", rule: { equals: "password" } },
    {
      name: "colour",
      widget: "select",
      label: "Colour",
      options: [
        { value: "red", label: "Red" },
        { value: "blue", label: "Blue" },
      ],
    },
    { name: "age", widget: "number", label: "Age" },
    { name: "born", widget: "date", label: "Born" },
    { name: "about", widget: "textarea", label: "About you" },
    { name: "agreed", widget: "checkbox", required: true, label: "I agree" },
  ],
  "contract",
);

/** What the tree of that form is, whichever lane draws it. */
const tree = [
  "form Form",
  'textbox User name required described "3 - 8 letters and digits, beginning with a letter\nShown to others" placeholder "Letters"',
  'password Password required described "4 - 20 characters of any kind"',
  "button Show Password",
  "password Repeat it required",
  "button Show Repeat it",
  "combobox Colour",
  "textbox Age",
  "date Born",
  "textbox About you",
  "checkbox I agree required",
  "button Send",
];

const user = userEvent.setup();
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = () => user.click(screen.getByRole("button", { name: "Send" }));

/** What both lanes promise: the same form gives the same accessible tree, values and errors. */
export function formContract(lane: string, drawForm: DrawForm): void {
  const draw = (answer: Outcome = { ok: true }) => {
    const sent: unknown[] = [];
    const drawn = drawForm(everything, async (values) => (sent.push(values), answer));
    return { ...drawn, sent };
  };
  const fill = async () => {
    await user.type(box("User name"), "player");
    await user.type(box("Password"), "secret");
    await user.type(box("Repeat it"), "secret");
    await user.click(box("I agree"));
  };

  describe(`the ${lane} lane, as every lane of forms`, () => {
    it("gives the form's accessible tree", () => {
      expect(accessibleTree(draw().container)).toEqual(tree);
    });

    it("sends clean values, and nothing that was left empty", async () => {
      const { sent } = draw();
      await fill();
      await user.type(box("User name"), "  ");
      await user.selectOptions(box("Colour"), "Blue");
      await user.type(box("Age"), "36");
      await press();
      expect(sent).toEqual([
        { username: "player", password: "secret", again: "secret", colour: "blue", age: "36", agreed: true },
      ]);
    });

    it("sends nothing while something is wrong, names every fault, and moves to the first", async () => {
      const { sent } = draw();
      await user.type(box("User name"), "1");
      await user.type(box("Password"), "secret");
      await user.type(box("Repeat it"), "other");
      await press();
      expect(sent).toEqual([]);
      expect(document.activeElement).toBe(box("User name"));
      const errors = ["User name", "Password", "Repeat it", "I agree"].map((label) => describedText(box(label)));
      expect(errors[0]).toContain("3");
      expect(errors.slice(1)).toEqual(["", "The two entries are not the same.", "Please fill in this field."]);
      const lines = [...screen.getByRole("alert").querySelectorAll("li")].map((line) => line.textContent);
      expect(lines).toHaveLength(3);
      expect(lines[1]).toBe("Repeat it: The two entries are not the same.");
    });

    it("leads from the summary to the field", async () => {
      draw();
      await press();
      await user.click(screen.getByRole("link", { name: "Repeat it" }));
      expect(document.activeElement).toBe(box("Repeat it"));
    });

    it("judges a field in error again while it is put right, and no other", async () => {
      draw();
      await press();
      await user.type(box("User name"), "player");
      expect(box("User name").getAttribute("aria-invalid")).toBeNull();
      expect(box("Password").getAttribute("aria-invalid")).toBe("true");
    });

    it("keeps every value when it is refused, and says why", async () => {
      draw({ ok: false, code: "nobodyKnows", message: "Closed for today" });
      await fill();
      await press();
      expect(screen.getByRole("alert").textContent).toContain("Closed for today");
      expect([box("User name").value, box("Password").value, box("I agree").checked]).toEqual([
        "player",
        "secret",
        true,
      ]);
    });

    it("takes no second press while it is sending", async () => {
      let count = 0;
      let release: (outcome: Outcome) => void = () => {};
      drawForm(everything, () => ((count += 1), new Promise((resolve) => (release = resolve))));
      await fill();
      await user.dblClick(screen.getByRole("button", { name: "Send" }));
      expect(count).toBe(1);
      await act(async () => release({ ok: false, silent: true }));
    });

    it("gives ids to one element each, and refers to none that is not there", async () => {
      const { container } = draw();
      await press();
      const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const attribute of ["aria-describedby", "aria-labelledby", "aria-controls", "for"]) {
        for (const element of container.querySelectorAll(`[${attribute}]`)) {
          for (const id of (element.getAttribute(attribute) ?? "").split(" ")) expect(ids).toContain(id);
        }
      }
    });
  });
}

function describedText(control: HTMLElement): string {
  const ids = (control.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id.endsWith("-error"));
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
}
