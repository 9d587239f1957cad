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
import { watchPresses } from "./ahead/watchPresses.ts";

/** The name of this very file holds the hash of everything it loads. */
const build = import.meta.url.split("/").at(-1) ?? "";

/** Small on purpose: it hears what is pressed while the program itself is still on its way. */
async function main(element: Element): Promise<void> {
  const reload = () => location.reload();
  if (missingFeatures().length > 0) {
    showStartFailure(isSecureContext ? "unsupported" : "unsecure", element, reload);
    return;
  }
  const showFailure = () => showStartFailure("broken", document.body, reload);
  watchChunks({ build, storage: createStorage(() => sessionStorage), reload, showFailure });
  fetchModules(document);
  applyStyles(element);
  const presses = watchPresses(element);
  watchInstallOffer();
  performance.mark("listening");
  try {
    // What was drawn ahead is shown before anything else is done; its program arrives meanwhile.
    if (document.getElementById(aheadElementId)) await afterPaint();
    const { start } = await import("./start.tsx");
    await start({ element, build, presses });
  } catch (error) {
    showStartFailure("broken", element, reload);
    reportError(error);
  }
}

const element = document.getElementById("root");
if (element) void main(element);
