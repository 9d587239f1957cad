import { createRoot } from "react-dom/client";
import { drawTitle } from "../form/drawTitle.tsx";
import { installPeer } from "../form/installPeer.ts";
import type { NeutralForm } from "../form/NeutralForm.ts";
import { prepareNeutral } from "../form/prepareNeutral.ts";
import { HandWrittenForm } from "./HandWrittenForm.tsx";

drawTitle();

/** The practical limit: one form for one brand, written by hand in React, knowing nothing of configuration. */
installPeer<NeutralForm>({
  prepare: prepareNeutral,
  mount(element, form, { live }) {
    const root = createRoot(element);
    root.render(<HandWrittenForm form={form} live={live} />);
    return () => root.unmount();
  },
  errorSelector: ".field__error",
  submitSelector: "button[type=submit]",
});
