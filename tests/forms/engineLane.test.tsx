import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { observable } from "mobx";
import { describe, expect, it } from "vitest";
import type { Outcome } from "#engine/index.ts";
import { aForm } from "#tests/support/aForm.ts";
import { aRenderingContext, type ContextParts } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const fields = [
  {
    name: "username",
    required: true,
    placeholder: "3 to 8 letters",
    rule: { minLength: 3, maxLength: 8, patternId: 1 },
  },
  { name: "password", widget: "password" as const, required: true },
];
const node = { kind: "form", form: "login", label: "Log in", submit: { label: "Send", action: { do: "login" } } };

function draw(parts: ContextParts = {}) {
  const context = aRenderingContext({
    ...parts,
    forms: { descriptors: { login: aForm(fields, "login") }, ...parts.forms },
  });
  return { context, ...renderNode(node, context) };
}

const user = userEvent.setup();
const button = () => screen.getByRole("button", { name: "Send" });

describe("a form block", () => {
  it("shows a star at the label of a required field, which stands before its placeholder", () => {
    draw();
    const username = screen.getByLabelText<HTMLInputElement>("username");
    expect(username.labels?.[0]?.hasAttribute("data-star")).toBe(true);
    expect(username.placeholder).toBe("3 to 8 letters");
  });

  it("names every fault once it is submitted, and moves to the first", async () => {
    const { context } = draw();
    await user.click(button());
    const username = screen.getByLabelText("username");
    expect(document.activeElement).toBe(username);
    expect(username.getAttribute("aria-invalid")).toBe("true");
    const described = (username.getAttribute("aria-describedby") ?? "").split(" ");
    const words = described.map((id) => document.getElementById(id)?.textContent);
    expect(words).toContain("Please fill in this field.");
    expect(words).not.toContain(undefined);
    expect(screen.getByRole("alert").textContent).toContain("username: Please fill in this field.");
    expect(context.actions).toEqual([]);
  });

  it("sends the action with the values in its scope", async () => {
    const sent: unknown[] = [];
    draw({
      dispatch: async (action, scope) => {
        sent.push(action.do, scope.read("/form"));
        return { ok: true };
      },
    });
    await user.type(screen.getByLabelText("username"), " player ");
    await user.type(screen.getByLabelText("password"), " s {Enter}");
    expect(sent).toEqual(["login", { username: "player", password: "s" }]);
  });

  it("keeps values and shows the platform's words when it refuses", async () => {
    draw({ dispatch: async () => ({ ok: false, fieldErrors: { username: "Taken" } }) });
    await user.type(screen.getByLabelText("username"), "player");
    await user.type(screen.getByLabelText("password"), "s{Enter}");
    expect(screen.getByRole("alert").textContent).toContain("username: Taken");
    expect(screen.getByLabelText("username")).toHaveProperty("value", "player");
    expect(document.activeElement).toBe(screen.getByLabelText("username"));
  });

  it("takes no second press while it is sending", async () => {
    let release: (outcome: Outcome) => void = () => {};
    let count = 0;
    draw({ dispatch: () => ((count += 1), new Promise((resolve) => (release = resolve))) });
    await user.type(screen.getByLabelText("username"), "player");
    await user.type(screen.getByLabelText("password"), "s");
    await user.dblClick(button());
    expect(count).toBe(1);
    expect(button().getAttribute("aria-busy")).toBe("true");
    await act(async () => release({ ok: false, code: "x", message: "No luck" }));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("No luck"));
  });

  it("keeps text, caret and focus when rules change, also when fields change places", async () => {
    const rules = observable.box(aForm(fields, "login"), { deep: false });
    draw({ forms: { descriptor: () => rules.get() } });
    const username = screen.getByLabelText<HTMLInputElement>("username");
    await user.type(username, "player");
    username.setSelectionRange(2, 4);
    act(() =>
      rules.set(aForm([{ name: "email", required: true }, fields[1]!, { ...fields[0]!, label: "Account" }], "login")),
    );
    expect(screen.getAllByRole("textbox").map((control) => control.getAttribute("name"))).toEqual([
      "email",
      "username",
    ]);
    expect(screen.getByLabelText("Account")).toBe(username);
    expect(document.activeElement).toBe(username);
    expect([username.value, username.selectionStart, username.selectionEnd]).toEqual(["player", 2, 4]);
  });

  it("shows and hides a field by what stands in another", async () => {
    const descriptor = aForm(
      [{ name: "country" }, { name: "idNumber", when: { value: { bind: "/form/country" }, in: ["KH"] } }],
      "login",
    );
    draw({ forms: { descriptors: { login: descriptor } } });
    expect(screen.queryByLabelText("idNumber")).toBeNull();
    await user.type(screen.getByLabelText("country"), "KH");
    expect(screen.getByLabelText("idNumber")).toBeTruthy();
  });

  it("keeps what was typed for the next time it is opened, but no secrets", async () => {
    const drafts = new Map<string, Record<string, unknown>>();
    const first = draw({ forms: { drafts } });
    await user.type(screen.getByLabelText("username"), "player");
    await user.type(screen.getByLabelText("password"), "secret");
    first.unmount();
    draw({ forms: { drafts } });
    expect(screen.getByLabelText("username")).toHaveProperty("value", "player");
    expect(screen.getByLabelText("password")).toHaveProperty("value", "");
  });

  it.each([
    ["nothing", "was taken", true, ""],
    ["what was typed", "was refused", false, "player"],
  ])("keeps %s of what %s after its dialog had closed", async (_kept, _what, ok, begins) => {
    const drafts = new Map<string, Record<string, unknown>>();
    const answer = Promise.withResolvers<Outcome>();
    const first = draw({ forms: { drafts }, dispatch: () => answer.promise });
    await user.type(screen.getByLabelText("username"), "player");
    await user.type(screen.getByLabelText("password"), "secret");
    await user.click(button());
    first.unmount();
    await act(async () => answer.resolve({ ok } as Outcome));
    draw({ forms: { drafts } });
    expect(screen.getByLabelText("username")).toHaveProperty("value", begins);
  });

  it("gives back what an accidental press emptied, until something is typed again", async () => {
    const context = aRenderingContext({ forms: { descriptors: { login: aForm(fields, "login") } } });
    renderNode({ ...node, reset: { label: "Start over" } }, context);
    const username = screen.getByLabelText<HTMLInputElement>("username");
    const password = screen.getByLabelText<HTMLInputElement>("password");
    const startOver = screen.getByRole("button", { name: "Start over" });
    const back = () => screen.queryByRole("button", { name: "Bring back what I typed" });
    await user.click(startOver);
    expect(back()).toBeNull();
    await user.type(username, "player");
    await user.type(password, "secret");
    // A second press finds nothing to empty, and takes nothing away.
    await user.dblClick(startOver);
    expect([username.value, password.value]).toEqual(["", ""]);
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("The form is empty now.");
    await user.click(back()!);
    expect([username.value, password.value, back()]).toEqual(["player", "secret", null]);
    expect(document.activeElement).toBe(startOver);
    await user.click(startOver);
    await user.type(username, "x");
    expect(back()).toBeNull();
  });

  it("says which form is missing, and nothing to a player", () => {
    const { context } = draw({ forms: { descriptors: {} } });
    expect(context.problems).toEqual([{ document: "test", pointer: "/root/form", reason: 'There is no form "login"' }]);
    expect(screen.getByText("This part is not available right now.")).toBeTruthy();
  });
});
