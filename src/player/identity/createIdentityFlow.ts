import { refused } from "#app/actions/refused.ts";
import type { Answer, CallFailure } from "#stores/Answer.ts";
import { failure } from "#stores/failure.ts";
import type { IdentityPort, SocialProvider } from "#stores/IdentityPort.ts";
import type { ActionTools } from "../actions/ActionTools.ts";
import { enter } from "../actions/enter.ts";
import { formText } from "../actions/formText.ts";
import type { IdentityFlow, RegistrationProofs, TypedNumber } from "./IdentityFlow.ts";

/** Wait until a code may be sent again, in minutes: 60 s on this path (access specification, section 9). */
const expiredMinutes = 1;

/** Where a refusal belongs; others are told of the whole form. */
const places: Readonly<Record<string, string>> = {
  identity_invalid_phone: "mobileNum",
  identity_missing_phone: "mobileNum",
  identity_invalid_code: "verificationCode",
  identity_missing_code: "verificationCode",
  identity_code_expired: "verificationCode",
};

/** Remembers which code went where, what it has proved already, and whom a registration is to be linked to; in memory only. */
export function createIdentityFlow(port: IdentityPort): IdentityFlow<ActionTools> {
  /** What a code that was sent to a number belongs to, by number. */
  const sent = new Map<string, string>();
  /** A code counts once; what it proved serves every try with it. */
  let proved: { number: string; code: string; token: string } | null = null;
  let linking: { provider: SocialProvider; token: string } | null = null;

  const proveNumber = async ({ verificationCode: code = "", ...typed }: TypedNumber): Promise<Answer<string>> => {
    const number = numberOf(typed);
    if (number === undefined) return atField(failure("refused", "identity_missing_phone"));
    if (code === "") return atField(failure("refused", "identity_missing_code"));
    if (proved?.number === number && proved.code === code) return { ok: true, value: proved.token };
    const sessionInfo = sent.get(number);
    if (sessionInfo === undefined) return atField(failure("refused", "identity_code_expired"));
    const answer = await port.proveCode(sessionInfo, code);
    if (!answer.ok) return atField(answer.failure);
    proved = { number, code, token: answer.value };
    return answer;
  };

  return {
    sendCode: async (scope, tools) => {
      const [mobileNum, countryDialingCode] = [formText(scope, "mobileNum"), formText(scope, "countryDialingCode")];
      const number = numberOf({ mobileNum, countryDialingCode });
      const answer = await (number === undefined
        ? atField(failure("refused", "identity_missing_phone"))
        : port.sendCode(number));
      if (!answer.ok) return refused(atField(answer.failure).failure, scope, tools);
      if (number !== undefined) sent.set(number, answer.value);
      return { ok: true, value: { expiredMinutes } };
    },

    logInByPhone: (request, tools) => {
      const { username: mobileNum, password: verificationCode, countryDialingCode, rememberMe } = request;
      return tools.stores.session.logins.loginByIdentity(async (session) => {
        const token = await proveNumber({ mobileNum, verificationCode, countryDialingCode });
        if (!token.ok) return token;
        const answer = await session.loginPhoneIdentity({ idToken: token.value, rememberMe });
        // A number that nobody has may still register with it.
        if (answer.ok || answer.failure.code === "identity_refused") proved = null;
        return answer;
      }, request);
    },

    logInElsewhere: async (provider, opened, scope, tools) => {
      const { flags, route, session, ui } = tools.stores;
      const token = await port.signIn(provider, opened);
      if (!token.ok) return refused(token.failure, scope, tools);
      return enter(scope, tools, async () => {
        const body = { provider, idToken: token.value };
        const result = await session.logins.loginByIdentity((platform) => platform.loginSocial(body));
        const isNew = !result.ok && result.failure.code === "identity_unknown" && flags.isOn("DIRECTREG3");
        if (!isNew) return result;
        linking = { provider, token: token.value };
        ui.closeDialog("login");
        route.push("/register", { identity: provider });
        return { ok: false, failure: failure("aborted", "aborted") };
      });
    },

    prove: async (typed, linked) => {
      const proofs: RegistrationProofs = {};
      if (typed) {
        const token = await proveNumber(typed);
        if (!token.ok) return token;
        Object.assign(proofs, { firebaseChannel: "sms", firebaseIdToken: token.value });
      }
      if (linked !== undefined) {
        // The page was loaded again since, and what the provider said was in memory only.
        if (linking?.provider !== linked) return { ok: false, failure: failure("refused", "identity_again") };
        proofs.socialIdToken = linking.token;
      }
      return { ok: true, value: proofs };
    },

    settle: (result) => {
      const isOver = result.ok || ["identity_refused", "identity_taken"].includes(result.failure.code);
      if (isOver) proved = linking = null;
    },
  };
}

/** The number with its country, `+` and digits; undefined where nothing was typed. */
function numberOf({ mobileNum = "", countryDialingCode = "" }: TypedNumber): string | undefined {
  const digits = mobileNum.replace(/^0+/, "");
  return digits === "" ? undefined : `+${countryDialingCode}${digits}`;
}

/** Puts a refusal to the field that it is about. */
function atField(refusal: CallFailure): { ok: false; failure: CallFailure } {
  const field = places[refusal.code];
  if (field === undefined) return { ok: false, failure: refusal };
  const fieldErrors = { [field]: { key: `error.${refusal.code}` } };
  return { ok: false, failure: { ...refusal, details: { ...refusal.details, fieldErrors } } };
}
