import { createBets } from "../front/createBets.ts";
import { createClock } from "../front/createClock.ts";
import { createTabs } from "../front/createTabs.ts";
import { followDraws } from "../front/followDraws.ts";
import { furnish } from "../front/furnish.ts";
import { make } from "../front/make.ts";
import { openTable, type TableDraw } from "../front/openTable.ts";
import { findDay, findSport, type Leg } from "./createBook.ts";
import { createBookSlip, type SlipLeg, textOfPrice } from "./createBookSlip.ts";
import { drawScore } from "./drawScore.ts";
import { drawCrest } from "./drawCrest.ts";
import { matchesOf } from "./matches.ts";
import { priceOf } from "./prices.ts";
import { isRight, type Market, type Match, type Score, type Sport } from "./Sport.ts";
import { bookWords } from "./words.ts";

const lookMs = 1_000;

/** Plays a bookmaker with these sports. */
export async function startBook(sports: readonly Sport[], hue: number): Promise<void> {
  const table = await openTable(bookWords);
  const { words, root, money } = table;
  const word = (name: string): string => words[name as keyof typeof words] ?? name;
  root.classList.add("desk", "book");
  document.documentElement.style.setProperty("--hue", String(hue));
  const theme = table.query.get("theme") ?? "";
  let sport = findSport(sports, theme) ?? sports[0];
  let draws: readonly TableDraw[] = table.draws();
  let keys: { leg: SlipLeg; button: HTMLButtonElement; price: HTMLElement }[] = [];
  let shown = "";

  const clock = createClock(table, { open: words.kick_off, closed: words.playing, onTurn: () => show() });
  const balance = make("output", { class: "head__sum" }, money(table.balance()));
  table.onBalance((sum) => (balance.textContent = money(sum)));
  const told = make("p", { class: "told", role: "status" });
  const matches = make("div", { class: "matches" });
  const results = make("section", { class: "panel results" });
  const priceNow = ({ draw, match, market: code, pick }: SlipLeg): number | undefined => {
    const { sport: of, day } = findDay(sports, draw);
    const [market, played] = [of.markets.find((one) => one.code === code), matchesOf(of, day)[match]];
    return market && played && priceOf(of, { day, match, at: table.now() }, { of: played, market, pick });
  };
  // On a phone the slip is far below the matches.
  const toSlip = make("button", { type: "button", class: "go to-slip", hidden: true });
  const slip = createBookSlip(table, { priceNow, onChange: (legs) => press(legs), onPlaced: () => void refresh() });
  slip.element.tabIndex = -1;
  toSlip.addEventListener("click", () => {
    slip.element.scrollIntoView();
    slip.element.focus();
  });
  const bets = createBets(table, {
    textOf: ({ choices, draw }) =>
      (choices as unknown as { legs: Leg[] }).legs
        .map((leg) => {
          const { sport: of, day } = findDay(sports, draw ?? "");
          const [market, match] = [of.markets.find(({ code }) => code === leg.market), matchesOf(of, day)[leg.match]];
          return market && match ? `${pickText(market, leg.pick, match)} ${textOfPrice(leg.price)}` : leg.pick;
        })
        .join(" + "),
    onResult: (text) => (told.textContent = text),
  });
  const tabs = createTabs(
    words.sports,
    sports.map(({ name }) => ({ value: name, text: word(name) })),
    {
      chosen: sport?.name ?? "",
      onChoose(name) {
        sport = sports.find((one) => one.name === name);
        slip.clear("");
        show();
      },
    },
  );
  const purse = make("div", { class: "head__purse" }, make("span", { class: "head__name" }, words.balance), balance);
  root.append(
    make("section", { class: "panel head" }, tabs, clock.element, purse),
    told,
    make(
      "div",
      { class: "columns" },
      make("div", {}, matches, results),
      make("div", { class: "aside" }, slip.element, bets.element),
    ),
    toSlip,
  );
  // The sport that was asked for may be beyond the edge of a phone.
  tabs.querySelector(":checked")?.parentElement?.scrollIntoView({ block: "nearest", inline: "center" });
  furnish(table);

  function pickText(market: Market, pick: string, { home, away }: Match): string {
    if (market.code === "winner") return pick === "home" ? home : pick === "away" ? away : word("draw");
    if (market.code === "lead") return `${pick === "home" ? home : away} ${handicap(market.line, pick)}`;
    if (market.code === "total") return `${word(pick)} ${market.line}`;
    return `${word(market.code)}: ${word(pick)}`;
  }

  function show(): void {
    if (!sport) return;
    const now = table.now();
    const own = draws.filter(({ id }) => id.startsWith(`${sport?.name}-`));
    const open = own.find(({ opensAt, closesAt }) => opensAt <= now && closesAt > now);
    clock.follow(open);
    if (slip.legs().some(({ draw }) => draw !== open?.id)) slip.clear(words.started);
    showResults(sport, own.filter(({ closesAt }) => closesAt <= now).toReversed());
    if (!open || shown === open.id) return;
    shown = open.id;
    keys = [];
    const of = sport;
    const { day } = findDay(sports, open.id);
    matches.replaceChildren(...matchesOf(of, day).map((match, at) => matchCard(of, open.id, match, at)));
    look();
  }

  function matchCard(of: Sport, draw: string, match: Match, at: number): HTMLElement {
    const rows = of.markets.map((market) => {
      const picks = market.picks.map((pick) => {
        const about = `${match.home} – ${match.away} · ${word(market.code)}`;
        const leg: SlipLeg = {
          draw,
          match: at,
          market: market.code,
          pick,
          price: 0,
          text: pickText(market, pick, match),
          about,
        };
        const price = make("strong", {});
        const button = make(
          "button",
          { type: "button", class: "pick", "aria-pressed": "false" },
          make("span", {}, faceOf(market, pick)),
          price,
        );
        button.addEventListener("click", () => {
          const stands = priceNow(leg);
          if (stands !== undefined) slip.toggle({ ...leg, price: stands });
        });
        keys.push({ leg, button, price });
        return button;
      });
      const line = "line" in market && market.code === "total" ? ` ${market.line}` : "";
      const name = `${word(market.code)}${line}`;
      return make(
        "div",
        { class: "market", role: "group", "aria-label": name },
        make("span", { class: "market__name" }, name),
        make("div", { class: "market__picks" }, ...picks),
      );
    });
    const sides = make(
      "h3",
      { class: "match__sides" },
      make("span", {}, drawCrest(match.home) as Node, match.home),
      make("span", {}, drawCrest(match.away) as Node, match.away),
    );
    return make("article", { class: "panel match" }, sides, make("div", { class: "match__markets" }, ...rows));
  }

  const faceOf = (market: Market, pick: string): string =>
    market.code === "lead" ? `${word(pick)} ${handicap(market.line, pick)}` : word(pick);

  function showResults(of: Sport, days: readonly TableDraw[]): void {
    const lists = days.slice(0, 3).map(({ id, outcome, endsAt }) => {
      const scores = (outcome as unknown as { scores: Score[] } | undefined)?.scores;
      const { day } = findDay(sports, id);
      const title = new Date(endsAt).toLocaleTimeString(document.documentElement.lang, {
        hour: "2-digit",
        minute: "2-digit",
      });
      const rows = matchesOf(of, day).map(({ home, away }, at) => {
        const score = scores?.[at];
        const isHome = score && isRight({ code: "winner", picks: ["home", "away"] }, "home", score);
        const isAway = score && score[1] > score[0];
        return make(
          "li",
          {},
          make("span", { "data-won": isHome === true }, home),
          drawScore(score),
          make("span", { "data-won": isAway === true }, away),
        );
      });
      return make("div", {}, make("h3", {}, scores ? title : words.no_results), make("ul", {}, ...rows));
    });
    results.replaceChildren(make("h2", {}, words.results), ...lists);
  }

  /** Prices as they stand; what rose or fell shows it for a moment. */
  function look(): void {
    for (const { leg, button, price } of keys) {
      const [was, stands] = [Number(button.dataset["price"] ?? 0), priceNow(leg)];
      if (stands === undefined) price.textContent = "–";
      button.disabled = stands === undefined;
      if (stands === undefined || stands === was) continue;
      button.dataset["price"] = String(stands);
      price.textContent = textOfPrice(stands);
      if (was > 0) button.dataset["moved"] = stands > was ? "up" : "down";
    }
    slip.look();
  }

  function press(legs: readonly SlipLeg[]): void {
    const picked = new Set(legs.map((leg) => `${leg.draw}.${leg.match}.${leg.market}.${leg.pick}`));
    toSlip.hidden = legs.length === 0;
    toSlip.textContent = `${words.slip} · ${legs.length}`;
    for (const { leg, button } of keys)
      button.setAttribute("aria-pressed", String(picked.has(`${leg.draw}.${leg.match}.${leg.market}.${leg.pick}`)));
  }

  const refresh = followDraws(table, (state) => {
    draws = state.draws;
    show();
    bets.show(state.rounds);
  });
  setInterval(look, lookMs);
  show();
}

const handicap = (line: number, pick: string): string => `\u2066${pick === "home" ? `−${line}` : `+${line}`}\u2069`;
