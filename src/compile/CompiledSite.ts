import type { Diagnostic } from "#contracts/api.ts";
import type { Brand, Layout, Rule, Site, Theme } from "#contracts/config.ts";
import type { CompiledMenu, FormDescriptor } from "#contracts/entities.ts";
import type { Reaches } from "./flags.ts";
import type { FormContext } from "./forms/FormContext.ts";
import type { PagePaths } from "./pagePaths.ts";
import type { RegistrationInput } from "./forms/RegistrationInput.ts";

/** A site that carries everything itself, forms too: what a part falls back to that cannot be used. */
export type BundledSite = Site & Required<Pick<Site, "forms">>;

/** What the forms of a site depend on beside its configuration. */
export type SiteContext = Pick<RegistrationInput, "address" | "captchaRequired"> &
  Pick<FormContext, "isJudgedSafe"> & {
    /** Who belongs to the audiences of features; nobody where it is not said. */
    reaches?: Reaches;
  };

/** A whole configuration, ready to be shown. */
export interface CompiledSite {
  brand: Brand;
  /** The features that are on. */
  flags: ReadonlySet<string>;
  /** Menus by name. */
  menus: Readonly<Record<string, CompiledMenu>>;
  /** Layouts by key: `shell`, `page/index`, `dialog/login`, `personal-centre/securityCenter` … */
  layouts: Readonly<Record<string, Layout>>;
  /** Paths of the pages that name one. */
  paths: PagePaths;
  /**
   * Forms by id: `registration.username` and `registration.mobile` where the flags allow them, `login.username`,
   * `login.sms`, `changePassword`, and those of the site and its pages.
   */
  forms: Readonly<Record<string, FormDescriptor>>;
  /** The registration rules by field name, each of which can be used. */
  rules: Readonly<Record<string, Rule>>;
  theme: Theme;
  /** The site's own texts by language and key; they go before the bundled dictionaries. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What could not be used and was replaced or left out. */
  problems: Diagnostic[];
}
