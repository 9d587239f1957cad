import { fairWords, verifyLink } from "./fairWords.ts";
import { make } from "./make.ts";
import type { Table } from "./openTable.ts";
import { speak } from "./words.ts";

const mostRounds = 8;
const seedPattern = String.raw`[A-Za-z0-9\-]{1,40}`;

/** How the outcomes of a game can be checked: what was promised, a seed of one's own, and the rounds that were played. */
export function createFairness<Names extends string>(table: Table<Names>): HTMLElement {
  const words = speak(fairWords, table.language);
  const facts = make("dl", {});
  const rounds = make("ul", { class: "fairness__rounds" });
  const said = make("p", { role: "status" });
  const client = make("input", {
    name: "client",
    required: true,
    pattern: seedPattern,
    maxlength: 40,
    title: words.wrongSeed,
    autocomplete: "off",
    dir: "ltr",
  });
  const turn = make("button", { type: "submit" }, words.turnSeed);
  const form = make("form", {}, make("label", {}, words.client, client), turn);
  // Rounds in common have a seed each, which nobody can choose.
  const isOwn = table.draws().length === 0;
  const element = make(
    "details",
    { class: "panel fairness" },
    make("summary", {}, words.fair),
    make("p", {}, words.fairText),
    ...(isOwn ? [facts, form] : []),
    said,
    rounds,
  );
  const showSeeds = () => {
    const { promise, nonce, client: own } = table.seeds();
    client.value = own;
    const shown = [
      [words.promise, promise],
      [words.nonce, String(nonce)],
    ];
    facts.replaceChildren(
      ...shown.flatMap(([name = "", fact = ""]) => [make("dt", {}, name), make("dd", { dir: "ltr" }, fact)]),
    );
  };
  const showRounds = async () => {
    const state = await table.refresh();
    if (!state) return;
    const time = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: "medium" });
    const items = state.rounds
      .filter(({ payout }) => payout !== null)
      .slice(0, mostRounds)
      .map(({ id, at, stake, payout }) =>
        make(
          "li",
          {},
          make("span", {}, time.format(at)),
          make("span", {}, `${table.money(stake)} → ${table.money(payout ?? 0)}`),
          make("a", { href: verifyLink(id, table.language), target: "_blank", rel: "noopener" }, words.check),
        ),
      );
    rounds.replaceChildren(...(items.length > 0 ? items : [make("li", {}, words.noRounds)]));
    showSeeds();
  };
  element.addEventListener("toggle", () => {
    if (element.open) void showRounds();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    turn.disabled = true;
    void table.turnSeed(client.value).then((before) => {
      turn.disabled = false;
      if (before) said.textContent = words.turned;
      showSeeds();
    });
  });
  return element;
}
