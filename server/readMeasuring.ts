import type { Settings } from "./createSettings.ts";

/** Where statistics go. */
export interface MeasuringConfig {
  /** An address that takes the Measurement Protocol of Google Analytics 4. */
  url: string;
  /** Its API secret. */
  secret: string;
}

const usualUrl = "https://www.google-analytics.com/mp/collect";

/** Reads where statistics go; undefined without a secret, and nothing is measured then. */
export function readMeasuring(settings: Settings, isProduction: boolean): MeasuringConfig | undefined {
  const secret = settings.text("ANALYTICS_SECRET");
  const address = isProduction ? /^https:\/\/[^\s?#]{1,500}$/ : /^https?:\/\/[^\s?#]{1,500}$/;
  const url = settings.like("ANALYTICS_URL", address, "an https address without a query");
  if (secret !== undefined && !/^[\w-]{1,100}$/.test(secret)) {
    settings.blame("ANALYTICS_SECRET", "must be letters, digits, - and _");
  }
  if (url !== undefined && secret === undefined) {
    settings.blame("ANALYTICS_SECRET", "must be set too: without it nothing is measured");
  }
  return secret === undefined ? undefined : { url: url ?? usualUrl, secret };
}
