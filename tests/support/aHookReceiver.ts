import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** What an address was told. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program of somebody else that is told; `answer` says how it answers, `after` runs once the test is over. */
export async function aHookReceiver(
  answer: (response: ServerResponse) => void = (response) => void response.end(),
  after: () => Promise<unknown> = async () => undefined,
) {
  const got: Received[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => (body += part));
    request.on("end", () => {
      got.push({ headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await after();
  });
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

/** Headers that never end. */
export function drip(response: ServerResponse): void {
  response.socket?.write("HTTP/1.1 200 OK\r\n");
  const timer = setInterval(() => response.socket?.write("x"), 50);
  response.socket?.on("close", () => clearInterval(timer));
}
