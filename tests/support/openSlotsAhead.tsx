import { act, cleanup, render } from "@testing-library/react";
import { vi } from "vitest";
import { askAhead } from "#player/session/askAhead.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { readAddress, type Navigator } from "#stores/RouteStore.ts";
import { openPlayerPage } from "./openPlayerPage.tsx";

/**
 * The page of slots with what makes a visit fast (`askAhead`), where a launch is answered by `launchGame`. `shown` are the addresses that were
 * gone on to; `showGame` draws the game's page as the router would then. Time is faked by whoever opens it.
 */
export async function openSlotsAhead({ isReal = true, launchGame }: { isReal?: boolean; launchGame: () => unknown }) {
  const opened = await openPlayerPage("/rng", { isReal, calls: { launchGame } });
  const { route } = opened.stores;
  const shown: string[] = [];
  const go = (address: string) => {
    shown.push(address);
    route.arrive(readAddress(address));
  };
  const router: Navigator = { push: go, replace: go, retreat: go, back: go };
  route.use(router);
  askAhead({ stores: opened.stores, rendering: opened.context } as never);
  const showGame = () =>
    act(async () => {
      cleanup();
      render(
        <RenderingProvider context={opened.context}>
          <RenderDocument name="page/game" />
        </RenderingProvider>,
      );
    });
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  return { ...opened, route, shown, showGame, pass };
}
