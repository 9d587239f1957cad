import { compactDecrypt, exportJWK, generateKeyPair } from "jose";
import type { CustomerServicePath } from "#contracts/api.ts";
import type { Check } from "../Check.ts";
import { demand, NotTried } from "../demand.ts";

/** Customer service, feedback, and what else a page of an account asks for. */
export const serviceChecks: readonly Check[] = [
  {
    call: "getCustomerService",
    title: "encrypts each link of type 3 to the key of the call",
    run: async ({ call, tokenOf }) => {
      const token = await tokenOf("player");
      if (token === undefined) throw new NotTried("No --account was given.");
      const { publicKey, privateKey } = await generateKeyPair("ECDH-ES", { crv: "P-256" });
      const { x = "", y = "" } = await exportJWK(publicKey);
      const reply = await call("getCustomerService", { token, query: { channel: "LIVECHAT", x, y } });
      demand(reply.success, `It refuses: ${reply.code}`);
      const ways = (reply.value as CustomerServicePath[]).filter(({ type }) => type === 3);
      if (ways.length === 0) throw new NotTried("It names no way of type 3.");
      for (const { link = "" } of ways) {
        const opened = await compactDecrypt(link, privateKey).catch(() => undefined);
        demand(opened !== undefined, "A link of type 3 cannot be opened with the key of the call.");
        const { url } = JSON.parse(new TextDecoder().decode(opened.plaintext)) as { url?: unknown };
        demand(
          typeof url === "string" && url.startsWith("https://"),
          "An encrypted link holds no https address in url.",
        );
      }
    },
  },
  {
    call: "getDomainRoute",
    title: "names the merchant of the host that it is asked for",
    run: async ({ call }) => {
      const reply = await call("getDomainRoute", { query: { host: "LocalHost:8080" } });
      demand((reply.value as { host: string }).host === "localhost", "It does not name the host without its port.");
    },
  },
  {
    call: "sendFeedback",
    title: "answers 400 to feedback about nothing it knows",
    run: async ({ call }) => {
      const { status } = await call("sendFeedback", { body: { questionType: "weather", content: "A long sentence." } });
      demand(status === 400, `It is answered ${status}, not 400.`);
    },
  },
  {
    call: "sendMeasures",
    title: "takes what a visit did, or says that nothing is measured",
    run: async ({ call }) => {
      const visit = crypto.randomUUID();
      const at = (page: string) => ({ body: { visit, events: [{ name: "page_view", page, agoMs: 0 }] } });
      const reply = await call("sendMeasures", at("index"));
      if (reply.status === 404) return;
      demand(reply.success, `It refuses: ${reply.code}`);
    },
  },
  {
    call: "reportPaint",
    title: "takes that a page has drawn a revision, and passes over one that is not live",
    run: async ({ call }) => {
      const reply = await call("reportPaint", { body: { seq: 2_147_483_647, agoMs: 0 } });
      demand(reply.success, `It refuses: ${reply.code}`);
    },
  },
];
