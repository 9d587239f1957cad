import type { Diagnostic } from "#contracts/api.ts";
import { isEqual } from "#json/equal.ts";
import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";
import { ajvErrors } from "#server/features/gate/shape/ajvErrors.ts";
import type { ConfigSchemaName } from "#server/features/gate/shape/configSchemas.ts";
import { valueAt, type Path } from "../placesOf.ts";
import type { SiteMutant } from "./aSiteMutant.ts";
import { findLostNeighbours } from "./findLostNeighbours.ts";
import { isNear } from "./isNear.ts";
import type { WholeSite } from "./readWhole.ts";

const schemaOf: Readonly<Record<string, ConfigSchemaName>> = { layouts: "layout", forms: "form", pages: "page" };

/** Everything about a mutant that should not be: sentences, none where all is well. */
export function judgeMutant(
  mutant: SiteMutant,
  origin: Record<string, unknown>,
  before: WholeSite,
  after: WholeSite,
): string[] {
  return [...unreported(mutant, after), ...neighbours(mutant, origin, before, after)];
}

/**
 * A loss is unreported where the schemas of the documents, or what is left of the document, say that something was lost, and no
 * problem names the place. The schemas are asked by ajv, which the browser's own reading knows nothing of.
 */
function unreported(mutant: SiteMutant, after: WholeSite): string[] {
  const { place, path, document } = mutant;
  const written = valueAt(mutant.site, place);
  const near = after.problems.filter(
    (problem) => namesDocument(problem, mutant) && isNear(problem, withinPage(mutant, problem)),
  );
  if (near.length > 0) return [];
  if (!mutant.isWritable) return ["a cycle was reported by nobody"];
  const [part = ""] = place as string[];
  const error = ajvErrors(schemaOf[part] ?? (part as ConfigSchemaName), written).find(
    // Of a feature, what nobody knows is passed over, and a leaf need not say that it has no features below.
    ({ keyword, params }) =>
      part !== "flags" || !(keyword === "additionalProperties" || params["missingProperty"] === "childrenNodes"),
  );
  const kept = keptOf(mutant, written, after);
  const isKept = kept !== undefined && isEqual(valueAt(kept, path), valueAt(written, path));
  if (error && !isKept)
    return [`${document}${toPointer(...path)}: ${error.instancePath} ${error.message}: told by nobody`];
  if (kept !== undefined && !isKept) return [`${document}${toPointer(...path)}: not as it is written: told by nobody`];
  return [];
}

/** What is left of a document that is taken over as it is written; undefined for those that are turned into something else. */
function keptOf({ place, document }: SiteMutant, written: unknown, { compiled, documents }: WholeSite): unknown {
  const [part, key = ""] = place as string[];
  // What a document says of itself is for editors.
  const { description } = isRecord(written) ? written : {};
  if (part === "layouts") {
    const { name: _name, problems: _problems, ...kept } = documents.get(key) ?? { name: "", problems: [] };
    return { ...kept, ...(description !== undefined && { description }) };
  }
  if (part === "texts") return ofWritten(compiled.texts, written);
  if (part === "pages") return undefined;
  if (part === "forms" || part === "menus" || part === "flags") return undefined;
  if (part === "rules") return { register: compiled.rules };
  return (compiled as unknown as Record<string, unknown>)[document];
}

/** The texts of the site without those of its pages. */
function ofWritten(texts: Readonly<Record<string, Readonly<Record<string, string>>>>, written: unknown): unknown {
  if (!isRecord(written)) return undefined;
  const languages = Object.entries(written).map(([language, own]) => {
    const kept = Object.entries(texts[language] ?? {}).filter(([key]) => isRecord(own) && Object.hasOwn(own, key));
    return [language, Object.fromEntries(kept)] as const;
  });
  return Object.fromEntries(languages);
}

/** The layout of a page document is opened under its own name. */
function namesDocument({ document }: Diagnostic, { place }: SiteMutant): boolean {
  const [part, key = ""] = place as string[];
  if (part === "layouts") return document === key || document === `layouts/${key}`;
  if (part === "pages") return document === `pages/${key}` || document.endsWith(`-centre/${key}`);
  return document === place.join("/");
}

function withinPage({ place, path }: SiteMutant, { document }: Diagnostic): Path {
  return place[0] === "pages" && !document.startsWith("pages/") && path[0] === "layout" ? path.slice(1) : path;
}

function neighbours(
  mutant: SiteMutant,
  origin: Record<string, unknown>,
  before: WholeSite,
  after: WholeSite,
): string[] {
  const { place } = mutant;
  // What else a node holds depends on its kind.
  const path = mutant.path.at(-1) === "kind" ? mutant.path.slice(0, -1) : mutant.path;
  const [part = "", key = ""] = place as string[];
  const lost: string[] = [];
  const own = part === "layouts" ? key : part === "pages" ? ownLayout(key, after, before) : undefined;
  for (const [name, document] of before.documents) {
    const now = after.documents.get(name);
    if (name === own && now === undefined) {
      // A page of no centre, or without a layout, is left out as a whole.
      if (path.length > 2) lost.push(`layout ${name}`);
    } else if (name === own) {
      const inner = part === "pages" ? (path[0] === "layout" ? path.slice(1) : undefined) : path;
      if (inner) lost.push(...findLostNeighbours(content(document), content(now), inner).map((at) => `${name}${at}`));
    } else if (now !== document && !isEqual(now?.root, document.root)) lost.push(`layout ${name}`);
  }
  for (const name of ["brand", "theme", "texts"] as const) {
    if (part === name)
      lost.push(...findLostNeighbours(before.compiled[name], after.compiled[name], path).map((at) => name + at));
    else if (!(name === "texts" && part === "pages") && !isEqual(before.compiled[name], after.compiled[name]))
      lost.push(name);
  }
  lost.push(...lostItems(mutant, origin, before, after), ...lostFields(mutant, before, after));
  if (part !== "flags" && !isEqual([...before.compiled.flags], [...after.compiled.flags])) lost.push("flags");
  if (part === "rules") {
    const register = { register: before.compiled.rules };
    lost.push(...findLostNeighbours(register, { register: after.compiled.rules }, path).map((at) => `rules${at}`));
  }
  // The first language is the one of a first visit where that one is gone.
  const isOfLanguages = path.includes("languages");
  // Lengths that cross are wrong only together.
  const isLength = part === "rules" && String(path[2] ?? "").endsWith("Length");
  const rest = lost.filter(
    (what) =>
      !(isOfLanguages && what === "brand/settings/defaultLanguage") &&
      !(isLength && what.startsWith(`rules/register/${path[1]}/`) && what.endsWith("Length")),
  );
  return rest.map((what) => `${what} was lost to ${place.join("/")}${toPointer(...path)}`);
}

const content = (document: { title?: unknown; root: unknown } | undefined) => ({
  title: document?.title,
  root: document?.root,
});

const ownLayout = (key: string, ...sites: WholeSite[]) =>
  sites.flatMap(({ documents }) => [...documents.keys()]).find((name) => name.endsWith(`-centre/${key}`));

/** Items of menus are told apart by where they are written, as their ids may be what was changed. */
function lostItems(
  { place, path, site }: SiteMutant,
  origin: Record<string, unknown>,
  before: WholeSite,
  after: WholeSite,
): string[] {
  const [part, key] = place as string[];
  return Object.entries(before.compiled.menus).flatMap(([name, { items }]) => {
    const now = after.compiled.menus[name]?.items ?? [];
    const changed = part === "menus" && (path.length === 0 || path[0] === name) ? path : undefined;
    // The whole menu, or its list of items.
    if (changed && changed.length <= 2) return [];
    const written = changed ? valueAt(origin, ["menus", name, "items", changed[2] as number]) : undefined;
    const gone = isRecord(written) ? written["id"] : part === "pages" ? key : undefined;
    // Of two items of one name the second gets another.
    const renamed = changed ? valueAt(site, ["menus", name, "items", changed[2] as number, "id"]) : undefined;
    return items
      .filter(({ id, page }) => id !== gone && id !== renamed && !(part === "layouts" && page !== undefined))
      .filter((item) => !now.some((one) => isEqual(one, item)))
      .map(({ id }) => `item ${id} of the menu ${name}`);
  });
}

/** Fields that a rule decides together with others (access specification, section 3). */
const together: Readonly<Record<string, readonly string[]>> = {
  password: ["confirmPassword"],
  confirmPassword: ["password"],
  mobileNum: ["countryDialingCode", "verificationCode"],
  verificationCode: ["mobileNum", "countryDialingCode"],
  motto: ["mottoAgain"],
  nickname: ["again"],
};

function lostFields({ place, path, site }: SiteMutant, before: WholeSite, after: WholeSite): string[] {
  const [part, key = ""] = place as string[];
  return Object.entries(before.compiled.forms).flatMap(([id, { fields }]) => {
    const isRegistration = id.startsWith("registration.");
    if (part === "flags" && isRegistration) return [];
    const isOwn = (part === "forms" && key === id) || (part === "pages" && path[0] === "forms" && path[1] === id);
    const within = part === "pages" ? path.slice(2) : path;
    if ((part === "pages" && path.length <= 1 && id === "ofPage") || (isOwn && within.length <= 1)) return [];
    // The page itself may be what was lost.
    if (part === "pages" && id === "ofPage" && !isOwn) {
      if (Object.hasOwn(after.compiled.forms, id) || ["area", "layout"].includes(String(path[0]))) return [];
    }
    if (part === "rules" && path.length <= 1) return [];
    const now = new Map((after.compiled.forms[id]?.fields ?? []).map((field) => [field.name, field]));
    const changed = isOwn ? (fields[within[1] as number]?.name ?? "") : part === "rules" ? String(path[1]) : "";
    // Two fields of one name are one.
    const renamed = isOwn ? valueAt(site, [...place, ...path.slice(0, path.indexOf("fields") + 2), "name"]) : undefined;
    const loose = new Set<unknown>([changed, renamed, ...(together[changed] ?? [])]);
    const isOfRule = ({ name }: { name: string }) =>
      part === "rules" && !isRegistration && ruleOf(site, id, name) === changed;
    return fields
      .filter((field) => !loose.has(field.name) && !isOfRule(field))
      .filter((field) => !isEqual(now.get(field.name), field))
      .map(({ name }) => `field ${name} of the form ${id}`);
  });
}

function ruleOf(site: unknown, id: string, name: string): unknown {
  const places: Path[] = [
    ["forms", id, "fields"],
    ["pages", "messages", "forms", id, "fields"],
  ];
  const fields = places.flatMap((place) => (valueAt(site, place) as unknown[] | undefined) ?? []);
  const field = fields.find((one) => isRecord(one) && one["name"] === name);
  return isRecord(field) ? field["rule"] : name;
}
