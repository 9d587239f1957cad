import type { Check } from "../Check.ts";
import type { Reply, Visitor } from "../createVisitor.ts";
import { demand, NotTried } from "../demand.ts";

/** Nobody's; of this form an address is not refused for how it is written. */
const nobody = { username: "nobody.of.that.name", email: "nobody@mail.example" };
const password = "Violet-Heron-58";

function demandOffered({ code }: Reply, flag: string): void {
  if (code === "feature_off") throw new NotTried(`Your flags do not offer it (${flag}).`);
}

const askMail = ({ call }: Visitor, fields: Record<string, string>) =>
  call("requestPasswordMail", { body: new URLSearchParams(fields).toString() });

/** Setting another password when the old one was forgotten. */
export const recoveryChecks: readonly Check[] = [
  {
    call: "requestPasswordMail",
    title: "takes a form, and mails nothing without the human check",
    run: async (visitor) => {
      const without = await askMail(visitor, { ...nobody, botCheck: "none" });
      demandOffered(without, "CHNGPASSMAIL3");
      demand(!without.success, "A mail is promised without a solved challenge.");
      demand(without.status === 200, `A form is answered ${without.status}.`);
    },
  },
  {
    call: "requestPasswordMail",
    title: "says of an unknown account nothing, or that it is unknown",
    run: async (visitor) => {
      const reply = await askMail(visitor, { ...nobody, botCheck: await visitor.solve("passwordMail") });
      demandOffered(reply, "CHNGPASSMAIL3");
      const isSaid = reply.code === "member_unknown" || (reply.message ?? "") !== "";
      demand(reply.success || isSaid, "It is refused without a code or a message.");
    },
  },
  {
    call: "sendForgotCode",
    title: "sends nothing without the human check",
    run: async ({ call }) => {
      const body = { mobileNum: "5550100", countryDialingCode: "1", botCheck: "none" };
      const reply = await call("sendForgotCode", { body });
      demandOffered(reply, "CHNGPASSVERIF3");
      demand(!reply.success, "A code was sent without a solved challenge.");
    },
  },
  {
    call: "setPasswordByPhone",
    title: "refuses a code that was never sent",
    run: async ({ call }) => {
      const typed = { mobileNum: "5550100", countryDialingCode: "1", verificationCode: "000000" };
      const reply = await call("setPasswordByPhone", { clear: { ...typed, newPassword: password } });
      demandOffered(reply, "CHNGPASSVERIF3");
      demand(!reply.success, "Whoever knows a number sets the password of its account.");
    },
  },
  {
    call: "resetPassword",
    title: "refuses a token that was never sent, or is not there because its mails hold no link",
    run: async ({ call }) => {
      const reply = await call("resetPassword", { clear: { token: "A".repeat(43), newPassword: password } });
      demandOffered(reply, "CHNGPASSMAIL3");
      if (reply.status === 404) throw new NotTried("It is not there (404): your mails hold no link of the site's.");
      demand(!reply.success, "A token that was never sent sets a password.");
    },
  },
];
