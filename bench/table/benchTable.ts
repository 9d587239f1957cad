import type { AddressInfo } from "node:net";
import type { Browser } from "@playwright/test";
import { installPackages } from "../../scripts/steps/installPackages.ts";
import { buildCandidate } from "../harness/buildCandidate.ts";
import { formatTable } from "../harness/formatTable.ts";
import { launchBrowser } from "../harness/launchBrowser.ts";
import { measureCpu } from "../harness/measureCpu.ts";
import type { Options } from "../harness/Options.ts";
import { places } from "../harness/places.ts";
import { serveFolder } from "../harness/serveFolder.ts";
import { longestTask } from "./longestTask.ts";
import { fewRows, tableRows, type TableProbe } from "./TableProbe.ts";

const tables = [
  { name: "table-engine", title: "Croupier, table with a window", entry: "candidates/engineTable.tsx" },
  { name: "table-tanstack", title: "TanStack Table and Virtual", entry: "peers/tanstackTable.tsx" },
];

/** A phone is so many times slower than this machine. */
const phoneIsSlower = 4;

/** What a table of ten thousand rows costs; medians of the rounds, in milliseconds. */
export interface TableResult {
  name: string;
  rounds: number;
  /** Script until it stands, at the machine's own speed. */
  mountScript: number;
  /** The longest that one task of the page held the processor while all of it was scrolled through, four times slower. */
  longestTask: number;
  /** Most elements in the box meanwhile. */
  elements: number;
}

interface TableWindow {
  __table: TableProbe;
}

interface Sample {
  mountScript: number;
  longestTask: number;
  elements: number;
}

/** Mounts a table of 10,000 rows and scrolls through all of it, beside TanStack's, by turns. */
export async function benchTable({ rounds }: Options): Promise<TableResult[]> {
  installPackages(places.peers, "the libraries to compare with");
  for (const table of tables) await buildCandidate(table);
  const server = await serveFolder(0, (path) => `${places.built}${path.slice(1)}`);
  const browser = await launchBrowser({ paced: true });
  const samples = new Map<string, Sample[]>(tables.map(({ name }) => [name, []]));
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (let round = 0; round < rounds; round += 1)
      for (const { name } of tables) samples.get(name)?.push(await measure(browser, `${origin}/${name}/form.html`));
  } finally {
    await browser.close();
    server.close();
  }
  const results = tables.map(({ name }) => summarise(name, samples.get(name) ?? []));
  console.log(`\nA table of ${tableRows.toLocaleString("en")} rows, ${rounds} rounds; milliseconds (medians)`);
  const lines = results.map((one) => [
    tables.find(({ name }) => name === one.name)?.title ?? one.name,
    one.mountScript.toFixed(1),
    one.longestTask.toFixed(1),
    String(one.elements),
  ]);
  for (const line of formatTable(["", "mount script", "longest task, 4x", "elements"], lines)) console.log(line);
  return results;
}

async function measure(browser: Browser, url: string): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  try {
    const page = await context.newPage();
    page.on("pageerror", (error) => console.error(`  ${url}: ${error.message}`));
    await page.goto(url);
    await page.waitForFunction(() => "__table" in window);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    const mount = (count: number) =>
      page.evaluate((rows) => (window as unknown as TableWindow).__table.mount(rows), count);
    // Parts that come on demand are there, and nothing else of the page is counted.
    await mount(fewRows);
    const { cpu } = await measureCpu(devtools, () => mount(tableRows));
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: phoneIsSlower });
    let elements = 0;
    const longest = await longestTask(browser, page, async () => {
      elements = await page.evaluate(() => (window as unknown as TableWindow).__table.scrollThrough());
    });
    return { mountScript: cpu.script, longestTask: longest, elements };
  } finally {
    await context.close();
  }
}

function summarise(name: string, samples: Sample[]): TableResult {
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
