import type { ServeResult } from "./ServeResult.ts";
import { markdownTable } from "./writeTable.ts";

/** How fast addresses are answered, for docs/bench.md. */
export function tableOfServe(results: readonly ServeResult[]): string {
  const head = ["", "bytes", "processor, µs", "bare Fastify, µs", "ratio by processor", "ratio by requests a second"];
  const rows = results.map(({ name, coding, bytes, ours, bare, ratio }) => [
    `${name}, ${coding}`,
    bytes.toLocaleString("en"),
    ...[ours.cpuMicroseconds, bare.cpuMicroseconds].map(({ median }) => median.toFixed(0)),
    ...[ratio.cpu, ratio.rate].map(({ median }) => median.toFixed(2)),
  ]);
  return markdownTable(head, rows);
}
