import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/**
 * What a proxy does: `pass` on what comes; `close` what it accepts, as a balancer without a server behind it; `swallow`
 * what comes and say nothing, as a network that lost its way (connections stay half open).
 */
export type ProxyMode = "pass" | "close" | "swallow";

/** A TCP proxy on the loopback. */
export interface TestProxy {
  port: number;
  mode: ProxyMode;
  /** Connections accepted so far. */
  readonly accepted: number;
  /** Connections that are open now. */
  readonly open: number;
  /** Ends every connection at once. */
  cut(): void;
}

/** Starts a proxy in front of a server; it ends with the test. */
export async function aProxy(target: NetConnectOpts): Promise<TestProxy> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
  };
  let accepted = 0;
  const server = createServer((near) => {
    accepted += 1;
    keep(near);
    if (proxy.mode === "close") return void near.destroy();
    if (proxy.mode === "swallow") return void near.resume();
    const far = connect(target);
    keep(far);
    const pass = (from: Socket, to: Socket) => {
      from.on("data", (bytes: Buffer) => void (proxy.mode === "swallow" || to.write(bytes)));
      from.on("close", () => void (proxy.mode === "swallow" || to.destroy()));
    };
    pass(near, far);
    pass(far, near);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const proxy: TestProxy = {
    port: (server.address() as AddressInfo).port,
    mode: "pass",
    get accepted() {
      return accepted;
    },
    get open() {
      return sockets.size;
    },
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
  onTestFinished(async () => {
    proxy.cut();
    await new Promise((resolve) => server.close(resolve));
  });
  return proxy;
}
