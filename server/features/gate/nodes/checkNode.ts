import type { NodeKind } from "#contracts/nodeShapes.ts";
import { inWords } from "#json/inWords.ts";
import { isRecord } from "#json/isRecord.ts";
import type { EngineNode } from "#engine/index.ts";
import { checkHtml } from "./checkHtml.ts";
import { checkAddress, checkItems, checkRowTarget } from "./checkItems.ts";
import { checkKey } from "./checkKey.ts";
import { checkList } from "./checkList.ts";
import { checkCall, checkParams } from "./checkCall.ts";
import { checkFormSteps } from "./checkFormSteps.ts";
import { checkFields } from "./checkFields.ts";
import { checkPanel } from "./checkPanel.ts";
import { checkPath } from "./checkPath.ts";
import { checkRowList } from "./checkRowList.ts";
import { checkPicker, checkReckon } from "./checkReckon.ts";
import { checkSearch } from "./checkSearch.ts";
import { checkNear } from "./checkNear.ts";
import { checkSelect } from "./checkSelect.ts";
import { checkTable } from "./checkTable.ts";
import { checkSentFields } from "./checkSentFields.ts";
import { checkTalk } from "./checkTalk.ts";
import { checkSteps } from "./checkSteps.ts";
import type { DocumentCheck } from "./DocumentCheck.ts";
import { filterParams } from "./filterParams.ts";
import type { Layers } from "../types/layersOf.ts";

/**
 * Checks what only a node of this kind refers to; what plays a role is checked by its role. Every kind stands here, so that a new one
 * does not compile until somebody has said what is checked of it.
 */
export function checkNode(node: EngineNode, pointer: string, layers: Layers, check: DocumentCheck): void {
  const { kind: named, ...rest } = node;
  const kind = named as NodeKind;
  const written = rest as Record<string, unknown>;
  const { note, index } = check;
  switch (kind) {
    case "table":
      return checkTable(written, pointer, layers, check);
    case "data": {
      if (written["keepFilters"] !== undefined && written["filters"] === undefined)
        note(`${pointer}/keepFilters`, "There are no filters to keep");
      checkNear(written, pointer, note);
      const call = checkCall(written["call"], "data", `${pointer}/call`, note);
      if (call === undefined) return;
      checkParams(call, written["params"], filterParams(written["filters"], call, pointer, note), pointer, note);
      return checkSelect(written["select"], call, pointer, note);
    }
    case "tree": {
      const call = checkCall(written["call"], "data", `${pointer}/call`, note);
      if (call !== undefined) checkParams(call, written["params"], new Set(), pointer, note);
      const more = written["more"];
      if (call !== undefined && isRecord(more)) {
        checkParams(call, more["params"], new Set(), `${pointer}/more`, note);
        if (!call.parameters.has("page"))
          note(`${pointer}/more`, "The call takes no `page`, so it has no further ones");
      }
      return checkRowList(written, pointer, layers, note);
    }
    case "search":
      checkSearch(written, pointer, check);
      return checkRowList(written, pointer, layers, note);
    case "reckon":
      return checkReckon(written, pointer, note);
    case "picker":
      return checkPicker(written, pointer, note);
    case "talk":
      return checkTalk(written, pointer, note);
    case "repeat":
      checkList(written, pointer, check);
      return checkRowList(written, pointer, layers, note);
    case "ticker":
    case "ranking":
    case "carousel":
    case "chart":
      return checkRowList(written, pointer, layers, note);
    case "countdown":
      if (typeof written["until"] === "string" && Number.isNaN(Date.parse(written["until"])))
        note(`${pointer}/until`, "A moment is written as a date-time, such as 2026-12-31T23:59:59Z");
      return;
    case "qr":
      if (typeof written["value"] === "string" && new TextEncoder().encode(written["value"]).length > 2_000)
        note(`${pointer}/value`, "A code holds at most 2,000 bytes");
      return;
    case "steps":
      return checkSteps(written, pointer, note);
    case "timeline":
    case "gallery":
    case "tiles":
      return checkItems(node as unknown as Record<string, unknown>, pointer, layers, note);
    case "frame":
      return checkFrame(written["src"], `${pointer}/src`, check);
    case "progress":
      if (typeof written["max"] === "number" && written["max"] <= 0)
        note(`${pointer}/max`, "What goes no further than zero is always full");
      return;
    case "hero":
      checkItems({ kind, ...written }, pointer, layers, note, "slides");
      return checkAddress(written["rowItem"], "link", `${pointer}/rowItem`, check);
    case "tabs":
      checkItems({ kind, ...written }, pointer, layers, note, "tabs");
      return checkPanel(written, pointer, note);
    case "menu":
      checkItems({ kind, ...written }, pointer, layers, note, "menu");
      checkRowTarget(written["rowItem"], `${pointer}/rowItem`, note);
      checkAddress(written["rowItem"], "address", `${pointer}/rowItem`, check);
      return checkName(written["menu"], index.compiled.menus, `${pointer}/menu`, "There is no menu", check);
    case "centre": {
      checkName(written["menu"], index.compiled.menus, `${pointer}/menu`, "There is no menu", check);
      checkKey(
        written["defaultPage"],
        inWords(written["area"]),
        `${pointer}/defaultPage`,
        "This centre has no page",
        check,
      );
      return;
    }
    case "form":
      checkFormSteps(written["steps"], fieldNames(written, check), `${pointer}/steps`, note);
      if (written["form"] !== undefined) return checkForm(written["form"], `${pointer}/form`, check);
      checkFields(written["fields"], pointer, index.compiled.rules, note);
      if (written["fieldRows"] !== undefined) return checkSentFields(written, pointer, layers, note);
      if (written["fields"] === undefined) note(pointer, "A form names a form or brings fields of its own");
      return;
    case "html":
      return checkHtml(written["html"], `${pointer}/html`, check);
    case "link":
      if (isRecord(written["to"]) || !inWords(written["to"]).startsWith("/")) return;
      return checkPath(written["to"], `${pointer}/to`, index, note);
    // What these refer to is all in their texts, values, conditions, actions and children.
    case "shell":
    case "outlet":
    case "page":
    case "stack":
    case "grid":
    case "card":
    case "section":
    case "collapse":
    case "dialog":
    case "divider":
    case "heading":
    case "text":
    case "value":
    case "badge":
    case "avatar":
    case "image":
    case "logo":
    case "button":
    case "toggle":
    case "textFilter":
    case "poster":
    case "notice":
    case "emptyState":
    case "details":
    case "counter":
    case "statTiles":
    case "languageSelect":
    case "themeSwitch":
    // One that is left could not be put in, which was told then.
    case "part":
    // These stand in documents of the console alone.
    case "schemaForm":
    case "flagTree":
    case "ruleDesk":
    case "menuDesk":
    case "themeDesk":
    case "assetLibrary":
    case "siteFile":
    case "siteCopy":
    case "siteSearch":
    case "siteTexts":
    case "draftState":
    case "findings":
    case "changes":
    case "comparison":
    case "places":
    case "pictures":
    case "comments":
    case "explain":
    case "pageDesk":
      return;
    default:
      kind satisfies never;
  }
}

/** An address that is written must be one that a frame may show here; a bound one is judged where it is drawn. */
function checkFrame(src: unknown, pointer: string, { index: { frameHosts, hasGameHosts }, note }: DocumentCheck): void {
  if (typeof src !== "string") return;
  // Looked for at one of the brand's own hosts of games.
  if (hasGameHosts && /^[\p{L}\p{N}_][^\s\\:]*$/u.test(src)) return;
  if (!/^https:\/\/[^\s/]/.test(src) || !URL.canParse(src))
    return note(pointer, "A frame shows an https address of another host");
  const { origin } = new URL(src);
  if (frameHosts === undefined || frameHosts.includes(origin)) return;
  const which = frameHosts.length === 0 ? "none" : `only ${frameHosts.join(", ")}`;
  note(pointer, `This platform lets frames show ${which} (FRAME_HOSTS)`, { written: origin, choices: frameHosts });
}

function checkName(name: unknown, known: object, pointer: string, reason: string, { note }: DocumentCheck): void {
  if (typeof name !== "string" || Object.hasOwn(known, name)) return;
  note(pointer, `${reason} "${name}"`, { written: name, choices: Object.keys(known) });
}

/** Forms of the registration come and go with the flags, so their names are known whatever is on. */
const registrationForms = ["registration.username", "registration.mobile"];

/** The fields of a form node: its own, or those of the form that it names. */
function fieldNames({ fields, form }: Record<string, unknown>, { index }: DocumentCheck): string[] {
  if (Array.isArray(fields)) return fields.flatMap((field) => (isRecord(field) ? inWords(field["name"]) : []));
  const { forms } = index.compiled;
  const known = typeof form === "string" && Object.hasOwn(forms, form) ? forms[form] : undefined;
  return known?.fields.map(({ name }) => name) ?? [];
}

function checkForm(name: unknown, pointer: string, check: DocumentCheck): void {
  const known = Object.fromEntries(
    [...Object.keys(check.index.compiled.forms), ...registrationForms].map((id) => [id, true]),
  );
  checkName(name, known, pointer, "There is no form", check);
}
