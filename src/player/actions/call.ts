import type { BotAction } from "#stores/SessionPort.ts";
import { createCall, unknownCall } from "#app/actions/createCall.ts";
import { refused, silent } from "#app/actions/refused.ts";
import { failureText } from "#app/failureText.ts";
import type { ActionTools } from "./ActionTools.ts";
import { untilLoggedIn } from "./untilLoggedIn.ts";

/** Calls that need a proof of work, each for its own action. */
const provedCalls: Readonly<Record<string, BotAction>> = {
  sendLoginCode: "loginCode",
  sendRegisterCode: "registerCode",
  sendForgotCode: "forgotCode",
  requestPasswordMail: "passwordMail",
};

/** Calls that phone identity takes the place of. */
const codeCalls: ReadonlySet<string> = new Set(["sendLoginCode", "sendRegisterCode"]);

/** A player's call: one that pages may make, with a proof of work where it sends a code. */
export const call = createCall<ActionTools>({
  async before(name, scope, tools) {
    const rules = await import("./isForPages.ts").catch(() => undefined);
    // Without a network its rules cannot be fetched either: the call failed as it would have.
    if (!rules) return { failure: { kind: "network", code: "network", message: "", details: {} } };
    if (!rules.isForPages(name)) return { outcome: refused(unknownCall, scope, tools) };
    // The code of a phone identity is another's to send, and a person is proved to that one.
    if (codeCalls.has(name) && tools.identity.isPhoneOn()) {
      const flow = await tools.identity.load();
      return { outcome: flow ? await flow.sendCode(scope, tools) : { ok: false, code: "network" } };
    }
    const botAction = provedCalls[name];
    const solved = botAction ? await tools.botCheck.solve(botAction) : undefined;
    if (solved?.ok === false) return { outcome: refused(solved.failure, scope, tools) };
    return solved ? { extra: { botCheck: solved.value } } : {};
  },
  /** What needs a login waits for it, with all that was typed, and is done once then. */
  async mayRepeat({ kind }, tools) {
    return kind === "unauthorized" && (await untilLoggedIn(tools));
  },
  async succeeded(name, value, { stores }) {
    const unread = (value as { unread?: unknown } | null)?.unread;
    if (typeof unread === "number") stores.messages.set(unread);
    // What may have moved money is seen in the balance, wherever it is shown; nobody waits for it.
    const rules = await import("./isForPages.ts").catch(() => undefined);
    if (rules?.hasOneEffect(name)) void stores.balance.load();
    if (rules?.changesMember(name)) void stores.session.loadMember();
  },
  /** A code that was refused: a warning with the platform's words (access specification, section 8). */
  async otherwise(failure, action, { stores }) {
    if (!provedCalls[action.call]?.endsWith("Code") || failure.kind !== "refused") return undefined;
    const say = (key: string) => () => stores.texts.texts.translate(key);
    await stores.ui.questions.ask({
      title: say("session.code.title"),
      body: failure.message === "" ? () => failureText(failure, stores.texts) : failure.message,
      submit: say("session.submit"),
      cancel: null,
      danger: false,
    });
    return silent;
  },
});
