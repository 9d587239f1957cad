import { act, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode, type ReactElement } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openDocument } from "#engine/openDocument.ts";
import { CaptchaStore } from "#stores/CaptchaStore.ts";
import { observableValue } from "#stores/observableValue.ts";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { RenderNode } from "#rendering/RenderNode.tsx";
import { aTranslate } from "../support/aTranslate.ts";
import { aRenderingContext } from "../support/aRenderingContext.ts";
import { fakePlayer } from "../support/fakePlayer.ts";
import { good, refusal } from "../support/fakeSession.ts";

const form = {
  kind: "form",
  label: "Log in",
  fields: [
    { name: "username", widget: "text", label: "Name", required: true },
    { name: "password", widget: "password", label: "Password", required: true },
    {
      name: "captcha",
      widget: "captcha",
      label: "Characters",
      required: true,
      when: { value: { bind: "/session/captchaRequired" }, in: [true] },
    },
  ],
  submit: { label: "Send", action: { do: "login" } },
  keepOnSuccess: true,
};

/** The login form over the player's own stores and verbs; every fetch of a captcha is counted. */
async function drawLogin() {
  const player = await fakePlayer();
  let fetches = 0;
  player.stores.captcha = new CaptchaStore({
    getCaptcha: async () => good({ id: `captcha-${(fetches += 1)}`, value: `AAA${fetches}` }),
  });
  const language = observableValue("EN");
  const context = aRenderingContext({
    roots: { session: () => ({ captchaRequired: player.session.logins.captchaRequired }) },
    dispatch: player.dispatch,
    forms: { captcha: player.stores.captcha },
  });
  const withLanguage = {
    ...context,
    ui: {
      ...context.ui,
      get language() {
        return language.get();
      },
    },
  };
  const { root } = openDocument({ root: form }, "test");
  const dialog = (key: string): ReactElement => (
    <StrictMode>
      <RenderingProvider context={withLanguage}>
        <RenderNode key={key} node={root} document="test" pointer="/root" scope={context.scope} />
      </RenderingProvider>
    </StrictMode>
  );
  const drawn = render(dialog("first"));
  const send = async (captcha?: string) => {
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: "player01" } });
    fireEvent.change(screen.getByLabelText("Password"), { target: { value: "Secret#12" } });
    if (captcha !== undefined) fireEvent.change(screen.getByLabelText("Characters"), { target: { value: captcha } });
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Send" })));
  };
  return { ...player, drawn, dialog, language, send, fetches: () => fetches };
}

const asksForOne = refusal("captcha_required", { details: { captchaRequired: true } });

describe("a captcha", () => {
  let login: Awaited<ReturnType<typeof drawLogin>>;
  beforeEach(async () => {
    login = await drawLogin();
  });

  it("is fetched once when the platform first asks for one, with every effect run twice", async () => {
    login.port.login.mockResolvedValueOnce(asksForOne);
    await login.send();
    expect(screen.getByLabelText("Characters")).toBeTruthy();
    expect(login.fetches()).toBe(1);
  });

  it("is not fetched again by opening the dialog once more, nor by another language", async () => {
    login.port.login.mockResolvedValueOnce(asksForOne);
    await login.send();
    for (const key of ["second", "third"]) await act(async () => login.drawn.rerender(login.dialog(key)));
    await act(async () => login.language.set("KM"));
    expect(screen.getByLabelText("Characters")).toBeTruthy();
    expect(login.fetches()).toBe(1);
  });

  it("is fetched once more for each answer that was sent and refused, and for no other refusal", async () => {
    login.port.login.mockResolvedValue(asksForOne);
    await login.send();
    await login.send("WRONG");
    expect(login.fetches()).toBe(2);
    expect(login.port.login.mock.calls[1]?.[0]).toMatchObject({ captcha: "WRONG", captchaId: "captcha-1" });
    await login.send("AGAIN");
    expect(login.fetches()).toBe(3);
    expect(login.port.login.mock.calls[2]?.[0]).toMatchObject({ captcha: "AGAIN", captchaId: "captcha-2" });
  });

  it.each(["captcha_required", "captcha_wrong"])(
    "that is refused as %s is told at its field, which has the focus, though another picture has come",
    async (code) => {
      const details = { captchaRequired: true, fieldErrors: { captcha: { key: `error.${code}` } } };
      login.port.login.mockResolvedValue(refusal(code, { details }));
      await login.send();
      await login.send("WRONG");
      expect(login.fetches()).toBe(2);
      const field = screen.getByLabelText<HTMLInputElement>("Characters");
      const said = document.getElementById(`${field.id}-error`);
      expect([field.getAttribute("aria-invalid"), document.activeElement === field, field.value]).toEqual([
        "true",
        true,
        "",
      ]);
      expect(said?.textContent).toBe(aTranslate()(`error.${code}`));
      expect(field.getAttribute("aria-describedby")?.split(" ")).toContain(said?.id);
      expect(screen.getByLabelText("Name")).toHaveProperty("value", "player01");
    },
  );

  it("[REG-08] [LOGIN-08] is another one on a press, at most once a second, and empties what was typed", async () => {
    login.port.login.mockResolvedValueOnce(asksForOne);
    await login.send();
    const field = screen.getByLabelText<HTMLInputElement>("Characters");
    const press = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Another captcha" })));
    const clock = vi.spyOn(performance, "now");
    try {
      clock.mockReturnValue(10_000);
      fireEvent.change(field, { target: { value: "AB" } });
      await press();
      expect([login.fetches(), field.value]).toEqual([2, ""]);
      clock.mockReturnValue(10_999);
      for (let presses = 0; presses < 5; presses += 1) await press();
      expect(login.fetches()).toBe(2);
      clock.mockReturnValue(11_000);
      await press();
      expect(login.fetches()).toBe(3);
    } finally {
      clock.mockRestore();
    }
  });

  it("that is asked for by a registration is fetched once too", async () => {
    login.port.register.mockResolvedValueOnce(refusal("captcha_wrong", { details: { captchaRequired: true } }));
    await act(async () => {
      await login.dispatch({ do: "register" }, login.formScope({ username: "newcomer", password: "Secret#12" }));
    });
    expect(screen.getByLabelText("Characters")).toBeTruthy();
    expect(login.fetches()).toBe(1);
  });
});
