import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { ApiRefusal, sendJson } from "./http/ApiRefusal.ts";
import { createApi } from "./http/createApi.ts";
import { headersFor } from "./http/headersFor.ts";
import { createPages } from "./http/createPages.ts";
import { createLotteryBets, lotteryBetPath } from "./http/createLotteryBets.ts";
import { createRoundAnswer, roundPath } from "./http/createRoundAnswer.ts";
import { createSignedCalls } from "./http/createSignedCalls.ts";
import { createPlays } from "./http/createPlays.ts";
import { createCroupier, type Croupier } from "./rounds/createCroupier.ts";
import { createRoundLog } from "./rounds/createRoundLog.ts";
import { createDemoPurses } from "./wallet/createDemoPurses.ts";
import { createWallet } from "./wallet/createWallet.ts";

/** How the vendor program runs. */
export interface GamesOptions {
  port: number;
  /** Origin of the site whose pages may show the games. */
  site: string;
  /** Origin of the platform whose wallet is used. */
  platform: string;
  /** What both sides sign with. */
  secret: string;
  /** Folder of its rounds. */
  folder: string;
  /** How long the wallet may take, in milliseconds. */
  walletMs?: number;
}

/** The program while it runs. */
export interface RunningGames {
  croupier: Croupier;
  stop(): Promise<void>;
}

/** Starts the vendor program: games with pages of their own, whose stakes and wins are the platform's money. See `Game.ts`. */
export async function startGames({
  port,
  site,
  platform,
  secret,
  folder,
  walletMs,
}: GamesOptions): Promise<RunningGames> {
  const headers = headersFor(site);
  const log = createRoundLog(folder);
  const wallet = createWallet({ platform, secret, ...(walletMs !== undefined && { timeoutMs: walletMs }) });
  const purses = createDemoPurses();
  const croupier = createCroupier({ log, walletOf: (currency) => (currency === "XXX" ? purses : wallet) });
  const api = createApi({ wallet, purses, croupier, plays: createPlays() });
  const pages = createPages(site);
  const signedCalls = createSignedCalls(
    { [roundPath]: createRoundAnswer({ croupier }), [lotteryBetPath]: createLotteryBets({ croupier, wallet }) },
    { secret },
  );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://localhost");
    const send = (status: number, type: string, body: string | Buffer) => {
      const charset = typeof body === "string" ? "; charset=utf-8" : "";
      response.writeHead(status, { ...headers, "content-type": type + charset }).end(body);
    };
    if (url.pathname === "/health") return void send(200, "text/plain", "ok");
    if (url.pathname === "/favicon.ico") return void response.writeHead(204, headers).end();
    if (request.method === "POST" && signedCalls.has(url.pathname)) {
      const { text, signature } = await signedCalls.answer(url.pathname, request);
      response.setHeader("croupier-signature", signature);
      return void send(200, "application/json", text);
    }
    if (url.pathname.startsWith("/api/")) {
      const value = await api(request, url);
      return sendJson(response, value ? 200 : 404, headers, value ? { value } : { code: "not_found" });
    }
    const page = request.method === "GET" ? await pages(url.pathname) : undefined;
    return void (page ? send(200, page.type, page.body) : send(404, "text/plain", "There is no such page."));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) return void response.end();
      if (error instanceof ApiRefusal)
        return sendJson(response, error.status, headers, { code: error.code, value: error.value });
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      return sendJson(response, 500, headers, { code: "fault" });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    croupier,
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await croupier.close();
    },
  };
}
