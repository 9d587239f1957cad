import { createRoot } from "react-dom/client";
import { compileSite } from "#compile/site.ts";
import { openDocument } from "#engine/openDocument.ts";
import { readBundledSite } from "#player/site/readBundledSite.ts";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { RenderNode } from "#rendering/RenderNode.tsx";
import type { DataView } from "#rendering/ports/DataPort.ts";
import "#renderers/styles/index.css";
import { createBenchContext } from "./createBenchContext.ts";
import { prepareSite } from "./prepareSite.ts";
import { installTable } from "../table/installTable.ts";

const column = (label: string, value: string, more: object = {}) => ({
  label: { text: label },
  value: { bind: value },
  ...more,
});

const tablePage = {
  root: {
    kind: "table",
    id: "rounds",
    label: "ui.list.more",
    call: "listBets",
    rowKey: "id",
    window: true,
    more: "scroll",
    columns: [
      column("Round", "/row/id"),
      column("Placed", "/row/placedAt", { format: "dateTime" }),
      column("Game", "/row/game"),
      column("Vendor", "/row/vendor"),
      column("Stake", "/row/stake", { format: "money" }),
      column("Won", "/row/won", { format: "money" }),
      column("State", "/row/state"),
    ],
  },
};

const bundled = readBundledSite();
const { forms } = compileSite(bundled, bundled);
const form = forms["registration.username"];
if (!form) throw new Error("The bundled site has no registration");
const { texts, ready } = prepareSite({ fields: [], data: {} });
await ready;
const quiet = createBenchContext(texts, form);

/** Croupier's engine: a document's table with a window, whose rows a call has answered. */
installTable((box, rows) => {
  const state: DataView = { status: "ready", value: { rows, total: rows.length } };
  const context = { ...quiet, data: { ...quiet.data, watch: () => () => {}, read: () => state } };
  const document = openDocument(tablePage, "page/register");
  const root = createRoot(box);
  root.render(
    <RenderingProvider context={context}>
      <RenderNode node={document.root} document="page/register" pointer="/root" scope={context.scope} />
    </RenderingProvider>,
  );
  return () => root.unmount();
});
