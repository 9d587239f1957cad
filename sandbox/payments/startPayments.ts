import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { isSigned } from "./isSigned.ts";
import { pageOf, styleSheet, type Bill } from "./pageOf.ts";
import { createTeller, type Told } from "./createTeller.ts";

/** How the sandbox provider runs. */
export interface PaymentsOptions {
  port: number;
  /** Origin of the site that payers come back to. */
  site: string;
  /** Origin of the platform that is told. */
  platform: string;
  /** What both sides sign with. */
  secret: string;
}

const headers = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cache-control": "no-store",
};
const mostBytes = 8_192;
/** What is paid in where a payer takes another currency than the bill's. */
const otherCurrency = "EUR";
/** Paid later: time to let an order run out, or to leave the page. */
const laterMs = 20_000;

/**
 * Starts the sandbox provider. It shows the bill that a signed address names, and tells the platform what its buttons say: paid,
 * declined, paid twice (one payment told of twice, in both orders), paid later, too little,
 * too much, in another currency. It keeps nothing. Answers what stops it.
 */
export async function startPayments({ port, site, platform, secret }: PaymentsOptions): Promise<() => Promise<void>> {
  const tell = createTeller({ platform, secret });
  const timers = new Set<NodeJS.Timeout>();

  const later = (event: Told) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void tell(event);
    }, laterMs);
    timers.add(timer);
  };

  /** What a button does; a sentence for the payer. */
  async function press(button: string | null, bill: Bill): Promise<string> {
    const payment = randomUUID();
    const base = { order: bill.order, payment, amount: bill.amount, currency: bill.currency };
    const paid: Told = { ...base, id: randomUUID(), type: "paid" };
    if (button === "decline") return tell({ ...base, id: randomUUID(), type: "failed" });
    if (button === "later") {
      await tell({ ...base, id: randomUUID(), type: "seen" });
      later(paid);
      return `Seen. It is paid in ${laterMs / 1000} seconds.`;
    }
    if (button === "less") return tell({ ...paid, amount: Math.max(1, Math.floor(bill.amount / 2)) });
    if (button === "more") return tell({ ...paid, amount: bill.amount * 2 });
    if (button === "other") return tell({ ...paid, currency: bill.currency === otherCurrency ? "USD" : otherCurrency });
    if (button === "twice") {
      const said = await Promise.all([tell(paid), tell(paid), tell({ ...paid, id: randomUUID() })]);
      // Whichever came first was booked; a payer is told of that one.
      return said.find((answer) => !answer.includes("ignored")) ?? said[0];
    }
    return tell(paid);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://localhost");
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { ...headers, "content-type": `${type}; charset=utf-8` }).end(body);
    if (url.pathname === "/style.css") return void send(200, "text/css", styleSheet);
    // Browsers ask for one by themselves.
    if (url.pathname === "/favicon.ico") return void response.writeHead(204, headers).end();
    if (url.pathname === "/health") return void send(200, "text/plain", "ok");
    if (url.pathname !== "/pay") return void send(404, "text/plain", "There is no such page.");
    const bill = billOf(url.searchParams);
    if (!bill || !isSigned(url.searchParams, secret)) return void send(400, "text/plain", "This bill was not signed.");
    const back = `${site}/?centre=personal&page=depositv2&centre.order=${bill.order}`;
    if (request.method === "GET") return void send(200, "text/html", pageOf(bill, url.search, { back }));
    if (request.method !== "POST") return void send(405, "text/plain", "Not this way.");
    const said = await press(new URLSearchParams(await readBody(request)).get("button"), bill);
    return void send(200, "text/html", pageOf(bill, url.search, { back, said }));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500, headers);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return async () => {
    for (const timer of timers) clearTimeout(timer);
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
}

function billOf(query: URLSearchParams): Bill | undefined {
  const [order = "", currency = "", reference = ""] = ["order", "currency", "reference"].map(
    (name) => query.get(name) ?? "",
  );
  const amount = Number(query.get("amount"));
  const isWhole = Number.isSafeInteger(amount) && amount > 0;
  const isKnown = /^[0-9a-f-]{36}$/.test(order) && /^[A-Z]{3}$/.test(currency) && /^[A-Z0-9]{1,20}$/.test(reference);
  return isWhole && isKnown ? { order, amount, currency, reference } : undefined;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) {
    text += String(part);
    if (text.length > mostBytes) throw new Error("Too much");
  }
  return text;
}
