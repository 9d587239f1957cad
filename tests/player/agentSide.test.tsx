import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { compileSite } from "#compile/site.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aRenderingContext } from "../support/aRenderingContext.ts";
import { fakePlayer } from "../support/fakePlayer.ts";
import { refusal } from "../support/fakeSession.ts";
import { readBundledSite } from "../support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const site = compileSite(bundled, bundled);
const inUse = ["SMSLOGIN3", "DIRECTREG3", "FREETRIAL3", "PASSKEY3"];
afterEach(cleanup);

/** The login of the site at an address, in front of a platform that turns away whom it must. */
async function loginAt(address: string, type: number, document = "page/login") {
  const player = await fakePlayer(address);
  const { port, stores } = player;
  const known = port.login.getMockImplementation();
  port.login.mockImplementation(async (body) => {
    if (type === 90) return refusal("non_member");
    return body.agentSide === true && type === 0 ? refusal("non_agent") : known!(body);
  });
  const context = aRenderingContext({
    layouts: site.layouts,
    flags: inUse,
    roots: { session: () => ({ remembered: {}, loggedIn: false }), route: () => stores.route.route },
    dispatch: player.dispatch,
    forms: { descriptors: site.forms },
  });
  render(
    <RenderingProvider context={context}>
      <RenderDocument name={document} />
    </RenderingProvider>,
  );
  return {
    ...player,
    async send() {
      const form = screen.getByRole("form", { name: "Username" });
      fireEvent.change(within(form).getByLabelText("Username"), { target: { value: "somebody" } });
      fireEvent.change(within(form).getByLabelText("Password"), { target: { value: "Secret#12" } });
      fireEvent.click(within(form).getByRole("button", { name: "Log in" }));
      await expect.poll(() => port.login.mock.calls.length).toBe(1);
      return port.login.mock.calls[0]?.[0];
    },
  };
}

describe("[LOGIN-13] the agents' side of the login", () => {
  it.each([
    ["/login", 90, "Non-member accounts cannot log in."],
    ["/login?side=agent", 90, "Non-member accounts cannot log in."],
    ["/login?side=agent", 0, "Non-agents cannot log in."],
  ])("at %s tells an account of type %i in the form: %s", async (address, type, message) => {
    const { send, session, addresses } = await loginAt(address, type);
    await send();
    const form = screen.getByRole("form", { name: "Username" });
    expect(await within(form).findByText(message)).toBeTruthy();
    expect([session.isLoggedIn, addresses]).toEqual([false, []]);
  });

  it("lets an agent in, and opens the agent centre", async () => {
    const { send, session, addresses } = await loginAt("/login?side=agent", 1);
    expect(await send()).toMatchObject({ username: "somebody", agentSide: true });
    await expect.poll(() => addresses).toEqual(["! /index?centre=agent"]);
    expect(session.isLoggedIn).toBe(true);
  });

  it("is not what players log in by", async () => {
    const { send, addresses } = await loginAt("/login", 0);
    expect(await send()).not.toHaveProperty("agentSide");
    await expect.poll(() => addresses).toEqual(["/index"]);
  });

  it("is found from every login, and leads back", async () => {
    const dialog = await loginAt("/index", 0, "dialog/login");
    fireEvent.click(screen.getByRole("button", { name: "Agent login" }));
    await expect.poll(() => dialog.addresses).toEqual(["/login?side=agent"]);
    cleanup();
    await loginAt("/login", 0);
    expect(screen.getByRole("link", { name: "Agent login" }).getAttribute("href")).toBe("/login?side=agent");
    cleanup();
    await loginAt("/login?side=agent", 0);
    expect(screen.getByRole("link", { name: "Player login" }).getAttribute("href")).toBe("/login");
    for (const name of ["Free play", "Open an account"]) expect(screen.queryByRole("button", { name })).toBeNull();
  });
});
