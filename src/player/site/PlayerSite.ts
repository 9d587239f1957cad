import type { CompiledSite, SiteContext } from "#compile/CompiledSite.ts";
import type { OpenLayout } from "#rendering/createDocuments.ts";
import type { FormsPort } from "#rendering/ports/FormsPort.ts";

/**
 * A compiled site, with what opens and compiles more of it: that is much of the program, and a page that was drawn already is
 * taken over without it.
 */
export interface PlayerSite extends Omit<CompiledSite, "theme"> {
  /** The style sheet of its theme; null while the page's own is the same. */
  styles: string | null;
  /** Some of its features are for some only: the platform is to be asked which. Not known of a page that was drawn ahead. */
  isForSome?: boolean;
  /** Opens its layouts. */
  openLayout: OpenLayout;
  /** The form of fields that stand in one of its layouts. */
  compileFields: FormsPort["compileFields"];
  /** The forms in a context. */
  formsFor(context: Pick<SiteContext, "address" | "captchaRequired">): CompiledSite["forms"];
}
