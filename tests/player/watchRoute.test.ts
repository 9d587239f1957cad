import { describe, expect, it, vi } from "vitest";
import { watchRoute } from "#player/routing/watchRoute.ts";
import { aLogin, aMember } from "../support/aMember.ts";
import { fakePlayer } from "../support/fakePlayer.ts";
import { good } from "../support/fakeSession.ts";

const typed = { username: "player01", password: "Secret#12" };

async function aPlayer(address: string, loginedToHomePage = false) {
  const player = await fakePlayer();
  const site = { compiled: { brand: { name: "Brand", settings: { loginedToHomePage } } } };
  Object.assign(player.stores, { site });
  player.arrive(address);
  await player.session.restore();
  watchRoute(player.stores);
  const { ui } = player.stores;
  return { ...player, ui, logIn: () => player.dispatch({ do: "login" }, player.formScope(typed)) };
}

describe("the address", () => {
  it("[ROUTE-01] / becomes /index, with what stood behind it", async () => {
    const { addresses } = await aPlayer("/?ref=1");
    expect(addresses).toEqual(["< /index?ref=1"]);
  });

  it("[ROUTE-10] turns a navigation back without a word, also when another overtakes it", async () => {
    const { ui, stores, dispatch, scope } = await aPlayer("/login", true);
    for (const to of ["/promotions", "/help", "/nothing"]) await dispatch({ do: "navigate", to }, scope);
    expect(stores.route.route.path).toBe("/login");
    expect([ui.toasts.list, ui.dialog, ui.questions.open]).toEqual([[], null, null]);
  });

  it("[ROUTE-09] [ROUTE-02] of a brand that wants a login leads to it and back", async () => {
    const { addresses, stores, logIn } = await aPlayer("/promotions?page=2", true);
    expect([addresses, stores.route.returnTo]).toEqual([["! /login"], "/promotions?page=2"]);
    await logIn();
    expect(addresses).toContain("! /promotions?page=2");
  });

  it("/login is home for whoever is logged in", async () => {
    const { addresses, logIn } = await aPlayer("/login");
    await logIn();
    expect(addresses.at(-1)).toMatch(/index$|^\/$/);
  });
});

describe("a centre in the address", () => {
  it("[SHELL-02] opens once somebody has logged in", async () => {
    const { ui, logIn } = await aPlayer("/index?centre=personal&page=securityCenter");
    expect([ui.centre, ui.dialog?.name]).toEqual([null, "login"]);
    await logIn();
    expect([ui.centre, ui.dialog]).toEqual([{ centre: "personal", page: "securityCenter" }, null]);
  });

  it("stays open below the login after the session ended, while it goes on and after it", async () => {
    const { ui, logIn, session, port } = await aPlayer("/index?centre=personal");
    await logIn();
    session.end(session.token);
    expect(ui.centre).not.toBeNull();
    let answer: (value: ReturnType<typeof good<ReturnType<typeof aLogin>>>) => void = () => {};
    port.login.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const running = logIn();
    await vi.waitFor(() => expect(port.login).toHaveBeenCalledTimes(2));
    expect(ui.centre).not.toBeNull();
    answer(good(aLogin()));
    await running;
    expect(ui.centre).toEqual({ centre: "personal", page: null });
  });

  it("closes with the session, and asks nobody to log in again", async () => {
    const { ui, logIn, dispatch, scope } = await aPlayer("/index?centre=personal");
    await logIn();
    await dispatch({ do: "logout" }, scope);
    expect([ui.centre, ui.dialog]).toEqual([null, null]);
  });

  it("of agents stays closed to players, and opens for agents", async () => {
    const player = await aPlayer("/index?centre=agent");
    await player.logIn();
    expect([player.ui.centre, player.ui.dialog]).toEqual([null, null]);
    const agent = await aPlayer("/index?centre=agent");
    agent.port.getMemberInfo.mockResolvedValue(good(aMember({ type: 1 })));
    agent.port.login.mockResolvedValue(good(aLogin({ type: 1 })));
    await agent.logIn();
    expect(agent.ui.centre).toEqual({ centre: "agent", page: null });
  });

  it.each([
    ["a visitor", undefined, "login", "login"],
    ["a member", 0, "opens", "This is for agents only."],
    ["an agent of type 1", 1, "opens", "opens"],
    ["an agent of type 2", 2, "opens", "opens"],
    ["a trial account", 4, "realAccount", "realAccount"],
    ["an agent of type 41", 41, "opens", "opens"],
    ["an agent of type 42", 42, "opens", "opens"],
  ] as const)(
    "[ROLE-01] asked for by %s (type %s): the member centre %s, the agent centre %s",
    async (_, type, ...expected) => {
      /** What comes of it: the centre, a dialog in its place or a warning. */
      const comesOf = async (centre: string, isAsked: boolean) => {
        const { port, logIn, dispatch, scope, ui, arrive } = await aPlayer("/index");
        if (type !== undefined) {
          port.getMemberInfo.mockResolvedValue(good(aMember({ type })));
          port.login.mockResolvedValue(good(aLogin({ type })));
          await logIn();
        }
        if (isAsked) await dispatch({ do: "openCentre", centre } as never, scope);
        else arrive(`/index?centre=${centre}`);
        if (ui.centre) return ui.centre.centre === centre ? "opens" : ui.centre.centre;
        const [toast] = ui.toasts.list;
        return ui.dialog?.name ?? (toast?.tone === "warning" ? toast.text : undefined);
      };
      expect([await comesOf("personal", true), await comesOf("agent", true)]).toEqual(expected);
      expect([await comesOf("personal", false), await comesOf("agent", false)]).toEqual(expected);
    },
  );

  it("follows the address back and forth", async () => {
    const { ui, logIn, arrive } = await aPlayer("/index?centre=personal&page=a");
    await logIn();
    arrive("/index?centre=personal&page=b");
    expect(ui.centre?.page).toBe("b");
    arrive("/index");
    expect(ui.centre).toBeNull();
  });
});
