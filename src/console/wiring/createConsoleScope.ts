import { createScope, type Scope } from "#engine/index.ts";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages } from "#i18n/languages.ts";
import type { ConsoleStores } from "../ConsoleStores.ts";
import { languagesOf } from "../texts/ownText.ts";

/** Stands in the header where nobody is signed in, and nobody ever was. */
const nobody = { name: "Croupier" };
/** Stands there while the brand is on its way for the first time: a name that is not the brand's would be wrong. */
const nameless = { name: "" };

/** The scope of the console's documents: the operator, the draft, the live revision. */
export function createConsoleScope(stores: ConsoleStores): Scope {
  const { operator, draft, review, route, ui, texts, presence, lastBrand } = stores;
  const early = () => lastBrand.read() ?? (operator.isOpen ? nameless : nobody);
  return createScope(
    {
      session: () => ({ loggedIn: operator.isOpen }),
      operator: () => operator.view,
      draft: () => ({
        status: draft.state.status,
        saving: draft.saving,
        changes: review.entries,
        // What has to be settled first is not among the entries.
        changeCount: review.entries.length + review.conflicts.length,
        isChanged: review.isChanged,
        hash: draft.hash,
        seen: review.seen,
        seenSeq: review.diff?.seq,
      }),
      live: () => draft.live,
      presence: () => ({ people: presence.people }),
      // What proves an invitation stands behind the number sign of its link: a browser sends it to nobody.
      invitation: () => new URLSearchParams(location.hash.slice(1)).get("token") ?? "",
      route: () => route.route,
      brand: () => (draft.site as { brand?: unknown } | null)?.brand ?? early(),
      ui: () => ({
        theme: ui.theme.name,
        language: texts.language,
        direction: texts.texts.direction,
        languages: listLanguages(draft.site),
        online: ui.online,
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
      data: () => ({}),
    },
    () => false,
    "console",
  );
}

/** Every language that there is, by code and name: those of the site first. */
function listLanguages(site: unknown): { code: string; name: string }[] {
  const codes = new Set([...languagesOf(site), ...Object.keys(languages)]);
  return [...codes].filter(isLanguageCode).map((code) => ({ code, name: languages[code].name }));
}
