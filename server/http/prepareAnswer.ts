import { hash } from "node:crypto";
import type { PreparedAnswer } from "./PreparedAnswer.ts";
import { toBytes } from "./toBytes.ts";

/** An answer of this content, compressed and named by its hash. */
export async function prepareAnswer(
  content: string | Buffer,
  head: Pick<PreparedAnswer, "type" | "keep" | "headers">,
): Promise<PreparedAnswer> {
  return { ...head, bytes: await toBytes(content), name: hash("sha256", content, "base64url").slice(0, 27) };
}
