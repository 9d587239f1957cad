import { observing } from "#rendering/observing.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import type { Player } from "../Player.ts";
import { Activity } from "./Activity.tsx";
import { ConnectionNotice } from "./ConnectionNotice.tsx";
import { Cover } from "#program/hosts/Cover.tsx";
import { DialogHost } from "#program/hosts/DialogHost.tsx";
import { LockedNotice } from "./LockedNotice.tsx";
import { QuestionDialog } from "#program/hosts/QuestionDialog.tsx";
import { Toasts } from "#program/hosts/Toasts.tsx";

/** The whole screen: a closed site is one page and nothing else, an open one is the shell and what is opened over it. */
export const App = observing(function App({ player }: { player: Player }) {
  const { site } = player.stores;
  if (site.state.status === "starting") return <div className="boot" role="status" aria-busy="true" />;
  if (site.system === "maintenance") return <RenderDocument name="page/maintenance" />;
  if (site.system === "regionBlocked") return <RenderDocument name="page/blocked" />;
  return (
    <>
      <Activity stores={player.stores} />
      <ConnectionNotice stores={player.stores} />
      <RenderDocument name="shell" />
      <DialogHost stores={player.stores} scope={player.rendering.scope} />
      <LockedNotice stores={player.stores} />
      <QuestionDialog stores={player.stores} />
      <Cover stores={player.stores} />
      <Toasts stores={player.stores} />
    </>
  );
});
