import type { Check } from "../Check.ts";
import { demand, NotTried } from "../demand.ts";

/** What the site sends and reads across origins. */
const sentHeaders = ["content-type", "token", "language", "merchant", "idempotency-key"];
const readHeaders = ["captcha-id", "retry-after", "date"];

/** Malformed requests, and browsers of another origin. */
export const protocolChecks: readonly Check[] = [
  {
    call: "getStatus",
    title: "answers in the envelope with 404 where there is no such call",
    run: async (visitor) => {
      const response = await visitor.fetch("/wps/no/such/call");
      demand(response.status === 404, `An unknown call is answered ${response.status}, not 404.`);
      const body = (await response.json().catch(() => null)) as { success?: unknown } | null;
      demand(body?.success === false, "An unknown call is answered without the envelope {success: false, …}.");
    },
  },
  {
    call: "getStatus",
    title: "sends a Date header: the site's clock follows it",
    run: async ({ call }) => {
      const date = Date.parse((await call("getStatus")).headers.get("date") ?? "");
      demand(
        !Number.isNaN(date),
        "There is no Date header: encrypted bodies of devices with a wrong clock are refused.",
      );
      const minutes = Math.abs(date - Date.now()) / 60_000;
      demand(minutes < 2, `Its clock differs from this machine's by ${Math.round(minutes)} minutes.`);
    },
  },
  {
    call: "getMemberInfo",
    title: "is answered with Cache-Control: no-store, as everything behind a login",
    run: async ({ call, tokenOf }) => {
      const token = await tokenOf("player");
      if (token === undefined) throw new NotTried("No --account was given.");
      const kept = (await call("getMemberInfo", { token })).headers.get("cache-control") ?? "nothing";
      demand(kept.includes("no-store"), `What a member sees is sent with Cache-Control ${kept}: others could read it.`);
    },
  },
  {
    call: "login",
    title: "lets browsers of the site's origin call, and no others",
    run: async (visitor) => {
      const { origin } = visitor.settings;
      if (origin === undefined) throw new NotTried("No --origin was given: the site's files live on the platform.");
      const ask = (from: string) =>
        visitor.fetch("/wps/session/login", {
          method: "OPTIONS",
          headers: {
            origin: from,
            "access-control-request-method": "POST",
            "access-control-request-headers": sentHeaders.join(", "),
          },
        });
      const { headers } = await ask(origin);
      demand(headers.get("access-control-allow-origin") === origin, `Access-Control-Allow-Origin is not ${origin}.`);
      const allowed = (headers.get("access-control-allow-headers") ?? "").toLowerCase();
      const missing = sentHeaders.filter((name) => !allowed.includes(name));
      demand(missing.length === 0, `Access-Control-Allow-Headers lacks ${missing.join(", ")}.`);
      const answer = await visitor.fetch("/wps/captcha", { headers: { origin } });
      const exposed = (answer.headers.get("access-control-expose-headers") ?? "").toLowerCase();
      const hidden = readHeaders.filter((name) => !exposed.includes(name));
      demand(hidden.length === 0, `Access-Control-Expose-Headers lacks ${hidden.join(", ")}.`);
      const stranger = (await ask("https://stranger.example")).headers.get("access-control-allow-origin");
      demand(stranger !== "*" && stranger !== "https://stranger.example", "Any origin may call.");
    },
  },
];
