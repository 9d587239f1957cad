import { beforeAll, describe, expect, it } from "vitest";
import { aSiteMutant, type SiteMutant } from "#tests/support/fuzz/aSiteMutant.ts";
import { fuzzSeeds } from "#tests/support/fuzz/fuzzSeeds.ts";
import { judgeMutant } from "#tests/support/fuzz/judgeMutant.ts";
import { readWhole, type WholeSite } from "#tests/support/fuzz/readWhole.ts";
import { siteSeeds } from "#tests/support/fuzz/siteSeeds.ts";
import { ajvErrors } from "#server/features/gate/shape/ajvErrors.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const seeds = siteSeeds();
let whole: WholeSite[] = [];

beforeAll(() => {
  whole = seeds.map(({ site }) => readWhole(site, bundled));
});

/** Processor time, which does not depend on how busy the machine is. */
const cpuMs = () => process.threadCpuUsage().user / 1000;

function errorsOf(mutant: SiteMutant): string[] {
  const origin = seeds[mutant.origin]?.site ?? {};
  const before = whole[mutant.origin] as WholeSite;
  const started = cpuMs();
  let after: WholeSite;
  try {
    after = readWhole(mutant.site, bundled, before);
  } catch (error) {
    return [`threw ${String(error instanceof Error ? error.stack : error).slice(0, 600)}`];
  }
  const took = cpuMs() - started;
  const slow = took > 1000 ? [`took ${Math.round(took)} ms`] : [];
  return [...slow, ...judgeMutant(mutant, origin, before, after)];
}

describe("a site that came past the gate", () => {
  it("begins with sites that keep their schemas and lose nothing", () => {
    for (const [index, { name, site }] of seeds.entries()) {
      expect([name, ajvErrors("site", site)]).toEqual([name, []]);
      expect([name, whole[index]?.problems]).toEqual([name, []]);
    }
  });

  it("is read without a throw, within a second, with every loss told and what stands beside it kept, whatever was changed", () => {
    const found: string[] = [];
    for (const seed of fuzzSeeds(250, 50_000)) {
      const mutant = aSiteMutant(seeds, seed);
      for (const fault of errorsOf(mutant)) found.push(`CROUPIER_FUZZ_SEED=${seed} ${mutant.what}: ${fault}`);
      if (found.length > 40) break;
    }
    expect(found).toEqual([]);
  }, 60_000);
});
