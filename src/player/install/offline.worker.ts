// The worker of the site (record 60). It keeps one page for where there is no network, with the style sheet and the mark that the
// page needs, and nothing else: no script, no answer of a call, no other page. So it can never show an old release of the site.
// It is sent to browsers by itself, without its types: it imports nothing.

interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface RequestEvent extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  addEventListener(type: "install" | "activate" | "message", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
}

const scope = globalThis as unknown as WorkerScope;
const name = "offline";
const page = "/offline/page";
const needed = [page, "/offline/style.css", "/offline/mark.png"];

/** Fetches all of it anew; where one part cannot be had, what was kept stays. */
async function keep(): Promise<void> {
  const cache = await caches.open(name);
  await cache.addAll(needed.map((address) => new Request(address, { cache: "no-cache", credentials: "same-origin" })));
}

async function kept(address: string): Promise<Response> {
  const cache = await caches.open(name);
  return (await cache.match(address, { ignoreVary: true, ignoreSearch: true })) ?? Response.error();
}

/** The network answers; the page that was kept is for where it cannot. */
async function goTo({ request, preloadResponse }: RequestEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return kept(page);
  }
}

scope.addEventListener("install", (event) => event.waitUntil(keep().then(() => scope.skipWaiting())));

scope.addEventListener("activate", (event) => {
  const others = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((each) => each !== name).map((each) => caches.delete(each)));
  };
  event.waitUntil(Promise.all([others(), scope.registration.navigationPreload?.enable(), scope.clients.claim()]));
});

// A page of the site says once a visit that there is a network: the language, the colours or the words may be others by now.
scope.addEventListener("message", (event) => event.waitUntil(keep().catch(() => undefined)));

scope.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate" && !/^\/(console|wps)(\/|$)/.test(pathname)) event.respondWith(goTo(event));
  else if (needed.includes(pathname)) event.respondWith(fetch(event.request).catch(() => kept(pathname)));
});

// For the types alone: these names are no other file's. It is not sent.
export {};
