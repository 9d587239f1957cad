import type { PromotionPage, PromotionRow } from "#contracts/api.ts";
import type { Promotions } from "#contracts/config.ts";
import { pickText } from "#server/http/pickText.ts";
import { promotionPhase, startOfPeriod, type Promotion } from "./promotionPhase.ts";

/** What is asked of promotions. */
export interface PromotionQuestion {
  type?: string | undefined;
  id?: string | undefined;
}

/** Who asks, and when. */
export interface PromotionView {
  language: string;
  now: Date;
  /** The features that are on. */
  flags: ReadonlySet<string>;
  /** What a player has of each offer; undefined for a visitor. */
  own?: PlayerOffers | undefined;
}

/** What a player has of the offers. */
export interface PlayerOffers {
  currency: string;
  joined: ReadonlySet<string>;
  /** The rewards that offers gave, the latest first. */
  given: readonly { offerId: string; state: "claimable" | "claimed" | "expired"; id: string; grantedAt: Date }[];
}

/** The promotions of the document in one language, as they stand for whoever asks; offers that operators give by hand are not told. */
export function sayPromotions(
  { types, offers, articles }: Promotions,
  { type, id }: PromotionQuestion,
  view: PromotionView,
): PromotionPage {
  const isShown = (one: Promotion) =>
    (one.flag === undefined || view.flags.has(one.flag)) && !("trigger" in one && one.trigger === "operator");
  const shown = [...offers, ...articles].filter(isShown);
  const titles = new Map(types.map((one) => [one.id, pickText(one.title, view.language)]));
  const asked = shown.filter((one) => (id === undefined || one.id === id) && (type === undefined || one.type === type));
  const rows = asked.map((one) => sayPromotion(one, titles, view));
  const [only] = id === undefined ? [] : asked;
  return {
    types: types.map((one) => ({
      id: one.id,
      title: titles.get(one.id) ?? one.id,
      count: shown.filter((each) => each.type === one.id).length,
    })),
    rows: [...rows.filter(({ phase }) => phase !== "ended"), ...rows.filter(({ phase }) => phase === "ended")],
    body: only === undefined ? "" : pickText("terms" in only ? only.terms : only.body, view.language),
  };
}

function sayPromotion(one: Promotion, titles: ReadonlyMap<string, string>, view: PromotionView): PromotionRow {
  const { id, type, title, summary, image = "", from, until } = one;
  const phase = promotionPhase(one, view.now);
  const reward = view.own?.given.find((row) => row.offerId === id && row.state === "claimable");
  return {
    id,
    kind: "trigger" in one ? "offer" : "article",
    type,
    typeTitle: titles.get(type) ?? type,
    title: pickText(title, view.language),
    summary: summary === undefined ? "" : pickText(summary, view.language),
    image,
    from: from ?? null,
    until: until ?? null,
    phase,
    trigger: "trigger" in one ? one.trigger : null,
    state: stateOf(one, phase, view, reward !== undefined),
    reward: reward?.id ?? null,
  };
}

function stateOf(
  one: Promotion,
  phase: PromotionRow["phase"],
  { own, now }: PromotionView,
  isClaimable: boolean,
): PromotionRow["state"] {
  // What was given before the end can be claimed after it.
  if (isClaimable) return "claimable";
  if (phase !== "running") return phase;
  if (!("trigger" in one)) return "open";
  const since = startOfPeriod(one.per ?? "ever", now);
  const given =
    own?.given.filter(({ offerId, grantedAt }) => offerId === one.id && (!since || grantedAt >= since)) ?? [];
  if (given.length >= (one.times ?? 1)) return "claimed";
  if (one.join !== true) return "open";
  return own?.joined.has(one.id) === true ? "joined" : "join";
}
