import { createRoot } from "react-dom/client";
import { openDocument } from "#engine/openDocument.ts";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { RenderNode } from "#rendering/RenderNode.tsx";
import { installPeer } from "../form/installPeer.ts";
import { compileForm } from "./compileForm.ts";
import { createBenchContext } from "./createBenchContext.ts";
import type { PreparedSite } from "./PreparedSite.ts";
import { prepareSite } from "./prepareSite.ts";
import { startSite } from "./startSite.tsx";

/** The form of layouts/pages/register.json, with and without checks at every key. */
const documentOf = (live: boolean) => ({
  root: {
    kind: "form",
    id: "registerUsername",
    form: "registration.username",
    label: "register.username",
    submit: { label: "register.submit", action: { do: "register" } },
    ...(live && { checks: "typing" }),
  },
});

await startSite();

/** Croupier's engine: server rules are compiled and a document's form node is drawn, as on the player's page. */
installPeer<PreparedSite>({
  prepare: prepareSite,
  mount(element, { server, texts, ready }, { live }) {
    const root = createRoot(element);
    const draw = () => {
      const form = compileForm(server);
      const context = createBenchContext(texts, form);
      const document = openDocument(documentOf(live), "page/register");
      root.render(
        <RenderingProvider context={context}>
          <RenderNode node={document.root} document="page/register" pointer="/root" scope={context.scope} />
        </RenderingProvider>,
      );
    };
    if (texts.state.status === "ready") draw();
    else void ready.then(draw);
    return () => root.unmount();
  },
  errorSelector: ".field__error",
  submitSelector: "button[type=submit]",
});
