import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Toasts } from "#app/hosts/Toasts.tsx";
import type { ScreenStores } from "#app/ScreenStores.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { offerMs } from "#stores/Toasts.ts";
import { UiStore } from "#stores/UiStore.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

enforceActions();

const done = { ok: true } as const;
const failed = { ok: false, code: "network" } as const;

async function aScreen() {
  const ui = new UiStore(fakeStorage());
  const stores = { ui, texts: { texts: { translate: (key: string) => key } } } as unknown as ScreenStores;
  render(
    <>
      <button type="button">Elsewhere</button>
      <input aria-label="Search" />
      <input type="checkbox" aria-label="Choose" />
      <Toasts stores={stores} />
    </>,
  );
  const offer = async (text: string, undo: () => Promise<{ ok: true } | { ok: false; code: string }>) => {
    await act(async () => void ui.toasts.add(text, "positive", undo));
    // The part comes by itself.
    await act(() => vi.waitFor(() => expect(screen.getByText(text)).toBeTruthy()));
  };
  return { ui, offer };
}
const buttons = () => screen.queryAllByRole("button", { name: "session.undo" });
const elsewhere = () => screen.getByRole("button", { name: "Elsewhere" });
const key = (target: Element | Window, init: KeyboardEventInit) =>
  act(async () => void fireEvent.keyDown(target, init));
const ctrlZ = { key: "z", code: "KeyZ", ctrlKey: true };

// On a busy machine the part takes longer than a message is waited for.
beforeAll(async () => void (await import("#app/hosts/UndoOffer.tsx")));

describe("a message of what can be taken back", () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it("takes it back once, however often it is pressed, and goes when that was done", async () => {
    const { offer } = await aScreen();
    const { promise, resolve } = Promise.withResolvers<typeof done>();
    const undo = vi.fn(() => promise);
    await offer("Deleted", undo);
    fireEvent.click(buttons()[0]!);
    fireEvent.click(buttons()[0]!);
    await key(document.body, ctrlZ);
    expect(undo).toHaveBeenCalledTimes(1);
    await act(async () => resolve(done));
    expect(screen.queryByText("Deleted")).toBeNull();
  });

  it("stays where it failed, and can be tried again", async () => {
    const { offer } = await aScreen();
    const undo = vi.fn<() => Promise<typeof done | typeof failed>>().mockResolvedValueOnce(failed);
    undo.mockResolvedValue(done);
    await offer("Deleted", undo);
    await act(async () => fireEvent.click(buttons()[0]!));
    expect(buttons()).toHaveLength(1);
    await act(async () => fireEvent.click(buttons()[0]!));
    expect(buttons()).toHaveLength(0);
    expect(undo).toHaveBeenCalledTimes(2);
  });

  it("stays as long as keys are pressed, and goes by itself after them", async () => {
    const { offer } = await aScreen();
    await offer("Deleted", async () => done);
    for (let times = 0; times < 4; times += 1) {
      await act(() => vi.advanceTimersByTimeAsync(offerMs - 500));
      await key(elsewhere(), { key: "Tab" });
    }
    expect(buttons()).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(offerMs));
    expect(buttons()).toHaveLength(0);
  });

  it("stays while it has the focus, which goes back where it came from", async () => {
    const { offer } = await aScreen();
    await offer("Deleted", async () => done);
    act(() => elsewhere().focus());
    act(() => buttons()[0]!.focus());
    await act(() => vi.advanceTimersByTimeAsync(5 * offerMs));
    expect(buttons()).toHaveLength(1);
    await act(async () => fireEvent.click(buttons()[0]!));
    expect(document.activeElement).toBe(elsewhere());
  });

  it.each<[string, string, KeyboardEventInit, number]>([
    ["Ctrl+Z", "Choose", ctrlZ, 1],
    ["⌘Z", "Choose", { key: "z", metaKey: true }, 1],
    ["Ctrl+Z of a Khmer keyboard", "Choose", { key: "ឋ", code: "KeyZ", ctrlKey: true }, 1],
    ["Ctrl+Y of a German keyboard, at the place of Z", "Choose", { key: "y", code: "KeyZ", ctrlKey: true }, 0],
    ["Ctrl+Shift+Z", "Choose", { ...ctrlZ, shiftKey: true }, 0],
    ["z alone", "Choose", { key: "z", code: "KeyZ" }, 0],
    ["Ctrl+Z in a field", "Search", ctrlZ, 0],
  ])("hears the keyboard: %s", async (_, at, init, times) => {
    const { offer } = await aScreen();
    const undo = vi.fn(async () => done);
    await offer("Deleted", undo);
    await key(screen.getByLabelText(at), init);
    expect(undo).toHaveBeenCalledTimes(times);
  });

  it("is taken back from the newest on, and three stand at a time", async () => {
    const { ui, offer } = await aScreen();
    const taken: string[] = [];
    for (const name of ["one", "two", "three", "four"])
      await offer(name, async () => {
        taken.push(name);
        return done;
      });
    expect(ui.toasts.list.map(({ text }) => text)).toEqual(["two", "three", "four"]);
    await key(document.body, ctrlZ);
    await key(document.body, ctrlZ);
    expect(taken).toEqual(["four", "three"]);
  });

  it("leaves a message that offers nothing as it was", async () => {
    const { ui } = await aScreen();
    act(() => void ui.toasts.add("Saved", "positive"));
    expect(screen.getByText("Saved")).toBeTruthy();
    expect(buttons()).toHaveLength(0);
  });
});
