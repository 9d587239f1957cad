import type { FastifyInstance } from "fastify";
import type { ExampleGame } from "#contracts/api.ts";
import { notFound } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";

/** Games of the lobby. */
const count = 12_000;
const types = ["slots", "live", "fish", "cards"] as const;
const first = ["Golden", "Lucky", "Jade", "Silver", "Royal", "Wild", "Moon", "River", "Fire", "Star"];
const second = ["Naga", "Lotus", "Dragon", "Tiger", "Phoenix", "Garden", "Temple", "Pearl", "Lantern", "Crown", "Carp"];

/** Serves the lobby behind `examples/pages/exampleGrid.json`: always the same games. */
export function registerExampleGrid(app: FastifyInstance): void {
  const games = Array.from({ length: count }, (_, place) => gameAt(place));

  operation(app, "listExampleGames", ({ query: { search, type, page = 1, pageSize = 60 } }) => {
    const wanted = search?.trim().toLowerCase() ?? "";
    const found = games.filter(
      (game) => (type === undefined || game.type === type) && game.name.toLowerCase().includes(wanted),
    );
    const from = (page - 1) * pageSize;
    return { rows: found.slice(from, from + pageSize), page, pageSize, total: found.length };
  });

  operation(app, "getExampleGame", ({ path: { id } }) => {
    const game = games[Number(id.slice(1)) - 1];
    if (game === undefined) throw notFound();
    return game;
  });
}

function gameAt(place: number): ExampleGame {
  const number = place + 1;
  const words = [first[place % first.length], second[place % second.length]].join(" ");
  return {
    id: `g${number}`,
    number,
    name: `${words} ${number}`,
    type: types[place % types.length] ?? "slots",
    players: (number * 7919) % 2_000,
  };
}
