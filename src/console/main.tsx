import "#renderers/styles/index.css";
import "#app/app.css";
import "./styles/console.css";
import "./styles/changes.css";
import "./styles/preview.css";
import "./styles/schemaForm.css";
import "./styles/narrow.css";
import "./styles/siteTexts.css";
import "./styles/forced.css";
import "./styles/draft.css";
import "./styles/flags.css";
import "./styles/rules.css";
import "./styles/pages.css";
import "./styles/pageForm.css";
import "./styles/menus.css";
import "./styles/theme.css";
import "./styles/assets.css";
import "./styles/copying.css";
import "./styles/search.css";
import "./styles/comparing.css";
import { createRoot } from "react-dom/client";
import { isSiteAnswering } from "#app/isSiteAnswering.ts";
import { loadPlatform } from "#app/loadPlatform.ts";
import { missingFeatures } from "#app/missingFeatures.ts";
import { showStartFailure } from "#app/showStartFailure.ts";
import { Router } from "#app/hosts/Router.tsx";
import { openLayers } from "#app/wiring/openLayers.ts";
import { loadChunks } from "#rendering/createChunk.ts";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { LateDocuments } from "#stores/LateDocuments.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { readPointer } from "#json/pointer.ts";
import type { Menu } from "#contracts/config.ts";
import { consoleBlocks, drafting, loadDesk } from "./blocks/consoleBlocks.ts";
import { configSchemas } from "./configSchemas.ts";
import { firstLayouts, otherLayouts } from "./firstLayouts.ts";
import { ConsoleToolsHolder, type ConsoleTools } from "./ConsoleTools.ts";
import { createConsole } from "./createConsole.ts";
import { App } from "./hosts/App.tsx";
import commands from "./commands.json";
import navigation from "./menu.json";
import { loadBundledTexts } from "#i18n/loadBundledTexts.ts";
import { startConsole } from "./startConsole.ts";
import { atRest } from "./wiring/atRest.ts";
import { consoleBase } from "./wiring/createConsoleRendering.ts";

async function main(element: Element): Promise<void> {
  const reload = () => location.reload();
  if (missingFeatures().length > 0) {
    showStartFailure(isSecureContext ? "unsupported" : "unsecure", element, reload);
    return;
  }
  // Without a network what is open stays, with all that was edited: whatever wanted the part says itself that it is not there.
  addEventListener("vite:preloadError", async () => {
    if (await isSiteAnswering()) showStartFailure("broken", document.body, reload);
  });
  enforceActions();
  try {
    const platform = await loadPlatform(`${import.meta.env.BASE_URL}config.json`);
    const layouts = new LateDocuments(firstLayouts, () => otherLayouts.load());
    const menus = { console: navigation as Menu, commands: commands as Menu };
    const documents = { layouts, menus, blocks: consoleBlocks };
    const { stores, rendering } = createConsole(platform, documents, configSchemas);
    // First what is about to be seen; the rest once the draft is there.
    loadDesk(location.pathname.slice(consoleBase.length));
    void layouts.complete();
    addEventListener("online", () => void layouts.complete());
    await startConsole({ stores, rendering }, platform);
    // Whoever is signed in sees the menu's groups at once: what comes later would push the page aside.
    await loadChunks(["renderers/blocks/MenuGroup.tsx"]).catch(() => undefined);
    const tools: ConsoleTools = {
      ...stores,
      schemas: configSchemas,
      mayEdit: () => stores.operator.view.rights.edit === true,
      bundledTexts: loadBundledTexts,
      // Comes with the blocks that ask for it.
      bundled: (pointer) => readPointer(drafting.read()?.bundledSite, pointer),
    };
    const layers = () => openLayers(stores.ui, rendering);
    // An operator may lose the network in the middle of work: nothing of the program is waited for then.
    void atRest(stores.draft).then(() => loadChunks().catch(() => undefined));
    createRoot(element).render(
      <RenderingProvider context={rendering}>
        <ConsoleToolsHolder value={tools}>
          <Router route={stores.route} layers={layers} base={consoleBase}>
            <App stores={stores} scope={rendering.scope} />
          </Router>
        </ConsoleToolsHolder>
      </RenderingProvider>,
    );
  } catch (error) {
    showStartFailure("broken", element, reload);
    reportError(error);
  }
}

const element = document.getElementById("root");
if (element) void main(element);
