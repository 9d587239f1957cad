import { failureText } from "#app/failureText.ts";
import { unknownCall, type Readiness } from "#app/actions/createCall.ts";
import { refused, silent } from "#app/actions/refused.ts";
import { operations, type Operation } from "#contracts/operations.ts";
import type { Outcome, Scope } from "#engine/index.ts";
import type { CallFailure } from "#stores/Answer.ts";
import type { BotAction } from "#stores/SessionPort.ts";
import type { PlayerStores } from "../PlayerStores.ts";
import type { ActionTools } from "./ActionTools.ts";

/** Whether a document may make a call: calls of operators, and those that a login or a registration wraps, are none of its. */
function isForPages(id: string): boolean {
  if (!Object.hasOwn(operations, id)) return false;
  const { auth, encrypted, stream, pageCall }: Operation = operations[id as keyof typeof operations];
  return auth !== "console" && (!encrypted || pageCall === true) && !stream;
}

/** Calls that change what the platform tells of the member (`getMemberInfo`), and so what pages read at `/session`. */
const memberCalls: ReadonlySet<string> = new Set(["confirmContact", "setPaymentPassword"]);

/** Whether what is known of the member is another after a call. */
function changesMember(id: string): boolean {
  return memberCalls.has(id);
}

/** Whether a call has one effect however often it is sent, as all that move money have. */
function hasOneEffect(id: string): boolean {
  return Object.hasOwn(operations, id) && "idempotent" in operations[id as keyof typeof operations];
}

/** Calls that need a proof of work, each for its own action. */
const provedCalls: Readonly<Record<string, BotAction>> = {
  sendLoginCode: "loginCode",
  sendRegisterCode: "registerCode",
  sendForgotCode: "forgotCode",
  requestPasswordMail: "passwordMail",
};

/** Calls that phone identity takes the place of. */
const codeCalls: ReadonlySet<string> = new Set(["sendLoginCode", "sendRegisterCode"]);

/** Whether a call of a page can be sent, and what goes along. */
async function readyFor(name: string, scope: Scope, tools: ActionTools): Promise<Readiness> {
  if (!isForPages(name)) return { outcome: refused(unknownCall, scope, tools) };
  // The code of a phone identity is another's to send, and a person is proved to that one.
  if (codeCalls.has(name) && tools.identity.isPhoneOn()) {
    const flow = await tools.identity.load();
    return { outcome: flow ? await flow.sendCode(scope, tools) : { ok: false, code: "network" } };
  }
  const botAction = provedCalls[name];
  const solved = botAction ? await tools.botCheck.solve(botAction) : undefined;
  if (solved?.ok === false) return { outcome: refused(solved.failure, scope, tools) };
  return solved ? { extra: { botCheck: solved.value } } : {};
}

/** What may have moved money is seen in the balance, wherever it is shown, and so is what it changed of the member; nobody waits for it. */
function renew(name: string, { balance, session }: PlayerStores): void {
  if (hasOneEffect(name)) void balance.load();
  if (changesMember(name)) void session.loadMember();
}

/** A code that was refused: a warning with the platform's words (access specification, section 8). Undefined for any other call. */
async function warnOfCode(failure: CallFailure, call: string, { stores }: ActionTools): Promise<Outcome | undefined> {
  if (!provedCalls[call]?.endsWith("Code") || failure.kind !== "refused") return undefined;
  const say = (key: string) => () => stores.texts.texts.translate(key);
  await stores.ui.questions.ask({
    title: say("session.code.title"),
    body: failure.message === "" ? () => failureText(failure, stores.texts) : failure.message,
    submit: say("session.submit"),
    cancel: null,
    danger: false,
  });
  return silent;
}

/** What the program knows of single calls. */
export const callRules = { readyFor, renew, warnOfCode };
