import type { Layout } from "#contracts/config.ts";
import type { SiteScope } from "#contracts/entities.ts";
import { createScope, type Scope } from "#engine/index.ts";
import type { PlayerStores } from "../PlayerStores.ts";
import { brandFor } from "#compile/playProfile.ts";
import { pageKey } from "#compile/pageKey.ts";
import { findPage } from "#compile/pagePaths.ts";
import { weekdayAt } from "#compile/time/weekdayAt.ts";
import { declaredState, valueOf } from "#rendering/documentScope.ts";
import type { FormsPort } from "#rendering/ports/FormsPort.ts";
import type { Route } from "#stores/RouteStore.ts";
import { registrationNeeds } from "./registrationNeeds.ts";

/**
 * The scope that every document shares: what bindings read of the session, the site and the screen, as
 * schemas/entities/scope.schema.json says.
 */
export function createRootScope(
  stores: PlayerStores,
  countries: () => readonly unknown[],
  form: FormsPort["descriptor"],
): Scope {
  const { session, balance, messages, contracts, ui, texts, site, data, route, flags, clock } = stores;
  return createScope(
    {
      session: () => ({
        ...session.member,
        status: session.state.status,
        loggedIn: session.isLoggedIn,
        real: session.isReal,
        // Known once the platform has told; until then nobody is greeted as somebody new.
        newcomer: session.isLoggedIn && session.member?.lastLoginAt === null,
        accountType: session.isLoggedIn ? session.member?.type : undefined,
        username: session.member?.account,
        captchaRequired: session.logins.captchaRequired,
        hasStoredPassword: session.password.isOldKnown,
        mustChangePassword: session.state.status === "mustChangePassword",
        changeReason: session.state.status === "mustChangePassword" ? session.state.reason : undefined,
        lockedBy: session.state.status === "locked" ? session.state.by : undefined,
        remembered: session.remembered.account === null ? null : { account: session.remembered.account },
        hints: session.remembered.hints,
      }),
      balance: () => balance.view,
      messages: () => ({ unread: messages.unread }),
      contracts: () => contracts.value,
      route: () => pageAt(route.route, stores),
      brand: () => site.compiled && brandFor(site.compiled.brand, site.permission?.info.location.country ?? ""),
      ui: () => ({
        theme: ui.theme.name,
        language: texts.language,
        direction: texts.texts.direction,
        online: ui.online,
        menuOpen: ui.menuOpen,
        install: ui.install,
        // A page is drawn ahead for every address the site has.
        origin: ui.isAsDrawn || ui.origin === "" ? undefined : ui.origin,
      }),
      clock: () => ({ weekday: weekdayAt(clock.now, site.compiled?.brand.settings.timeZone) }),
      data: () => dataByName(data),
      centre: () => (ui.centre ? { name: ui.centre.centre, page: ui.centre.page } : undefined),
      registration: () => registrationNeeds(form, texts.texts),
      location: () => site.permission?.info.location,
      closure: () => closureIn(site, texts.language),
      identity: () => ({ endpoint: site.permission?.info.identity?.endpoint }),
      countries: () => countries(),
    } satisfies Partial<Record<keyof SiteScope, () => unknown>>,
    (flag) => flags.isOn(flag),
  );
}

/** What the operator says of a maintenance, in the visitor's language, or in one that is as good as any. */
function closureIn({ permission }: PlayerStores["site"], language: string) {
  const { until, messages = {} } = permission?.closure ?? {};
  const usual = permission?.info.settings.defaultLanguage ?? "";
  return { until, message: messages[language] ?? messages[usual] ?? messages["EN"] };
}

/** Whether the site has a layout. */
export function hasLayout(layouts: Readonly<Record<string, unknown>> | undefined): (key: string) => boolean {
  return (key) => layouts !== undefined && Object.hasOwn(layouts, key);
}

/** What `/route` is at an address, of whatever page is shown there. */
export function pageAt(at: Route, { site, states }: Pick<PlayerStores, "site" | "states">) {
  const { layouts, paths } = site.compiled ?? {};
  const page = pageKey(at.path, site.isWhole ? hasLayout(layouts) : () => true, paths);
  const params = findPage(at.path, paths ?? {})?.params ?? {};
  const layout = layouts !== undefined && Object.hasOwn(layouts, page) ? layouts[page] : undefined;
  const name = layout?.name ?? page.replace(/^page\//, "");
  return { ...at, params, page, name, header: isHeaderShown(page, layout, states) };
}

/** Whether a page wants the header: what it says always, or what its state says now. */
function isHeaderShown(page: string, layout: Layout | undefined, states: PlayerStores["states"]): boolean {
  const { header } = layout ?? {};
  return (typeof header === "string" ? states.read(declaredState(page, layout), header) : header) !== false;
}

/** What is loaded by another document than the one that reads, by id; only the one that is read is observed. */
function dataByName(data: PlayerStores["data"]): Record<string, unknown> {
  return new Proxy<Record<string, unknown>>(
    {},
    {
      get(_, id) {
        if (typeof id !== "string") return undefined;
        return valueOf(data.find(id));
      },
    },
  );
}
