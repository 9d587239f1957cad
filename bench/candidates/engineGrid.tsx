import { createRoot } from "react-dom/client";
import { compileSite } from "#compile/site.ts";
import { openDocument } from "#engine/openDocument.ts";
import { readBundledSite } from "#player/site/readBundledSite.ts";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { RenderNode } from "#rendering/RenderNode.tsx";
import type { DataView } from "#rendering/ports/DataPort.ts";
import "#renderers/styles/index.css";
import { columns, installGrid } from "../grid/installGrid.ts";
import { createBenchContext } from "./createBenchContext.ts";
import { prepareSite } from "./prepareSite.ts";

/** A card as the pages of games have it. */
const card = {
  kind: "poster",
  title: { bind: "/row/displayName" },
  text: { bind: "/row/vendor" },
  label: { bind: "/row/displayName" },
  src: { bind: "/row/icon" },
  art: { bind: "/row/gameCode" },
  marks: [
    {
      kind: "badge",
      when: { value: { bind: "/row/isHot" }, is: 1 },
      text: "games.hot",
      icon: "hot",
      tone: "warning",
    },
  ],
  corner: [
    {
      kind: "toggle",
      label: { bind: "/row/displayName" },
      icon: "heart",
      iconOnly: true,
      pressedWhen: { value: { bind: "/row/gameCode" }, in: ["g7", "g70"] },
      action: { do: "requireLogin", then: [] },
    },
  ],
  action: { do: "requireLogin", then: [] },
};

const gridPage = {
  root: {
    kind: "repeat",
    id: "games",
    label: "ui.list.more",
    call: "listGames",
    rowKey: { bind: "/row/gameCode" },
    window: true,
    more: "scroll",
    layout: "grid",
    columns: { phone: columns, tablet: 5, desktop: 6 },
    gap: "m",
    children: [card],
  },
};

const bundled = readBundledSite();
const { forms } = compileSite(bundled, bundled);
const form = forms["registration.username"];
if (!form) throw new Error("The bundled site has no registration");
const { texts, ready } = prepareSite({ fields: [], data: {} });
await ready;
const quiet = createBenchContext(texts, form);

/** Croupier's engine: a document's grid with a window, whose games a call has answered. */
installGrid((box, rows) => {
  const state: DataView = { status: "ready", value: { rows, total: rows.length } };
  const context = { ...quiet, data: { ...quiet.data, watch: () => () => {}, read: () => state } };
  const document = openDocument(gridPage, "page/register");
  const root = createRoot(box);
  root.render(
    <RenderingProvider context={context}>
      <RenderNode node={document.root} document="page/register" pointer="/root" scope={context.scope} />
    </RenderingProvider>,
  );
  return () => root.unmount();
});
