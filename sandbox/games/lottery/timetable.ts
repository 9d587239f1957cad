import { type LotteryKind, lotteryKinds } from "#compile/lottery/playTypes.ts";
import type { Draw } from "../Game.ts";

/** When a kind is drawn. Times in milliseconds. */
export interface Timetable {
  kind: LotteryKind;
  /** The game of the catalogue that plays it. */
  gameCode: string;
  /** From draw to draw. */
  everyMs: number;
  /** How far its draws are from full periods. */
  afterMs: number;
  /** So long before the draw bets end. */
  closesMs: number;
}

const dayMs = 86_400_000;
/** Numbers of draws begin anew at midnight in Indochina. */
const zoneMs = 7 * 3_600_000;

/** Draws of a kind around now: so many that ended, the newest last, those that run, and so many that take bets or will. */
export function drawsOfKind(table: Timetable, now: number, { past, ahead }: { past: number; ahead: number }): Draw[] {
  const { everyMs, afterMs, closesMs } = table;
  const ended = Math.floor((now - afterMs) / everyMs);
  // A draw that is closed but not over is between them.
  const isRunning = (ended + 1) * everyMs + afterMs - closesMs <= now;
  const last = ended + ahead + (isRunning ? 1 : 0);
  const count = past + last - ended;
  return Array.from({ length: count }, (_, at) => toDraw(table, last - count + 1 + at));
}

function toDraw({ kind, everyMs, afterMs, closesMs }: Timetable, at: number): Draw {
  const endsAt = at * everyMs + afterMs;
  const numero = numeroOf(endsAt, everyMs);
  return {
    id: `${kind}-${numero}`,
    opensAt: endsAt - everyMs - closesMs,
    closesAt: endsAt - closesMs,
    endsAt,
    about: { kind, numero },
  };
}

/** The number of a draw: its day in Indochina, and which one of the day it is. */
function numeroOf(endsAt: number, everyMs: number): string {
  const local = endsAt + zoneMs;
  const day = new Date(local).toISOString().slice(0, 10).replaceAll("-", "");
  return `${day}-${String(Math.floor((local % dayMs) / everyMs) + 1).padStart(4, "0")}`;
}

/** The kind of a draw, from its id. */
export function kindOfDraw(id: string): LotteryKind {
  const kind = lotteryKinds.find((one) => id.startsWith(`${one}-`));
  if (!kind) throw new Error(`No kind is drawn in ${id}`);
  return kind;
}
