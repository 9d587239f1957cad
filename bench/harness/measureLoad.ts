import autocannon from "autocannon";
import { readProcessCpu } from "./readProcessCpu.ts";

/** As many as keep the server busy on one core and the client on another. */
const connections = 20;

/** One second of load: answers a second, and the server's processor time for one, in microseconds. */
export interface LoadSample {
  perSecond: number;
  cpuMicroseconds: number;
}

/** Asks for an address over and over for a second. Throws where anything but 200 comes back. */
export async function measureLoad(url: string, pid: number, coding: string): Promise<LoadSample> {
  const before = readProcessCpu(pid);
  const result = await autocannon({ url, connections, duration: 1, headers: { "accept-encoding": coding } });
  const after = readProcessCpu(pid);
  if (result.non2xx > 0 || result.errors > 0 || result["2xx"] === 0) {
    throw new Error(`${url} answered ${result.non2xx} times with something else and failed ${result.errors} times`);
  }
  const seconds = (result.finish.getTime() - result.start.getTime()) / 1000;
  const cpuMs = before === undefined || after === undefined ? Number.NaN : after - before;
  return { perSecond: result["2xx"] / seconds, cpuMicroseconds: (1000 * cpuMs) / result["2xx"] };
}
