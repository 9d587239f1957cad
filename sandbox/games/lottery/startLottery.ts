import type { LotteryLine } from "#compile/lottery/LotteryLine.ts";
import {
  type LotteryKind,
  type PlayType,
  playTypesOf,
  type PrizeMode,
  prizeModes,
} from "#compile/lottery/playTypes.ts";
import { createBets } from "../front/createBets.ts";
import { createClock } from "../front/createClock.ts";
import { createTabs } from "../front/createTabs.ts";
import { furnish } from "../front/furnish.ts";
import { make } from "../front/make.ts";
import { openTable, type TableDraw, type TableState } from "../front/openTable.ts";
import { followDraws } from "../front/followDraws.ts";
import { createPicker } from "./createPicker.ts";
import { createSlip, numeroOf, textOf } from "./createSlip.ts";
import { drawResult } from "./drawResult.ts";
import { drawTrend } from "./drawTrend.ts";
import { lotteryWords } from "./words.ts";

/** Plays the lotteries of a game; the first kind is chosen where the address says none. */
export async function startLottery(kinds: readonly LotteryKind[], hue: number): Promise<void> {
  const table = await openTable(lotteryWords);
  const { words, root, money } = table;
  root.classList.add("desk", "lottery");
  document.documentElement.style.setProperty("--hue", String(hue));
  const theme = table.query.get("theme") ?? "";
  let kind = kinds.find((one) => theme.includes(aliases[one] ?? one)) ?? kinds[0] ?? "north";
  let mode: PrizeMode = prizeModes.find((one) => one === table.query.get("prizeMode")) ?? "Lott";
  let type: PlayType | undefined;
  let draws: readonly TableDraw[] = table.draws();

  const clock = createClock(table, { open: words.closes, closed: words.drawing, onTurn: () => show() });
  const balance = make("output", { class: "head__sum" }, money(table.balance()));
  table.onBalance((sum) => (balance.textContent = money(sum)));
  const purse = make("div", { class: "head__purse" }, make("span", { class: "head__name" }, words.balance), balance);
  const numero = make("span", { class: "head__name" });
  const told = make("p", { class: "told", role: "status" });
  const results = make("section", { class: "panel" });
  const trend = make("section", { class: "panel" });
  const board = make("section", { class: "panel" });
  const slips = new Map(kinds.map((one) => [one, createSlip(table, one, () => void refresh())]));
  const slipPlace = make("div");
  const bets = createBets(table, {
    textOf: ({ choices, draw }) => {
      const lines = (choices as unknown as { lines: LotteryLine[] }).lines;
      return `${numeroOf(draw ?? "")} · ${lines.map((line) => textOf(line, words)).join(" | ")}`;
    },
    onResult: (text) => (told.textContent = text),
  });
  const kindTabs = createTabs(
    words.kinds,
    kinds.map((value) => ({ value, text: words[value] })),
    {
      chosen: kind,
      onChoose(value) {
        kind = value;
        type = undefined;
        showBoard();
        show();
      },
    },
  );
  const head = make(
    "section",
    { class: "panel head" },
    kindTabs,
    make("div", { class: "head__draw" }, clock.element, numero),
    purse,
  );
  const left = make("div", {}, board, slipPlace);
  const right = make("div", {}, results, bets.element, trend);
  root.append(head, told, make("div", { class: "columns" }, left, right));
  furnish(table);

  function showBoard(): void {
    const types = playTypesOf(kind);
    type ??= types[0];
    const chosen = type;
    if (!chosen) return;
    const typeTabs = createTabs(
      words.plays,
      types.map(({ code }) => ({ value: code, text: words[`play_${code}` as keyof typeof words] })),
      {
        chosen: chosen.code,
        onChoose(code) {
          type = types.find((one) => one.code === code);
          showPicker();
        },
      },
    );
    const modes = make(
      "select",
      { class: "mode", "aria-label": words.mode },
      ...prizeModes.map((one) => make("option", { value: one, selected: one === mode }, one)),
    );
    modes.addEventListener("change", () => {
      mode = prizeModes.find((one) => one === modes.value) ?? mode;
      showPicker();
    });
    const picker = make("div");
    const showPicker = () => {
      if (type)
        picker.replaceChildren(createPicker(table, { kind, type, mode, onAdd: (line) => slips.get(kind)?.add(line) }));
    };
    const name = make("label", { class: "mode__name" }, `${words.mode} `, modes);
    board.replaceChildren(typeTabs, name, picker);
    showPicker();
    const slip = slips.get(kind);
    slipPlace.replaceChildren(...(slip ? [slip.element] : []));
  }

  let shown = "";
  function show(): void {
    const now = table.now();
    const drawsOf = (one: LotteryKind) => draws.filter(({ id }) => id.startsWith(`${one}-`));
    const own = drawsOf(kind);
    const next = own.find(({ endsAt }) => endsAt > now);
    clock.follow(next);
    numero.textContent = next ? `${words.numero} ${numeroOf(next.id)}` : "";
    for (const [one, slip] of slips)
      slip.aim(drawsOf(one).find(({ opensAt, closesAt }) => opensAt <= now && closesAt > now)?.id);
    const ended = own.filter(({ outcome }) => outcome !== undefined);
    const newest = ended.at(-1);
    if (!newest || shown === newest.id + kind) return;
    const isNews = shown !== "" && shown.endsWith(kind);
    shown = newest.id + kind;
    const title = `${words.last} ${numeroOf(newest.id)}`;
    const drawn = drawResult(kind, numbersOf(newest), words);
    if (isNews) {
      drawn.classList.add("fresh");
      told.textContent = `${title}: ${numbersOf(newest)
        .slice(0, kind === "fast3" || kind === "ball5" ? 5 : 1)
        .join(" ")}`;
    }
    const earlier = make(
      "details",
      { class: "earlier" },
      make("summary", {}, words.more_results),
      make(
        "ol",
        {},
        ...ended
          .slice(0, -1)
          .toReversed()
          .map((one) => earlierOf(one)),
      ),
    );
    results.replaceChildren(make("h2", {}, title), drawn, earlier);
    const isDice = kind === "fast3";
    const label = isDice ? words.trend_sum : words.trend_tail;
    const values = ended.map((one) => valueOf(kind, numbersOf(one)));
    const range = isDice ? { lowest: 3, highest: 18 } : { lowest: 0, highest: 9 };
    trend.replaceChildren(make("h2", {}, `${words.trend} · ${label}`), drawTrend(values, { label, ...range }));
  }

  function earlierOf(one: TableDraw): HTMLElement {
    const numbers = numbersOf(one);
    const text = kind === "fast3" || kind === "ball5" ? numbers.join(" ") : (numbers[0] ?? "");
    return make("li", {}, make("span", {}, numeroOf(one.id)), make("strong", {}, text));
  }

  const refresh = followDraws(table, (state: TableState) => {
    draws = state.draws;
    show();
    bets.show(state.rounds);
  });
  showBoard();
  show();
}

/** What the platform's codes of games call a kind. */
const aliases: Partial<Record<LotteryKind, string>> = { centre: "centr", fast3: "three", ball5: "five" };

const numbersOf = ({ outcome }: TableDraw): string[] =>
  (outcome as unknown as { numbers: string[] } | undefined)?.numbers ?? [];
const valueOf = (kind: LotteryKind, numbers: readonly string[]): number =>
  kind === "fast3"
    ? numbers.reduce((sum, face) => sum + Number(face), 0)
    : Number((kind === "ball5" ? numbers.at(-1) : numbers[0])?.at(-1) ?? 0);
