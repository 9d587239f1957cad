import { createHash, randomInt } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { Outbox } from "#server/features/outbox/Outbox.ts";
import type { Sessions } from "#server/features/session/createSessions.ts";
import { operation } from "#server/http/operation.ts";
import { networkOf, visitorOf } from "#server/http/visitorOf.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";
import type { Limit, Throttle } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";

const hour = 3_600;
/** What one visitor or one network may send: whoever writes by hand needs no more. */
const limits: Record<"burst" | "day" | "network", Limit> = {
  burst: { most: 3, seconds: 600 },
  day: { most: 10, seconds: 24 * hour },
  network: { most: 60, seconds: hour },
};

/** Letters and digits that are not mistaken for one another when somebody reads them out. */
const letters = "ACDEFGHJKLMNPQRTUVWXY34679";
const referenceLength = 8;

/** What the feature needs of others. */
interface FeedbackParts {
  outbox: Outbox;
  runOnce: Idempotency;
  sessions: Sessions;
  throttle: Throttle;
}

/**
 * Takes feedback of anybody and mails it to the operators (`FEEDBACK_MAIL`). Of somebody logged in the account goes along, which the
 * platform reads from the token: what a body says of itself proves nothing.
 */
export function registerFeedback(
  app: FastifyInstance,
  { config, liveSite }: Pick<Deps, "config" | "liveSite">,
  { outbox, runOnce, sessions, throttle }: FeedbackParts,
): void {
  operation(app, "sendFeedback", async ({ body, request, reply }) => {
    const { token } = request.headers;
    const session = typeof token === "string" ? await sessions.find(token) : undefined;
    const from = session ? `Account: ${session.account}` : `Visitor; reached at: ${oneLine(body.contact ?? "") || "–"}`;
    // A PUT, which a browser sends again where its answer was lost: the same words of the same person are one feedback, with one number.
    const who = session ? session.memberId : visitorOf(request);
    const key = createHash("sha256")
      .update(JSON.stringify([who, from, body]))
      .digest("base64url");
    const { value, replayed } = await runOnce(
      { scope: "sendFeedback", key, request: body, secrets: {} },
      {
        admitReplay: async () => undefined,
        prepare: () =>
          takeAll(throttle, [
            ["feedbackAddress", visitorOf(request), limits.burst],
            ["feedbackDayAddress", visitorOf(request), limits.day],
            ["feedbackNetwork", networkOf(request), limits.network],
          ]),
        work: async (tx) => {
          const reference = Array.from({ length: referenceLength }, () => letters[randomInt(letters.length)]).join("");
          const message = {
            channel: "mail",
            recipient: config.feedbackMail,
            subject: `${liveSite.current().site.brand.name}: feedback ${reference} (${body.questionType})`,
            body: `${from}\n\n${body.content}`,
            secrets: [],
          } as const;
          await outbox.send(message, tx);
          return { reference };
        },
      },
    );
    if (replayed) void reply.header("idempotent-replayed", "true");
    return value;
  });
}

/** Nothing that somebody writes in one line may look like the next one. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim();
}
