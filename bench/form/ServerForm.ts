import type { Rule } from "#contracts/config.ts";

/** What a platform server would have sent for a form, and the words that go with it. */
export interface ServerForm {
  /** `rules.register` of a site. */
  rules: Record<string, Rule>;
  /** Texts of the brand by key: the labels. */
  texts: Record<string, string>;
  /** What the fields hold when the form opens. */
  data: Record<string, string>;
}
