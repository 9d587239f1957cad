import type { Challenge } from "altcha-lib/types";
import { failure } from "#stores/failure.ts";
import type { BotCheckPort } from "#stores/SessionPort.ts";
import type { Client } from "../createClient.ts";
import { solveInWorkers } from "./solveInWorkers.ts";

/** Longest time to work on an answer, in milliseconds. */
const timeLimitMs = 30_000;

/** The human check by proof of work: asks for a challenge, solves it in workers (decisions, "The human check"). */
export function createBotCheck(client: Client, createWorker: () => Worker): BotCheckPort {
  return {
    async solve(action) {
      const asked = await client.call("getBotCheck", { action });
      if (!asked.ok) return asked;
      const challenge = asked.value as unknown as Challenge;
      const solution = await solveInWorkers(challenge, createWorker, timeLimitMs);
      if (solution) return { ok: true, value: btoa(JSON.stringify({ challenge, solution })) };
      return { ok: false, failure: failure("refused", "bot_check_failed") };
    },
  };
}
