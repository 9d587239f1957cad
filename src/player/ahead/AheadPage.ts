import type { ThemeName } from "#stores/ThemeStore.ts";
import type { CompiledSite } from "#compile/CompiledSite.ts";
import type { SiteReference } from "#contracts/api.ts";
import type { FormDescriptor } from "#contracts/entities.ts";
import type { OpenedDocument } from "#engine/index.ts";
import type { CarriedTexts } from "#stores/TextStore.ts";

/** The parts of a compiled site that a page reads while it is drawn; documents, menus and forms are those of the page alone. */
export interface AheadSite extends Pick<CompiledSite, "brand" | "menus" | "paths"> {
  /** Layouts that came through the document door already. */
  documents: Readonly<Record<string, OpenedDocument>>;
  /** The forms of fields that stand in these, by id. */
  fields: Readonly<Record<string, FormDescriptor>>;
  /** Features that are on. */
  flags: readonly string[];
  forms: Readonly<Record<string, FormDescriptor>>;
}

/**
 * What a page that was drawn before its program arrived was drawn from, and stands in the page as data: seeding the stores
 * with it gives the very same page again.
 */
export interface AheadPage {
  reference: SiteReference;
  /** Origin of the platform; empty for the page's own. */
  platform: string;
  /** Path of the route. */
  path: string;
  /** Code of the language, and of those to choose from. */
  language: string;
  languages: readonly string[];
  theme: ThemeName;
  /** Type of the account that is expected to come back; null for a visitor. */
  member: number | null;
  /** The texts that it shows; all others come once it can be used. */
  texts: CarriedTexts;
  /** Modules of the chunks that it is drawn with, as renderers name them. */
  chunks: readonly string[];
  /** Those of the chunks that it is drawn with once its data are there. */
  soon: readonly string[];
  site: AheadSite;
}
