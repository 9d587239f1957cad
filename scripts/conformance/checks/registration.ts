import { randomUUID } from "node:crypto";
import type { Check } from "../Check.ts";
import { demand, NotTried } from "../demand.ts";
import { demandFieldError } from "../demandFieldError.ts";
import { anApplicant } from "../anApplicant.ts";
import type { Visitor } from "../createVisitor.ts";

const notAllowed = () => new NotTried("Would make an account: --register was not given.");

async function send(visitor: Visitor, body: Record<string, unknown>, key: string = randomUUID()) {
  const clear = { registerMethod: "WEB", login: true, botCheck: await visitor.solve("register"), ...body };
  return visitor.call("register", { clear, headers: { "idempotency-key": key } });
}

/** Registration, trial accounts, codes of affiliates. */
export const registrationChecks: readonly Check[] = [
  {
    call: "register",
    title: "refuses what breaks the rules, naming the field",
    run: async (visitor) => {
      const reply = await send(visitor, { username: "", password: "", confirmPassword: "different" });
      if (reply.code === "registration_off") throw new NotTried("Registration is closed (DIRECTREG3).");
      demand(!reply.success, "An empty registration is accepted.");
      demandFieldError(reply, "username");
    },
  },
  {
    call: "register",
    title: "answers 400 without an Idempotency-Key",
    run: async (visitor) => {
      const clear = { username: "x", password: "x", registerMethod: "WEB", login: true };
      const { status } = await visitor.call("register", { clear, headers: { "idempotency-key": "" } });
      demand(status === 400, `It is answered ${status}, not 400.`);
    },
  },
  {
    call: "register",
    title: "registers by the rules it told, once for one key, and opens a session",
    run: async (visitor) => {
      if (!visitor.settings.mayRegister) throw notAllowed();
      const applicant = await anApplicant(visitor);
      const key = randomUUID();
      const first = await send(visitor, applicant, key);
      demand(first.success, `A registration by its own rules is refused: ${first.code} ${JSON.stringify(first.value)}`);
      const again = await send(visitor, applicant, key);
      const tokens = [first, again].map(({ value }) => (value as { token?: string } | null)?.token);
      demand(
        again.success && tokens[0] === tokens[1],
        `The same key again gets another answer: ${again.status} ${again.code}`,
      );
      const other = await send(visitor, { ...applicant, username: `${String(applicant["username"])}b` }, key);
      demand(other.status === 422, `The same key for another registration is answered ${other.status}, not 422.`);
      const info = await visitor.call("getMemberInfo", { token: tokens[0] ?? "" });
      demand(info.success, "The session that the registration opened does not work.");
    },
  },
  {
    call: "registerMobile",
    title: "refuses a code that was never sent",
    run: async (visitor) => {
      const typed = {
        mobileNum: "5550100",
        countryDialingCode: "1",
        verificationCode: "000000",
        password: "Violet-Heron-58",
      };
      const fixed = { registerMethod: "WEB", login: true, botCheck: await visitor.solve("register") };
      const reply = await visitor.call("registerMobile", {
        clear: { ...typed, confirmPassword: typed.password, ...fixed },
      });
      demand(!reply.success, "A registration with a code that was never sent is accepted.");
    },
  },
  {
    call: "loginFreePlay",
    title: "opens a trial account of type 4, or says that there is none",
    run: async (visitor) => {
      if (!visitor.settings.mayRegister) throw notAllowed();
      const random = await visitor.seal("loginFreePlay", { random: randomUUID() });
      const reply = await visitor.call("loginFreePlay", { body: { os: "conformance", platform: "W", random } });
      if (!reply.success) return;
      const { type } = reply.value as { type: number };
      demand(type === 4, `The trial account has type ${type}, not 4: it could play for money.`);
    },
  },
  {
    call: "checkAffiliate",
    title: "refuses a code that nobody has",
    run: async ({ call, settings }) => {
      const reply = await call("checkAffiliate", { query: { code: "no-such-code", domain: settings.host } });
      demand(!reply.success, "A code that nobody has is called good.");
    },
  },
];
