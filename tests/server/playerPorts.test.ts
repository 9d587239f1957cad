import type { AddressInfo } from "node:net";
import { describe } from "vitest";
import { createClient } from "#api/createClient.ts";
import { createEncryptor } from "#api/createEncryptor.ts";
import { createIntentKeys } from "#api/createIntentKeys.ts";
import { createCaptchaPort } from "#api/ports/createCaptchaPort.ts";
import { createSessionPort } from "#api/ports/createSessionPort.ts";
import { createSitePort } from "#api/ports/createSitePort.ts";
import type { PlayerPorts } from "../support/memoryPlatform.ts";
import { doCaptchaWork } from "#tests/support/solveCaptcha.ts";
import { aPlatform, goodPassword, type TestPlatform } from "../support/aPlatform.ts";
import { sendWithCookies } from "../support/sendWithCookies.ts";
import { fakeStorage } from "../support/fakeStorage.ts";
import { playerPortsContract } from "../support/playerPortsContract.ts";

/** The real ports of a visitor with a browser's cookies, over the network. */
function portsOf(platform: TestPlatform, origin: string): PlayerPorts {
  let token: string | null = null;
  const clock = { now: () => platform.clock.now().getTime(), observe() {}, elapsed: () => 0 };
  const client = createClient({
    platform: origin,
    clock,
    headers: ({ auth }) => ({
      language: "EN",
      merchant: "demo",
      ...(auth === "player" && token !== null ? { token } : {}),
    }),
    encryptor: () => encryptor,
    intents: createIntentKeys(fakeStorage()),
    sendHttp: sendWithCookies(origin),
  });
  const encryptor = createEncryptor({ loadKeys: () => client.call("getJwks", {}), clock, platform: origin });
  const session = createSessionPort(client, () => encryptor, "Linux");
  const keeping =
    <Args extends unknown[]>(call: (...args: Args) => ReturnType<typeof session.login>) =>
    async (...args: Args) => {
      const answer = await call(...args);
      if (answer.ok) token = answer.value.token;
      return answer;
    };
  return {
    session: {
      ...session,
      login: keeping(session.login),
      rememberedLogin: keeping(session.rememberedLogin),
      register: keeping(session.register),
      freePlay: keeping(session.freePlay),
    },
    balance: { getBalance: () => client.call("getBalance", {}) },
    messages: { getUnreadCount: () => client.call("getUnreadCount", {}) },
    captcha: createCaptchaPort(client, doCaptchaWork),
    site: createSitePort(client, origin, "localhost"),
  };
}

describe("the real platform", () => {
  let started: Promise<{ platform: TestPlatform; origin: string }> | undefined;
  let visitors = 0;
  const start = async () => {
    const platform = await aPlatform();
    await platform.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = platform.app.server.address() as AddressInfo;
    return { platform, origin: `http://127.0.0.1:${port}` };
  };
  playerPortsContract(async () => {
    started ??= start();
    const { platform, origin } = await started;
    visitors += 1;
    const account = `visitor${visitors}`;
    await platform.register(account);
    return {
      ports: portsOf(platform, origin),
      account,
      password: goodPassword,
      newcomer: { username: `newcomer${visitors}`, password: goodPassword, confirmPassword: goodPassword },
      prove: (action) => platform.solve(action),
    };
  });
});
