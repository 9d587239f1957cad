import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { Failure } from "#server/http/Failure.ts";

const formType = "multipart/form-data";
/** Three pictures of 5 MB, and what stands around them. */
const mostBytes = 3 * 5 * 1024 * 1024 + 64 * 1024;
/** More parts than the call has members are no application. */
const mostParts = 12;
/** Of these there may be several. */
const lists: ReadonlySet<string> = new Set(["pictures", "images"]);

/** A picture that came with the call. */
export interface SentImage {
  name: string;
  bytes: Buffer;
}

/** Pictures by the text that stands for them in the body, which is their hash. */
const imagesOf = new WeakMap<object, Map<string, SentImage>>();

/** The pictures that came with a body. */
export function imagesIn(body: object): SentImage[] {
  return [...(imagesOf.get(body)?.values() ?? [])];
}

/**
 * Lets the routes of `room` take a form with files. Its members are those of the body; a file is kept beside it, and stands in it by
 * its hash, so that the body is judged and compared like any other.
 */
export function takeApplications(room: FastifyInstance): void {
  room.removeContentTypeParser("application/json");
  room.addContentTypeParser(
    formType,
    { parseAs: "buffer", bodyLimit: mostBytes },
    async (request: object, bytes: Buffer) => {
      const type = (request as { headers: Record<string, unknown> }).headers["content-type"];
      const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": String(type) } })
        .formData()
        .catch((error: unknown) => {
          throw new Failure(400, "malformed_request", "The request is malformed.", { cause: error });
        });
      return readParts(form);
    },
  );
}

async function readParts(form: FormData): Promise<object> {
  // Without a prototype, a part that is called as one is a member like any other, and refused as one that nobody asked for.
  const body = Object.create(null) as Record<string, unknown>;
  const images = new Map<string, SentImage>();
  const parts = [...form.entries()];
  if (parts.length > mostParts) throw new Failure(400, "malformed_request", "The request is malformed.");
  for (const [name, value] of parts) {
    const text = typeof value === "string" ? value : await keep(value, images);
    const list = Object.hasOwn(body, name) ? body[name] : undefined;
    if (!lists.has(name)) body[name] = text;
    else if (Array.isArray(list)) list.push(text);
    else body[name] = [text];
  }
  imagesOf.set(body, images);
  return body;
}

async function keep(file: File, images: Map<string, SentImage>): Promise<string> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const hash = createHash("sha256").update(bytes).digest("hex");
  images.set(hash, { name: file.name.slice(0, 200) || "picture", bytes });
  return hash;
}
