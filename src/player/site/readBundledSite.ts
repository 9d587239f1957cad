import type { BundledSite } from "#compile/CompiledSite.ts";
import type { FormDocument, Layout } from "#contracts/config.ts";
import brand from "#brands/ink/brand.json";
import flags from "#brands/ink/flags.json";
import menus from "#brands/ink/menus.json";
import rules from "#brands/ink/rules.json";
import theme from "#brands/ink/theme.json";
import { layoutKey } from "#compile/layoutKey.ts";
import { currentFormat } from "#compile/migrations/currentFormat.ts";

const layouts = import.meta.glob<Layout>("#layouts/**/*.json", { eager: true, import: "default" });
const forms = import.meta.glob<FormDocument>("#schemas/forms/*.json", { eager: true, import: "default" });

/** The site that came with the program: the last resort, and what stands in for parts that cannot be used. */
export function readBundledSite(): BundledSite {
  return {
    format: currentFormat,
    brand,
    rules,
    flags,
    menus,
    theme,
    texts: {},
    layouts: Object.fromEntries(Object.entries(layouts).map(([path, layout]) => [layoutKey(path), layout])),
    forms: Object.fromEntries(Object.values(forms).map((form) => [form.id, form])),
  } as unknown as BundledSite;
}
