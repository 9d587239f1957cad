import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
import { openSlots } from "../support/openSlots.tsx";

enforceActions();

afterEach(cleanup);

/** This tab, and the others: what they are told, and telling it of what was changed there. */
async function openTab() {
  const told = vi.fn<(calls: readonly string[]) => void>();
  let hear: (calls: readonly string[]) => void = () => {};
  const listen = (given: typeof hear) => ((hear = given), () => {});
  const opened = await openSlots({ isReal: true, tabs: { tell: told, listen } });
  return { ...opened, told, hear: (calls: readonly string[]) => act(async () => hear(calls)) };
}

const heart = () => screen.getByRole("button", { name: "Save Game 1" });
const isSaved = () => heart().getAttribute("aria-pressed");

describe("what is changed in one tab", () => {
  it("is loaded again in the others at once, so that a press means what it says there", async () => {
    const { stores, calls, hear, told } = await openTab();
    await waitFor(() => expect(isSaved()).toBe("false"));
    const asked = calls("listGames").length;
    // The platform was told by the other tab.
    await stores.data.load("toggleFavourite", { nodeId: "1" });
    await hear(["listFavouriteIds"]);
    await waitFor(() => expect(isSaved()).toBe("true"));
    expect(calls("listGames")).toHaveLength(asked);
    expect(told).not.toHaveBeenCalled();
  });

  it("is told by the calls that have new answers, once it is done", async () => {
    const { told } = await openTab();
    await act(async () => void fireEvent.click(heart()));
    await waitFor(() => expect(isSaved()).toBe("true"));
    expect(told.mock.calls).toEqual([[["listFavouriteIds"]]]);
  });
});
