import type { Action, Text } from "#contracts/config.ts";
import { documentOf, layerScope, resolveText, resolveValue, type Outcome, type Scope } from "#engine/index.ts";
import type { CallFailure } from "#stores/Answer.ts";
import type { BotAction } from "#stores/SessionPort.ts";
import { failureText } from "#program/failureText.ts";
import { refused, silent } from "./refused.ts";
import type { ActionTools, Verb } from "./ActionTools.ts";

/** Calls that send a code; each needs a proof of work for its own action. */
const codeCalls: Readonly<Record<string, BotAction>> = {
  sendLoginCode: "loginCode",
  sendRegisterCode: "registerCode",
};

/**
 * Calls the platform: asks first where the action says so, says when it went well, loads again what has changed, and
 * goes on. The answer is `/answer` to what follows.
 */
export const call: Verb<"call"> = async (action, scope, tools) => {
  const { data, ui, messages } = tools.stores;
  const { isForPages } = await import("./isForPages.ts");
  if (!isForPages(action.call)) {
    return refused({ kind: "malformed", code: "unknown_call", message: "", details: {} }, scope, tools);
  }
  const params: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(action.params ?? {})) params[name] = resolveValue(value, scope);
  const botAction = codeCalls[action.call];
  if (botAction) {
    const solved = await tools.botCheck.solve(botAction);
    if (!solved.ok) return refused(solved.failure, scope, tools);
    params["botCheck"] = solved.value;
  }
  const answer = await data.load(action.call, params);
  if (!answer.ok) {
    if (botAction && answer.failure.kind === "refused") return await warnOfCode(answer.failure, tools);
    return refused(answer.failure, scope, tools);
  }
  const unread = (answer.value as { unread?: unknown } | null)?.unread;
  if (typeof unread === "number") messages.set(unread);
  if (action.success !== undefined) ui.addToast(textOf(action.success, scope, tools), "positive");
  if (action.refresh) void data.reload(action.refresh, documentOf(scope));
  return await goOn(
    action.then ?? [],
    layerScope(scope, { answer: () => answer.value }, "answer"),
    tools,
    answer.value,
  );
};

async function goOn(then: readonly Action[], scope: Scope, tools: ActionTools, value: unknown): Promise<Outcome> {
  for (const action of then) {
    const outcome = await tools.dispatch(action, scope);
    if (!outcome.ok) return outcome;
  }
  return { ok: true, value };
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
