import type { Diagnostic } from "#contracts/api.ts";
import { inWords } from "#json/inWords.ts";
import { isRecord } from "#json/isRecord.ts";
import type { Site } from "#contracts/config.ts";
import { eachAction, isBroken, visitNodes, type EngineNode } from "#engine/index.ts";
import { createFindings } from "../createFindings.ts";
import type { SiteIndex } from "../SiteIndex.ts";

/** What each intent of the session sends of its form (src/player/actions): one of the lists must be there as a whole. */
const fieldsOf: Readonly<Record<string, readonly (readonly string[])[]>> = {
  login: [
    ["username", "password"],
    ["mobileNum", "verificationCode"],
  ],
  changePassword: [["newPassword", "confirmNewPassword"]],
};

/** The shortest password that everybody may choose: below this nearly all are refused as guessable. */
const shortestPassword = 8;

/** Checks that forms hold what their action sends, and that a password can be chosen that the platform takes. */
export function checkIntents({ rules }: Site, { compiled, layouts }: SiteIndex): Diagnostic[] {
  const problems: Diagnostic[] = [];
  for (const { document, pointer, opened } of layouts) {
    const note = createFindings(document, pointer, problems);
    visitNodes(opened.root, "/root", (node, at) => {
      if (isBroken(node) || node.kind !== "form") return;
      const has = namesOf(node, compiled.forms);
      for (const verb of verbsOfSubmit(node)) {
        const lists = Object.hasOwn(fieldsOf, verb) ? fieldsOf[verb] : undefined;
        if (lists === undefined || lists.some((names) => names.every((name) => has.includes(name)))) continue;
        const wanted = lists.map((names) => names.join(" and ")).join(", or ");
        const place = node["form"] === undefined ? `${at}/fields` : `${at}/form`;
        note(place, `The action ${verb} sends ${wanted}, and this form has ${has.join(", ") || "no fields"}`);
      }
    });
  }
  const { maxLength } = rules.register.password ?? {};
  if (maxLength !== undefined && maxLength < shortestPassword) {
    const reason = `A password of at most ${maxLength} characters can be guessed: let it have ${shortestPassword} or more`;
    createFindings("rules", "", problems)("/register/password/maxLength", reason);
  }
  return problems;
}

function verbsOfSubmit(node: EngineNode): string[] {
  const { submit } = node as { submit?: unknown };
  const actions = eachAction(isRecord(submit) ? submit["action"] : undefined, "");
  return actions.flatMap(([action]) => (isRecord(action) ? inWords(action["do"]) : []));
}

function namesOf(node: EngineNode, forms: SiteIndex["compiled"]["forms"]): string[] {
  const name = node["form"];
  if (typeof name === "string")
    return Object.hasOwn(forms, name) ? (forms[name]?.fields.map((field) => field.name) ?? []) : [];
  const { fields } = node as { fields?: unknown };
  return Array.isArray(fields) ? fields.flatMap((field) => (isRecord(field) ? inWords(field["name"]) : [])) : [];
}
