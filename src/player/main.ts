import "#renderers/styles/index.css";
import "#app/app.css";
import { createStorage } from "#api/storage/createStorage.ts";
import { afterPaint } from "#app/afterPaint.ts";
import { watchInstallOffer } from "#app/installOffer.ts";
import { missingFeatures } from "#app/missingFeatures.ts";
import { showStartFailure } from "#app/showStartFailure.ts";
import { watchChunks } from "#app/watchChunks.ts";
import { applyStyles } from "./ahead/applyStyles.ts";
import { fetchModules } from "./ahead/fetchModules.ts";
import { aheadElementId } from "./ahead/readAheadPage.ts";
import type { start as Start } from "./start.tsx";
import { watchPresses } from "./ahead/watchPresses.ts";
import { watchTyped } from "./ahead/watchTyped.ts";

/** The name of this very file holds the hash of everything it loads. */
const build = import.meta.url.split("/").at(-1) ?? "";

/** Small on purpose: it hears what is pressed while the program itself is still on its way. */
async function main(element: Element): Promise<void> {
  if (missingFeatures().length > 0) {
    showStartFailure(isSecureContext ? "unsupported" : "unsecure", element, () => location.reload());
    return;
  }
  const session = createStorage(() => sessionStorage);
  const typing = watchTyped(element);
  const loaded = {
    reload() {
      typing.keep(session);
      location.reload();
    },
  };
  const again = () => loaded.reload();
  // What was drawn ahead can be read without its program.
  const isDrawn = document.getElementById(aheadElementId) !== null;
  let isBegun = !isDrawn;
  const showFailure = () => void (isBegun && showStartFailure("broken", document.body, again));
  watchChunks({ build, storage: session, reload: again, showFailure });
  fetchModules(document);
  applyStyles(element);
  const presses = watchPresses(element);
  watchInstallOffer();
  performance.mark("listening");
  try {
    // What was drawn ahead is shown before anything else is done; its program arrives meanwhile.
    if (isDrawn) await afterPaint();
    const { start } = await loadStart(isDrawn ? element : null, again);
    isBegun = true;
    const reload = await start({ element, build, presses, typing });
    loaded.reload = () => void reload();
  } catch (error) {
    showStartFailure("broken", element, again);
    reportError(error);
  }
}

/**
 * Loads the program. Where it cannot be had and the page was drawn already, that page stays with whatever was typed into it, and
 * it is asked for again once there is a network.
 */
async function loadStart(drawn: Element | null, reload: () => void): Promise<{ start: typeof Start }> {
  for (;;) {
    try {
      return await import("./start.tsx");
    } catch (error) {
      if (!drawn) throw error;
      const notice = showStartFailure("broken", drawn, reload, true);
      await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
      notice.remove();
    }
  }
}

const element = document.getElementById("root");
if (element) void main(element);
