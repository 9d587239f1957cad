import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** Type and bytes of a message of PostgreSQL's protocol. */
interface Message {
  type: string;
  bytes: Buffer;
}

/** A server process, and the client that works with it for one transaction. */
interface Backend {
  socket: Socket;
  borrower?: Client | undefined;
}

interface Client {
  socket: Socket;
  backend?: Backend | undefined;
  /** Waits for a free server process. */
  waiting: Buffer[];
}

/** How the pooler treats what it does not know. */
export interface PoolerOptions {
  /** Leaves `options` out of the first message, as poolers do that are told to ignore it. */
  ignoresOptions?: boolean;
  /** Refuses a first message with `options`, as poolers do that are told nothing. */
  refusesOptions?: boolean;
}

/**
 * A small transaction pooler: each login opens a server process, and from then on every transaction of any client runs on
 * whichever process has been idle for longest, so all clients log in alike. As real ones do, it tells each client a process
 * id of its own making.
 */
export async function aPooler(target: NetConnectOpts, options: PoolerOptions = {}) {
  const idle: Backend[] = [];
  const queue: Client[] = [];
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
  };

  const lend = () => {
    while (queue.length > 0 && idle.length > 0) {
      const [client, backend] = [queue.shift()!, idle.shift()!];
      client.backend = backend;
      backend.borrower = client;
      for (const bytes of client.waiting.splice(0)) backend.socket.write(bytes);
    }
  };

  // Each message is a packet of its own here: with Nagle's algorithm every answer would wait 40 ms for an acknowledgement.
  const server = createServer({ noDelay: true }, (socket) => {
    keep(socket);
    const client: Client = { socket, waiting: [] };
    const backend: Backend = { socket: connect(target), borrower: client };
    client.backend = backend;
    keep(backend.socket);
    let isLoggedIn = false;

    const readBackend = aReader((message) => {
      const to = backend.borrower?.socket;
      if (!isLoggedIn && message.type === "K") {
        // The process id stands behind type and length.
        message.bytes.writeInt32BE(1_000_000 + sockets.size, 5);
      }
      to?.write(message.bytes);
      if (message.type !== "Z" || String.fromCharCode(message.bytes[5] ?? 0) !== "I") return;
      isLoggedIn = true;
      if (backend.borrower) backend.borrower.backend = undefined;
      backend.borrower = undefined;
      idle.push(backend);
      lend();
    });
    backend.socket.on("data", readBackend);
    backend.socket.on("close", () => {
      if (idle.includes(backend)) idle.splice(idle.indexOf(backend), 1);
      backend.borrower?.socket.destroy();
    });

    const readClient = aReader((message) => {
      if (message.type === "X") return;
      if (client.backend) return void client.backend.socket.write(message.bytes);
      client.waiting.push(message.bytes);
      if (!queue.includes(client)) queue.push(client);
      lend();
    });
    let isFirst = true;
    socket.on("data", (bytes: Buffer) => {
      if (!isFirst) return readClient(bytes);
      isFirst = false;
      if (options.refusesOptions && bytes.includes("\0options\0")) return void socket.end(refusal());
      backend.socket.write(options.ignoresOptions ? withoutOptions(bytes) : bytes);
    });
    socket.on("close", () => {
      if (queue.includes(client)) queue.splice(queue.indexOf(client), 1);
      client.backend?.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return { port: (server.address() as AddressInfo).port };
}

/** Cuts a stream of bytes into messages: a type, four bytes of length, and the rest. */
function aReader(take: (message: Message) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= 5 && rest.length >= 1 + rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1);
      const message = Buffer.from(rest.subarray(0, end));
      rest = rest.subarray(end);
      take({ type: String.fromCharCode(message[0] ?? 0), bytes: message });
    }
  };
}

/** An error as PgBouncer words it. */
function refusal(): Buffer {
  const fields = Buffer.from("SFATAL\0C08P01\0Munsupported startup parameter: options\0\0", "latin1");
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, fields]);
}

/** The first message: length, protocol, then names and values that end with a zero byte each. */
function withoutOptions(bytes: Buffer): Buffer {
  const words = bytes.subarray(8, -1).toString("latin1").split("\0").slice(0, -1);
  const pairs: string[] = [];
  for (let at = 0; at < words.length; at += 2)
    if (words[at] !== "options") pairs.push(words[at] ?? "", words[at + 1] ?? "");
  const body = Buffer.from(`${pairs.map((word) => `${word}\0`).join("")}\0`, "latin1");
  const head = Buffer.from(bytes.subarray(0, 8));
  head.writeInt32BE(8 + body.length, 0);
  return Buffer.concat([head, body]);
}
