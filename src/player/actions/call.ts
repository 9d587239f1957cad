import type { Text } from "#contracts/config.ts";
import {
  doActions,
  documentOf,
  layerScope,
  resolveParameter,
  resolveText,
  type Outcome,
  type Scope,
} from "#engine/index.ts";
import { isRecord } from "#json/isRecord.ts";
import type { CallFailure, FailureKind } from "#stores/Answer.ts";
import type { BotAction } from "#stores/SessionPort.ts";
import { failureText } from "#app/failureText.ts";
import { refused, silent } from "./refused.ts";
import type { ActionOf, ActionTools, Verb } from "./ActionTools.ts";

/** Calls that send a code; each needs a proof of work for its own action. */
const codeCalls: Readonly<Record<string, BotAction>> = {
  sendLoginCode: "loginCode",
  sendRegisterCode: "registerCode",
};

/**
 * Calls the platform: covers the page meanwhile where the action says so, says when it went well, loads again what has changed,
 * and goes on. The answer is `/answer` to what follows. What the action says of a failure is done instead of a message, with
 * `/failure` in its scope; the outcome is a failure all the same.
 */
export const call: Verb<"call"> = async (action, scope, tools) => {
  const { data, ui, messages } = tools.stores;
  const rules = await import("./isForPages.ts").catch(() => undefined);
  // Without a network its rules cannot be fetched either: the call failed as it would have.
  if (!rules) return afterFailure({ kind: "network", code: "network", message: "", details: {} }, action, scope, tools);
  if (!rules.isForPages(action.call)) {
    return refused({ kind: "malformed", code: "unknown_call", message: "", details: {} }, scope, tools);
  }
  const botAction = codeCalls[action.call];
  const solved = botAction ? await tools.botCheck.solve(botAction) : undefined;
  if (solved?.ok === false) return refused(solved.failure, scope, tools);
  const written = resolveParameter(action.params, scope);
  const params = { ...(isRecord(written) ? written : {}), ...(solved ? { botCheck: solved.value } : {}) };
  const uncover = action.busy === "page" ? ui.cover() : undefined;
  const answer = await data.load(action.call, params).finally(uncover);
  if (!answer.ok) return await afterFailure(answer.failure, action, scope, tools);
  const unread = (answer.value as { unread?: unknown } | null)?.unread;
  if (typeof unread === "number") messages.set(unread);
  if (action.success !== undefined) ui.addToast(textOf(action.success, scope, tools), "positive");
  if (action.refresh) void data.reload(action.refresh, documentOf(scope));
  const inside = layerScope(scope, { answer: () => answer.value }, "answer");
  const outcome = await doActions(action.then, (next) => tools.dispatch(next, inside));
  return outcome.ok ? { ok: true, value: answer.value } : outcome;
};

/** Kinds of failures after which nobody knows more than before: there was no answer, or none that says anything. */
const unanswered: ReadonlySet<FailureKind> = new Set(["network", "timeout", "fault", "throttled", "unreadable"]);

async function afterFailure(
  failure: CallFailure,
  action: ActionOf<"call">,
  scope: Scope,
  tools: ActionTools,
): Promise<Outcome> {
  const { failed, refused: byCode = {} } = action;
  const said = Object.hasOwn(byCode, failure.code) ? byCode[failure.code] : undefined;
  const instead = said ?? (unanswered.has(failure.kind) ? failed : undefined);
  if (instead !== undefined) {
    const known = { code: failure.code, message: failureText(failure, tools.stores.texts) };
    const inside = layerScope(scope, { failure: () => known }, "failure");
    const outcome = await doActions(instead, (next) => tools.dispatch(next, inside));
    return outcome.ok ? silent : outcome;
  }
  if (codeCalls[action.call] && failure.kind === "refused") return await warnOfCode(failure, tools);
  return refused(failure, scope, tools);
}

/** A code that was refused: a warning with the platform's words (access specification, section 8). */
async function warnOfCode(failure: CallFailure, { stores }: ActionTools): Promise<Outcome> {
  const { translate } = stores.texts.texts;
  await stores.ui.ask({
    title: translate("session.code.title"),
    body: failure.message === "" ? failureText(failure, stores.texts) : failure.message,
    submit: translate("session.submit"),
    cancel: null,
    danger: false,
  });
  return silent;
}

/** A text of an action, in the visitor's language. */
export function textOf(text: Text, scope: Scope, { stores }: ActionTools): string {
  const { texts } = stores.texts;
  return resolveText(text, scope, {
    translate: texts.translate,
    format: (value, format = "text", currency) => texts.format(value, format, currency),
  });
}
