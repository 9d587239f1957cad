import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { BundledSite } from "#compile/CompiledSite.ts";
import { whenRested } from "#rendering/whenRested.ts";
import { loadChunks } from "#rendering/createChunk.ts";
import { untilTrue } from "#stores/untilTrue.ts";
import { createPlayer, type Player } from "../createPlayer.ts";
import { PlayerRouter } from "../hosts/PlayerRouter.tsx";
import { PlayerTree } from "../hosts/PlayerTree.tsx";
import { watchTitle } from "../routing/watchTitle.ts";
import { applyScreen } from "../wiring/applyScreen.ts";
import { openSite } from "../wiring/openSite.ts";
import type { AheadPage } from "./AheadPage.ts";
import { seedStores } from "./seedStores.ts";
import { siteOfPage } from "./siteOfPage.ts";
import { takeAddress } from "./takeAddress.ts";
import { watchParts } from "./watchParts.ts";
import type { EarlyPresses } from "./watchPresses.ts";
import type { EarlyTyping } from "./watchTyped.ts";

/** A chunk that takes longer is waited for by its own part of the page alone, in milliseconds. */
const patienceMs = 5_000;

/** What a page is taken over with. */
export interface TakeOverOptions {
  page: AheadPage;
  /** Holds what was drawn. */
  element: Element;
  build: string;
  presses: EarlyPresses;
  typing: EarlyTyping;
  loadBundled(): Promise<BundledSite>;
}

/**
 * Takes over a page that was drawn before its program arrived: what stands there is kept, and so is what was typed, focused or
 * pressed. What is the visitor's own comes afterwards. Resolves once the page can be used, with the player that it is.
 */
export async function takeOver(options: TakeOverOptions): Promise<Player> {
  const { page, element, build, presses, typing, loadBundled } = options;
  const { platform, site } = page;
  const asked = takeAddress(page.path);
  const player = createPlayer({ platform, spare: { brand: site.brand, layouts: {} }, loadBundled, build });
  const { stores, rendering } = player;
  const wishes = { language: stores.texts.chosen, theme: stores.ui.theme.chosen };
  // What the page has no text for is written as soon as all texts are there.
  const onAbsent = () => queueMicrotask(() => void stores.site.complete());
  await Promise.all([seedStores(stores, page, siteOfPage(page), { onAbsent }), arrived(page.chunks)]);
  rendering.forms.typedBefore = typing.take;
  applyScreen(stores);
  watchTitle(stores, rendering);
  const { path } = stores.route.route;
  const parts = watchParts(element, rendering);
  await new Promise<void>((resolve) => {
    // React hears presses from here on: what it does must not be done once more.
    presses.stop();
    startTransition(() => {
      hydrateRoot(element, <PlayerTree player={player} router={PlayerRouter} onDrawn={resolve} />, {
        onRecoverableError: (error) => reportError(error),
      });
    });
  });
  // What comes later than patience lasts, or had to be drawn anew, still gets what was typed into it.
  const hear = () => {
    delete rendering.forms.typedBefore;
    typing.forget();
  };
  // Whoever went on to another page waits for nothing of this one: its parts never come.
  const moved = untilTrue(() => stores.route.route.path !== path);
  void Promise.race([parts, moved]).then(hear);
  await atMost(Promise.race([parts, moved]));
  stores.ui.takeOver();
  // Whatever does not come is asked for where it is drawn.
  loadChunks(page.soon).catch(() => undefined);
  stores.clock.start();
  presses.replay();
  void openWhenAsked(player);
  whenRested(() => {
    const settle = async () => (await import("../install/settleInstall.ts")).settleInstall(stores.ui);
    // Without it the page is as good, but for what it would say where there is no network.
    settle().catch(() => undefined);
  });
  if (wishes.theme !== null && wishes.theme !== page.theme) stores.ui.theme.choose(wishes.theme);
  // Whoever follows a link to a page in a language wants that one, whatever was chosen before.
  if (asked === page.language) void stores.texts.choose(asked);
  else if (wishes.language !== null && wishes.language !== page.language && page.languages.includes(wishes.language)) {
    // What was loaded meanwhile may be in the language of the page.
    void stores.texts.show(wishes.language).then(() => stores.data.reloadAll());
  }
  return player;
}

/** The permission answer first, everything else after it, as where nothing was drawn (access specification, section 4). */
async function openWhenAsked(player: Player): Promise<void> {
  const { site } = player.stores;
  void site.lookPatiently();
  await untilTrue(() => site.isAsked);
  await openSite(player, 0);
}

/**
 * Waits for the chunks that the page was drawn with, but not for ever: of what hangs or fails, what was drawn stays as it is, or
 * says so, and the rest of the page can be used.
 */
async function arrived(modules: readonly string[]): Promise<void> {
  await atMost(loadChunks(modules).catch(() => undefined));
}

/** Waits for something, but no longer than patience lasts. */
async function atMost(something: Promise<void>): Promise<void> {
  await Promise.race([something, new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]);
}
