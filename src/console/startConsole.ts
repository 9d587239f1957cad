import { openStream } from "#api/revisions/openStream.ts";
import { watchRevisions } from "#api/revisions/watchRevisions.ts";
import { resolveText } from "#engine/index.ts";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { watchValue } from "#stores/watchValue.ts";
import type { Console } from "./createConsole.ts";
import { followOperator } from "./wiring/followOperator.ts";
import { followPresence } from "./wiring/followPresence.ts";
import { guardLeaving } from "./wiring/guardLeaving.ts";
import { watchSearchKey } from "./wiring/watchSearchKey.ts";
import { watchUndoKeys } from "./wiring/watchUndoKeys.ts";

/** The languages the console's own texts are complete in. */
const languages = ["EN", "KM", "AR"] as const;

/** Starts the program: texts first, then who is signed in, then the draft. Rejects only without texts. */
export async function startConsole({ stores, rendering }: Console, platform: string): Promise<void> {
  const { texts, ui, operator, draft, lastBrand, place, data } = stores;
  texts.setOffered(languages);
  const stored = texts.storedLanguage;
  const wanted = stored !== null && isLanguageCode(stored) && languages.some((code) => code === stored) ? stored : "EN";
  if (!(await texts.show(wanted))) throw new Error("The console's texts could not be loaded");

  const { documentElement } = document;
  const applyScreen = () => {
    documentElement.dataset["theme"] = ui.theme.name;
    documentElement.lang = texts.texts.tag;
    documentElement.dir = texts.texts.direction;
    const page = rendering.documents.open(rendering.documents.current());
    const name = page?.title === undefined ? "" : resolveText(page.title, rendering.scope, rendering);
    document.title = [name, texts.texts.translate("console.title")].filter((word) => word !== "").join(" · ");
  };
  watchValue(() => [ui.theme.name, texts.texts, rendering.documents.current()], applyScreen);

  // A link to a place of the draft may be the first address.
  const at = new URLSearchParams(location.search).get("at");
  if (at !== null) place.want(at);

  followOperator(stores, rendering);
  watchValue(
    () => (draft.site as { brand?: unknown } | null)?.brand,
    (brand) => lastBrand.see(brand),
  );
  followPresence(stores);
  guardLeaving(stores);
  watchUndoKeys(stores);
  watchSearchKey(stores);
  await operator.load();
  applyScreen();

  // What others did while one looked elsewhere: lists and draft are loaded again, forms keep what is typed.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || !operator.isSignedIn) return;
    void draft.load();
    void data.reloadAll();
  });

  // What others publish is seen here as it is on the players' pages.
  watchRevisions({
    open: openStream(`${platform}/wps/system/revisions`),
    poll: async () => null,
    onNews: ({ hash, look }) => {
      if (!operator.isSignedIn || draft.live === null || (draft.live.hash === hash && !look)) return;
      if (draft.live.hash !== hash) void draft.load();
      void data.reloadAll();
    },
  });
}
