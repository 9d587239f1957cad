import { describe, expect, it } from "vitest";
import { checkField, checkForm } from "#compile/forms/check.ts";
import { cleanValues } from "#compile/forms/cleanValues.ts";
import { compileFlags } from "#compile/flags.ts";
import { compileRegistration } from "#compile/forms/registration.ts";
import type { RegistrationTab } from "#compile/forms/RegistrationInput.ts";
import type { Rule } from "#contracts/config.ts";
import { layerScope } from "#engine/index.ts";
import { FormModel } from "#forms/FormModel.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { aPlatform, freshAddress, goodPassword } from "#tests/support/aPlatform.ts";
import { aSite } from "#tests/support/aSite.ts";
import { fakePlayer } from "#tests/support/fakePlayer.ts";

enforceActions();
const platform = await aPlatform();

const own = (over: Partial<Rule> = {}): Rule => ({
  enabled: true,
  required: true,
  minLength: 1,
  maxLength: 40,
  acceptedPattern: "*",
  patternId: 0,
  ...over,
});

/** Fields of a brand's own: names that every object inherits, that the call uses itself, in other scripts, very long. */
const fields: Record<string, { rule: Rule; value: string }> = {
  favouriteTeam: { rule: own(), value: "Otters" },
  ["constructor"]: { rule: own(), value: "a builder" },
  ["toString"]: { rule: own(), value: "text" },
  ["hasOwnProperty"]: { rule: own(), value: "mine" },
  ["valueOf"]: { rule: own(), value: "much" },
  prototype: { rule: own(), value: "first" },
  domain: { rule: own(), value: "of interest" },
  login: { rule: own(), value: "yes" },
  extra: { rule: own(), value: "large" },
  botCheck: { rule: own(), value: "human" },
  captchaId: { rule: own(), value: "7" },
  jti: { rule: own(), value: "j" },
  iat: { rule: own(), value: "1" },
  លេខសមាជិក: { rule: own(), value: "៧" },
  "home-town.name": { rule: own(), value: "Kep" },
  [`a${"b".repeat(63)}`]: { rule: own(), value: "long" },
  birthday: { rule: own({ widget: "date", patternId: 10, acceptedPattern: "" }), value: "1990-02-28" },
  shoeSize: { rule: own({ widget: "number", patternId: 6, acceptedPattern: "" }), value: "42" },
  about: { rule: own({ widget: "textarea" }), value: "two\nlines" },
  level: {
    rule: own({
      widget: "select",
      // A platform may offer numbers; a call carries texts.
      options: [1, 2].map((value) => ({ value: value as never, label: "of a level" })),
    }),
    value: "2",
  },
};

const rulesOf = () => Object.fromEntries(Object.entries(fields).map(([name, { rule }]) => [name, rule]));

/** Asks for the code of a number; it is read where the platform sends it from. */
async function askForCode(countryDialingCode: string, mobileNo: string): Promise<string> {
  const botCheck = await platform.solve("registerCode");
  await platform.call("POST", "/wps/verification/sms/register", {
    body: { mobileNo, countryDialingCode, botCheck },
    headers: { language: "EN" },
    ip: freshAddress(),
  });
  const rows = await platform.db.query<{ body: string }>(
    "SELECT body FROM outbox_message ORDER BY created_at DESC LIMIT 1",
  );
  return /\d{6}/.exec(rows[0]?.body ?? "")?.[0] ?? "";
}

/** What the browser sends when the form is submitted. */
async function sent(form: FormModel): Promise<Record<string, unknown>> {
  const player = await fakePlayer();
  const outcome = await form.submit((values) =>
    player.dispatch({ do: "register" }, layerScope(player.scope, { form: () => values }, "form")),
  );
  expect(outcome).toMatchObject({ ok: true });
  const [, { botCheck: _, ...body }] = player.port.register.mock.calls[0] ?? ["username", {} as never];
  return body;
}

/** Sends it to the platform, sealed as the browser seals it. */
async function put(tab: RegistrationTab, body: Record<string, unknown>): Promise<{ success: boolean }> {
  // The host that the test calls; the page of the form stood elsewhere.
  const clear = { ...body, domain: "localhost", botCheck: await platform.solve("register") };
  const { username: _, ...mobile } = clear as Record<string, unknown>;
  const answer = await platform.call("PUT", `/wps/member/register${tab === "mobile" ? "/mobile" : ""}`, {
    body: await platform.encrypt(tab === "mobile" ? mobile : clear),
    headers: { "idempotency-key": crypto.randomUUID() },
    ip: freshAddress(),
  });
  return answer.json();
}

describe.each(["username", "mobile"] as const)(
  "fields of the brand's own, registering by %s",
  (tab: RegistrationTab) => {
    const account = tab === "mobile" ? "85512345699" : "ownfields1";
    const usual: Record<string, string> =
      tab === "mobile"
        ? { countryDialingCode: "855", mobileNum: "12345699", password: goodPassword, confirmPassword: goodPassword }
        : { username: account, password: goodPassword, confirmPassword: goodPassword };

    it("are drawn, judged, sent and stored, whatever they are called", async () => {
      const site = aSite(rulesOf());
      platform.liveSite.change(site);
      const compiled = compileRegistration({
        rules: site.rules.register,
        flags: compileFlags(site.flags),
        tab,
      });
      if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
      const form = new FormModel({ descriptor: compiled.form, checks: { checkField, checkForm, cleanValues } });

      // Nothing is filled in at first, not even what every object inherits; and each field says that it must be.
      expect(form.check()).toBe(false);
      for (const name of Object.keys(fields)) {
        expect(form.field(name).value, name).toBeUndefined();
        expect(form.field(name).error, name).toMatchObject({ reason: "required" });
      }
      for (const [name, { value }] of Object.entries(fields)) form.field(name).change(value);
      for (const [name, value] of Object.entries(usual)) form.field(name).change(value);
      if (tab === "mobile") {
        form.field("verificationCode").change(await askForCode("855", "12345699"));
      }
      for (const field of compiled.form.fields)
        expect([field.name, form.checkOne(field.name)]).toEqual([field.name, true]);

      const body = await sent(form);
      expect(Object.keys((body["extra"] ?? {}) as object).toSorted()).toEqual(Object.keys(fields).toSorted());
      const answer = await put(tab, body);
      expect(answer, JSON.stringify(answer)).toMatchObject({ success: true });
      const rows = await platform.owner.query<{ profile: object }>("SELECT profile FROM member WHERE account = $1", [
        account,
      ]);
      const kept = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
      expect(rows[0]?.profile).toEqual(kept);
    });
  },
);

it("keep a secret that the brand asks for as a hash only, and show its owner the rest with the middle hidden", async () => {
  platform.liveSite.change(aSite({ safeWord: own({ widget: "password", maxLength: 20 }), team: own(), line: own() }));
  const extra = { safeWord: "open sesame", team: "Otters of Kep" };
  const registered = await platform.register("secrets1", { extra, line: "a-line" });
  expect(registered).toMatchObject({ success: true });
  const info = await platform.call("GET", "/wps/member/info", { token: registered.token });
  expect(info.json().value.extra).toEqual({ team: "Ot•••ep" });
  const rows = await platform.owner.query<{ profile: object }>("SELECT profile FROM member WHERE account = 'secrets1'");
  expect(rows[0]?.profile).toMatchObject({ safeWord: expect.stringMatching(/^\$argon2id/) });
});
