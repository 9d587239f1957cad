import type { Diagnostic } from "#contracts/api.ts";
import type { Offer, Promotions, Site } from "#contracts/config.ts";
import { joinPointer, toPointer } from "#json/pointer.ts";
import { findHtmlFaults } from "#server/security/findHtmlFaults.ts";
import { createFindings, type Note } from "../createFindings.ts";
import type { SiteIndex } from "../SiteIndex.ts";
import { checkMoment } from "./checkMoment.ts";
import { checkWordsOf } from "./checkWordsOf.ts";

/** Most that is listed of one text; the rest is of the same sort. */
const mostFaults = 5;

type Article = Promotions["articles"][number];

/**
 * Checks promotions: names that are each there once, types that there are, terms that can be kept, words that can be seen, and HTML
 * that visitors are shown as it is written (S-10). `languages` are those of the site that have every text.
 */
export function checkPromotions({ promotions }: Site, index: SiteIndex, languages: readonly string[]): Diagnostic[] {
  const problems: Diagnostic[] = [];
  if (promotions === undefined) return problems;
  const note = createFindings("promotions", "", problems);
  const types = new Set<string>();
  for (const [place, { id, title }] of promotions.types.entries()) {
    const at = toPointer("types", place);
    if (types.has(id)) note(`${at}/id`, `Another type has the id "${id}"`);
    types.add(id);
    checkWordsOf(title, `${at}/title`, languages, note);
  }
  const ids = new Set<string>();
  const checkShown = (item: Offer | Article, html: Readonly<Record<string, string>>, at: string, member: string) => {
    const { id, type, from, until, flag, title, summary } = item;
    if (ids.has(id)) note(`${at}/id`, `Another promotion has the id "${id}"`);
    ids.add(id);
    if (!types.has(type)) note(`${at}/type`, `There is no type "${type}"`, { written: type, choices: types });
    checkMoment(from, `${at}/from`, note);
    checkMoment(until, `${at}/until`, note);
    if (from !== undefined && until !== undefined && Date.parse(from) >= Date.parse(until))
      note(`${at}/until`, "It ends before it begins");
    if (flag !== undefined && !index.flags.has(flag))
      note(`${at}/flag`, `There is no feature "${flag}"`, { written: flag, choices: index.flags, severity: "warning" });
    checkWordsOf(title, `${at}/title`, languages, note);
    if (summary) checkWordsOf(summary, `${at}/summary`, languages, note);
    checkWordsOf(html, `${at}/${member}`, languages, note);
    for (const [language, text] of Object.entries(html)) {
      const faults = findHtmlFaults(text).slice(0, mostFaults);
      const pointer = joinPointer(`${at}/${member}`, language);
      if (faults.length > 0) note(pointer, `Visitors are not shown all of this HTML: it holds ${faults.join(", ")}`);
    }
  };
  const codes = new Set<string>();
  for (const [place, offer] of promotions.offers.entries()) {
    const at = toPointer("offers", place);
    checkShown(offer, offer.terms, at, "terms");
    checkTerms(offer, at, note);
    const code = offer.code?.toUpperCase();
    if (code !== undefined && codes.has(code)) note(`${at}/code`, `Another offer has the code "${code}"`);
    if (code !== undefined) codes.add(code);
  }
  for (const [place, article] of promotions.articles.entries())
    checkShown(article, article.body, toPointer("articles", place), "body");
  return problems;
}

/** Whether what is paid can be worked out. */
function checkTerms(offer: Offer, at: string, note: Note): void {
  const { trigger, code, percent, amounts = {}, turnoverOf, join = false } = offer;
  const ofDeposit = trigger === "deposit" || trigger === "firstDeposit";
  if (trigger === "code" && code === undefined) note(`${at}/code`, "An offer by code needs its code");
  if (trigger !== "code" && code !== undefined)
    note(`${at}/code`, "Nobody enters this code: something else brings the offer about");
  if (percent !== undefined && !ofDeposit && trigger !== "loss")
    note(`${at}/percent`, "There is no deposit and no loss to take a percentage of");
  if (trigger === "loss" && percent === undefined) note(at, "What is paid back of a loss is said in per cent");
  if (turnoverOf === "bonusAndDeposit" && !ofDeposit) note(`${at}/turnoverOf`, "No deposit brings this offer about");
  if (join && !ofDeposit) note(`${at}/join`, "There is nothing to join before: leave it out");
  if (Object.keys(amounts).length === 0 && trigger !== "operator")
    note(at, "Nobody is offered this: it has amounts in no currency");
  for (const [currency, { amount, cap }] of Object.entries(amounts)) {
    const below = joinPointer(`${at}/amounts`, currency);
    if (percent === undefined && amount === undefined) note(below, "Without a percentage, an amount has to be said");
    if (percent !== undefined && amount !== undefined) note(`${below}/amount`, "A percentage is said already");
    if (percent !== undefined && cap === undefined)
      note(below, "A percentage without a cap has no end: say the most that is paid");
  }
}
