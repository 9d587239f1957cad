import { isReached, type KnownVisitor } from "#compile/audience/isReached.ts";
import type { Banner } from "#contracts/api.ts";
import type { BannerItem, Device, Site } from "#contracts/config.ts";
import { pickText } from "#server/http/pickText.ts";

/** Who looks, and when. */
export interface BannerView {
  language: string;
  device: Device;
  now: Date;
  /** The features that are on. */
  flags: ReadonlySet<string>;
  /** Who looks, where a banner asks: it is shown to nobody else. */
  onlooker?: KnownVisitor | undefined;
  /** What pictures show, in words by language, by their addresses. */
  words?: ReadonlyMap<string, Readonly<Record<string, string>>> | undefined;
}

/** Nobody leafs through more. */
const mostBanners = 20;

/** The banners of a group that are due: those of the document, as the contract says them, in its order. */
export function dueBanners({ banners }: Pick<Site, "banners">, group: string, view: BannerView): Banner[] {
  return itemsOf(banners, group)
    .filter((item) => isDue(item, group, view))
    .slice(0, mostBanners)
    .map((item) => toBanner(item, group, view));
}

/** The banners of a group, due or not. A name of the prototype is no group. */
export function itemsOf(banners: Site["banners"], group: string): readonly BannerItem[] {
  const found = banners !== undefined && Object.hasOwn(banners, group) ? banners[group] : undefined;
  return typeof found === "object" ? found.items : [];
}

function isDue(item: BannerItem, group: string, view: BannerView): boolean {
  const { id, from, until, languages, devices, flag, audience } = item;
  const now = view.now.getTime();
  if (from !== undefined && now < Date.parse(from)) return false;
  if (until !== undefined && now >= Date.parse(until)) return false;
  if (languages !== undefined && languages.length > 0 && !(languages as string[]).includes(view.language)) return false;
  if (devices !== undefined && devices.length > 0 && !devices.includes(view.device)) return false;
  if (flag !== undefined && !view.flags.has(flag)) return false;
  // Each banner draws its own part of a hundred.
  return (
    audience === undefined || (view.onlooker !== undefined && isReached(audience, view.onlooker, `${group}/${id}`))
  );
}

function toBanner(item: BannerItem, groupName: string, { language, words }: BannerView): Banner {
  const said = words?.get(item.image ?? "");
  const alt = said === undefined ? "" : pickText(said, language);
  const link = linkOf(item);
  return {
    bannerId: item.id,
    groupName,
    url: item.image ?? "",
    ...(alt !== "" && { alt }),
    title: pickText(item.title, language),
    text: item.text === undefined ? "" : pickText(item.text, language),
    art: item.art ?? "",
    linkageType: link === "" ? "" : (item.linkageType ?? ""),
    link,
  };
}

/** Where a banner leads; without a kind of link, nowhere. */
function linkOf({ linkageType, link = "" }: BannerItem): string {
  if (linkageType !== "centre") return linkageType === undefined ? "" : link;
  const [centre = "", page = ""] = link.split("/", 2);
  return `/index?${String(new URLSearchParams({ centre, ...(page !== "" && { page }) }))}`;
}
