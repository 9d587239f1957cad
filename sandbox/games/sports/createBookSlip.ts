import { createStepper } from "../front/createStepper.ts";
import { createTabs } from "../front/createTabs.ts";
import { make } from "../front/make.ts";
import type { Table } from "../front/openTable.ts";
import { combinedPrice, type Leg, winOf } from "./createBook.ts";
import type { bookWords } from "./words.ts";

type BookTable = Table<keyof typeof bookWords>;

/** A pick on the slip: its price is the one that the player has seen and accepted. */
export interface SlipLeg extends Leg {
  draw: string;
  /** As a player reads it. */
  text: string;
  about: string;
}

/** The slip. */
export interface BookSlip {
  element: HTMLElement;
  legs(): readonly SlipLeg[];
  /** Puts a pick on the slip, or takes it off. */
  toggle(leg: SlipLeg): void;
  /** Clears what can no longer be bet on; `says` tells why. */
  clear(says: string): void;
  /** Looks at the prices anew. */
  look(): void;
}

const mostLegs = 5;

/** Makes it; `priceNow` is what stands at this moment. */
export function createBookSlip(
  table: BookTable,
  {
    priceNow,
    onChange,
    onPlaced,
  }: { priceNow(leg: SlipLeg): number | undefined; onChange(legs: readonly SlipLeg[]): void; onPlaced(): void },
): BookSlip {
  const { words, money, chip } = table;
  let legs: SlipLeg[] = [];
  let kind: "singles" | "multiple" = "singles";
  let isBusy = false;
  let looked = "";
  const list = make("ul", { class: "slip__lines" });
  const hint = make("p", { class: "note", role: "status" });
  const [price, total, possible] = [make("dd"), make("dd"), make("dd")];
  const priceName = make("dt", {}, words.price);
  const tabs = createTabs(
    words.kind,
    [
      { value: "singles", text: words.singles },
      { value: "multiple", text: words.multiple },
    ],
    {
      chosen: kind,
      onChoose(value) {
        kind = value;
        show();
      },
    },
  );
  const stepper = createStepper(table, { label: words.stake, onChange: () => show() });
  const sums = make(
    "dl",
    { class: "sums", "aria-live": "polite" },
    priceName,
    price,
    make("dt", {}, words.total_stake),
    total,
    make("dt", {}, words.possible),
    possible,
  );
  const go = make("button", { type: "button", class: "go" }, words.place_bet);
  const told = make("p", { class: "told", role: "status" });
  go.addEventListener("click", () => {
    if (!isChanged()) return void send();
    legs = legs.flatMap((leg) => {
      const now = priceNow(leg);
      return now === undefined ? [] : [{ ...leg, price: now }];
    });
    show();
  });

  const isChanged = () => legs.some((leg) => priceNow(leg) !== leg.price);
  const hasTwice = () => new Set(legs.map(({ match }) => match)).size !== legs.length;
  const stake = () => stepper.units() * chip;

  async function send(): Promise<void> {
    if (isBusy || legs.length === 0) return;
    isBusy = true;
    show();
    const bets = kind === "multiple" ? [legs] : legs.map((leg) => [leg]);
    for (const own of bets) {
      const choices = { legs: own.map(({ match, market, pick, price: at }) => ({ match, market, pick, price: at })) };
      const round = await table.bet({ stake: stake(), choices, draw: own[0]?.draw ?? "" });
      if (!round) break;
      legs = legs.filter((leg) => !own.includes(leg));
      told.textContent = words.placed;
    }
    isBusy = false;
    table.settleBalance();
    show();
    onPlaced();
  }

  function show(): void {
    const isTooMany = kind === "multiple" && hasTwice();
    hint.textContent = isTooMany ? words.one_each : "";
    const bets = kind === "multiple" ? Math.min(1, legs.length) : legs.length;
    const most =
      kind === "multiple" ? (bets > 0 ? winOf(stake(), legs) : 0) : sumOf(legs.map((leg) => winOf(stake(), [leg])));
    // Singles have a price each, which stands beside them.
    priceName.hidden = price.hidden = kind !== "multiple";
    price.textContent = kind === "multiple" && bets > 0 ? textOfPrice(combinedPrice(legs)) : "–";
    total.textContent = money(bets * stake());
    possible.textContent = money(most);
    go.textContent = isChanged() ? words.accept : words.place_bet;
    go.disabled = isBusy || legs.length === 0 || isTooMany;
    const items = legs.map((leg) => {
      const now = priceNow(leg);
      const off = make("button", { type: "button", class: "slip__off", "aria-label": words.off_slip }, "×");
      off.addEventListener("click", () => {
        toggle(leg);
        go.focus();
      });
      const changed =
        now === leg.price ? undefined : make("small", { class: "changed" }, `${words.was} ${textOfPrice(leg.price)}`);
      const text = make("div", {}, leg.text, make("small", {}, leg.about));
      const shown = make(
        "strong",
        { class: "slip__price" },
        now === undefined ? words.gone : textOfPrice(now),
        changed,
      );
      return make("li", { class: "slip__line" }, text, shown, off);
    });
    list.replaceChildren(...(items.length > 0 ? items : [make("li", {}, words.empty)]));
    looked = lookOf();
    onChange(legs);
  }

  const lookOf = () => legs.map((leg) => `${priceNow(leg)}`).join(" ");

  function toggle(leg: SlipLeg): void {
    const isSame = (one: SlipLeg) =>
      one.draw === leg.draw && one.match === leg.match && one.market === leg.market && one.pick === leg.pick;
    told.textContent = "";
    if (legs.some(isSame)) legs = legs.filter((one) => !isSame(one));
    else if (legs.length < mostLegs) legs = [...legs, leg];
    show();
  }
  show();
  return {
    element: make(
      "section",
      { class: "panel slip" },
      make("h2", {}, words.slip),
      tabs,
      list,
      hint,
      stepper.element,
      sums,
      go,
      told,
    ),
    legs: () => legs,
    toggle,
    clear(says) {
      if (legs.length === 0 || isBusy) return;
      legs = [];
      show();
      told.textContent = says;
    },
    look() {
      if (lookOf() !== looked) show();
    },
  };
}

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

/** A price as it is written everywhere. */
export const textOfPrice = (price: number): string => (price / 100).toFixed(2);
