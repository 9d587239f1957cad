import type { Action } from "#contracts/config.ts";
import { inWords } from "#json/inWords.ts";
import { isRecord } from "#json/isRecord.ts";
import { joinPointer } from "#json/pointer.ts";
import { eachAction } from "#engine/index.ts";
import { checkCall } from "./checkCall.ts";
import { checkCallParams } from "./checkCallParams.ts";
import { checkDeviceAction } from "./checkDeviceAction.ts";
import { checkHtmlArguments } from "./checkHtml.ts";
import { checkKey } from "./checkKey.ts";
import { checkCondition, checkParameter, checkRead } from "./checkRead.ts";
import { checkPath } from "./checkPath.ts";
import type { CallType } from "../types/callTypes.ts";
import type { DocumentCheck } from "./DocumentCheck.ts";
import { failureType } from "../types/failureType.ts";
import { withLayer } from "../types/layersOf.ts";
import type { ScopeTypes } from "../types/ScopeTypes.ts";

const changes = ["value", "add", "remove", "toggle"] as const;

const areas = { personal: "personal-centre", agent: "agent-centre" } as const;

/** Checks one action or several. */
export function checkActions(actions: unknown, pointer: string, scope: ScopeTypes, check: DocumentCheck): void {
  for (const [action, at] of eachAction(actions, pointer)) checkAction(action, at, scope, check);
}

/** Checks what an action refers to, and those that follow it. */
function checkAction(action: unknown, pointer: string, scope: ScopeTypes, check: DocumentCheck): void {
  if (!isRecord(action)) return;
  const { note, index } = check;
  const { compiled } = index;
  checkCondition(action["when"], `${pointer}/when`, scope, check);
  for (const name of ["query", "with"]) {
    const values = action[name];
    if (!isRecord(values)) continue;
    for (const [key, value] of Object.entries(values)) checkRead(value, `${pointer}/${name}/${key}`, scope, note);
  }
  checkConfirm(action["confirm"], `${pointer}/confirm`, scope, check);
  const verb = action["do"] as Action["do"];
  // Every verb stands here, so that a new one does not compile until somebody has said what is checked of it.
  switch (verb) {
    case "navigate":
      if (isRecord(action["to"])) checkRead(action["to"], `${pointer}/to`, scope, note);
      else checkPath(action["to"], `${pointer}/to`, index, note);
      break;
    case "openDialog":
      checkKey(action["dialog"], "dialog", `${pointer}/dialog`, "There is no dialog", check);
      checkHtmlArguments(action, pointer, check);
      break;
    case "openCentre": {
      const area = areas[action["centre"] as keyof typeof areas];
      if (action["page"] !== undefined)
        checkKey(action["page"], area, `${pointer}/page`, "This centre has no page", check);
      break;
    }
    case "setLanguage": {
      const { languages } = compiled.brand.settings;
      const language = inWords(action["language"]);
      if (!(languages as string[]).includes(language)) {
        note(`${pointer}/language`, `The site does not speak "${language}"`, { written: language, choices: languages });
      }
      break;
    }
    case "scrollTo":
    case "focus":
    case "share":
    case "download":
      return checkDeviceAction(action, pointer, scope, check);
    case "copy":
      checkParameter(action["value"], `${pointer}/value`, scope, note);
      break;
    case "set":
      return checkSet(action, pointer, scope, check);
    case "refresh":
      checkIds(action["data"], `${pointer}/data`, check);
      break;
    case "call":
      return checkCallAction(action, pointer, scope, check);
    case "openLink":
      if (isRecord(action["href"])) checkRead(action["href"], `${pointer}/href`, scope, note);
      break;
    case "requireLogin":
    case "print":
    case "install":
    case "back":
    case "closeDialog":
    case "closeCentre":
    case "toggleTheme":
    case "login":
    case "rememberedLogin":
    case "forgetRemembered":
    case "register":
    case "logout":
    case "changePassword":
    case "recoverPassword":
    case "freePlay":
    case "openService":
    case "refreshBalance":
    case "addPasskey":
    case "passkeyLogin":
    case "secondFactorLogin":
    case "loginGoogle":
    case "loginFacebook":
      break;
    default:
      verb satisfies never;
  }
  checkActions(action["then"], `${pointer}/then`, scope, check);
}

/** Codes that any call may be refused with. */
const everyCall: readonly string[] = ["form_invalid", "not_found", "feature_off", "too_many_requests", "busy"];

/** Whether a call may be refused so, by what the contract says; one that carries a key also for entries that the key was not made for. */
function mayRefuse({ operation, refusals }: CallType, code: string): boolean {
  if (refusals === undefined || everyCall.includes(code)) return true;
  return refusals.includes(code) || (code === "key_reused" && operation.idempotent === true);
}

function checkCallAction(
  action: Record<string, unknown>,
  pointer: string,
  scope: ScopeTypes,
  check: DocumentCheck,
): void {
  const call = checkCall(action["call"], "action", `${pointer}/call`, check.note);
  checkCallParams(call, action["params"], pointer, scope, check.note);
  const { success, then, expect, undo, failed, refused } = action;
  checkActions(expect, `${pointer}/expect`, scope, check);
  for (const [place, one] of [expect].flat().entries()) {
    if (!isRecord(one) || one["do"] === "set") continue;
    const at = Array.isArray(expect) ? `${pointer}/expect/${place}` : `${pointer}/expect`;
    check.note(`${at}/do`, "Only what set changes can be taken back when the call is refused", {
      written: String(one["do"]),
      choices: ["set"],
    });
  }
  const answered = withLayer(scope, "answer", { answer: call?.value ?? {} });
  checkRead(success, `${pointer}/success`, answered, check.note);
  checkActions(then, `${pointer}/then`, answered, check);
  if (undo !== undefined && success === undefined)
    check.note(`${pointer}/undo`, "It is offered beside the message of `success`, and there is none");
  checkActions(undo, `${pointer}/undo`, answered, check);
  const afterwards = withLayer(scope, "failure", { failure: failureType });
  checkActions(failed, `${pointer}/failed`, afterwards, check);
  for (const [code, actions] of Object.entries(isRecord(refused) ? refused : {})) {
    const at = joinPointer(`${pointer}/refused`, code);
    if (call && !mayRefuse(call, code))
      check.note(at, `The call is never refused with "${code}"`, { written: code, choices: call.refusals ?? [] });
    checkActions(actions, at, afterwards, check);
  }
}

/** What is set is declared, what it is set to can be read, and it is clear which of the four is meant. */
function checkSet(action: Record<string, unknown>, pointer: string, scope: ScopeTypes, { note }: DocumentCheck): void {
  const { to } = action;
  checkRead({ bind: to }, pointer, scope, (at, ...rest) => note(at.replace(/bind$/, "to"), ...rest));
  const given = changes.filter((name) => action[name] !== undefined);
  if (given.length !== 1) note(pointer, `Set says one of ${changes.join(", ")}`);
  if (action["replace"] !== undefined && action["value"] === undefined)
    note(`${pointer}/replace`, "What is replaced gives way to a value");
  for (const name of [...given, "replace"]) checkParameter(action[name], `${pointer}/${name}`, scope, note);
}

function checkConfirm(confirm: unknown, pointer: string, scope: ScopeTypes, { note }: DocumentCheck): void {
  if (!isRecord(confirm)) return;
  for (const part of ["title", "body", "submit"]) checkRead(confirm[part], `${pointer}/${part}`, scope, note);
}

/**
 * What is loaded again is there. A dialog may stand over several pages, and over one of the operator's own that has less: what is
 * loaded nowhere is a warning there, and keeps nothing from going live.
 */
function checkIds(ids: unknown, pointer: string, { data, note, isDialog }: DocumentCheck): void {
  if (!Array.isArray(ids)) return;
  for (const [place, id] of ids.entries()) {
    if (typeof id !== "string" || data.has(id)) continue;
    note(`${pointer}/${place}`, `No data and no table has the id "${id}"`, {
      written: id,
      choices: data.keys(),
      ...(isDialog && { severity: "warning" as const }),
    });
  }
}
