import { connect } from "node:net";

/** What came back on a connection of its own. */
export interface RawAnswer {
  /** 0 where nothing came. */
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends bytes as they stand to a server of this machine, and reads until it ends the connection. */
export function rawCall(port: number, text: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" }, () => socket.write(text));
    let answer = "";
    socket.setEncoding("latin1").on("data", (chunk: string) => (answer += chunk));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(readRaw(answer)));
  });
}

function readRaw(answer: string): RawAnswer {
  const [head = "", body = ""] = answer.split("\r\n\r\n", 2);
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(":")).toLowerCase(),
    line.slice(line.indexOf(":") + 1).trim(),
  ]);
  return {
    status: Number(first.split(" ")[1] ?? 0),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body,
  };
}
