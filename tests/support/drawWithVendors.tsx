import { render } from "@testing-library/react";
import { compileSite } from "#compile/site.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aRenderingContext, type TestContext } from "./aRenderingContext.ts";
import { readBundledSite } from "./readBundledSite.ts";

const bundled = readBundledSite("ink");
/** The bundled site. */
export const site = compileSite(bundled, bundled);

/** A vendor of games. */
export const vendor = (vassalage: string, gameType = "RNG", isHot = 0) => ({
  vassalage,
  gameType,
  displayName: `Vendor ${vassalage}`,
  smallIcon: "",
  isHot,
  status: "soon",
});
/** Six vendors of slots, of which B is hot: 1 alone means that, and C says something else. */
export const slots = ["A", "B", "C", "D", "E", "F"].map((code, at) => vendor(code, "RNG", [0, 1, 2][at] ?? 0));
/** Vendors of two categories. */
export const lanes = [
  { gameCategory: "RNG", vendors: slots },
  { gameCategory: "LIVE", vendors: [vendor("G", "LIVE"), vendor("H", "LIVE", 1)] },
];
/** A resource of the brand. */
export const resource = (resourceType: string) => ({
  resourceType,
  url: `https://${resourceType}.example/brand`,
  qrCodeUrl: "",
});

/** Who looks, and at what. */
export interface Look {
  accountType?: number;
  resources?: readonly object[];
  customerService?: readonly object[];
  query?: Record<string, string>;
  languages?: readonly string[];
  flags?: readonly string[];
  answer?: object;
  path?: string;
  gtagId?: string;
  /** The centre that is open. */
  centre?: string;
  /** Notices of the bar in the header. */
  notices?: readonly object[];
}

/** A drawn document, what it asked for and what was folded. */
export interface VendorsDrawn extends TestContext {
  asked: { call: string; params: unknown }[];
  folds: Map<string, boolean>;
}

/** Draws a document of the bundled site with these vendors, as somebody sees it. */
export function drawWithVendors(name: string, look: Look = {}): VendorsDrawn {
  const { path = "/index", notices, gtagId, centre } = look;
  const { accountType, resources = [], customerService = [], query = {}, languages = ["EN"], flags = [] } = look;
  const folds = new Map<string, boolean>();
  const answer = look.answer ?? { lanes, recommended: slots.slice(0, 4) };
  const loggedIn = accountType !== undefined;
  const asked: { call: string; params: unknown }[] = [];
  const context = aRenderingContext({
    layouts: site.layouts,
    flags,
    menus: { items: (menu) => site.menus[menu]?.items ?? [] },
    forms: { descriptors: site.forms },
    ui: {
      theme: "dark",
      language: "EN",
      direction: "ltr",
      languages: languages.map((code) => ({ code, name: code, tag: code.toLowerCase() })),
      isOnline: true,
      isFolded: () => false,
      fold: (menu, isFolded) => void folds.set(menu, isFolded),
    },
    roots: {
      session: () => ({
        loggedIn,
        accountType,
        account: "player01",
        nickname: "Dara",
        real: loggedIn && accountType !== 4,
      }),
      identity: () => ({ endpoint: "https://id.example" }),
      brand: () => ({
        ...site.brand,
        resources,
        customerService,
        ...(gtagId !== undefined && { analytics: { gtagId } }),
      }),
      route: () => ({ path, query }),
      centre: () => (centre === undefined ? undefined : { name: centre }),
      balance: () => ({ sum: 12_345 }),
      data: () => ({ vendors: { status: "ready", ...answer }, headerNotices: { player: notices } }),
    },
    data: {
      watch: (_, __, request) => (asked.push(request), () => {}),
      read: (_, id) => {
        if (id === "vendors") return { status: "ready", value: answer };
        return id === "headerNotices" && notices
          ? { status: "ready", value: { player: notices } }
          : { status: "loading" };
      },
      reload: async () => {},
      load: async () => ({ ok: true, value: {} }),
    },
  });
  render(
    <RenderingProvider context={context}>
      <RenderDocument name={name} />
    </RenderingProvider>,
  );
  return { ...context, asked, folds };
}
