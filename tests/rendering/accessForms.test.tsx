import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { compileSite } from "#compile/site.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { aTranslate } from "#tests/support/aTranslate.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const site = compileSite(bundled, bundled);
const english = aTranslate();
afterEach(cleanup);

/** Draws a document for a visitor of a site with these flags on; what forms send is told. */
function draw(name: string, flags: readonly string[], roots: Record<string, () => unknown> = {}) {
  const sent: { action: unknown; form: unknown }[] = [];
  const context = aRenderingContext({
    layouts: site.layouts,
    flags,
    roots: { session: () => ({ remembered: {} }), identity: () => ({ endpoint: "https://id.example" }), ...roots },
    menus: { items: (menu) => site.menus[menu]?.items ?? [] },
    translate: (key, values) => site.texts["EN"]?.[key] ?? english(key, values),
    dispatch: async (action, scope) => {
      sent.push({ action, form: scope.read("/form") });
      return { ok: true, value: { expiredMinutes: 2 } };
    },
    forms: { descriptors: site.forms },
  });
  render(
    <RenderingProvider context={context}>
      <RenderDocument name={name} />
    </RenderingProvider>,
  );
  return sent;
}

/** What a registration must have, on either tab. */
const wanted: Readonly<Record<string, string>> = {
  username: "newcomer1",
  countryDialingCode: "+855",
  mobileNum: "12345678",
  verificationCode: "12345678",
  password: "Quiet-Otter-77-lamp",
  confirmPassword: "Quiet-Otter-77-lamp",
  payeeName: "Dara Sok",
};

const loginPlaces = ["dialog/login", "page/login"];
const registerForm = (name: string) => screen.queryByRole("form", { name });

describe.each(loginPlaces)("the login of %s", (place) => {
  it("[LOGIN-01] has the forms username and sms, trims all but the code, and says what is wrong under the label", async () => {
    const sent = draw(place, ["SMSLOGIN3"]);
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["Username", "Text message"]);
    const byName = screen.getByRole("form", { name: "Username" });
    fireEvent.click(within(byName).getByRole("button", { name: "Log in" }));
    for (const label of ["Username", "Password"]) {
      const field = within(byName).getByLabelText(label);
      await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
      const said = (field.getAttribute("aria-describedby") ?? "").split(" ").flatMap((id) => {
        const found = document.getElementById(id);
        return found ? [found] : [];
      });
      const error = said.find(({ textContent }) => textContent !== "");
      const above = document.querySelector(`label[for="${field.id}"]`);
      expect(error && above && above.compareDocumentPosition(error) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
    expect(sent).toEqual([]);
    fireEvent.change(within(byName).getByLabelText("Username"), { target: { value: "  player01 " } });
    fireEvent.change(within(byName).getByLabelText("Password"), { target: { value: " Secret#12  " } });
    fireEvent.click(within(byName).getByRole("button", { name: "Log in" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ action: { do: "login" }, form: { username: "player01", password: "Secret#12" } });

    fireEvent.click(screen.getByRole("tab", { name: "Text message" }));
    const bySms = await screen.findByRole("form", { name: "Text message" });
    fireEvent.change(within(bySms).getByRole("combobox"), { target: { value: "+855" } });
    fireEvent.change(within(bySms).getByLabelText(/^Mobile number/), { target: { value: " 12345678 " } });
    // A code is sent as it was typed; one with a space in it is refused, and not mended.
    fireEvent.change(within(bySms).getByLabelText(/^Code from the message/), { target: { value: " 123456" } });
    fireEvent.click(within(bySms).getByRole("button", { name: "Log in" }));
    const code = within(bySms).getByLabelText(/^Code from the message/);
    await waitFor(() => expect(code.getAttribute("aria-invalid")).toBe("true"));
    expect(
      within(bySms)
        .getByLabelText(/^Mobile number/)
        .getAttribute("aria-invalid"),
    ).not.toBe("true");
    expect(sent).toHaveLength(1);
  });

  it.each([
    ["SMSLOGIN3", "tab", "Text message"],
    ["SOCIALGOOGLE3", "button", "Continue with Google"],
    ["SOCIALFACEBOOK3", "button", "Continue with Facebook"],
    ["FREETRIAL3", "button", "Free play"],
    ["DIRECTREG3", "button", "Open an account"],
  ])("[LOGIN-04] shows by %s alone the %s %s", (flag, role, name) => {
    const all = ["SMSLOGIN3", "SOCIALGOOGLE3", "SOCIALFACEBOOK3", "FREETRIAL3", "DIRECTREG3"];
    for (const [flags, count] of [
      [[], 0],
      [all.filter((other) => other !== flag), 0],
      [[flag], 1],
      [all, 1],
    ] as const) {
      draw(place, flags);
      expect([flags, screen.queryAllByRole(role, { name }).length]).toEqual([flags, count]);
      cleanup();
    }
  });

  it("[LOGIN-04] each of these buttons does what it says", () => {
    const sent = draw(place, ["SOCIALGOOGLE3", "SOCIALFACEBOOK3", "FREETRIAL3"]);
    for (const name of ["Continue with Google", "Continue with Facebook", "Free play"])
      fireEvent.click(screen.getByRole("button", { name }));
    expect(sent.map(({ action }) => (action as { do: string }).do)).toEqual([
      "loginGoogle",
      "loginFacebook",
      "freePlay",
    ]);
  });

  it.each([false, true])(
    "[LOGIN-02] by name asks for name and password, to be remembered, and for a captcha once that is wanted: %s",
    (captchaRequired) => {
      const sent = draw(place, [], { session: () => ({ remembered: {}, captchaRequired }) });
      const form = within(screen.getByRole("form", { name: "Username" }));
      for (const label of ["Username", "Password"]) expect(form.getByLabelText(label)).toBeTruthy();
      expect(form.getByRole("checkbox", { name: "Stay logged in for one day" })).toBeTruthy();
      expect(form.queryAllByRole("button", { name: "Another captcha" })).toHaveLength(captchaRequired ? 1 : 0);
      fireEvent.click(screen.getByRole("button", { name: "Forgot password?" }));
      expect(JSON.stringify(sent.map(({ action }) => action))).toContain('"dialog":"forgotPassword"');
    },
  );

  it("[LOGIN-03] [LOGIN-09] by SMS asks for the country with its flag, the number, and a code that is sent for it", async () => {
    const sent = draw(place, ["SMSLOGIN3"]);
    fireEvent.click(screen.getByRole("tab", { name: "Text message" }));
    const form = await screen.findByRole("form", { name: "Text message" });
    fireEvent.click(within(form).getByRole("button", { name: "Get code" }));
    const number = within(form).getByLabelText(/^Mobile number/);
    await waitFor(() => expect(number.getAttribute("aria-invalid")).toBe("true"));
    expect(sent).toEqual([]);
    const country = within(form).getByRole("combobox");
    fireEvent.focus(country);
    fireEvent.click(country);
    const shown = await within(form).findAllByRole("option");
    expect(shown.some(({ textContent }) => textContent?.includes("🇰🇭"))).toBe(true);
    fireEvent.change(country, { target: { value: "+855" } });
    fireEvent.change(within(form).getByLabelText(/^Mobile number/), { target: { value: "12345678" } });
    fireEvent.click(within(form).getByRole("button", { name: "Get code" }));
    expect(await within(form).findByRole("button", { name: /^Again in (120|119) s$/ })).toBeTruthy();
    expect(sent).toMatchObject([{ action: { do: "call", call: "sendLoginCode" } }]);
  });
});

describe("the registration page", () => {
  it("[REG-01] has two tabs, the mobile one by its setting alone, with submit, reset and the way to the login", async () => {
    for (const flags of [["DIRECTREG3"], ["DIRECTREG3", "MOBILEREG3"]]) {
      const sent = draw("page/register", flags);
      const tabs = screen.queryAllByRole("tab").map(({ textContent }) => textContent);
      if (flags.length === 2) {
        expect(tabs).toEqual(["Username", "Mobile number"]);
        fireEvent.click(screen.getByRole("tab", { name: "Mobile number" }));
      } else expect(tabs).not.toContain("Mobile number");
      const form = registerForm(flags.length === 2 ? "Mobile number" : "Username");
      const inForm = within(form as HTMLElement);
      const password = inForm.getByLabelText<HTMLInputElement>("Password");
      fireEvent.change(password, { target: { value: "Quiet-Otter-77" } });
      fireEvent.click(inForm.getByRole("button", { name: "Start over" }));
      await waitFor(() => expect(password.value).toBe(""));
      fireEvent.click(screen.getByRole("button", { name: "Log in" }));
      expect(sent.map(({ action }) => action)).toEqual([{ do: "openDialog", dialog: "login" }]);
      fireEvent.click(inForm.getByRole("button", { name: "Open account" }));
      await waitFor(() => expect(inForm.getByLabelText("Password").getAttribute("aria-invalid")).toBe("true"));
      for (const field of form?.querySelectorAll<HTMLInputElement>("input") ?? [])
        if (field.type === "checkbox") fireEvent.click(field);
        else if (field.name in wanted) fireEvent.change(field, { target: { value: wanted[field.name] } });
      fireEvent.click(inForm.getByRole("button", { name: "Open account" }));
      await waitFor(() => expect(sent.at(-1)?.action).toEqual({ do: "register" }));
      cleanup();
    }
  });

  it("is closed without DIRECTREG3", () => {
    draw("page/register", ["MOBILEREG3"]);
    expect([registerForm("Username"), registerForm("Mobile number"), screen.queryAllByRole("tab")]).toEqual([
      null,
      null,
      [],
    ]);
  });
});

describe("the change of a password", () => {
  it.each([false, true])(
    "[PASS-04] asks for the old one unless it was typed just now (%s), and for the new one twice",
    async (isKnown) => {
      const sent = draw("dialog/changePassword", [], { session: () => ({ hasStoredPassword: isKnown }) });
      const dialog = within(screen.getByRole("dialog", { name: "Change password" }));
      const type = (label: string, value: string) =>
        fireEvent.change(dialog.getByLabelText(label), { target: { value } });
      const save = () => fireEvent.click(dialog.getByRole("button", { name: "Save the new password" }));
      expect(dialog.queryByLabelText("Current password") === null).toBe(isKnown);
      if (!isKnown) type("Current password", "Secret#12");
      type("New password", "Calm-Heron-31-boat");
      type("New password again", "Calm-Heron-31-boa");
      save();
      expect(await dialog.findByText("The two entries are not the same.")).toBeTruthy();
      expect(sent).toEqual([]);
      type("New password again", "Calm-Heron-31-boat");
      save();
      await waitFor(() => expect(sent).toHaveLength(1));
      const typed = { newPassword: "Calm-Heron-31-boat", confirmNewPassword: "Calm-Heron-31-boat" };
      expect(sent[0]).toMatchObject({ action: { do: "changePassword" }, form: typed });
      expect(JSON.stringify(sent[0]).includes('"oldPassword":"Secret#12"')).toBe(!isKnown);
    },
  );
});
