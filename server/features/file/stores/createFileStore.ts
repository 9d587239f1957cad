import type { Deps } from "#server/Deps.ts";
import type { FileStore } from "../FileStore.ts";
import { createBucket } from "./createBucket.ts";
import { createBucketStore } from "./createBucketStore.ts";
import { createTableStore } from "./createTableStore.ts";

/** The store that the settings name: a bucket, or the database where they name none. */
export function createFileStore(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  onFault: (error: unknown) => void,
): FileStore {
  if (config.bucket === undefined) return createTableStore();
  return createBucketStore({ db, clock, bucket: createBucket(config.bucket), onFault });
}
