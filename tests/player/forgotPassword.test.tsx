import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { operations } from "#contracts/operations.ts";
import { drawPlayerPage } from "../support/drawPlayerPage.tsx";

const bothWays = ["CHNGPASSMAIL3", "CHNGPASSVERIF3"];

/** The dialog of a forgotten password over the player's own stores and verbs, at one of its two ways. */
async function openForgot(way: "E-mail" | "Mobile number") {
  const answers = { sendForgotCode: { expiredMinutes: 1 }, requestPasswordMail: {} };
  const player = await drawPlayerPage("/login", { loggedIn: false, flags: bothWays, answers });
  await act(async () => player.stores.ui.openDialog("forgotPassword"));
  const dialog = within(screen.getByRole("dialog", { name: "Forgot password" }));
  fireEvent.click(dialog.getByRole("tab", { name: way }));
  const form = within(await dialog.findByRole("form", { name: way }));
  const field = (name: string) => {
    const found = screen.getByRole("form", { name: way }).querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!found) throw new Error(`There is no field ${name}`);
    return found;
  };
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
  const press = (name: string | RegExp) => act(async () => void fireEvent.click(form.getByRole("button", { name })));
  const sentOf = (call: string) => player.sent.filter((one) => one.call === call);
  const isRefused = (name: string) => field(name).getAttribute("aria-invalid") === "true";
  return { ...player, form, field, type, press, sentOf, isRefused };
}

describe("a password that was forgotten", () => {
  it("[PASS-02] is asked for by name and e-mail, both by their rules, in a form, and says that it was sent", async () => {
    const { type, press, sentOf, isRefused, stores } = await openForgot("E-mail");
    for (const [username, email, wrong] of [
      ["", "a@mail.example", "username"],
      ["7seven", "a@mail.example", "username"],
      ["abc", "a@mail.example", "username"],
      ["player01", "", "email"],
      ["player01", "no address", "email"],
    ] as const) {
      type("username", username);
      type("email", email);
      await press("Send the e-mail");
      const refused = ["username", "email"].filter(isRefused);
      expect([username, email, refused, sentOf("requestPasswordMail")]).toEqual([username, email, [wrong], []]);
    }
    type("username", "player01");
    type("email", "a@mail.example");
    await press("Send the e-mail");
    await waitFor(() => expect(sentOf("requestPasswordMail")).toHaveLength(1));
    expect(sentOf("requestPasswordMail")[0]?.params).toMatchObject({ username: "player01", email: "a@mail.example" });
    expect(operations.requestPasswordMail).toMatchObject({
      method: "POST",
      bodyType: "application/x-www-form-urlencoded",
    });
    expect(stores.ui.toasts.list.map(({ text }) => text)).toEqual(["Password sent, please check."]);
  });

  it("[PASS-03] is set by number and code, all checked, over an encrypted call, and logs in", async () => {
    const { type, press, sentOf, isRefused, port, session, form } = await openForgot("Mobile number");
    const button = "Set password and log in";
    const typed = {
      countryDialingCode: "+855",
      mobileNum: "12345678",
      verificationCode: "123456",
      newPassword: "Quiet-Otter-77-lamp",
    };
    const names = Object.keys(typed) as (keyof typeof typed)[];
    for (const [name, wrong] of [
      ["mobileNum", ""],
      ["mobileNum", "12"],
      ["verificationCode", ""],
      ["verificationCode", "12 a"],
      ["newPassword", ""],
      ["newPassword", "short"],
    ] as const) {
      for (const one of names) type(one, one === name ? wrong : typed[one]);
      await press(button);
      expect([name, wrong, names.filter(isRefused)]).toEqual([name, wrong, [name]]);
    }
    expect(port.setPasswordByPhone).not.toHaveBeenCalled();

    // No code without a number; then none before the time is up.
    type("mobileNum", "12");
    await press("Get code");
    expect([isRefused("mobileNum"), sentOf("sendForgotCode")]).toEqual([true, []]);
    type("mobileNum", typed.mobileNum);
    await press("Get code");
    const waiting = await form.findByRole("button", { name: /Again in \d+ s/ });
    expect(waiting.getAttribute("aria-disabled")).toBe("true");
    await press(/Again in \d+ s/);
    expect(sentOf("sendForgotCode").map(({ params }) => params)).toEqual([
      expect.objectContaining({ mobileNum: "12345678", countryDialingCode: "855" }),
    ]);

    for (const one of names) type(one, typed[one]);
    await press(button);
    await waitFor(() => expect(port.setPasswordByPhone).toHaveBeenCalledOnce());
    expect(port.setPasswordByPhone.mock.calls[0]?.[0]).toMatchObject({ ...typed, countryDialingCode: "855" });
    expect(operations.setPasswordByPhone).toMatchObject({ method: "POST", encrypted: true });
    await waitFor(() => expect(session.isLoggedIn).toBe(true));
    expect(screen.queryByRole("dialog", { name: "Forgot password" })).toBeNull();
  });
});
