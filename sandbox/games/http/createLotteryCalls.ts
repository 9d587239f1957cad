import type { IncomingMessage } from "node:http";
import { chips } from "#compile/lottery/chipOf.ts";
import { lotteryKinds, playTypesOf, prizeModes } from "#compile/lottery/playTypes.ts";
import { elotteryRules } from "../elottery/rules.ts";
import type { Draw, Game, Json } from "../Game.ts";
import { lotteryRules } from "../lottery/rules.ts";
import { drawsOfKind, type Timetable } from "../lottery/timetable.ts";
import { quickTimetables, regionTimetables } from "../lottery/timetables.ts";
import { ApiRefusal } from "./ApiRefusal.ts";

const mostAsked = 100;

/** A draw that is told, with what it drew where it is over. */
type ToldDraw = Draw & { promise: string; seed?: string; outcome?: Json };

/**
 * What a platform shows of lotteries on pages of its own, for everybody: `menus` (what is drawn, and how it can be played),
 * `numeros` (the draws that take bets or will), `opened` (what was drawn, the newest first) and `recent` (the last of each).
 */
export function createLotteryCalls({
  drawsOf,
  now,
}: {
  drawsOf(game: Game, options: { past: number }): ToldDraw[];
  now(): number;
}): Record<string, (request: IncomingMessage, url: URL) => Promise<object>> {
  const tables = [...regionTimetables, ...quickTimetables];
  const gameOf = ({ kind }: Timetable) =>
    regionTimetables.some((one) => one.kind === kind) ? lotteryRules : elotteryRules;
  const openedOf = (table: Timetable, count: number) =>
    drawsOf(gameOf(table), { past: count })
      .filter(({ id, outcome }) => id.startsWith(`${table.kind}-`) && outcome !== undefined)
      .toReversed();
  const read = (url: URL): { table: Timetable; count: number } => {
    const [kind, count] = [url.searchParams.get("kind"), Number(url.searchParams.get("count") ?? mostAsked)];
    const table = tables.find((one) => one.kind === kind);
    if (!table || !Number.isInteger(count) || count < 1 || count > mostAsked) throw new ApiRefusal(400, "malformed");
    return { table, count };
  };

  return {
    "GET /api/lottery/menus": async () => ({
      gameMenus: tables.map(({ kind, gameCode, everyMs, closesMs }, place) => ({
        kind,
        gameCode,
        game: gameOf(tables[place] as Timetable).name,
        everyMs,
        closesMs,
        mostUnits: gameOf(tables[place] as Timetable).mostUnits,
        playTypes: playTypesOf(kind).map(({ code, shape }) => ({ code, shape })),
        prizeModes,
      })),
      kinds: lotteryKinds,
      chips,
      now: now(),
    }),
    async "GET /api/lottery/numeros"(_request, url) {
      const { table, count } = read(url);
      const numeros = drawsOfKind(table, now(), { past: 0, ahead: count }).filter(({ closesAt }) => closesAt > now());
      return { numeros: numeros.slice(0, count), now: now() };
    },
    async "GET /api/lottery/opened"(_request, url) {
      const { table, count } = read(url);
      return { opened: openedOf(table, count), now: now() };
    },
    "GET /api/lottery/recent": async () => ({ recent: tables.flatMap((table) => openedOf(table, 1)), now: now() }),
  };
}
