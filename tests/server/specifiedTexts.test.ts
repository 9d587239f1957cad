import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { TimeLimitError } from "#api/sendHttp.ts";
import { checkForm } from "#compile/forms/check.ts";
import { compileRegistration } from "#compile/forms/registration.ts";
import { fieldErrorText } from "#compile/patterns/patternMessage.ts";
import { createRandom } from "#compile/createRandom.ts";
import { insertContent } from "#server/db/seed/insertContent.ts";
import { insertDepositChannels } from "#server/db/seed/insertDepositChannels.ts";
import { failure } from "#stores/failure.ts";
import { aConsole } from "#tests/support/aConsole.ts";
import { freshAddress, goodPassword } from "#tests/support/aPlatform.ts";
import { siteWith } from "#tests/support/aRecovery.ts";
import { aTranslate } from "#tests/support/aTranslate.ts";
import { aMember as aMemberInfo } from "#tests/support/aMember.ts";
import { fakePlayer } from "#tests/support/fakePlayer.ts";
import {
  failed,
  inForm,
  inLogin,
  onPage,
  sentOver,
  warning,
  words,
  type Player,
  type Sight,
} from "#tests/support/sights.ts";
import { good } from "#tests/support/fakeSession.ts";

const platform = await aConsole();
const { call, clock, encrypt, liveSite, login, owner, register } = platform;
const complete = ["EN", "KM", "AR", "CN", "VI", "JA", "TH", "TY", "MY"];
const typed = { username: "player01", password: "Secret#12" };
const send = async (method: "POST" | "PUT", url: string, body: object, token?: string) =>
  call(method, url, {
    body,
    ip: freshAddress(),
    headers: { "idempotency-key": randomUUID() },
    ...(token !== undefined && { token }),
  });
const refusedLogin = async (account: string, over = {}) =>
  failed((await login(account, goodPassword, over, { ip: freshAddress() })).response);
let people = 0;
/** A new member, changed by hand. */
async function aMember(change = "type = 0") {
  const account = `person${(people += 1)}`;
  await register(account);
  const { token } = await login(account, goodPassword, {}, { ip: freshAddress() });
  await owner.query(`UPDATE member SET ${change} WHERE account = $1`, [account]);
  return { account, token };
}

/**
 * Every text of the error catalogues (access specification, section 8; games specification, section 8) that no other requirement
 * has: its key, the place where it is to be seen, and the situation that shows it. Situations are real ones: the platform's own
 * answers, or the client's over a network that fails.
 */
const situations: [
  text: string,
  key: string,
  where: Sight[0],
  happen: () => Promise<(player: Player) => Promise<Sight>>,
][] = [
  [
    "wrong account or password",
    "error.wrong_account_or_password",
    "form",
    async () => inLogin(await refusedLogin("nobody-here")),
  ],
  [
    "username or email does not exist",
    "error.member_unknown",
    "form",
    // Our own platform does not tell, so that nobody can ask who has an account; one that does is understood.
    async () => inForm("requestPasswordMail", failure("refused", "member_unknown", { message: "x" })),
  ],
  [
    "account, password or email format incorrect",
    "error.form_invalid",
    "form",
    async () => {
      const body = {
        registerMethod: "WEB",
        login: true,
        username: "1",
        password: "x",
        confirmPassword: "x",
        email: "no",
      };
      const botCheck = await platform.solve("register");
      const url = "/wps/member/register";
      return inForm(
        "listPasskeys",
        failed(await send("PUT", url, await encrypt({ ...body, botCheck }, {}, `PUT ${url}`))),
      );
    },
  ],
  [
    "confirmation password incorrect",
    "form.mismatch",
    "field",
    async () =>
      async ({ stores }) => {
        const { rules, flags } = { rules: liveSite.current().site.rules.register, flags: new Set(["DIRECTREG3"]) };
        const compiled = compileRegistration({ rules, flags, tab: "username" });
        if (!compiled.ok) throw new Error("no form");
        const errors = checkForm(compiled.form, { password: "Sesame#2026", confirmPassword: "Sesame#2027" });
        const { translate } = stores.texts.texts;
        return ["field", errors["confirmPassword"] && fieldErrorText(errors["confirmPassword"], translate)];
      },
  ],
  [
    "network failure, retry; network link abnormal, please try again",
    "error.network",
    "form",
    async () => inForm("sendFeedback", await sentOver(new TypeError("Failed to fetch"))),
  ],
  [
    "page timeout (check the network or contact service); page took long to load",
    "error.timeout",
    "form",
    async () => inForm("sendFeedback", await sentOver(new TimeLimitError("late"))),
  ],
  [
    "invalid URL",
    "error.bad_address",
    "form",
    async () => async (player) => {
      const outcome = await player.dispatch({ do: "openLink", href: "data:text/html,a" }, player.formScope({}));
      expect(player.opened).toEqual([]);
      return ["form", player.stores.texts.texts.translate(`error.${words(outcome)}`)];
    },
  ],
  [
    "domain check failed",
    "error.domain_check_failed",
    "form",
    async () => {
      const found = failed(await call("GET", "/wps/agent/affiliate?code=DEMO2026&domain=evil.example"));
      return async (player) => {
        player.answer.mockReturnValueOnce({ ok: false, failure: found });
        const scope = player.formScope({ ...typed, affiliateCode: "DEMO2026" });
        return ["form", words(await player.dispatch({ do: "register" }, scope))];
      };
    },
  ],
  [
    "invitation code check fails",
    "invitation_code_error",
    "warning",
    async () => {
      const found = failed(await call("GET", "/wps/agent/affiliate?code=NOBODYS&domain=localhost"));
      return (player) => {
        player.answer.mockReturnValueOnce({ ok: false, failure: found });
        return warning(player, player.dispatch({ do: "register" }, player.formScope({ ...typed, affiliateCode: "X" })));
      };
    },
  ],
  [
    "non-members cannot log in",
    "error.non_member",
    "form",
    async () => inLogin(await refusedLogin((await aMember("type = 90")).account)),
  ],
  [
    "non-agents cannot log in",
    "error.non_agent",
    "form",
    async () => inLogin(await refusedLogin((await aMember()).account, { agentSide: true })),
  ],
  [
    "please contact your agent",
    "error.contact_agent",
    "form",
    async () => {
      const { account } = await aMember();
      const publisher = await platform.operator("publisher");
      await publisher.call("PUT", "/switches/members", { account, isLocked: true });
      return inLogin(await refusedLogin(account));
    },
  ],
  [
    "access restricted by location or IP",
    "error.region_blocked",
    "form",
    async () => {
      const publisher = await platform.operator("publisher");
      const blocked = [{ address: "203.0.113.0/24" }];
      await publisher.call("PUT", "/switches/regions", { expected: 0, mode: "everywhere", blocked });
      return inLogin(failed(await call("GET", "/wps/board/winners", { ip: "203.0.113.9" })));
    },
  ],
  [
    "system maintenance",
    "error.maintenance",
    "form",
    async () => {
      const publisher = await platform.operator("publisher");
      await publisher.call("PUT", "/switches/maintenance", { expected: 0, mode: "closed" });
      const answer = await call("GET", "/wps/board/winners");
      await publisher.call("PUT", "/switches/maintenance", { expected: 1, mode: "open" });
      return inLogin(failed(answer));
    },
  ],
  [
    "game under maintenance, try other games",
    "error.game_maintenance",
    "page",
    async () => {
      await insertContent(owner, [], createRandom(7), clock.now());
      const publisher = await platform.operator("publisher");
      const vendor = { vassalage: "COPPER", gameType: "RNG", status: "maintenance", hours: 2 };
      expect((await publisher.call("PUT", "/switches/vendors", vendor)).status).toBe(200);
      const [game] = (await call("GET", "/wps/game/list?vassalage=COPPER")).json<{
        value: { games: { gameCode: string }[] };
      }>().value.games;
      const { token } = await aMember();
      return onPage(
        failed(await call("GET", `/wps/game/launch?vassalage=COPPER&gameCode=${game?.gameCode}`, { token })),
      );
    },
  ],
  [
    "please complete verification first",
    "error.verification_needed",
    "form",
    async () => {
      const { token } = await aMember("mobile_verified_at = NULL");
      await insertDepositChannels(owner, clock.now());
      liveSite.change(siteWith("VERIFYFIRST3"));
      const [channel] = (await call("GET", "/wps/deposit/channels", { token })).json<{
        value: { id: string }[];
      }>().value;
      const refused = await send("POST", "/wps/deposit", { channel: channel?.id, amount: 10_000, values: {} }, token);
      return inForm("createDeposit", failed(refused));
    },
  ],
  [
    "please log in to the user account; no token: the login popup",
    "error.not_logged_in",
    "login",
    async () => {
      const found = failed(await call("GET", "/wps/member/info"));
      return async (player) => {
        player.answer.mockReturnValueOnce({ ok: false, failure: found });
        const acting = player.dispatch({ do: "call", call: "listMessages" }, player.scope);
        await expect.poll(() => player.stores.ui.dialog?.name).toBe("login");
        player.stores.ui.closeDialog("login");
        await acting;
        return ["login", player.stores.texts.texts.translate(`error.${found.code}`)];
      };
    },
  ],
  [
    "please enter correct information",
    "error.malformed_request",
    "form",
    async () => inForm("sendFeedback", failed(await send("PUT", "/wps/feedback", { content: "short" }))),
  ],
  [
    "agent (trial) account acting: need a real account",
    "in_need_true_account",
    "realAccount",
    async () => async (player) => {
      player.port.getMemberInfo.mockResolvedValueOnce(good(aMemberInfo({ type: 4 })));
      await player.dispatch({ do: "freePlay" }, player.scope);
      await player.dispatch({ do: "requireLogin", then: [] }, player.scope);
      return [
        player.stores.ui.dialog?.name as "realAccount",
        player.stores.texts.texts.translate("in_need_true_account"),
      ];
    },
  ],
  ["unknown error", "error.unknown", "form", async () => inForm("sendFeedback", failure("refused", "E-17"))],
];

describe("[ERR-03] texts of the error catalogues", () => {
  const shown = new Map<string, (player: Player) => Promise<Sight>>();
  beforeAll(async () => {
    for (const [text, , , happen] of situations) shown.set(text, await happen());
  });

  it.each(situations)("%s (%s) is seen in its situation, in every complete language", async (text, key, where) => {
    const english = aTranslate()(key);
    expect(english).not.toBe(key);
    for (const language of complete) {
      const player = await fakePlayer("/index", { language });
      const seen = await shown.get(text)?.(player);
      expect([language, seen]).toEqual([language, [where, aTranslate(language)(key)]]);
      expect([language, seen?.[1] === english]).toEqual([language, language === "EN"]);
    }
  });

  it("are different words for different things", () => {
    for (const language of complete) {
      const said = situations.map(([, key]) => aTranslate(language)(key));
      expect([language, new Set(said).size]).toEqual([language, said.length]);
    }
  });
});
