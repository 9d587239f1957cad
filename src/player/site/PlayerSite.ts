import type { CompiledSite, SiteContext } from "#compile/CompiledSite.ts";

/** A compiled site, with what is needed to compile its forms for another address. */
export interface PlayerSite extends Omit<CompiledSite, "theme"> {
  /** The style sheet of its theme; null while the page's own is the same. */
  styles: string | null;
  /** The forms in a context. */
  formsFor(context: Pick<SiteContext, "address" | "captchaRequired">): CompiledSite["forms"];
}
