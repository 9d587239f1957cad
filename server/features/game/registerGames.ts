import type { FastifyInstance } from "fastify";
import { operation } from "#server/http/operation.ts";
import type { Launch } from "./createLaunches.ts";

/** Serves where a game is shown from. */
export function registerGames(app: FastifyInstance, { launch }: { launch: Launch }): void {
  operation(app, "launchGame", ({ query, request }) => launch(request, query));
}
