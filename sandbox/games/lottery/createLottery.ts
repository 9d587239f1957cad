import { LineError, type LotteryLine, readLines } from "#compile/lottery/LotteryLine.ts";
import { type LotteryKind, playTypes, prizeLengths } from "#compile/lottery/playTypes.ts";
import { hitsOf, quoteSlip, winOf } from "#compile/lottery/quoteSlip.ts";
import type { Drawn } from "#compile/lottery/targets.ts";
import { speak, type Spoken } from "../front/words.ts";
import { ChoiceError, type Draw, type DrawGame, type Family, type Json, type Random } from "../Game.ts";
import { drawsOfKind, kindOfDraw, type Timetable } from "./timetable.ts";
import { lotteryWords } from "./words.ts";

const usualPast = 12;

/** A game of lotteries; each of its kinds has draws of its own. */
export function createLottery(game: {
  name: string;
  family: Family;
  mostUnits: number;
  timetables: readonly Timetable[];
}): DrawGame {
  const { timetables, ...named } = game;
  return {
    kind: "draw",
    ...named,
    drawsAt: (now, past = usualPast) => timetables.flatMap((table) => drawsOfKind(table, now, { past, ahead: 1 })),
    readChoices({ sent, units, draw }) {
      const lines = linesFor(sent, draw);
      const quote = quoteSlip(kindOfDraw(draw.id), lines, 1);
      if (quote.units !== units) throw new ChoiceError(`The slip costs ${quote.units} chips.`);
      return JSON.parse(JSON.stringify({ kind: kindOfDraw(draw.id), lines })) as Json;
    },
    draw: (random, id) => ({ numbers: drawNumbers(random, kindOfDraw(id)) }),
    pay({ outcome, bet: { stake, choices } }) {
      const { kind, lines } = choices as unknown as Slip;
      const chip = stake / quoteSlip(kind, lines, 1).units;
      return winOf(kind, lines, chip, outcome as unknown as Drawn);
    },
    detailsOf(choices, outcome, language = "EN") {
      const words: Spoken<string> = speak(lotteryWords, language);
      const { kind, lines } = choices as unknown as Slip;
      const drawn = outcome as unknown as Drawn | null;
      const bets = lines.map((line) => ({
        name: `${words[`play_${line.type}`] ?? line.type} (${line.mode})`,
        value: `${textOf(line, words)}${drawn ? ` · ${words["hits"]}: ${hitsOf(kind, line, drawn)}` : ""}`,
      }));
      return [...bets, ...(drawn ? [{ name: words[kind] ?? kind, value: drawn.numbers.slice(0, 5).join(" ") }] : [])];
    },
  };
}

interface Slip {
  kind: LotteryKind;
  lines: LotteryLine[];
}

function linesFor(sent: unknown, draw: Draw): LotteryLine[] {
  try {
    return readLines((sent as { lines?: unknown } | null)?.lines, kindOfDraw(draw.id));
  } catch (error) {
    if (error instanceof LineError) throw new ChoiceError(error.message);
    throw error;
  }
}

function drawNumbers(random: Random, kind: LotteryKind): string[] {
  const lengths = prizeLengths[kind].flat();
  if (kind === "fast3") return lengths.map(() => String(random.below(6) + 1));
  return lengths.map((length) => String(random.below(10 ** length)).padStart(length, "0"));
}

/** Picks as a betting record shows them, shortened. */
function textOf({ type, picks }: LotteryLine, words: Spoken<string>): string {
  const shape = playTypes.find(({ code }) => code === type)?.shape;
  const options = shape?.kind === "options" ? shape.options : undefined;
  const length = shape?.kind === "numbers" || shape?.kind === "choose" ? 2 : 1;
  const say = (pick: number) =>
    options ? (words[options[pick] ?? ""] ?? String(pick)) : String(pick).padStart(length, "0");
  const text = picks.map((own) => own.map(say).join(", ")).join(" / ");
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
