import type { Permission, Diagnostic } from "#contracts/api.ts";
import type { Brand, FlagNode, Language, RegisterRules } from "#contracts/config.ts";
import type { BundledSite } from "./CompiledSite.ts";
import { mendRules, mildest } from "./forms/mendRules.ts";

/**
 * The bundled site with what a permission answer says about it: the flags, the rules, the settings, the links. This is
 * the site of a platform that does not publish revisions (no `info.site`), so that it can adopt the front end as it
 * is. Rules that cannot be used are mended by what refuses least: the platform checks with its own in any case, and a browser
 * that is too strict would lock visitors out, one that is too mild only learns a moment later.
 */
export function siteOfPermission(
  permission: Permission,
  bundled: BundledSite,
): { site: BundledSite; problems: Diagnostic[] } {
  const { info } = permission;
  const { rules: mended, problems } = mendRules(info.register, mildest);
  // Repeating another field is ours, not the specification's: a platform's own rules are better off without.
  const rules = Object.fromEntries(
    Object.entries(mended).map(([name, rule]) => {
      const { equals: _, ...own } = rule;
      return [name, own] as const;
    }),
  );
  const { settings } = bundled.brand;
  const offered = info.settings.languages as Language[];
  const languages = offered.length > 0 ? offered : settings.languages;
  const wanted = (info.settings.defaultLanguage ?? settings.defaultLanguage) as Language;
  // A platform that names no country serves visitors of many: the visitor's own is likelier than that of the bundled brand.
  const visitors = /^[A-Z]{2}$/.test(info.location.country) ? info.location.country : undefined;
  const defaultCountry = info.settings.defaultCountry ?? visitors ?? settings.defaultCountry;
  const brand: Brand = {
    ...bundled.brand,
    ...(info.settings.name !== undefined && { name: info.settings.name }),
    ...(info.settings.logo !== undefined && { logo: info.settings.logo }),
    merchantCode: info.settings.merchantCode === "" ? bundled.brand.merchantCode : info.settings.merchantCode,
    currency: info.settings.currency ?? bundled.brand.currency,
    settings: {
      ...settings,
      loginedToHomePage: info.settings.loginedToHomePage,
      rememberMe: info.settings.rememberMe,
      languages,
      ...(defaultCountry !== undefined && { defaultCountry }),
      defaultLanguage: languages.includes(wanted) ? wanted : (languages[0] ?? settings.defaultLanguage),
    },
    resources: info.resources.filter(({ url }) => url !== ""),
    customerService: info.customerService,
    analytics: info.analytics,
    imageCDNs: info.imageCDNs,
    launchGameCDNs: info.launchGameCDNs,
  };
  const register = rules as RegisterRules;
  return { site: { ...bundled, brand, flags: info.whitelabel as FlagNode, rules: { register } }, problems };
}
