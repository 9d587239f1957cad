import { useSyncExternalStore } from "react";
import { observing } from "#rendering/observing.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { Cover } from "#app/hosts/Cover.tsx";
import { DialogHost } from "#app/hosts/DialogHost.tsx";
import { QuestionDialog } from "#app/hosts/QuestionDialog.tsx";
import { Toasts } from "#app/hosts/Toasts.tsx";
import type { Player } from "../createPlayer.ts";
import { ConnectionNotice } from "./ConnectionNotice.tsx";
import { LockedNotice } from "./LockedNotice.tsx";
import type { PlayerStores } from "../PlayerStores.ts";

// True in a browser, but not while a page that was drawn ahead is being taken over.
const unchanging = () => () => undefined;
const here = () => true;
const elsewhere = () => false;

interface AppProps {
  player: Pick<Player, "stores" | "rendering" | "reload">;
}

/** The whole screen: a closed site is one page and nothing else, an open one is the shell and what is opened over it. */
export const App = observing(function App({ player }: AppProps) {
  const { site } = player.stores;
  if (site.state.status === "starting") return <div className="boot" role="status" aria-busy="true" />;
  if (site.system === "maintenance") return <RenderDocument name="page/maintenance" />;
  if (site.system === "regionBlocked") return <RenderDocument name="page/blocked" />;
  return (
    <>
      <Activity stores={player.stores} />
      <ConnectionNotice stores={player.stores} reload={player.reload} />
      <RenderDocument name="shell" />
      <Over player={player} />
    </>
  );
});

/** What is opened over the page: there once the page itself is. A page that was drawn ahead was drawn without it. */
function Over({ player: { stores, rendering } }: AppProps) {
  const isThere = useSyncExternalStore(unchanging, here, elsewhere);
  if (!isThere) return null;
  return (
    <>
      <DialogHost stores={stores} scope={rendering.scope} />
      <LockedNotice stores={stores} />
      <QuestionDialog stores={stores} />
      <Cover stores={stores} />
      <Toasts stores={stores} />
    </>
  );
}

/**
 * A thin bar over the page while calls are on their way (access specification, section 4). It shows only what takes
 * long enough to be noticed, and says nothing: what is being loaded says so where it stands.
 */
const Activity = observing(function Activity({ stores }: { stores: PlayerStores }) {
  return stores.ui.isActive ? <div className="activity" aria-hidden="true" /> : null;
});
