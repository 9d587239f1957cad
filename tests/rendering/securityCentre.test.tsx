import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { compileSite } from "#compile/site.ts";
import type { ContextParts } from "#tests/support/aRenderingContext.ts";
import { drawSite } from "#tests/support/drawSite.tsx";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const site = compileSite(bundled, bundled);

/** Draws a document of the bundled site for a member. */
const draw = (name: string, parts?: ContextParts) => drawSite(site, name, parts);

const bare = {
  realName: "",
  birthday: "",
  minimumAge: 21,
  email: "",
  isEmailProved: false,
  mobileNum: "",
  isMobileProved: false,
  hasPaymentPassword: false,
  paymentPasswordAt: null,
  restUntil: null,
};
const whole = {
  ...bare,
  realName: "S•• D••",
  birthday: "1990-••-••",
  email: "so•••@mail.example",
  isEmailProved: true,
  mobileNum: "+8•••78",
  isMobileProved: true,
  hasPaymentPassword: true,
  paymentPasswordAt: "2026-01-02T10:00:00Z",
};

/** The page of a member with such a security; null where the platform has no such call. */
function drawPage(security: object | null) {
  const member = { account: "player01", passwordChangedAt: "2026-01-01T10:00:00Z" };
  return draw("personal-centre/securityCenter", {
    roots: { session: () => ({ loggedIn: true, accountType: 0 }) },
    data: {
      watch: () => () => {},
      read: (_, id) =>
        id === "security" && security === null
          ? { status: "failed", message: "There is no such call." }
          : { status: "ready", value: id === "security" ? security : id === "member" ? member : {} },
      reload: async () => {},
      load: async () => ({ ok: true, value: {} }),
    },
  });
}

const line = (name: string) => screen.getByText(name, { selector: "dt" }).parentElement ?? document.body;
const press = (name: string, inside = document.body) =>
  act(async () =>
    within(inside)
      .getByRole("button", { name: new RegExp(`^${name}`) })
      .click(),
  );
const dialogOf = (actions: readonly unknown[]) => (actions.at(-1) as { dialog?: string } | undefined)?.dialog;

/** Fills a dialog's form and sends it; answers the last call it asks for. */
async function fill(document_: string, dialog: object, values: Record<string, string>, button: string) {
  const { actions } = draw(`dialog/${document_}`, { roots: { dialog: () => dialog } });
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector(`[name="${name}"]`);
    if (!field) throw new Error(`There is no field ${name}`);
    fireEvent.change(field, { target: { value } });
  }
  await press(button);
  return actions.at(-1) as { call?: string; params?: Record<string, unknown> } | undefined;
}

beforeEach(cleanup);

describe("the security centre", () => {
  it("[PC-03] shows account data, password, withdrawal password and contacts of a member who has filled in nothing, and asks for each", async () => {
    const { actions } = drawPage(bare);
    expect(line("Account name").textContent).toContain("player01");
    const asked: [string, string, string][] = [
      ["Real name", "Fill in", "identity"],
      ["Birthday", "Fill in", "identity"],
      ["Password, set", "Change", "changePassword"],
      ["Withdrawal password", "Add", "setPaymentPassword"],
      ["E-mail", "Add", "contactEmail"],
      ["Mobile number", "Add", "contactMobile"],
    ];
    for (const [name, button, dialog] of asked) {
      await press(button, line(name));
      expect([name, dialogOf(actions)]).toEqual([name, dialog]);
    }
    expect(line("Withdrawal password").textContent).toContain("Not set");
    expect(screen.queryByRole("button", { name: "Withdrawal password forgotten?" })).toBeNull();
  });

  it("shows the account and changes its password on a platform without the calls of a protected account", async () => {
    const { actions } = drawPage(null);
    expect(line("Account name").textContent).toContain("player01");
    await press("Change");
    expect(dialogOf(actions)).toBe("changePassword");
    expect(screen.queryByRole("button", { name: "Fill in" })).toBeNull();
  });

  it("[PC-03] shows account data, password, withdrawal password and contacts masked, without a way to change what is filled in once", async () => {
    const { actions } = drawPage(whole);
    expect(line("Account name").textContent).toContain("player01");
    for (const name of ["Real name", "Birthday"]) expect(within(line(name)).queryByRole("button")).toBeNull();
    expect(line("Real name").textContent).toContain("S•• D••");
    expect(line("Birthday").textContent).toContain("1990-••-••");
    expect(line("E-mail").textContent).toContain("so•••@mail.example");
    expect(line("Mobile number").textContent).toContain("+8•••78");
    const asked: [string, string][] = [
      ["Password, set", "changePassword"],
      ["Withdrawal password", "changePaymentPassword"],
      ["E-mail", "contactEmail"],
      ["Mobile number", "contactMobile"],
    ];
    for (const [name, dialog] of asked) {
      await press("Change", line(name));
      expect([name, dialogOf(actions)]).toEqual([name, dialog]);
    }
    await press("Withdrawal password forgotten");
    expect(dialogOf(actions)).toBe("forgottenPaymentPassword");
    expect(screen.queryByText(/^Nothing can be withdrawn until/)).toBeNull();
  });

  it("asks to confirm what is not proved, and says until when money rests", async () => {
    const { actions } = drawPage({
      ...whole,
      isEmailProved: false,
      isMobileProved: false,
      restUntil: "2026-01-03T10:00:00Z",
    });
    await press("Confirm", line("E-mail, not confirmed"));
    expect(dialogOf(actions)).toBe("contactEmail");
    await press("Confirm", line("Mobile number, not confirmed"));
    expect(dialogOf(actions)).toBe("contactMobile");
    expect(screen.getByText(/^Nothing can be withdrawn until/)).toBeTruthy();
  });

  it("leads to the calls by its dialogs, and asks for nothing that is kept", async () => {
    const pins = { newPaymentPassword: "274905", confirmPaymentPassword: "274905" };
    draw("dialog/identity", { roots: { dialog: () => ({ realName: "S••", birthday: "", age: 21 }) } });
    expect(document.querySelector("[name=realName]")).toBeNull();
    expect(screen.getByText("You must be at least 21 years old.")).toBeTruthy();
    cleanup();
    const saved = await fill("identity", { realName: "", birthday: "1990-••-••" }, { realName: "Sok Dara" }, "Save");
    expect(saved).toMatchObject({ do: "call", call: "saveIdentity" });
    cleanup();
    expect(await fill("setPaymentPassword", {}, { password: "Quiet-Otter", ...pins }, "Set a")).toMatchObject({
      call: "setPaymentPassword",
    });
    cleanup();
    expect(await fill("changePaymentPassword", {}, { paymentPassword: "111222", ...pins }, "Change")).toMatchObject({
      call: "changePaymentPassword",
    });
    cleanup();
    expect(await fill("contactEmail", {}, { email: "a@mail.example", password: "Quiet" }, "Send")).toMatchObject({
      call: "startContact",
    });
    cleanup();
    draw("dialog/forgottenPaymentPassword", {
      roots: { dialog: () => ({ isEmailProved: true, isMobileProved: false, email: "so•••@mail.example" }) },
    });
    expect(screen.getAllByRole("button", { name: /^Send a code/ })).toHaveLength(1);
  });
});
