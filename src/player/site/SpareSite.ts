import type { CompiledSite } from "#compile/CompiledSite.ts";

/** What stands in where nothing of a configuration is shown yet, or one of its layouts cannot be. */
export type SpareSite = Pick<CompiledSite, "brand" | "layouts">;
