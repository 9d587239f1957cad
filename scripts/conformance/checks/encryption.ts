import type { Check } from "../Check.ts";
import { demand } from "../demand.ts";
import type { Visitor } from "../createVisitor.ts";
import type { PublicJwk } from "../createSealer.ts";

/** A login that cannot succeed: what matters is whether its body is read. */
async function aLogin({ solve }: Visitor): Promise<Record<string, unknown>> {
  return {
    username: "nobody.of.that.name",
    password: "not-a-password",
    type: "username",
    botCheck: await solve("login"),
  };
}

/** Sends a sealed login whose claims are wrong; it must be answered 400. */
function refuses(title: string, claims: () => Record<string, unknown>): Check {
  return {
    call: "login",
    title,
    run: async (visitor) => {
      const payload = await visitor.seal("login", await aLogin(visitor), claims());
      const reply = await visitor.call("login", { body: { payload } });
      demand(reply.status === 400, `It is answered ${reply.status}, not 400: the body was read.`);
    },
  };
}

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Encrypted bodies (decisions, "Contract"), tried at the login. */
export const encryptionChecks: readonly Check[] = [
  {
    call: "getJwks",
    title: "tells public keys for ECDH-ES, and no private part",
    run: async ({ call }) => {
      const { keys } = (await call("getJwks")).value as { keys: PublicJwk[] };
      demand(keys.length > 0, "There is no key.");
      demand(!keys.some((key) => key.d !== undefined), "A key has its private part d: make new keys now.");
      demand(new Set(keys.map(({ kid }) => kid)).size === keys.length, "Two keys have one kid.");
    },
  },
  {
    call: "login",
    title: "reads a sealed body, and refuses an unknown account with 200 and success false",
    run: async (visitor) => {
      const reply = await visitor.call("login", { clear: await aLogin(visitor) });
      demand(reply.status === 200 && !reply.success, `It is answered ${reply.status} ${reply.code}.`);
    },
  },
  {
    call: "login",
    title: "answers 400 to a body in the clear",
    run: async (visitor) => {
      const reply = await visitor.call("login", { body: await aLogin(visitor) });
      demand(reply.status === 400, `It is answered ${reply.status}, not 400: passwords would travel unsealed.`);
    },
  },
  {
    call: "login",
    title: "answers 400 to what cannot be opened",
    run: async ({ call }) => {
      for (const payload of ["a.b.c.d.e".padStart(24, "x"), "not a jwe", "x".repeat(66_000)]) {
        const { status } = await call("login", { body: { payload } });
        demand(status === 400 || status === 413, `A payload of ${payload.length} characters is answered ${status}.`);
      }
    },
  },
  {
    call: "login",
    title: "reads a body once: the same again is answered 400",
    run: async (visitor) => {
      const payload = await visitor.seal("login", await aLogin(visitor));
      const first = await visitor.call("login", { body: { payload } });
      demand(first.status === 200, `The first send is answered ${first.status}.`);
      const second = await visitor.call("login", { body: { payload } });
      demand(second.status === 400, `The second send is answered ${second.status}, not 400.`);
    },
  },
  refuses("answers 400 to a body that is older than two minutes", () => ({ iat: nowSeconds() - 400 })),
  refuses("answers 400 to a body from the future", () => ({ iat: nowSeconds() + 400 })),
  refuses("answers 400 to a body that was made for another call", () => ({ htu: "/wps/member/password" })),
  refuses("answers 400 to a body that was made for another method", () => ({ htm: "PUT" })),
  refuses("answers 400 to a body that was made for another platform", () => ({ aud: "https://elsewhere.example" })),
  refuses("answers 400 to a body without a jti", () => ({ jti: undefined })),
  refuses("answers 400 to a body that names no method", () => ({ htm: undefined })),
  refuses("answers 400 to a body that names no path", () => ({ htu: undefined })),
  refuses("answers 400 to a body that names no platform", () => ({ aud: undefined })),
];
