import type { NeutralField } from "./NeutralField.ts";

/** What the candidates other than the engine are handed: finished fields and the texts they begin with. */
export interface NeutralForm {
  fields: NeutralField[];
  data: Record<string, string>;
}
