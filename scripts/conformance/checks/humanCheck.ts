import type { Check } from "../Check.ts";
import type { Reply } from "../createVisitor.ts";
import { demand } from "../demand.ts";

/** The human check and the captcha. */
export const humanChecks: readonly Check[] = [
  {
    call: "getBotCheck",
    title: "gives a new challenge each time, which altcha-lib 2 solves within half a minute",
    run: async ({ call, solve }) => {
      const query = { action: "login" };
      const [one, other] = [await call("getBotCheck", { query }), await call("getBotCheck", { query })];
      demand(one.text !== other.text, "Two challenges are the same: one answer would do for everybody.");
      await solve("login");
    },
  },
  {
    call: "getBotCheck",
    title: "answers 400 without an action",
    run: async ({ call }) => {
      const { status } = await call("getBotCheck");
      demand(status === 400, `It is answered ${status}, not 400.`);
    },
  },
  {
    call: "login",
    title: "looks at no password without the human check, and takes an answer once",
    run: async ({ call, solve }) => {
      const account = { username: "nobody.of.that.name", password: "not-a-password", type: "username" };
      const without = await call("login", { clear: account });
      demand(!without.success, "A login without botCheck is accepted.");
      const botCheck = await solve("login");
      const first = await call("login", { clear: { ...account, botCheck } });
      const second = await call("login", { clear: { ...account, botCheck } });
      const words = ({ code, message }: Reply) => code ?? message;
      demand(
        words(second) !== words(first),
        `An answer used before is judged like a fresh one: both end with ${words(first)}. A used one must be refused as such.`,
      );
    },
  },
  {
    call: "sendLoginCode",
    title: "sends nothing without the human check",
    run: async ({ call }) => {
      const body = { mobileNum: "5550100", countryDialingCode: "1", botCheck: "none" };
      demand(!(await call("sendLoginCode", { body })).success, "A code was sent without a solved challenge.");
    },
  },
  {
    call: "sendRegisterCode",
    title: "sends nothing without the human check",
    run: async ({ call }) => {
      const body = { mobileNo: "5550100", countryDialingCode: "1", botCheck: "none" };
      demand(!(await call("sendRegisterCode", { body })).success, "A code was sent without a solved challenge.");
    },
  },
  {
    call: "getCaptcha",
    title: "gives a PNG and its id in the header captcha-id, and another way for those who cannot see it",
    run: async ({ call }) => {
      const picture = await call("getCaptcha");
      demand(picture.success, `It refuses: ${picture.code}`);
      const bytes = Buffer.from(String(picture.value), "base64");
      demand(bytes.subarray(1, 4).toString("latin1") === "PNG", "The value is no base64 PNG.");
      demand(picture.headers.get("captcha-id"), "The header captcha-id is missing.");
      const work = await call("getCaptcha", { query: { mode: "work" } });
      demand(work.success, `mode=work is refused: ${work.code}`);
      const challenge = Buffer.from(String(work.value), "base64").toString("utf8");
      demand(challenge.includes('"keyPrefix"'), "With mode=work the value is no base64 of a challenge.");
    },
  },
];
