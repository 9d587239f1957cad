import type { Check } from "../Check.ts";
import type { Reply, Visitor } from "../createVisitor.ts";
import { demand, NotTried } from "../demand.ts";

/** Logs in with "stay signed in" and answers the cookie that came, as a browser would send it back. */
async function remember({ call, settings, solve }: Visitor): Promise<string> {
  const { player, host } = settings;
  if (!player) throw new NotTried("No --account was given.");
  const permission = (await call("getPermission", { query: { host } })).value as {
    info: { settings: { rememberMe: string } };
  };
  if (permission.info.settings.rememberMe !== "token")
    throw new NotTried("settings.rememberMe is not token: the browser keeps what is remembered.");
  const typed = { username: player.account, password: player.password, type: "username", rememberMe: true };
  const reply = await call("login", { clear: { ...typed, botCheck: await solve("login") } });
  demand(reply.success, `A login with rememberMe is refused: ${reply.code}`);
  return cookiesOf(reply);
}

function cookiesOf(reply: Reply): string {
  const cookies = reply.headers.getSetCookie();
  demand(cookies.length > 0, "No cookie is set.");
  for (const cookie of cookies) {
    demand(/;\s*httponly/i.test(cookie), "A cookie is set that scripts can read: HttpOnly is missing.");
    demand(/;\s*samesite=strict/i.test(cookie), "A cookie is sent to other sites: SameSite=Strict is missing.");
  }
  return cookies.map((cookie) => cookie.split(";")[0] ?? "").join("; ");
}

const accountIn = (reply: Reply) => (reply.value as { account: string | null }).account;

/** Remember-me by a cookie that only the platform reads; browsers of other sites are kept away from it. */
export const rememberedChecks: readonly Check[] = [
  {
    call: "getRemembered",
    title: "names the account of the cookie, and nobody without one",
    run: async (visitor) => {
      const cookie = await remember(visitor);
      const found = accountIn(await visitor.call("getRemembered", { headers: { cookie } }));
      demand(found === visitor.settings.player?.account, `It names ${found ?? "nobody"}.`);
      demand(accountIn(await visitor.call("getRemembered")) === null, "Without a cookie it names an account.");
    },
  },
  {
    call: "rememberedLogin",
    title: "logs in, and sets another cookie",
    run: async (visitor) => {
      const cookie = await remember(visitor);
      const reply = await visitor.call("rememberedLogin", { headers: { cookie } });
      demand(reply.success, `It refuses: ${reply.code}`);
      demand(cookiesOf(reply) !== cookie, "The cookie is not rotated: a copied one would work for ever.");
    },
  },
  {
    call: "rememberedLogin",
    title: "is refused from another site",
    run: async (visitor) => {
      const cookie = await remember(visitor);
      const headers = { cookie, origin: "https://stranger.example", "sec-fetch-site": "cross-site" };
      const { status } = await visitor.call("rememberedLogin", { headers });
      demand(status === 403, `A call of another site is answered ${status}, not 403.`);
    },
  },
  {
    call: "forgetRemembered",
    title: "makes the cookie worthless",
    run: async (visitor) => {
      const cookie = await remember(visitor);
      await visitor.call("forgetRemembered", { headers: { cookie } });
      const reply = await visitor.call("rememberedLogin", { headers: { cookie } });
      demand(!reply.success, "A cookie that was forgotten logs in.");
    },
  },
];
