import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const user = userEvent.setup();
const submit = { label: "Send", action: { do: "login" } };

function draw(button: object) {
  const context = aRenderingContext();
  const fields = [{ name: "amount", widget: "text", label: "Amount" }];
  renderNode({ kind: "form", id: "pay", label: "Pay", fields, submit: { ...submit, ...button } }, context);
  return context;
}

describe("the button that sends a form", () => {
  it("is as wide and as heavy as usual, unless the document says otherwise", () => {
    draw({});
    expect(screen.getByRole("button", { name: "Send" }).className).toBe("button button--primary button--wide");
  });

  it("looks as any button may", () => {
    draw({ variant: "danger", tone: "negative", size: "s", wide: false, iconOnly: true, icon: "check" });
    const button = screen.getByRole("button", { name: "Send" });
    expect(button.className).toBe("button button--danger button--icon-only");
    expect([button.dataset["size"], button.dataset["tone"], button.textContent]).toEqual(["s", "negative", ""]);
  });

  it("sends nothing while it is disabled by what is typed, also not by Enter", async () => {
    const { actions } = draw({ disabledWhen: { not: { value: { bind: "/form/amount" }, exists: true } } });
    const button = screen.getByRole("button", { name: "Send" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await user.click(button);
    await user.type(screen.getByLabelText("Amount"), "{Enter}");
    expect(actions).toEqual([]);
    await user.type(screen.getByLabelText("Amount"), "5");
    expect(button.getAttribute("aria-disabled")).toBeNull();
    await user.click(button);
    expect(actions).toEqual([{ do: "login" }]);
  });

  it("is not there while its condition does not hold, and nothing is sent", async () => {
    const { actions } = draw({ when: { value: { bind: "/form/amount" }, is: "5" } });
    expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
    await user.type(screen.getByLabelText("Amount"), "4{Enter}");
    expect(actions).toEqual([]);
    await user.type(screen.getByLabelText("Amount"), "{Backspace}5");
    expect(screen.getByRole("button", { name: "Send" })).toBeTruthy();
  });
});
