/** What a form that is written as a document takes from the brand. */
export interface FormContext {
  /** The registration rules by field name, for fields that name one. */
  rules: unknown;
  /** As in `compileRegistration`. */
  isJudgedSafe?: ((pattern: string) => boolean) | undefined;
}
