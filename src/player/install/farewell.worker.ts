// What is sent in place of the worker where it is switched off: it throws away what was kept, and takes itself away. Open pages
// stay as they are.

interface FarewellScope {
  addEventListener(
    type: "install" | "activate",
    listener: (event: Event & { waitUntil(done: Promise<unknown>): void }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  registration: { unregister(): Promise<boolean> };
}

const scope = globalThis as unknown as FarewellScope;

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((each) => caches.delete(each)));
  await scope.registration.unregister();
}

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(leave()));

// For the types alone: these names are no other file's. It is not sent.
export {};
