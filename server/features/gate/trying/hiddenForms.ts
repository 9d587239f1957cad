import type { Diagnostic } from "#contracts/api.ts";
import { isRecord } from "#json/isRecord.ts";
import { joinPointer } from "#json/pointer.ts";
import { inSentence } from "../site/checkReach.ts";
import { factsOf } from "../site/seenSite.ts";
import { visitors } from "../site/visitors.ts";
import type { SiteIndex } from "../SiteIndex.ts";
import { couldHold } from "../types/couldHold.ts";
import { inTab } from "./Circumstance.ts";

/** Where a form of registration stands, and the condition that keeps it from visitors. */
interface FormPlace {
  document: string;
  pointer: string;
  isHidden: boolean;
}

/**
 * Ways to register whose form a visitor is never shown: every place of it is behind a condition that cannot hold, of the form, of a
 * tab, or of anything around it. A warning: a brand may hide one of two on purpose, and that no way is left is told where reach is judged.
 */
export function hiddenForms(index: SiteIndex): Diagnostic[] {
  const [visitor] = visitors;
  if (!visitor) return [];
  const places = placesOf(index);
  const isHidden = (form: string) => places.get(form)?.every((place) => place.isHidden) ?? false;
  const offered = [...places.keys()].filter((form) => Object.hasOwn(index.compiled.forms, form));
  return offered.filter(isHidden).flatMap((form) => {
    const tab = form === "registration.mobile" ? "mobile" : "username";
    const reason = `${inSentence(visitor)} is never shown this form and cannot register ${inTab({ tab })}`;
    const [first] = places.get(form) ?? [];
    return first ? [{ document: first.document, pointer: first.pointer, reason, severity: "warning" as const }] : [];
  });
}

/** Every place of each form of registration in the layouts of a site. */
function placesOf(index: SiteIndex): Map<string, FormPlace[]> {
  const places = new Map<string, FormPlace[]>();
  const [visitor] = visitors;
  const facts = visitor && factsOf(visitor, index);
  const look = (value: unknown, document: string, pointer: string, hiddenBy: string | undefined): void => {
    if (Array.isArray(value))
      return value.forEach((each, at) => look(each, document, joinPointer(pointer, at), hiddenBy));
    if (!isRecord(value)) return;
    const by = hiddenBy ?? (facts && couldHold(value["when"], facts) === "no" ? `${pointer}/when` : undefined);
    const { kind, form } = value;
    if (kind === "form" && typeof form === "string" && form.startsWith("registration.")) {
      const place = { document, pointer: by ?? pointer, isHidden: by !== undefined };
      places.set(form, [...(places.get(form) ?? []), place]);
    }
    for (const [name, part] of Object.entries(value)) look(part, document, joinPointer(pointer, name), by);
  };
  for (const { opened, document, pointer } of index.layouts) look(opened.root, document, `${pointer}/root`, undefined);
  return places;
}
