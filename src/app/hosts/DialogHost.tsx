import { useMemo } from "react";
import { layerScope, type Scope } from "#engine/index.ts";
import { observing } from "#rendering/observing.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import type { OpenDialog } from "#stores/UiStore.ts";
import type { ScreenStores } from "../ScreenStores.ts";

/** The dialogs that are open, each over the one before; `/dialog/…` reads what a dialog was opened with. */
export const DialogHost = observing(function DialogHost({ stores, scope }: { stores: ScreenStores; scope: Scope }) {
  return stores.ui.dialogs.map((dialog) => <Dialog key={dialog.name} dialog={dialog} scope={scope} />);
});

function Dialog({ dialog, scope }: { dialog: OpenDialog; scope: Scope }) {
  const { name, args } = dialog;
  // `$name` tells an action inside which dialog it stands in.
  const inside = useMemo(
    () => layerScope(scope, { dialog: () => ({ ...args, $name: name }) }, `dialog ${name}`),
    [scope, name, args],
  );
  return <RenderDocument name={`dialog/${name}`} scope={inside} />;
}
