import { createScope, type Scope } from "#engine/index.ts";
import type { ConsoleStores } from "../ConsoleStores.ts";

/** Stands in the header until the brand is known. */
const nobody = { name: "Croupier" };

/** The scope of the console's documents: the operator, the draft, the live revision. */
export function createConsoleScope(stores: ConsoleStores): Scope {
  const { operator, draft, route, ui, texts } = stores;
  return createScope(
    {
      session: () => ({ loggedIn: operator.isSignedIn }),
      operator: () => operator.view,
      draft: () => draft.view,
      live: () => draft.live,
      route: () => route.route,
      brand: () => (draft.site as { brand?: unknown } | null)?.brand ?? nobody,
      ui: () => ({ theme: ui.theme, language: texts.language, direction: texts.texts.direction, online: ui.online }),
      data: () => ({}),
    },
    () => false,
    "console",
  );
}
