import type { Browser } from "@playwright/test";
import { openVisit, type Visitor } from "./openVisit.ts";
import type { KeySample, VisitSample } from "./VisitSample.ts";

/** A visitor of a path. */
export interface Visiting extends Omit<Visitor, "orders"> {
  path: string;
}

const toSample = ({
  firstPaint,
  largestPaint,
  largest,
  shift,
  blocked,
  requests,
  bytes,
}: VisitSample): VisitSample => ({
  firstPaint,
  largestPaint,
  largest,
  shift,
  blocked,
  requests,
  bytes,
});

/** A first visit, and as many more by the same visitor. */
export async function takeVisits(browser: Browser, { path, ...who }: Visiting, times: number): Promise<VisitSample[]> {
  const visit = await openVisit(browser, { ...who, orders: { awaitsKey: false, balance: null } });
  try {
    const samples: VisitSample[] = [];
    while (samples.length < times) {
      samples.push(toSample(await visit.go(path)));
      await visit.page.goto("about:blank");
    }
    return samples;
  } finally {
    await visit.close();
  }
}

/** A first visit by somebody who types as soon as there is a field. Throws where the key is lost. Null without a form. */
export async function takeKey(browser: Browser, { path, ...who }: Visiting): Promise<KeySample | null> {
  const visit = await openVisit(browser, { ...who, orders: { awaitsKey: true, balance: null } });
  try {
    await visit.page.exposeFunction("__press", () =>
      visit.devtools.send("Input.dispatchKeyEvent", { type: "keyDown", key: "q", text: "q", code: "KeyQ" }),
    );
    const { key, answered } = await visit.go(path, (seen) => seen.key !== undefined && seen.answered !== undefined);
    if (key === undefined) return null;
    const typed = await visit.page.evaluate(() =>
      (window as unknown as { __visit: { typed(): string } }).__visit.typed(),
    );
    if (typed !== "q") throw new Error(`${who.origin}${path} lost the first key: the field holds "${typed}"`);
    return { painted: key, answered: answered ?? Number.NaN };
  } finally {
    await visit.close();
  }
}

/** A first visit by somebody who is logged in, until the balance is painted. Throws where it never is. */
export async function takeBalance(browser: Browser, { path, ...who }: Visiting, selector: string): Promise<number> {
  const visit = await openVisit(browser, { ...who, orders: { awaitsKey: false, balance: selector } });
  try {
    const { balance } = await visit.go(path, (seen) => seen.balance !== undefined);
    if (balance === undefined) throw new Error(`${who.origin}${path} showed no balance`);
    return balance;
  } finally {
    await visit.close();
  }
}
