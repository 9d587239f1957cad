import type { ConfigProblem } from "#contracts/api.ts";
import type { Action } from "#contracts/config.ts";
import { operations } from "#contracts/operations.ts";
import { resolveText, resolveValue, type Outcome, type Scope, type TextSource } from "#engine/index.ts";
import { failureText } from "#program/failureText.ts";
import { readAddress } from "#stores/RouteStore.ts";
import type { OthersDraft } from "#stores/HandOverStore.ts";
import type { CallFailure } from "#stores/Answer.ts";
import type { ConsoleStores } from "../ConsoleStores.ts";

const silent: Outcome = { ok: false, silent: true };

/** Calls after which the operator is another one, and calls after which the draft is another one. */
const sessionCalls: readonly string[] = ["signIn", "signOut", "confirmOperator"];
const draftCalls: readonly string[] = ["publish", "revert", "discardDraft", "adoptDraft"];

/** Does the actions of the console's documents; never rejects. */
export function createConsoleDispatch(stores: ConsoleStores): (action: Action, scope: Scope) => Promise<Outcome> {
  const { ui, texts, data, route } = stores;
  const source: TextSource = {
    translate: (key, values) => texts.texts.translate(key, values),
    format: (value, format = "text", currency) => texts.texts.format(value, format, currency),
  };

  const isConfirmed = async (action: Action, scope: Scope): Promise<boolean> => {
    if (!("confirm" in action) || !action.confirm) return true;
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
    name === "adoptDraft" ? stores.handOver.takeOver(params as unknown as OthersDraft) : data.load(name, params);

  const call = async (action: Extract<Action, { do: "call" }>, scope: Scope): Promise<Outcome> => {
    const isKnown = Object.hasOwn(operations, action.call);
    const params = Object.entries(action.params ?? {}).map(([name, value]) => [name, resolveValue(value, scope)]);
    // What rests in the draft's delay must be with the platform before it is published or thrown away.
    if (action.call === "discardDraft") stores.draft.forget();
    else if (draftCalls.includes(action.call)) await stores.draft.flush();
    const answer = await send(action.call, Object.fromEntries(params) as Record<string, unknown>);
    // What is listed is told against the draft and what is live; a refusal may mean that the list is old.
    if (draftCalls.includes(action.call)) void data.reloadAll();
    if (!answer.ok || !isKnown) return refused(answer.ok ? unknownCall : answer.failure, scope);
    if (action.success !== undefined) ui.addToast(resolveText(action.success, scope, source), "positive");
    if (sessionCalls.includes(action.call)) await stores.operator.load();
    if (draftCalls.includes(action.call)) await stores.draft.load();
    if (action.refresh) void data.reload(action.refresh);
    if (action.call === "confirmOperator") route.push(route.route.query["from"] ?? "/changes");
    for (const next of action.then ?? []) {
      const outcome = await dispatch(next, scope);
      if (!outcome.ok) return outcome;
    }
    return { ok: true, value: answer.value };
  };

  const refused = (failure: CallFailure, scope: Scope): Outcome => {
    if (failure.kind === "aborted") return silent;
    // What the gate found, or whose change was in the way, stands in the draft that comes back.
    if (failure.kind === "malformed" || failure.kind === "conflict") void stores.draft.load();
    const { problems } = failure.details;
    if (Array.isArray(problems)) stores.draft.noteRefusals(problems as ConfigProblem[]);
    const message = failureText(failure, texts);
    // The password was given too long ago: it is asked for on a page of its own, which leads back here.
    if (failure.code === "password_needed") {
      ui.addToast(message, "warning");
      route.push("/confirm", { from: route.route.path });
      return silent;
    }
    if (scope.read("/form") !== undefined) return { ok: false, code: failure.code, message };
    ui.addToast(message, "negative");
    return silent;
  };

  const dispatch = async (action: Action, scope: Scope): Promise<Outcome> => {
    try {
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
          await data.reload(action.data);
          return { ok: true };
        case "setLanguage":
          return (await texts.choose(action.language)) ? { ok: true } : { ok: false, code: "network" };
        case "toggleTheme":
          ui.toggleTheme();
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
