import type { Action, Confirm } from "#contracts/config.ts";
import { evaluateCondition, type Outcome, type Scope } from "#engine/index.ts";
import { silent } from "./refused.ts";
import { textOf } from "./textOf.ts";
import type { RuntimeTools, Verb, Verbs } from "./Verb.ts";

/** Text keys of the two answers to a confirmation that an action gives no words for. */
export interface ConfirmWords {
  confirm: string;
  cancel: string;
}

/**
 * Does any action by a program's table of verbs; never rejects. One whose condition does not hold is left out, and is no
 * failure. One that wants a confirmation is not done without it.
 */
export function createActionRuntime<Tools extends RuntimeTools>(
  verbs: Verbs<Tools>,
  given: Omit<Tools, "dispatch">,
  words: ConfirmWords,
): RuntimeTools["dispatch"] {
  const dispatch: RuntimeTools["dispatch"] = async (action, scope): Promise<Outcome> => {
    try {
      const verb = Object.hasOwn(verbs, action.do) ? (verbs[action.do] as Verb<Action["do"], Tools>) : undefined;
      if (!verb) return { ok: false, code: "unknown_action" };
      if (!evaluateCondition(action.when, scope)) return { ok: true };
      if (action.confirm && !(await isConfirmed(action.confirm, scope))) return silent;
      return await verb(action as never, scope, tools);
    } catch (error) {
      reportError(error);
      return { ok: false, code: "unknown" };
    }
  };
  const tools = { ...given, dispatch } as Tools;

  const isConfirmed = (asked: Confirm, scope: Scope) => {
    const say = (key: string) => tools.stores.texts.texts.translate(key);
    const { title, body, submit } = asked;
    return tools.stores.ui.questions.ask({
      title: () => textOf(title, scope, tools),
      body: () => (body === undefined ? "" : textOf(body, scope, tools)),
      submit: () => (submit === undefined ? say(words.confirm) : textOf(submit, scope, tools)),
      cancel: () => say(words.cancel),
      danger: asked.danger ?? false,
    });
  };
  return dispatch;
}
