import { createBar } from "../front/createBar.ts";
import { furnish } from "../front/furnish.ts";
import { draw, make } from "../front/make.ts";
import { openTable } from "../front/openTable.ts";
import { createSea, type Fish } from "./createSea.ts";
import { fishPicture } from "./drawFish.ts";
import { hitsOf, kinds, type KindName, outOf, type Shot } from "./rules.ts";
import { fishWords } from "./words.ts";

const autoMs = 520;
const autoShots = 25;
const mostFlying = 3;
const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;

const table = await openTable(fishWords);
const { words, root, money } = table;
root.classList.add("fish");

const sea = createSea(isStill);
sea.element.className = "sea__fish";
sea.element.setAttribute("role", "img");
sea.element.setAttribute("aria-label", words.sea);
const said = make("p", { class: "said", role: "status" });
const auto = make("button", { type: "button", class: "auto", "aria-pressed": "false" }, words.auto);
const bar = createBar(table, {
  label: words.fire,
  onPlay: () => void fireAtKind(),
  isRapid: true,
  steps: [1, 2, 5, 10, 20, 50, 100],
});
const timesOf = (kind: { times: readonly number[] }): string =>
  kind.times.length === 1 ? `×${kind.times[0]}` : `×${Math.min(...kind.times)}–${Math.max(...kind.times)}`;
const radios = kinds.map((kind, at) => {
  const input = make("input", {
    type: "radio",
    name: "fish",
    value: kind.name,
    checked: at === 2,
    class: "aim__input",
    "aria-label": `${words[kind.name]} ${timesOf(kind)}`,
  });
  return {
    input,
    label: make(
      "label",
      { class: "aim__one", title: words[kind.name] },
      input,
      fishPicture(kind.name),
      make("span", { class: "aim__times" }, timesOf(kind)),
    ),
  };
});
root.append(
  make("div", { class: "sea" }, bottom() as Node, sea.element),
  make("div", { class: "say" }, said, auto),
  make("fieldset", { class: "aim", "aria-label": words.aim }, ...radios.map(({ label }) => label)),
  bar.element,
  rulesOf(),
);
furnish(table);

let flying = 0;
let left = 0;

/** One shot: seen and asked for at once; answers whether it was taken. */
async function fire(fish: Fish): Promise<boolean> {
  if (flying >= mostFlying) return true;
  flying += 1;
  const { kind } = fish;
  const [round] = await Promise.all([table.bet({ stake: bar.stake(), choices: { fish: kind } }), sea.shoot(fish)]);
  flying -= 1;
  table.settleBalance();
  if (!round || round.outcome === null) return false;
  const { isCaught } = round.outcome as unknown as Shot;
  const payout = round.payout ?? 0;
  sea.endShot(fish, isCaught ? `+${money(payout)}` : undefined);
  bar.showWin(isCaught ? payout : null);
  said.textContent = (isCaught ? words.caught : words.away)
    .replace("{fish}", words[kind])
    .replace("{sum}", money(payout));
  return true;
}

const chosen = (): KindName => (radios.find(({ input }) => input.checked)?.input.value ?? "sprat") as KindName;
const fireAtKind = (): Promise<boolean> => fire(sea.findFish(chosen()));

function setAuto(shots: number): void {
  left = shots;
  auto.setAttribute("aria-pressed", String(shots > 0));
  auto.textContent = shots > 0 ? words.left.replace("{count}", String(shots)) : words.auto;
}

/** Shoots on by itself for a while: it stops at its end, when a shot is refused, and when nobody looks. */
async function goOn(): Promise<void> {
  while (left > 0) {
    if (document.hidden || !(await fireAtKind())) return setAuto(0);
    if (left > 0) setAuto(left - 1);
    await new Promise((resolve) => setTimeout(resolve, autoMs));
  }
}

auto.addEventListener("click", () => {
  if (left > 0) return setAuto(0);
  setAuto(autoShots);
  void goOn();
});
sea.element.addEventListener("pointerdown", (event) => {
  const { left: x, top: y } = sea.element.getBoundingClientRect();
  const fish = sea.fishAt(event.clientX - x, event.clientY - y);
  // Water costs nothing.
  if (!fish) return;
  for (const { input } of radios) input.checked = input.value === fish.kind;
  void fire(fish);
});
addEventListener("keydown", (event) => {
  if (event.code !== "Space" || event.target instanceof HTMLButtonElement) return;
  if (event.target instanceof HTMLElement && event.target.tagName === "SUMMARY") return;
  event.preventDefault();
  if (!event.repeat) void fireAtKind();
});

/** Sand, weeds and rays of light behind the fish. */
function bottom(): SVGElement {
  const weed = (x: number, high: number, turn: number) =>
    draw("path", {
      d: `M${x} 300c${-8 * turn}-${high * 0.3} ${10 * turn}-${high * 0.5} 0-${high}c${14 * turn} ${high * 0.3} ${-4 * turn} ${high * 0.6} 8 ${high}Z`,
      class: "sea__weed",
    });
  return draw(
    "svg",
    { viewBox: "0 0 400 300", preserveAspectRatio: "none", class: "sea__bottom", "aria-hidden": "true" },
    ...[30, 130, 250, 350].map((x, at) =>
      draw("path", { d: `M${x} 0h${36 + at * 8}l${60 - at * 40} 300h-90Z`, class: "sea__ray" }),
    ),
    draw("path", { d: "M0 262C60 240 110 268 170 256s110-14 150 2 60 0 80-8V300H0Z", class: "sea__far" }),
    draw("path", { d: "M0 282c70-16 120 8 200-4s140-8 200 6V300H0Z", class: "sea__sand" }),
    ...[18, 34, 52, 330, 352, 374].map((x, at) => weed(x, 46 + ((at * 37) % 60), at % 2 ? 1 : -1)),
    draw("path", {
      d: "M84 300c-4-20-18-22-16-36 8 2 10 10 14 16 0-12 0-22 8-28 6 10 0 20 2 30 6-6 10-14 18-12 0 14-16 16-18 30Z",
      class: "sea__coral",
    }),
    draw("path", {
      d: "M292 300c-2-16-12-18-11-28 6 2 8 8 11 12 0-8 1-16 7-20 4 8 0 14 2 22 4-4 8-10 13-8 0 10-11 12-13 22Z",
      class: "sea__coral",
    }),
  );
}

function rulesOf(): HTMLElement {
  const percent = new Intl.NumberFormat(document.documentElement.lang, { style: "percent", maximumFractionDigits: 2 });
  const lines = kinds.map((kind) =>
    make(
      "li",
      {},
      words.chance
        .replace("{fish}", words[kind.name])
        .replace("×{times}", timesOf(kind))
        .replace("{chance}", percent.format(hitsOf(kind) / outOf)),
    ),
  );
  return make(
    "details",
    { class: "about" },
    make("summary", {}, words.about),
    make("p", {}, words.rules),
    make("ul", {}, ...lines),
  );
}
