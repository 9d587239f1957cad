import type { Diagnostic } from "#contracts/api.ts";
import type { FormDescriptor } from "#contracts/entities.ts";

/** A compiled form, or why there is none. */
export type FormResult = { ok: true; form: FormDescriptor } | { ok: false; problems: Diagnostic[] };
