import type { Permission } from "#contracts/api.ts";
import type { BundledSite, SiteContext } from "#compile/CompiledSite.ts";
import { rolledOut } from "#compile/audience/rolledOut.ts";
import type { PatternVerdicts } from "#compile/patterns/createPatternVerdicts.ts";
import type { Site } from "#contracts/config.ts";
import { readSite } from "#compile/readSite.ts";
import { compileFields } from "#compile/forms/compileFields.ts";
import { compileSite } from "#compile/site.ts";
import { documentDoor } from "#engine/documentDoor.ts";
import { siteOfPermission } from "#compile/siteOfPermission.ts";
import { themeCss } from "#compile/theme/themeCss.ts";
import type { VendorLists } from "#compile/splitLanes.ts";
import type { SiteReader } from "#stores/SitePort.ts";
import { splitVendorsOf, type NamedCall } from "../wiring/splitVendorsOf.ts";
import type { PlayerSite } from "./PlayerSite.ts";

/**
 * Reads what the platform and the browser's storage hold. Patterns of a published revision were judged at publish;
 * those of a platform that publishes none stay out of the checks until `verdicts` has judged them. Of such a platform `calls` are changed
 * to split the vendors that it may not have split (record 108).
 */
export function createSiteReader(
  bundled: BundledSite,
  verdicts: Pick<PatternVerdicts, "isJudgedSafe">,
  calls?: { call: NamedCall },
): Omit<SiteReader<PlayerSite>, "readPermission"> {
  const compile = (site: Site, judged: Pick<SiteContext, "isJudgedSafe">): PlayerSite => {
    const { theme, ...compiled } = compileSite(site, bundled, judged);
    return {
      ...compiled,
      styles: themeCss(theme),
      isForSome: rolledOut(site.flags).length > 0,
      openLayout: documentDoor(site, bundled.layouts),
      compileFields: (id, fields, tell) => compileFields(id, fields, { rules: compiled.rules }, tell),
      formsFor: (context) => compileSite(site, bundled, { ...context, ...judged }).forms,
    };
  };
  let lists: VendorLists | undefined;
  let isSplit = false;
  return {
    readRevision(text) {
      const read = readSite(text);
      return read.ok ? { ok: true, compiled: compile(read.site, {}) } : read;
    },
    bundled(permission: Permission | null) {
      if (!permission) return compile(bundled, {});
      const { site, problems } = siteOfPermission(permission, bundled);
      const compiled = compile(site, { isJudgedSafe: verdicts.isJudgedSafe });
      lists = compiled.brand.vendorLists;
      if (calls && !isSplit) calls.call = splitVendorsOf(calls.call, () => lists);
      isSplit = true;
      return { ...compiled, problems: [...problems, ...compiled.problems] };
    },
  };
}
