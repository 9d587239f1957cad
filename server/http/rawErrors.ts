import type { Socket } from "node:net";

const statusOfCode: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Answers what is not even HTTP, with the same headers as everything else. Such a request never reaches a route. */
export function answerRawErrors(headers: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable) return;
    const body = JSON.stringify({
      success: false,
      value: null,
      message: "The request is malformed.",
      code: "malformed_request",
    });
    const lines = [
      `HTTP/1.1 ${statusOfCode[error.code ?? ""] ?? "400 Bad Request"}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      "connection: close",
    ];
    socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
  };
}
