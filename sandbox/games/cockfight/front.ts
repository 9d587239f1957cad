import { createBets } from "../front/createBets.ts";
import { createClock } from "../front/createClock.ts";
import { createStepper } from "../front/createStepper.ts";
import { createTabs } from "../front/createTabs.ts";
import { furnish } from "../front/furnish.ts";
import { make } from "../front/make.ts";
import { openTable, type TableDraw } from "../front/openTable.ts";
import { followDraws } from "../front/followDraws.ts";
import { drawBird } from "./drawBird.ts";
import { drawRoad } from "./drawRoad.ts";
import { arenas, fightOf, type Side, sides } from "./rules.ts";
import { cockfightWords } from "./words.ts";

const shownMs = 7_000;

const table = await openTable(cockfightWords);
const { words, root, money, chip } = table;
root.classList.add("desk", "cockfight");
document.documentElement.style.setProperty("--hue", "18");
const theme = table.query.get("theme") ?? "";
let arena: (typeof arenas)[number] = arenas.find((one) => theme.split("-").includes(one)) ?? "one";
let draws: readonly TableDraw[] = table.draws();
let isBusy = false;
let shown = "";

const clock = createClock(table, { open: words.closes, closed: words.fighting, onTurn: () => show() });
const balance = make("output", { class: "head__sum" }, money(table.balance()));
table.onBalance((sum) => (balance.textContent = money(sum)));
const told = make("p", { class: "told", role: "status" });
const stage = make("div", { class: "arena" });
const road = make("section", { class: "panel" });
const stepper = createStepper(table, { label: words.stake, onChange: () => undefined });
const buttons = sides.map((side) => {
  const price = make("strong", {});
  const own = make("small", {});
  const button = make("button", { type: "button", class: `side side--${side}` }, words[side], price, own);
  button.addEventListener("click", () => void bet(side));
  return { side, button, price, own };
});
const mine = new Map<string, number>();
const bets = createBets(table, {
  textOf: ({ choices, draw }) => {
    const { side, price } = choices as unknown as { side: Side; price: number };
    return `${words.fight} ${shortOf(draw ?? "")} · ${words[side]} ${priceText(price)}`;
  },
  onResult: (text) => (told.textContent = `${told.textContent} ${text}`.trim()),
});
const tabs = createTabs(
  words.arenas,
  arenas.map((value, at) => ({ value, text: `${words.arena} ${at + 1}` })),
  {
    chosen: arena,
    onChoose(value) {
      arena = value;
      shown = "";
      told.textContent = "";
      show();
    },
  },
);
const purse = make("div", { class: "head__purse" }, make("span", { class: "head__name" }, words.balance), balance);
const head = make("section", { class: "panel head" }, tabs, clock.element, purse);
const note = make("p", { class: "note" }, words.back_at_draw);
const desk = make(
  "section",
  { class: "panel" },
  make("div", { class: "sides" }, ...buttons.map(({ button }) => button)),
  stepper.element,
  note,
);
root.append(
  head,
  make("div", { class: "columns" }, make("div", {}, stage, told, desk), make("div", {}, road, bets.element)),
);
furnish(table);
const refresh = followDraws(table, (state) => {
  draws = state.draws;
  mine.clear();
  for (const { choices, draw, stake, state: is } of state.rounds) {
    if (is === "refused" || is === "off") continue;
    const name = `${draw}.${(choices as unknown as { side: Side }).side}`;
    mine.set(name, (mine.get(name) ?? 0) + stake);
  }
  bets.show(state.rounds);
  show();
});
show();

function show(): void {
  const now = table.now();
  const own = draws.filter(({ id }) => id.startsWith(`${arena}-`));
  const next = own.find(({ endsAt }) => endsAt > now);
  const ended = own.filter(({ outcome }) => outcome !== undefined);
  const newest = ended.at(-1);
  clock.follow(next);
  const isOpen = next !== undefined && next.opensAt <= now && next.closesAt > now;
  for (const { side, button, price, own: staked } of buttons) {
    button.disabled = !isOpen || isBusy;
    price.textContent = next ? priceText(fightOf(next.id).prices[side]) : "";
    const sum = next ? mine.get(`${next.id}.${side}`) : undefined;
    staked.textContent = sum ? money(sum) : " ";
  }
  if (!next) return;
  // A result stays on the stage for a while, before the next birds come.
  const isOver = newest !== undefined && now - newest.endsAt < shownMs;
  const on = isOver && newest ? newest : next;
  const phase = isOver ? "over" : isOpen ? "waiting" : "fighting";
  if (shown === `${on.id} ${phase}`) return;
  shown = `${on.id} ${phase}`;
  const winner = isOver ? winnerOf(newest) : undefined;
  const { colours } = fightOf(on.id);
  stage.dataset["phase"] = phase;
  stage.dataset["winner"] = winner ?? "";
  stage.replaceChildren(
    make("span", { class: "arena__name arena__name--meron" }, words.meron),
    make("span", { class: "arena__round" }, `${words.fight} ${shortOf(on.id)}`),
    make("span", { class: "arena__name arena__name--wala" }, words.wala),
    drawBird(colours[0], "meron") as Node,
    drawBird(colours[1], "wala") as Node,
    make("span", { class: "arena__dust" }),
  );
  if (winner) {
    told.textContent = winner === "draw" ? words.draw : `${words[winner]} ${words.wins}`;
    setTimeout(show, shownMs);
  } else if (phase === "fighting") told.textContent = "";
  const winners = ended.map(winnerOf);
  const counts = sides.map((side) => `${words[side]} ${winners.filter((one) => one === side).length}`).join(" · ");
  road.replaceChildren(
    make("h2", {}, words.road),
    drawRoad(winners, `${words.road}: ${counts}`),
    make("p", { class: "note" }, counts),
  );
}

async function bet(side: Side): Promise<void> {
  const open = draws.find(
    ({ id, opensAt, closesAt }) => id.startsWith(`${arena}-`) && opensAt <= table.now() && closesAt > table.now(),
  );
  if (!open || isBusy) return;
  isBusy = true;
  show();
  const { prices } = fightOf(open.id);
  const round = await table.bet({
    stake: stepper.units() * chip,
    choices: { side, price: prices[side] },
    draw: open.id,
  });
  isBusy = false;
  if (round) {
    told.textContent = words.placed;
    table.settleBalance();
  }
  show();
  buttons.find((one) => one.side === side)?.button.focus();
  await refresh();
}

function winnerOf({ outcome }: TableDraw): Side {
  return (outcome as unknown as { winner: Side }).winner;
}

function priceText(price: number): string {
  return (price / 100).toFixed(2);
}

function shortOf(id: string): string {
  return `#${id.slice(-4)}`;
}
