import type { AddressInfo } from "node:net";
import type { Browser } from "@playwright/test";
import { installPackages } from "../../scripts/steps/installPackages.ts";
import { longestTask } from "../table/longestTask.ts";
import { buildCandidate } from "./buildCandidate.ts";
import type { Candidate } from "./Candidate.ts";
import { formatTable } from "./formatTable.ts";
import { launchBrowser } from "./launchBrowser.ts";
import type { ListProbe } from "./ListProbe.ts";
import { measureCpu } from "./measureCpu.ts";
import { places } from "./places.ts";
import { serveFolder } from "./serveFolder.ts";

/** A phone is so many times slower than this machine. */
const phoneIsSlower = 4;

/** Frames in which all rows are scrolled through; of a list that is slow, fewer and longer leaps, or it would take minutes. */
const usualFrames = 150;
const slowFrames = 15;

/** What a list of thousands costs; medians of the rounds, in milliseconds. */
export interface ListResult {
  name: string;
  rounds: number;
  /** Script until it stands, at the machine's own speed. */
  mountScript: number;
  /** The longest that one task of the page held the processor while all of it was scrolled through, four times slower. */
  longestTask: number;
  /** Most elements in the box meanwhile. */
  elements: number;
}

type Sample = Pick<ListResult, "mountScript" | "longestTask" | "elements">;

/** What is measured: the candidates, how many rows, and how many bring all parts of a page that come on demand. */
export interface ListPlan {
  title: string;
  /** Those that are `slow` are measured in the first round alone. */
  lists: readonly (Candidate & { slow?: boolean })[];
  rows: number;
  fewRows: number;
  viewport: { width: number; height: number };
  rounds: number;
}

interface ListWindow {
  __list: ListProbe;
}

/** Mounts each list with all its rows and scrolls through them, by turns. */
export async function measureLists({ title, lists, rounds, ...plan }: ListPlan): Promise<ListResult[]> {
  installPackages(places.peers, "the libraries to compare with");
  for (const list of lists) await buildCandidate(list);
  const server = await serveFolder(0, (path) => `${places.built}${path.slice(1)}`);
  const browser = await launchBrowser({ paced: true });
  const samples = new Map<string, Sample[]>(lists.map(({ name }) => [name, []]));
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (let round = 0; round < rounds; round += 1)
      for (const { name, slow } of lists.filter((list) => round === 0 || list.slow !== true)) {
        if (slow) console.log(`  ${name} is measured once, and takes a minute or two …`);
        const frames = slow ? slowFrames : usualFrames;
        samples.get(name)?.push(await measure(browser, `${origin}/${name}/form.html`, { ...plan, frames }));
      }
  } finally {
    await browser.close();
    server.close();
  }
  const results = lists.map(({ name }) => summarise(name, samples.get(name) ?? []));
  console.log(`\n${title} of ${plan.rows.toLocaleString("en")} rows, ${rounds} rounds; milliseconds (medians)`);
  const lines = results.map((one) => [
    lists.find(({ name }) => name === one.name)?.title ?? one.name,
    one.mountScript.toFixed(1),
    one.longestTask.toFixed(1),
    String(one.elements),
  ]);
  for (const line of formatTable(["", "mount script", "longest task, 4x", "elements"], lines)) console.log(line);
  return results;
}

async function measure(
  browser: Browser,
  url: string,
  { rows, fewRows, viewport, frames }: Omit<ListPlan, "title" | "lists" | "rounds"> & { frames: number },
): Promise<Sample> {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  try {
    const page = await context.newPage();
    page.on("pageerror", (error) => console.error(`  ${url}: ${error.message}`));
    await page.goto(url);
    await page.waitForFunction(() => "__list" in window);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    const mount = (count: number) =>
      page.evaluate((asked) => (window as unknown as ListWindow).__list.mount(asked), count);
    // Parts that come on demand are there, and nothing else of the page is counted.
    await mount(fewRows);
    const { cpu } = await measureCpu(devtools, () => mount(rows));
    // What loading and mounting left over is no part of scrolling.
    await devtools.send("HeapProfiler.collectGarbage");
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: phoneIsSlower });
    let elements = 0;
    const longest = await longestTask(browser, page, async () => {
      elements = await page.evaluate((count) => (window as unknown as ListWindow).__list.scrollThrough(count), frames);
    });
    return { mountScript: cpu.script, longestTask: longest, elements };
  } finally {
    await context.close();
  }
}

function summarise(name: string, samples: Sample[]): ListResult {
  const median = (pick: (sample: Sample) => number) => {
    const sorted = samples.map(pick).toSorted((a, b) => a - b);
    return Number((sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2));
  };
  return {
    name,
    rounds: samples.length,
    mountScript: median((sample) => sample.mountScript),
    longestTask: median((sample) => sample.longestTask),
    elements: median((sample) => sample.elements),
  };
}
