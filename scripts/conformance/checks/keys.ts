import type { Check } from "../Check.ts";
import type { Reply } from "../createVisitor.ts";
import { demand, NotTried } from "../demand.ts";

const ticket = "never.handed-out-by-anybody-and-long-enough";
const bytes = "AAAA";

/** Codes of platforms without passkeys or second factors. */
function demandOffered({ code, status }: Reply, flag: string): void {
  if (code === "feature_off" || status === 404) throw new NotTried(`Your flags do not offer it (${flag}).`);
}

/** Passkeys and the second step of a login. */
export const keysChecks: readonly Check[] = [
  {
    call: "startPasskeyLogin",
    title: "asks for another challenge each time, and for a check of who holds the device",
    run: async ({ call }) => {
      const replies = [await call("startPasskeyLogin"), await call("startPasskeyLogin")];
      demandOffered(replies[0] as Reply, "PASSKEY3");
      const asked = replies.map(({ value }) => value as { options: { challenge: string; userVerification: string } });
      const [one, other] = asked.map(({ options }) => options);
      demand(
        one?.challenge !== other?.challenge,
        "A challenge is used twice: a proof that was seen could be sent again.",
      );
      demand(one?.userVerification === "required", "Whoever finds an open device could log in with it.");
    },
  },
  {
    call: "passkeyLogin",
    title: "refuses a ticket that was never handed out",
    run: async ({ call }) => {
      const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes };
      const credential = { id: bytes, rawId: bytes, type: "public-key", response };
      const reply = await call("passkeyLogin", { body: { ticket, credential } });
      demandOffered(reply, "PASSKEY3");
      demand(!reply.success, "Whoever makes up a passkey is logged in.");
    },
  },
  {
    call: "loginSecondFactor",
    title: "refuses a ticket that was never handed out",
    run: async ({ call }) => {
      const reply = await call("loginSecondFactor", { clear: { ticket, code: "000000" } });
      demandOffered(reply, "TWOFACTOR3");
      demand(!reply.success, "The second step lets in who has not done the first.");
    },
  },
];
