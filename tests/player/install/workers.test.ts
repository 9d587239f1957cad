import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Listener = (event: unknown) => void;

/** The scope that a worker runs in, in small: its caches, and a network that may be gone. */
function aScope() {
  const listeners = new Map<string, Listener>();
  const stores = new Map<string, Map<string, Response>>();
  const network = vi.fn(async (request: Request | string) => new Response(`net ${new URL(urlOf(request)).pathname}`));
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (address: string) => store.get(address)?.clone(),
      addAll: async (requests: Request[]) => {
        const answers = await Promise.all(requests.map((request) => network(request)));
        requests.forEach(({ url }, place) => store.set(new URL(url).pathname, answers[place] as Response));
      },
    };
  };
  const unregister = vi.fn(async () => true);
  vi.stubGlobal("addEventListener", (type: string, listener: Listener) => listeners.set(type, listener));
  vi.stubGlobal("skipWaiting", async () => undefined);
  vi.stubGlobal("clients", { claim: async () => undefined });
  vi.stubGlobal("registration", { unregister });
  vi.stubGlobal("location", new URL("https://site.example/worker.js"));
  vi.stubGlobal("caches", {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  });
  vi.stubGlobal("fetch", network);
  vi.stubGlobal(
    "Request",
    class {
      readonly url: string;
      constructor(address: string) {
        this.url = new URL(address, "https://site.example").href;
      }
    },
  );
  const happen = async (type: string, more: object = {}) => {
    const done: Promise<unknown>[] = [];
    listeners.get(type)?.({ waitUntil: (work: Promise<unknown>) => done.push(work), ...more });
    await Promise.all(done);
  };
  const ask = async (path: string, mode: string): Promise<string | null> => {
    let answer: Promise<Response> | undefined;
    const request = { method: "GET", mode, url: `https://site.example${path}` };
    const respondWith = (given: Promise<Response>) => (answer = given);
    await happen("fetch", { request, preloadResponse: Promise.resolve(undefined), respondWith });
    return answer === undefined ? null : await (await answer).text();
  };
  return { stores, network, unregister, happen, ask };
}

const urlOf = (request: Request | string) => (typeof request === "string" ? request : request.url);

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe("the worker", () => {
  it("keeps one page and what it needs, and shows it where there is no network", async () => {
    const { stores, network, happen, ask } = aScope();
    stores.set("of an old release", new Map());
    await import("#player/install/offline.worker.ts");
    await happen("install");
    await happen("activate");
    expect([...stores].map(([name, store]) => [name, [...store.keys()].toSorted()])).toEqual([
      ["offline", ["/offline/mark.png", "/offline/page", "/offline/style.css"]],
    ]);
    expect(await ask("/help", "navigate")).toBe("net /help");
    network.mockRejectedValue(new TypeError("gone"));
    expect(await ask("/help", "navigate")).toBe("net /offline/page");
    expect(await ask("/offline/style.css", "no-cors")).toBe("net /offline/style.css");
  });

  it("has no part in programs, calls and the console", async () => {
    const { happen, ask } = aScope();
    await import("#player/install/offline.worker.ts");
    await happen("install");
    for (const [path, mode] of [
      ["/assets/index-1.js", "cors"],
      ["/wps/system/permission", "cors"],
      ["/console/draft", "navigate"],
    ])
      expect(await ask(path ?? "", mode ?? "")).toBeNull();
  });

  it("keeps what it had where the new one cannot be fetched", async () => {
    const { stores, network, happen } = aScope();
    await import("#player/install/offline.worker.ts");
    await happen("install");
    network.mockRejectedValue(new TypeError("gone"));
    await happen("message");
    expect(stores.get("offline")?.size).toBe(3);
  });

  it("that is sent in its place throws everything away, and leaves", async () => {
    const { stores, unregister, happen, ask } = aScope();
    stores.set("offline", new Map());
    await import("#player/install/farewell.worker.ts");
    await happen("install");
    await happen("activate");
    expect([...stores.keys()]).toEqual([]);
    expect(unregister).toHaveBeenCalledOnce();
    expect(await ask("/help", "navigate")).toBeNull();
  });
});
