import { type Bar, createBar } from "../front/createBar.ts";
import { furnish } from "../front/furnish.ts";
import { make } from "../front/make.ts";
import { openTable, type TableDraw, type TableState } from "../front/openTable.ts";
import { roam } from "../front/roam.ts";
import { showNotice } from "../front/showNotice.ts";
import { type Phase, watchDraws } from "../front/watchDraws.ts";
import { createSeats } from "./createSeats.ts";
import {
  contestants,
  type Dealt,
  handKinds,
  kindOf,
  type RoomName,
  roomOf,
  rooms,
  seats,
  type Taken,
} from "./rules.ts";
import { splitPots } from "./splitPots.ts";
import { cardWords } from "./words.ts";

const askMs = 2_000;
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const roomNames = Object.keys(rooms) as RoomName[];

const table = await openTable(cardWords);
const { words, root, money, chip } = table;
root.classList.add("cards");

const asked = table.query.get("room") ?? "";
let room: RoomName = roomNames.find((name, at) => name === asked || String(at + 1) === asked) ?? "low";
let current: { draw: TableDraw; phase: Phase } | undefined;
/** The seat that the player would take, and the one that is theirs. */
let [wished, mine] = [-1, -1];
/** The round whose cards are seen. */
let seen: TableDraw | undefined;

const phaseSaid = make("span", { class: "middle__phase", role: "status" });
const count = make("span", { class: "middle__left", role: "timer" });
const pot = make("span", { class: "middle__pot" });
const house = make("div", { class: "middle__house" });
const against = make("p", { class: "against" });
const said = make("p", { class: "said", role: "status" });
const table6 = createSeats(table, (seat) => {
  wished = seat;
  show();
});
const middle = make("div", { class: "middle" }, house, make("div", { class: "middle__clock" }, phaseSaid, count), pot);
table6.element.append(middle);
roam(table6.element);
const bars = new Map<RoomName, Bar>();
const barPlace = make("div", { class: "bars" });
root.append(roomChoice(), make("div", { class: "felt" }, table6.element, against, said), barPlace, rulesOf());
furnish(table);

const takenIn = (draw: TableDraw | undefined): Taken[] => (draw?.bets ?? []) as unknown as Taken[];
const barOf = (name: RoomName): Bar => {
  const made =
    bars.get(name) ??
    createBar(table, {
      label: words.sit,
      onPlay: () => void sit(),
      steps: steps.filter((units) => units >= rooms[name]),
    });
  bars.set(name, made);
  return made;
};

/** The draw as it is known by now. */
const fresh = (draw: TableDraw | undefined) => table.draws().find(({ id }) => id === draw?.id) ?? draw;

function show(): void {
  if (!current) return;
  const { phase } = current;
  const isOver = phase === "soon" || phase === "over";
  const draw = fresh(isOver ? seen : current.draw);
  const taken = takenIn(draw);
  const isOpen = phase === "open";
  if (isOpen && (wished < 0 || taken.some(({ seat }) => seat === wished)) && mine < 0) wished = anyFree(taken);
  const dealt = isOver ? (draw?.outcome as unknown as Dealt | undefined) : undefined;
  const bets = taken.map(({ seat, stake }) => ({ stake, choices: { seat } }));
  const paid = dealt ? splitPots(contestants(dealt, bets)) : [];
  const withCards = !isOpen && taken.length > 0;
  table6.show({
    taken,
    mine,
    wished: isOpen && mine < 0 ? wished : -1,
    isOpen: isOpen && mine < 0,
    withCards,
    dealt,
    paid,
  });
  const isAlone = mine >= 0 && taken.length === 1;
  table6.showHouse(
    house,
    withCards && taken.length === 1,
    dealt,
    dealt !== undefined && (paid[1] ?? 0) > (paid[0] ?? 0),
  );
  const sum = taken.reduce((all, { stake }) => all + stake, 0) * (taken.length === 1 ? 2 : 1);
  pot.textContent = taken.length === 0 ? "" : `${words.pot} ${money(sum)}`;
  against.textContent = isAlone
    ? words.alone
    : taken.length > 1
      ? words.others.replace("{count}", String(taken.length))
      : "";
  if (isOpen && mine < 0 && taken.length >= seats) against.textContent = words.full;
  barOf(room).setBusy(!isOpen || mine >= 0 || wished < 0 || isSitting);
}

/** Any of the free seats: players who sit down in the same moment would all be offered the first. */
function anyFree(taken: readonly Taken[]): number {
  const free = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => !taken.some((one) => one.seat === seat),
  );
  return free[Math.floor(Math.random() * free.length)] ?? -1;
}

let isSitting = false;
async function sit(): Promise<void> {
  if (!current || current.phase !== "open" || mine >= 0 || isSitting) return;
  const { draw } = current;
  if (wished < 0) return showNotice(root, words, "full");
  isSitting = true;
  const seat = wished;
  const bar = barOf(room);
  bar.setBusy(true);
  bar.showWin(null);
  said.textContent = "";
  const round = await table.bet({ stake: bar.stake(), choices: { seat }, draw: draw.id });
  isSitting = false;
  if (round && current.draw.id === draw.id) mine = seat;
  await table.refresh();
  show();
}

/** The seat of a draw that is the player's, after the game is opened anew as well. */
function seatIn(state: TableState, draw: TableDraw): number {
  const own = state.rounds.find((round) => round.draw === draw.id && /^(asked|held|paid)$/.test(round.state));
  return own ? (own.choices as { seat: number }).seat : -1;
}

function end(draw: TableDraw, state: TableState): void {
  const ownSeat = seatIn(state, draw);
  // Who comes back late may find the next round open already.
  if (current?.phase !== "open") {
    seen = draw;
    mine = ownSeat;
    show();
  }
  const taken = takenIn(draw);
  const dealt = draw.outcome as unknown as Dealt;
  if (taken.length === 0) return;
  const who = contestants(
    dealt,
    taken.map(({ seat, stake }) => ({ stake, choices: { seat } })),
  );
  const top = Math.max(...who.map(({ worth }) => worth));
  const best = who.findIndex(({ worth }) => worth === top);
  const seat = taken[best]?.seat ?? -1;
  const name = seat < 0 ? words.house : seat === ownSeat ? words.you : words.seat.replace("{number}", String(seat + 1));
  const hand = words[kindOf(dealt.hands[seat] ?? dealt.house)];
  const result = words.best.replace("{who}", name).replace("{hand}", hand);
  const own = state.rounds.find((round) => round.draw === draw.id && round.payout !== null);
  const payout = own?.payout ?? 0;
  const won = own && payout > own.stake;
  const came = !own
    ? ""
    : won
      ? `${words.won} ${money(payout)}`
      : payout > 0
        ? words.back.replace("{sum}", money(payout))
        : words.lost;
  said.textContent = [result, came].filter((text) => text !== "").join(" · ");
  said.classList.toggle("said--won", won === true);
  if (won) barOf(room).showWin(payout);
  table.settleBalance();
}

function roomChoice(): HTMLElement {
  const made = roomNames.map((name) => {
    const input = make("input", {
      type: "radio",
      name: "room",
      value: name,
      checked: name === room,
      class: "room__input",
    });
    input.addEventListener("change", () => {
      room = name;
      [mine, wished, seen, current, shown] = [-1, -1, undefined, undefined, ""];
      said.textContent = "";
      barPlace.replaceChildren(barOf(room).element);
      void table.refresh().then((state) => state && take(state));
    });
    return make(
      "label",
      { class: "room" },
      input,
      make("span", {}, words.from.replace("{sum}", money(rooms[name] * chip))),
    );
  });
  return make("fieldset", { class: "rooms", "aria-label": words.room }, ...made);
}

function take(state: TableState): void {
  if (!current) return;
  if (current.phase === "open" || current.phase === "running") mine = seatIn(state, current.draw);
  show();
}

function rulesOf(): HTMLElement {
  const list = handKinds.toReversed().map((kind) => make("li", {}, words[kind]));
  return make(
    "details",
    { class: "about" },
    make("summary", {}, words.about),
    make("p", {}, words.rules),
    make("p", {}, words.ranks),
    make("ol", {}, ...list),
  );
}

let shown = "";
barPlace.replaceChildren(barOf(room).element);
watchDraws(table, {
  askMs,
  isMine: ({ id }) => roomOf(id) === room,
  onTick(draw, phase, leftMs) {
    const isOther = current?.draw.id !== draw.id;
    if (isOther && phase === "open") [mine, wished] = [-1, -1];
    // The cards lie there until they are turned.
    if (isOther && current?.phase === "running") seen = current.draw;
    current = { draw, phase };
    count.textContent = String(Math.max(0, Math.ceil(leftMs / 1_000)));
    if (shown === `${draw.id} ${phase}`) return;
    shown = `${draw.id} ${phase}`;
    phaseSaid.textContent = words[phase];
    if (phase === "open") said.textContent = "";
    show();
  },
  onState: take,
  onOutcome: end,
});
void table.refresh().then((state) => state && take(state));
