import { operations } from "#contracts/operations.ts";
import { commonVerbs } from "#app/actions/commonVerbs.ts";
import { createActionRuntime } from "#app/actions/createActionRuntime.ts";
import { createCall, unknownCall } from "#app/actions/createCall.ts";
import { refused, silent } from "#app/actions/refused.ts";
import type { RuntimeTools, Verb, Verbs } from "#app/actions/Verb.ts";
import { failureText } from "#app/failureText.ts";
import type { ListedDraft } from "#stores/HandOverStore.ts";
import type { ConsoleStores } from "../ConsoleStores.ts";
import { createLeaving } from "./createLeaving.ts";
import { createPasskeyVerbs } from "./createPasskeyVerbs.ts";
import { createPublishing } from "./createPublishing.ts";

/** What the verbs of the console's actions work with. */
export interface ConsoleActionTools extends RuntimeTools {
  stores: ConsoleStores;
}

/** Calls after which the operator is another one, and calls after which the draft is another one. */
const sessionCalls: readonly string[] = [
  "signIn",
  "passkeySignIn",
  "confirmOperator",
  "confirmOperatorFactor",
  "removeOperatorFactor",
  "addOperatorPasskey",
  "removeOperatorPasskey",
];
const draftCalls: readonly string[] = [
  "publish",
  "revert",
  "discardDraft",
  "adoptDraft",
  "takeCopyBack",
  "schedulePublication",
  "cancelSchedule",
];

/** Calls after which a draft may be published, or may no longer. */
const reviewCalls: readonly string[] = ["askReview", "decideReview", "withdrawReview", "setReviewRule"];

/** Does the actions of the console's documents; never rejects. */
export function createConsoleDispatch(given: Omit<ConsoleActionTools, "dispatch">): RuntimeTools["dispatch"] {
  const { ui, texts, data, operator, draft, handOver } = given.stores;
  const leaving = createLeaving(given.stores);
  const publishing = createPublishing(given.stores);

  /** Before a call: what it would lose or pass over is said. False where the operator thinks better of it. */
  const mayGo = async (name: string): Promise<boolean> => {
    if (name === "signOut") return leaving.mayLeave();
    if (name === "publish") return publishing.mayPublish();
    // What rests in the draft's delay must be with the platform before the draft is another one.
    if (name === "askReview" || (draftCalls.includes(name) && name !== "discardDraft")) await draft.flush();
    return true;
  };

  const answerPassword = (isGiven: boolean) => {
    ui.closeDialog("confirm");
    operator.answerWait(isGiven);
  };

  const call: Verb<"call", ConsoleActionTools> = createCall<ConsoleActionTools>({
    async before(name, scope, tools) {
      if (!Object.hasOwn(operations, name)) return { outcome: refused(unknownCall, scope, tools) };
      if (!(await mayGo(name))) return { outcome: silent };
      return {};
    },
    async send(name, params) {
      // Taking over a draft may need answers first, which the store keeps.
      const answer = await (name === "adoptDraft"
        ? handOver.takeOver(params as unknown as ListedDraft)
        : data.load(name, params));
      // What is listed is told against the draft and what is live; a refusal may mean that the list is old.
      if (draftCalls.includes(name)) void data.reloadAll();
      return answer;
    },
    async succeeded(name) {
      if (name === "discardDraft") leaving.forgetDraft();
      if (name === "publish") publishing.done();
      if (name === "signOut") operator.leave();
      if (sessionCalls.includes(name)) await operator.load();
      if (draftCalls.includes(name)) await draft.load();
      if (reviewCalls.includes(name)) void data.reloadAll();
      // A passkey that is shown says as much as a password that is given again.
      if (name === "confirmOperator" || name === "passkeySignIn") answerPassword(true);
    },
    async intercept(failure, action, scope, tools) {
      if (failure.kind === "aborted") return silent;
      // The password was given too long ago: it is asked for over the page, and then the call is made again.
      if (failure.code === "password_needed") {
        ui.openDialog("confirm");
        return (await operator.askPassword()) ? await call(action, scope, tools) : silent;
      }
      // The session is over: signing in is asked for over the page, which stays as it is.
      if (failure.kind === "unauthorized" && operator.isOpen) return silent;
      if (action.call === "publish" && (await publishing.refused(failure, failureText(failure, texts)))) return silent;
      // Somebody else's switch is shown before it is overwritten.
      if (failure.code === "switch_moved") void data.reloadAll();
      // What the gate found, or whose change was in the way, stands in the draft that comes back.
      if (failure.kind === "malformed" || failure.kind === "conflict") void draft.load();
      return undefined;
    },
  });

  const verbs: Verbs<ConsoleActionTools> = {
    ...commonVerbs,
    call,
    ...createPasskeyVerbs(call),
    closeDialog() {
      // Out of the sign-in over the page leads only another operator's sign-in.
      if (operator.state.status === "expired") operator.leave();
      if (ui.dialog?.name !== undefined && ui.dialog.name !== "confirm") ui.closeDialog();
      else answerPassword(false);
      return { ok: true };
    },
    setLanguage: async ({ language }) =>
      (await texts.choose(language)) ? { ok: true } : { ok: false, code: "language_not_loaded" },
  };
  return createActionRuntime(verbs, given, { confirm: "console.confirm.ok", cancel: "console.confirm.cancel" });
}
