import type { Settings } from "./createSettings.ts";

/** The payment provider that the platform works with. */
export interface PaymentsConfig {
  /** Its name in the address of its events. */
  provider: string;
  /** Origin of its pages. */
  url: string;
  /** What both sign with; the first signs, all are accepted, so that one can be changed. */
  secrets: readonly string[];
}

/** Reads who takes payments; undefined where nobody does, and only bank transfers are offered then. */
export function readPayments(settings: Settings, isProduction: boolean): PaymentsConfig | undefined {
  const url = settings.origin("PAYMENTS_URL");
  const secrets = settings.list("PAYMENTS_SECRET");
  const provider = settings.like("PAYMENTS_PROVIDER", /^[a-z][a-z0-9-]{0,31}$/, "a short name in small letters");
  for (const secret of secrets)
    if (secret.length < 32)
      settings.blame("PAYMENTS_SECRET", `must have 32 characters or more; it has ${secret.length}`);
  if (url === undefined) return undefined;
  if (isProduction && !url.startsWith("https://"))
    settings.blame("PAYMENTS_URL", "must be an https address in production");
  if (isProduction && (provider ?? "sandbox") === "sandbox")
    settings.blame("PAYMENTS_PROVIDER", "must name a real provider: the sandbox moves no money");
  if (secrets.length === 0) settings.blame("PAYMENTS_SECRET", "must be set too: events are signed with it");
  return { provider: provider ?? "sandbox", url, secrets };
}
