import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** The bytes of a body that a signature is over. */
    signedBody: string | null;
  }
}

/** Keeps bodies of a scope's calls as they came: a signature is over the bytes, and what was read from them may be written in many ways. */
export function keepSignedBody(scope: FastifyInstance): void {
  if (!scope.hasRequestDecorator("signedBody")) scope.decorateRequest("signedBody", null);
  const read = scope.getDefaultJsonParser("error", "error");
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser("application/json", { parseAs: "string" }, (request, text, done) => {
    request.signedBody = text.toString();
    return read(request, request.signedBody, done);
  });
}
