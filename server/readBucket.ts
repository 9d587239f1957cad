import type { Settings } from "./createSettings.ts";
import { oneLine, readSecret } from "./readSecret.ts";

/** A bucket of a store that speaks the protocol of Amazon S3. */
export interface BucketConfig {
  /** Origin of the store; the bucket is the first part of the path. */
  endpoint: string;
  region: string;
  bucket: string;
  keyId: string;
  secret: string;
  /** How long one try may take. */
  seconds: number;
  /** How often a call is tried before it fails. */
  tries: number;
}

const parts = ["FILES_S3_BUCKET", "FILES_S3_KEY", "FILES_S3_SECRET"] as const;

/** Reads where files go; undefined where nothing is said of a bucket, and the database keeps them. */
export function readBucket(settings: Settings, isProduction: boolean): BucketConfig | undefined {
  const { blame, integer, like, text } = settings;
  const endpoint = settings.origin("FILES_S3_ENDPOINT");
  const region = like("FILES_S3_REGION", /^[a-z0-9-]{1,40}$/, "the name of a region such as eu-central-1");
  const bucket = like("FILES_S3_BUCKET", /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "the name of a bucket");
  const keyId = oneLine(settings, "FILES_S3_KEY", text("FILES_S3_KEY"));
  const secret = readSecret(settings, "FILES_S3_SECRET");
  const [seconds, tries] = [integer("FILES_S3_SECONDS", 8, 1, 60), integer("FILES_S3_TRIES", 2, 1, 5)];
  // A file of a secret that could not be read is blamed already.
  const given = {
    FILES_S3_BUCKET: bucket,
    FILES_S3_KEY: keyId,
    FILES_S3_SECRET: secret ?? text("FILES_S3_SECRET_FILE"),
  };
  if (endpoint === undefined) {
    if (region !== undefined || parts.some((name) => given[name] !== undefined))
      blame("FILES_S3_ENDPOINT", "must be set too: it is the address of the store");
    return undefined;
  }
  if (isProduction && !endpoint.startsWith("https://"))
    blame("FILES_S3_ENDPOINT", "must be an https address in production");
  for (const name of parts)
    if (given[name] === undefined) blame(name, "must be set too: a store needs endpoint, bucket, key and secret");
  return {
    endpoint,
    region: region ?? "us-east-1",
    bucket: bucket ?? "",
    keyId: keyId ?? "",
    secret: secret ?? "",
    seconds,
    tries,
  };
}
