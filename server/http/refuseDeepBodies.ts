import type { FastifyInstance } from "fastify";
import { Failure } from "./Failure.ts";

/** No body of the contract comes near: configurations have 64 levels, and stand a few levels deep in theirs. */
const mostLevels = 200;

/**
 * Refuses JSON bodies that are nested too deep before they are read: a body of two megabytes of brackets takes the thread that
 * answers everybody most of a second, and whoever walks what comes out the stack.
 */
export function refuseDeepBodies(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = body.toString();
    if (levelsOf(text) <= mostLevels) return read(request, text, done);
    done(new Failure(400, "malformed_request", `Nothing in a body may be nested deeper than ${mostLevels} levels.`));
  });
}

/** How deep the brackets of a JSON text go, up to where it is too deep. What is no JSON is told by whoever reads it. */
function levelsOf(text: string): number {
  let level = 0;
  let deepest = 0;
  for (let place = 0; place < text.length && deepest <= mostLevels; place += 1) {
    const code = text.charCodeAt(place);
    if (code === 0x22) place = endOfString(text, place);
    else if (code === 0x5b || code === 0x7b) deepest = Math.max(deepest, (level += 1));
    else if (code === 0x5d || code === 0x7d) level -= 1;
  }
  return deepest;
}

/** Where the string ends that begins at `start`. A quote behind an odd number of backslashes belongs to it. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 0x5c) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}
