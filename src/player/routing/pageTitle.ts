import { centres } from "#compile/centres.ts";
import type { CentreNode } from "#contracts/config.ts";
import { resolveText, visitNodes } from "#engine/index.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import type { OpenCentre } from "#stores/UiStore.ts";
import type { PlayerStores } from "../PlayerStores.ts";
import { addressedCentre } from "./addressedCentre.ts";

/**
 * The title of what is shown: its own and the brand's, or the brand's alone. That is the page that stands instead of a closed
 * site, or the centre that is open, or the page below it. Observed.
 */
export function pageTitle(
  stores: Pick<PlayerStores, "site" | "ui" | "route" | "session">,
  rendering: RenderingContext,
): string {
  const { site, ui } = stores;
  const { documents, scope } = rendering;
  const brand = site.compiled?.brand.name ?? "";
  const own = titleOf();
  const text = own === undefined ? "" : resolveText(own, scope, rendering);
  return text === "" || text === brand ? brand : `${text} · ${brand}`;

  function titleOf() {
    if (site.system === "maintenance") return documents.open("page/maintenance")?.title;
    if (site.system === "regionBlocked") return documents.open("page/blocked")?.title;
    // One that the address names is about to open; the page that was drawn ahead has its title already.
    const open = ui.centre ?? addressedCentre(stores);
    return (open && centreTitle(open)) ?? documents.open(documents.current())?.title;
  }

  /** That of the page in it; of the centre itself where none was chosen, since a phone then lists them. */
  function centreTitle({ centre, page }: OpenCentre) {
    const node = findCentre(centre);
    const shown = node && page !== null ? documents.open(`${node.area}/${page}`)?.title : undefined;
    return shown ?? node?.title;
  }

  function findCentre(name: OpenCentre["centre"]): CentreNode | undefined {
    const shell = documents.open("shell");
    let found: CentreNode | undefined;
    if (shell) {
      visitNodes(shell.root, "/root", (node) => {
        if (node.kind !== "centre") return;
        const centre = node as unknown as CentreNode;
        if (centres[centre.area].centre === name) found ??= centre;
      });
    }
    return found;
  }
}
