import type { FastifyInstance } from "fastify";
import { checkField } from "#compile/forms/check.ts";
import { compileRule } from "#compile/forms/compileRule.ts";
import type { Site } from "#contracts/config.ts";
import type { Deps } from "#server/Deps.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { mailAddress } from "#server/features/member/demandMailAddress.ts";
import { findMember } from "#server/features/member/findMember.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { linkMinutes } from "./createResets.ts";
import { mayRecover } from "./mayRecover.ts";
import type { RecoveryParts } from "./RecoveryParts.ts";
import { takeMailPlace } from "./takeMailPlace.ts";

const formType = "application/x-www-form-urlencoded";
const account = compileRule({
  enabled: true,
  required: true,
  minLength: 0,
  maxLength: 128,
  acceptedPattern: "*",
  patternId: 0,
});

/**
 * Serves the mail with a link to set a new password. `demandOffer` throws where the site does not offer it. Whether or not there is
 * such an account with this address, the answer, its time and the work behind it are the same (S-33).
 */
export async function registerPasswordMail(
  app: FastifyInstance,
  { clock, config, db }: Deps,
  { botCheck, letters, outbox, resets, throttle }: RecoveryParts,
  demandOffer: () => Site,
): Promise<void> {
  // A room of its own: no other call takes a form, which another site could send.
  await app.register(async (room) => {
    room.removeContentTypeParser("application/json");
    room.addContentTypeParser(formType, { parseAs: "string" }, (_request, body, done) => done(null, readForm(body)));
    operation(room, "requestPasswordMail", async ({ body, request }) => {
      const { brand } = demandOffer();
      const [username, email] = [body.username.trim(), body.email.trim()];
      demandValues({ username, email });
      await botCheck.demand(body.botCheck, "passwordMail");
      await takeMailPlace(throttle, { account: username, email, request });
      const member = await findMember(db, { account: username });
      const isTheirs = mayRecover(member) && member.email !== "" && isSame(member.email, email);
      const language = languageOf(request, brand.settings.defaultLanguage);
      await withTransaction(db, async (tx) => {
        const token = await resets.create(tx, isTheirs ? member.id : null, request.ip);
        // Behind the number sign: a browser sends it to nobody, so no log and no referrer holds it.
        const link = `${config.publicOrigin}/resetPassword#token=${token}`;
        const written = { account: isTheirs ? member.account : username, link, minutes: linkMinutes };
        const mail = {
          ...letters.write("mail.passwordReset", language, written),
          channel: "mail",
          recipient: isTheirs ? member.email : email,
          secrets: [link, token],
          goodUntil: new Date(clock.now().getTime() + linkMinutes * 60_000),
          isForNobody: !isTheirs,
        } as const;
        await outbox.send(mail, tx);
      });
      return {};
    });
  });
}

/** A form's members; one that stands there twice is a list, which no call takes. */
function readForm(body: string | Buffer): Record<string, unknown> {
  const form = new URLSearchParams(String(body));
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => [
      name,
      form.getAll(name).length === 1 ? form.get(name) : form.getAll(name),
    ]),
  );
}

function demandValues(values: Record<"username" | "email", string>): void {
  const rules = { username: account, email: mailAddress };
  const errors = Object.entries(rules).flatMap(([name, compiled]) => {
    const error = "rule" in compiled ? checkField(compiled.rule, values[name as keyof typeof values], {}) : null;
    return error ? [[name, error] as const] : [];
  });
  if (errors.length > 0) throw invalidForm(Object.fromEntries(errors));
}

/** Addresses are compared as people write them: capitals are no difference. */
function isSame(kept: string, typed: string): boolean {
  return kept.trim().toLowerCase() === typed.toLowerCase();
}
