/**
 * How an action ended. A failure is a value, not an exception: `code` is a stable machine word (its text is
 * `error.<code>`), `message` the platform's own words where no text is known, `fieldErrors` text keys or messages by
 * field name. A `silent` failure was shown elsewhere, or was the user's own cancelling.
 */
export type Outcome =
  | { ok: true; value?: unknown }
  | { ok: false; code?: string; message?: string; fieldErrors?: Record<string, string>; silent?: true };
