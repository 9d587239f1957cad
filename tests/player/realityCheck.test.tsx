import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { createDataPort } from "#app/wiring/createDataPort.ts";
import { compileSite } from "#compile/site.ts";
import { valueOf } from "#rendering/documentScope.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { failure } from "#stores/failure.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { fakePlayer } from "#tests/support/fakePlayer.ts";
import { good } from "#tests/support/fakeSession.ts";
import type { Answer } from "#stores/Answer.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

enforceActions();

const bundled = readBundledSite("ink");
const shell = compileSite(bundled, bundled).layouts["shell"];
const root = shell?.root as unknown as { main: { id?: string }[] } | undefined;
const interruption = root?.main.find(({ id }) => id === "play");

const amounts = { staked: 456_700, won: 333_250, net: -123_450, currency: "USD" };
const session = (isOpen: boolean, number = 1) => ({
  startedAt: "2026-11-20T10:00:00Z",
  playedMinutes: 75,
  ...amounts,
  askAgainAt: "2030-01-01T00:00:00Z",
  check: { number, isOpen, dueAt: "2026-11-20T11:00:00Z", playedMinutes: 60, ...amounts },
});

/** The interruption of the bundled shell over the player's real stores and verbs; `told` is what the platform says. */
async function draw({ flags = ["RESPONSIBLEPLAY3"], told = session(true) } = {}) {
  const player = await fakePlayer();
  const platform = { told, answer: good<unknown>({ isCounted: true, isEnded: false }) as Answer<unknown> };
  player.answer.mockImplementation((call) =>
    call === "getPlaySession" ? good<unknown>(platform.told) : (platform.answer as never),
  );
  const { stores } = player;
  const context = aRenderingContext({
    layouts: { shell: { state: shell?.state, keep: shell?.keep, root: interruption } },
    states: { open: stores.states.open, read: stores.states.read, write: stores.states.write },
    flags,
    roots: {
      session: () => ({ loggedIn: true }),
      data: () => new Proxy({}, { get: (_, id) => valueOf(stores.data.find(String(id))) }),
    },
    data: createDataPort(stores.data, stores.texts),
    dispatch: player.dispatch as never,
  });
  render(
    <RenderingProvider context={context}>
      <RenderDocument name="shell" />
    </RenderingProvider>,
  );
  await act(async () => {});
  const answers = () =>
    player.calls.filter(({ call }) => call === "answerRealityCheck").map(({ params }) => params as object);
  const press = async (name: string) => {
    const before = answers().length;
    fireEvent.click(screen.getByRole("button", { name }));
    await vi.waitFor(() => expect(answers()).toHaveLength(before + 1));
    await act(async () => {});
  };
  return { ...player, platform, answers, press };
}

const dialog = () => screen.queryByRole("dialog", { name: "Time for a short break" });

describe("a reality check", () => {
  it("says how long the session is, and what was staked, won and lost since the last one", async () => {
    await draw();
    const shown = within(dialog() as HTMLElement);
    expect(shown.getByText(/^You logged in .+ ago\. Look at how it went/)).toBeTruthy();
    expect(shown.getByRole("heading", { name: "Since the last check" })).toBeTruthy();
    for (const label of ["Time played", "Won or lost", "Staked", "Won"]) expect(shown.getByText(label)).toBeTruthy();
    const text = dialog()?.textContent ?? "";
    for (const sum of [/-123450/, /456700/, /333250/]) expect(text).toMatch(sum);
  });

  it("is not there before it is due, nor where responsible play is off", async () => {
    await draw({ told: session(false) });
    expect(dialog()).toBeNull();
    const { calls } = await draw({ flags: [] });
    expect([dialog(), calls]).toEqual([null, []]);
  });

  it("has no other way out than its answers", async () => {
    const { answers } = await draw();
    const element = dialog() as HTMLDialogElement;
    expect(within(element).queryByRole("button", { name: "Close" })).toBeNull();
    element.dispatchEvent(new Event("cancel", { cancelable: true }));
    fireEvent.pointerDown(element);
    fireEvent.keyDown(element, { key: "Escape" });
    element.removeAttribute("open");
    element.dispatchEvent(new Event("close"));
    expect([dialog()?.hasAttribute("open"), answers()]).toEqual([true, []]);
  });

  it("goes when somebody goes on", async () => {
    const { platform, answers, press, stores } = await draw();
    platform.told = session(false, 2);
    await press("Go on");
    expect(answers()).toEqual([{ number: 1, answer: "goOn" }]);
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(stores.ui.centre).toBeNull();
  });

  it("logs out who stops", async () => {
    const { press, answers, port } = await draw();
    await press("Log out");
    expect(answers()).toEqual([{ number: 1, answer: "stop" }]);
    await vi.waitFor(() => expect(port.logout).toHaveBeenCalledTimes(1));
  });

  it("stays open where the answer does not arrive, says so beside the buttons, and sends the same one again", async () => {
    const { platform, answers, press, stores } = await draw();
    platform.answer = { ok: false, failure: failure("network", "network") } as Answer<unknown>;
    await press("Go on");
    const told = /^The network failed/;
    expect(await within(dialog() as HTMLElement).findByText(told)).toBeTruthy();
    platform.answer = good<unknown>({ isCounted: false, isEnded: false }) as Answer<unknown>;
    platform.told = session(false, 2);
    await press("Go on");
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(answers()).toEqual([
      { number: 1, answer: "goOn" },
      { number: 1, answer: "goOn" },
    ]);
    // The next one begins without it.
    platform.told = session(true, 2);
    await act(() => stores.data.reload(["play"], "shell"));
    expect([dialog() === null, screen.queryByText(told)]).toEqual([false, null]);
  });

  it("that is pressed twice is answered once", async () => {
    const { answers, press } = await draw();
    fireEvent.click(screen.getByRole("button", { name: "Go on" }));
    await press("Go on");
    expect(answers()).toHaveLength(1);
  });

  it("goes where the platform switches it off while it is open", async () => {
    const { platform, stores } = await draw();
    platform.told = session(false);
    await act(() => stores.data.reload(["play"], "shell"));
    expect(dialog()).toBeNull();
  });
});
