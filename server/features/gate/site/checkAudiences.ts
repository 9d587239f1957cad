import type { Diagnostic } from "#contracts/api.ts";
import type { Audience, FlagNode, Site } from "#contracts/config.ts";
import { joinPointer } from "#json/pointer.ts";
import { createFindings, type Note } from "../createFindings.ts";

/**
 * Features that the platform keeps to for everybody, whoever asks: what protects players, and how one gets in. They are on or
 * off, and for nobody in particular.
 */
const forEverybody = new Set([
  "ROOT",
  "DIRECTREG3",
  "MOBILEREG3",
  "FREETRIAL3",
  "PASSEXPIRY3",
  "PASSKEY3",
  "RESPONSIBLEPLAY3",
  "SMSLOGIN3",
  "TWOFACTOR3",
]);
const otherWaysIn = /^(SOCIAL|PHONEIDENTITY|CHNGPASS)/;

/** Checks whom features and banners are for: an audience that nobody can belong to, and features that are everybody's. */
export function checkAudiences({ flags, banners = {}, brand }: Site): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const ofFlags = createFindings("flags", "", problems);
  const visit = (node: FlagNode, at: string) => {
    if (node.audience !== undefined) {
      if (forEverybody.has(node.modId) || otherWaysIn.test(node.modId))
        ofFlags(
          `${at}/audience`,
          `The platform keeps to ${node.modId} for everybody: it can be on or off, and not for some only`,
        );
      checkAudience(node.audience, `${at}/audience`, brand.settings.languages, ofFlags);
    }
    for (const [place, child] of node.childrenNodes.entries()) visit(child, `${at}/childrenNodes/${place}`);
  };
  visit(flags, "");
  const ofBanners = createFindings("banners", "", problems);
  for (const [name, group] of Object.entries(banners)) {
    if (typeof group !== "object") continue;
    for (const [place, { audience }] of group.items.entries())
      if (audience)
        checkAudience(
          audience,
          joinPointer("", name) + `/items/${place}/audience`,
          brand.settings.languages,
          ofBanners,
        );
  }
  return problems;
}

function checkAudience(audience: Audience, at: string, offered: readonly string[], note: Note): void {
  const { accounts, levelFrom, levelTo, languages = [], percent } = audience;
  if (Object.keys(audience).length === 0)
    note(at, "This audience says nothing, so it is everybody: say whom it is for, or leave it out", {
      severity: "warning",
    });
  if (levelFrom !== undefined && levelTo !== undefined && levelFrom > levelTo)
    note(`${at}/levelTo`, `Nobody is of a level from ${levelFrom} to ${levelTo}`);
  const hasLevel = levelFrom !== undefined || levelTo !== undefined;
  if (hasLevel && accounts !== undefined && accounts.length > 0 && accounts.every((kind) => kind === "visitor"))
    note(`${at}/accounts`, "Visitors have no level, so nobody is reached");
  if (percent === 0) note(`${at}/percent`, "0 of a hundred is nobody", { severity: "warning" });
  for (const [place, language] of languages.entries())
    if (!offered.includes(language))
      note(`${at}/languages/${place}`, `The site is not offered in ${language}, so nobody reads it so`, {
        written: language,
        choices: offered,
        severity: "warning",
      });
}
