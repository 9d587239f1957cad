import type { Action } from "#contracts/config.ts";
import { operations } from "#contracts/operations.ts";
import {
  documentOf,
  doActions,
  evaluateCondition,
  resolveParameter,
  resolveText,
  type Outcome,
  type Scope,
  type TextSource,
} from "#engine/index.ts";
import { isRecord } from "#json/isRecord.ts";
import { failureText } from "#app/failureText.ts";
import { readAddress } from "#stores/RouteStore.ts";
import type { ListedDraft } from "#stores/HandOverStore.ts";
import type { CallFailure } from "#stores/Answer.ts";
import type { ConsoleStores } from "../ConsoleStores.ts";
import { createLeaving } from "./createLeaving.ts";
import { createPublishing } from "./createPublishing.ts";

const silent: Outcome = { ok: false, silent: true };

/** Calls after which the operator is another one, and calls after which the draft is another one. */
const sessionCalls: readonly string[] = ["signIn", "confirmOperator"];
const draftCalls: readonly string[] = ["publish", "revert", "discardDraft", "adoptDraft"];

/** Does the actions of the console's documents; never rejects. */
export function createConsoleDispatch(stores: ConsoleStores): (action: Action, scope: Scope) => Promise<Outcome> {
  const { ui, texts, data, route, operator, draft } = stores;
  const source: TextSource = {
    translate: (key, values) => texts.texts.translate(key, values),
    format: (value, format = "text", currency) => texts.texts.format(value, format, currency),
  };
  const leaving = createLeaving(stores);
  const publishing = createPublishing(stores);

  const isConfirmed = async (action: Action, scope: Scope): Promise<boolean> => {
    if (!action.confirm) return true;
    const { title, body, submit, danger = false } = action.confirm;
    return await ui.ask({
      title: resolveText(title, scope, source),
      body: body === undefined ? "" : resolveText(body, scope, source),
      submit: submit === undefined ? source.translate("console.confirm.ok") : resolveText(submit, scope, source),
      cancel: source.translate("console.confirm.cancel"),
      danger,
    });
  };

  // Taking over a draft may need answers first, which the store keeps.
  const send = (name: string, params: Record<string, unknown>) =>
    name === "adoptDraft" ? stores.handOver.takeOver(params as unknown as ListedDraft) : data.load(name, params);

  /** Before a call: what it would lose or pass over is said. False where the operator thinks better of it. */
  const mayGo = async (name: string): Promise<boolean> => {
    if (name === "signOut") return leaving.mayLeave();
    if (name === "publish") return publishing.mayPublish();
    // What rests in the draft's delay must be with the platform before the draft is another one.
    if (draftCalls.includes(name) && name !== "discardDraft") await draft.flush();
    return true;
  };

  const call = async (action: Extract<Action, { do: "call" }>, scope: Scope): Promise<Outcome> => {
    const { call: name, params: given = {} } = action;
    if (!(await mayGo(name))) return silent;
    const params = resolveParameter(given, scope);
    const answer = await send(name, isRecord(params) ? params : {});
    // What is listed is told against the draft and what is live; a refusal may mean that the list is old.
    if (draftCalls.includes(name)) void data.reloadAll();
    if (!answer.ok || !Object.hasOwn(operations, name))
      return refused(action, answer.ok ? unknownCall : answer.failure, scope);
    if (name === "discardDraft") leaving.forgetDraft();
    if (name === "publish") publishing.done();
    if (action.success !== undefined) ui.addToast(resolveText(action.success, scope, source), "positive");
    if (name === "signOut") operator.leave();
    if (sessionCalls.includes(name)) await operator.load();
    if (draftCalls.includes(name)) await draft.load();
    if (action.refresh) void data.reload(action.refresh, documentOf(scope));
    if (name === "confirmOperator") answerPassword(true);
    const outcome = await doActions(action.then, (next) => dispatch(next, scope));
    return outcome.ok ? { ok: true, value: answer.value } : outcome;
  };

  const refused = async (
    action: Extract<Action, { do: "call" }>,
    failure: CallFailure,
    scope: Scope,
  ): Promise<Outcome> => {
    if (failure.kind === "aborted") return silent;
    // The password was given too long ago: it is asked for over the page, and then the call is made again.
    if (failure.code === "password_needed") {
      ui.openDialog("confirm");
      return (await operator.askPassword()) ? await call(action, scope) : silent;
    }
    // The session is over: signing in is asked for over the page, which stays as it is.
    if (failure.kind === "unauthorized" && operator.isOpen) return silent;
    const message = failureText(failure, texts);
    if (action.call === "publish" && (await publishing.refused(failure, message))) return silent;
    // What the gate found, or whose change was in the way, stands in the draft that comes back.
    if (failure.kind === "malformed" || failure.kind === "conflict") void draft.load();
    if (scope.read("/form") !== undefined) return { ok: false, code: failure.code, message };
    ui.addToast(message, "negative");
    return silent;
  };

  const answerPassword = (isGiven: boolean) => {
    ui.closeDialog("confirm");
    operator.answerWait(isGiven);
  };

  const dispatch = async (action: Action, scope: Scope): Promise<Outcome> => {
    try {
      if (!evaluateCondition(action.when, scope)) return { ok: true };
      if (!(await isConfirmed(action, scope))) return silent;
      switch (action.do) {
        case "navigate": {
          const { path, query } = readAddress(action.to);
          route.push(path, query);
          return { ok: true };
        }
        case "call":
          return await call(action, scope);
        case "refresh":
          await data.reload(action.data, documentOf(scope));
          return { ok: true };
        case "setLanguage":
          return (await texts.choose(action.language)) ? { ok: true } : { ok: false, code: "network" };
        case "toggleTheme":
          ui.toggleTheme();
          return { ok: true };
        case "closeDialog":
          // Out of the sign-in over the page leads only another operator's sign-in.
          if (operator.state.status === "expired") operator.leave();
          answerPassword(false);
          return { ok: true };
        default:
          return { ok: false, code: "unknown_action" };
      }
    } catch (error) {
      reportError(error);
      return { ok: false, code: "unknown" };
    }
  };
  return dispatch;
}

const unknownCall: CallFailure = { kind: "malformed", code: "unknown_call", message: "", details: {} };
