import "#renderers/styles/index.css";
import "#program/program.css";
import { createRoot } from "react-dom/client";
import { createStorage } from "#api/storage/createStorage.ts";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { enforceActions } from "#stores/enforceActions.ts";
import { createPlayer } from "./createPlayer.ts";
import { App } from "./hosts/App.tsx";
import { loadPlatform } from "#program/loadPlatform.ts";
import { missingFeatures } from "#program/missingFeatures.ts";
import { Router } from "#program/hosts/Router.tsx";
import { showStartFailure } from "#program/showStartFailure.ts";
import { startPlayer } from "./startPlayer.ts";
import { watchChunks } from "#program/watchChunks.ts";

/** The name of this very file holds the hash of everything it loads. */
const build = import.meta.url.split("/").at(-1) ?? "";

async function main(element: Element): Promise<void> {
  const reload = () => location.reload();
  if (missingFeatures().length > 0) {
    showStartFailure(isSecureContext ? "unsupported" : "unsecure", element, reload);
    return;
  }
  const showFailure = () => showStartFailure("broken", document.body, reload);
  watchChunks({ build, storage: createStorage(() => sessionStorage), reload, showFailure });
  enforceActions();
  try {
    const [platform, { readBundledSite }] = await Promise.all([
      loadPlatform(`${import.meta.env.BASE_URL}config.json`),
      import("./site/readBundledSite.ts"),
    ]);
    const player = createPlayer({ platform, bundled: readBundledSite(), build });
    await startPlayer(player);
    createRoot(element).render(
      <RenderingProvider context={player.rendering}>
        <Router route={player.stores.route}>
          <App player={player} />
        </Router>
      </RenderingProvider>,
    );
  } catch (error) {
    showStartFailure("broken", element, reload);
    reportError(error);
  }
}

const element = document.getElementById("root");
if (element) void main(element);
