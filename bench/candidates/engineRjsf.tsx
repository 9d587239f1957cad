import { createRoot } from "react-dom/client";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { installPeer } from "../form/installPeer.ts";
import { compileForm } from "./compileForm.ts";
import { createBenchContext } from "./createBenchContext.ts";
import type { PreparedSite } from "./PreparedSite.ts";
import { prepareSite } from "./prepareSite.ts";
import { SchemaLane } from "./SchemaLane.tsx";
import { startSite } from "./startSite.tsx";

await startSite();

/** The same rules, fields and model as the engine lane, with rjsf between them: the lane of nested documents. */
installPeer<PreparedSite>({
  prepare: prepareSite,
  mount(element, { server, texts, ready }) {
    const root = createRoot(element);
    const draw = () => {
      const form = compileForm(server);
      root.render(
        <RenderingProvider context={createBenchContext(texts, form)}>
          <SchemaLane form={form} initial={server.data} />
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
