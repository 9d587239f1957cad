import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContextOptions, CDPSession, Page } from "@playwright/test";
import { installVisitProbe, type ProbeOrders, type VisitedWindow, type VisitProbe } from "./installVisitProbe.ts";
import { networks, type Network, type VisitLanguage } from "./VisitCase.ts";
import type { VisitSample } from "./VisitSample.ts";

/** Who visits, and over what. */
export interface Visitor {
  origin: string;
  network: Network;
  language: VisitLanguage;
  /** What a session left in the storage of the tab and in cookies; null for somebody who is not logged in. */
  session: Session | null;
  orders: ProbeOrders;
}

/** What belongs to somebody who is logged in. */
export interface Session {
  storage: Record<string, string>;
  cookies: { name: string; value: string }[];
}

/** What is seen of a page beside its paints, as far as it is looked for; undefined until then. */
export type Seen = Pick<VisitProbe, "key" | "answered" | "balance">;

/** Somebody with a phone in front of a page. */
export interface Visit {
  page: Page;
  devtools: CDPSession;
  /** Goes to a path and waits until the page rests, or until there is all that somebody came for. */
  go(path: string, isEnough?: (seen: Seen) => boolean): Promise<VisitSample & Seen>;
  close(): Promise<void>;
}

/** The phone: 390 pixels wide, two points a pixel. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: "block",
};

/** How much slower than this machine the phone's processor is. */
const slowdown = 4;
/** A page rests when this long nothing came and no task was long, in milliseconds. */
const restMs = 1500;
/** How long a page may take until it rests; what it does after that is not of its first sight. */
const mostMs = 30_000;

/** A visitor with an empty profile, a slow processor and a slow network. */
export async function openVisit(browser: Browser, visitor: Visitor): Promise<Visit> {
  const { origin, network, language, session, orders } = visitor;
  const context = await browser.newContext(phone);
  const look = { name: "view", value: `${language}.` };
  await context.addCookies([look, ...(session?.cookies ?? [])].map((cookie) => ({ ...cookie, url: origin })));
  const page = await context.newPage();
  await page.addInitScript(
    ([chosen, storage]) => {
      localStorage.setItem("hisLang", chosen);
      for (const [key, value] of Object.entries(storage)) sessionStorage.setItem(key, value);
    },
    [language, session?.storage ?? {}] as const,
  );
  await page.addInitScript(installVisitProbe, orders);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  const { latencyMs, megabits } = networks[network];
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMs,
    downloadThroughput: (megabits * 1e6) / 8,
    uploadThroughput: (megabits * 1e6) / 16,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  let [requests, bytes, lastAt] = [0, 0, 0];
  // A stream of news begins, and never ends.
  devtools.on("Network.responseReceived", () => {
    requests += 1;
    lastAt = Date.now();
  });
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    lastAt = Date.now();
  });
  const read = () => page.evaluate(() => ({ ...(window as unknown as VisitedWindow).__visit, now: performance.now() }));
  return {
    page,
    devtools,
    async go(path, isEnough = () => false) {
      [requests, bytes] = [0, 0];
      const deadline = Date.now() + mostMs;
      await page.goto(`${origin}${path}`, { waitUntil: "load", timeout: mostMs });
      let seen = await read();
      const isAtRest = () => Date.now() - lastAt >= restMs && seen.now - seen.busyUntil >= restMs;
      while (Date.now() < deadline && !isAtRest() && !isEnough(seen)) {
        await pause(250);
        seen = await read();
      }
      return { ...seen, requests, bytes };
    },
    close: () => context.close(),
  };
}
