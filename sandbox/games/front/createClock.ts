import type { Draw } from "../Game.ts";
import { draw, make } from "./make.ts";
import type { Table } from "./openTable.ts";

/** How long a draw still takes bets, and then how long it takes to be over. */
export interface Clock {
  element: HTMLElement;
  /** Shows a draw's time from now on. */
  follow(shown: Draw | undefined): void;
}

const round = 2 * Math.PI * 20;
const tickMs = 250;
const soonMs = 10_000;

/** Makes it; `onTurn` is called when the draw that is followed closes and when it is over. */
export function createClock<Names extends string>(
  table: Table<Names>,
  { open, closed, onTurn }: { open: string; closed: string; onTurn?(): void },
): Clock {
  const ring = draw("circle", { class: "clock__ring", cx: 24, cy: 24, r: 20 });
  const face = draw(
    "svg",
    { viewBox: "0 0 48 48", class: "clock__face", "aria-hidden": "true" },
    draw("circle", { class: "clock__back", cx: 24, cy: 24, r: 20 }),
    ring,
  );
  const time = make("span", { class: "clock__time" });
  const name = make("span", { class: "clock__name" });
  const element = make("div", { class: "clock", role: "timer", "aria-live": "off" }, face, name, time);
  let followed: Draw | undefined;
  let was = "";
  const tick = () => {
    if (!followed) return;
    const now = table.now();
    const { opensAt, closesAt, endsAt } = followed;
    const isOpen = now < closesAt;
    const left = Math.max(0, (isOpen ? closesAt : endsAt) - now);
    const whole = isOpen ? closesAt - Math.min(opensAt, now) : endsAt - closesAt;
    ring.style.strokeDasharray = `${(round * left) / Math.max(1, whole)} ${round}`;
    const seconds = Math.ceil(left / 1000);
    time.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    name.textContent = isOpen ? open : closed;
    element.dataset["state"] = !isOpen ? "closed" : left < soonMs ? "soon" : "open";
    const is = `${followed.id} ${isOpen ? "open" : now < endsAt ? "closed" : "over"}`;
    const isTurn = was !== is && was.startsWith(`${followed.id} `);
    // First: whoever is told follows a draw in turn, and this one would turn again and again.
    was = is;
    if (isTurn) onTurn?.();
  };
  setInterval(tick, tickMs);
  return {
    element,
    follow(shown) {
      followed = shown;
      tick();
    },
  };
}
