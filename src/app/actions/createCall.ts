import type { Actions } from "#contracts/config.ts";
import {
  actionsOf,
  doActions,
  evaluateCondition,
  layerScope,
  resolveParameter,
  type Outcome,
  type Scope,
} from "#engine/index.ts";
import { isRecord } from "#json/isRecord.ts";
import type { Answer, CallFailure, FailureKind } from "#stores/Answer.ts";
import { failureText } from "../failureText.ts";
import { refused, silent } from "./refused.ts";
import { changeExpected } from "./set.ts";
import { textOf } from "./textOf.ts";
import type { ActionOf, RuntimeTools, Verb } from "./Verb.ts";

/** Whether a call can be sent, and with what. */
export interface Readiness {
  extra?: Record<string, unknown>;
  outcome?: Outcome;
  failure?: CallFailure;
}

/** What a program does around the calls of its documents. */
export interface CallSteps<Tools extends RuntimeTools> {
  /** Before anything is sent: members that go along, or the outcome or failure where it is not sent at all. */
  before(name: string, scope: Scope, tools: Tools): Promise<Readiness>;
  /** Sends it; as any other call where it is left out. */
  send?(name: string, params: Record<string, unknown>, tools: Tools): Promise<Answer<unknown>>;
  /** After a failure: whether the very same call is to be made once more, for example because somebody has logged in. */
  mayRepeat?(failure: CallFailure, tools: Tools): Promise<boolean>;
  /** The call went well; what the action asks for comes afterwards. */
  succeeded(name: string, value: unknown, tools: Tools): void | Promise<void>;
  /** A failure that the program answers before the document does; undefined leaves it to the document. */
  intercept?(failure: CallFailure, action: ActionOf<"call">, scope: Scope, tools: Tools): Promise<Outcome | undefined>;
  /** A failure that the document has nothing for; undefined shows it as usual. */
  otherwise?(failure: CallFailure, action: ActionOf<"call">, tools: Tools): Promise<Outcome | undefined>;
}

/** Kinds of failures after which nobody knows more than before: there was no answer, or none that says anything. */
const unanswered: ReadonlySet<FailureKind> = new Set(["network", "timeout", "fault", "throttled", "unreadable"]);

/** A call that there is not, or that documents may not make. */
export const unknownCall: CallFailure = { kind: "malformed", code: "unknown_call", message: "", details: {} };

/**
 * Calls the platform: changes at once what is expected, covers the page meanwhile where the action says so, says when it went
 * well and offers to take it back, and goes on; what it loads again then, other tabs load again too. A failure takes back what was
 * expected; a refusal of the platform also loads again what the call would have changed: another tab may have been first. The answer is `/answer` to all of that. What the action says of a failure is done instead of a message, with
 * `/failure` in its scope; the outcome is a failure all the same.
 */
export function createCall<Tools extends RuntimeTools>(steps: CallSteps<Tools>): Verb<"call", Tools> {
  return async (action, scope, tools) => {
    const { data, ui } = tools.stores;
    const ready = await steps.before(action.call, scope, tools);
    if (ready.outcome) return ready.outcome;
    if (ready.failure) return await afterFailure(ready.failure, action, scope, tools);
    const written = resolveParameter(action.params, scope);
    const params = { ...(isRecord(written) ? written : {}), ...ready.extra };
    const takeBack = changeExpected(action.expect, scope, tools.stores.states);
    const send = () => {
      const uncover = action.busy === "page" ? ui.cover() : undefined;
      const sent = steps.send?.(action.call, params, tools) ?? data.load(action.call, params);
      return sent.finally(uncover);
    };
    let answer = await send();
    if (!answer.ok && (await steps.mayRepeat?.(answer.failure, tools))) answer = await send();
    if (!answer.ok) {
      takeBack();
      const outcome = await afterFailure(answer.failure, action, scope, tools);
      // Refused for what nobody typed, or by other figures than are shown: that is out of date, and is what it would have changed.
      const { failure } = answer;
      const { fieldErrors, isOutdated } = failure.details;
      if (failure.kind !== "refused" || (fieldErrors && !isOutdated)) return outcome;
      for (const then of actionsOf(action.then)) if (then.do === "refresh") void tools.dispatch(then, scope);
      // The form itself may be out of date, and go with its message.
      const { route } = tools.stores;
      const [{ dialogs, toasts }, { address }] = [ui, route];
      const gone = () => {
        if (ui.dialogs === dialogs && route.address === address)
          toasts.add(() => failureText(failure, tools.stores.texts), "negative");
      };
      return outcome.ok || outcome.silent ? outcome : { ...outcome, gone };
    }
    await steps.succeeded(action.call, answer.value, tools);
    const inside = layerScope(scope, { answer: () => answer.value }, "answer");
    const act = (actions: Actions | undefined) => doActions(actions, (next) => tools.dispatch(next, inside));
    const { success, undo } = action;
    const isOffered = actionsOf(undo).some(({ when }) => evaluateCondition(when, inside));
    if (success !== undefined) {
      const then = remembering(inside);
      ui.toasts.add(() => textOf(success, then, tools), "positive", isOffered ? () => act(undo) : undefined);
    }
    const outcome = await act(action.then);
    return outcome.ok ? { ok: true, value: answer.value } : outcome;
  };

  async function afterFailure(
    failure: CallFailure,
    action: ActionOf<"call">,
    scope: Scope,
    tools: Tools,
  ): Promise<Outcome> {
    const answered = await steps.intercept?.(failure, action, scope, tools);
    if (answered) return answered;
    const { failed, refused: byCode = {} } = action;
    const said = Object.hasOwn(byCode, failure.code) ? byCode[failure.code] : undefined;
    const instead = said ?? (unanswered.has(failure.kind) ? failed : undefined);
    if (instead !== undefined) {
      const known = { code: failure.code, message: failureText(failure, tools.stores.texts) };
      const inside = layerScope(scope, { failure: () => known }, "failure");
      const outcome = await doActions(instead, (next) => tools.dispatch(next, inside));
      return outcome.ok ? silent : outcome;
    }
    return (await steps.otherwise?.(failure, action, tools)) ?? refused(failure, scope, tools, action.params);
  }
}

/** The scope of this moment: what a message tells of stays as it was, in whatever language it is said later. */
function remembering(scope: Scope): Scope {
  const known = new Map<string, unknown>();
  return {
    ...scope,
    read(pointer) {
      if (!known.has(pointer)) known.set(pointer, scope.read(pointer));
      return known.get(pointer);
    },
  };
}
