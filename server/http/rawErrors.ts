import type { Socket } from "node:net";
import type { ServerResponse } from "node:http";
import { Failure } from "./Failure.ts";

/** What never reached a route, and what it is told. */
const malformed = new Failure(400, "malformed_request", "The request is malformed.");
const failureOfCode: Record<string, Failure> = {
  HPE_HEADER_OVERFLOW: new Failure(431, "too_large", "The request is too large."),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new Failure(413, "too_large", "The request is too large."),
  ERR_HTTP_REQUEST_TIMEOUT: new Failure(408, "too_slow", "The request took too long to arrive."),
};
const reasons: Record<number, string> = {
  400: "Bad Request",
  405: "Method Not Allowed",
  408: "Request Timeout",
  413: "Payload Too Large",
  431: "Request Header Fields Too Large",
  503: "Service Unavailable",
};

/** Headers of every answer, by name. */
type Headers = Readonly<Record<string, string>>;

/** Answers what is not even HTTP, or never arrives whole, with the same headers as everything else. */
export function answerRawErrors(headers: Headers) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable) return;
    // An answer that is under way cannot be taken back: what follows it on this connection would be read as its end.
    const { _httpMessage: answer } = socket as Socket & { _httpMessage?: ServerResponse | null };
    if (answer?.headersSent) socket.destroy();
    else endWithFailure(socket, failureOfCode[error.code ?? ""] ?? malformed, headers);
  };
}

/** Ends a connection with an answer that is written by hand: there is no request that an ordinary one could belong to. */
export function endWithFailure(socket: Socket, failure: Failure, headers: Headers): void {
  const { status, code, message, retryAfterSeconds } = failure;
  const body = JSON.stringify({ success: false, value: null, message, code });
  const lines = [
    `HTTP/1.1 ${status} ${reasons[status] ?? "Refused"}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(retryAfterSeconds === undefined ? [] : [`retry-after: ${retryAfterSeconds}`]),
    "cache-control: no-store",
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  socket.on("error", () => undefined);
  // Our side ends with the last byte; the other's bytes, if any come, are read and dropped until it ends too, or is cut off.
  socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`, () => socket.destroySoon());
}
