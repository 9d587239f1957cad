import type { Timetable } from "./timetable.ts";

/** The regions, one after the other: every 100 seconds one of them is drawn. */
export const regionTimetables: readonly Timetable[] = [
  { kind: "north", gameCode: "delta-draw-north", everyMs: 300_000, afterMs: 0, closesMs: 15_000 },
  { kind: "centre", gameCode: "delta-draw-centre", everyMs: 300_000, afterMs: 100_000, closesMs: 15_000 },
  { kind: "south", gameCode: "delta-draw-south", everyMs: 300_000, afterMs: 200_000, closesMs: 15_000 },
];

/** The quick draws, each every minute. */
export const quickTimetables: readonly Timetable[] = [
  { kind: "fast3", gameCode: "quick-pick-three", everyMs: 60_000, afterMs: 0, closesMs: 8_000 },
  { kind: "ball5", gameCode: "quick-five", everyMs: 60_000, afterMs: 30_000, closesMs: 8_000 },
];
