import type { Diagnostic } from "#contracts/api.ts";
import { isEqual } from "#json/equal.ts";
import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";
import { ajvErrors } from "#server/features/gate/shape/ajvErrors.ts";
import type { ConfigSchemaName } from "#server/features/gate/shape/configSchemas.ts";
import { valueAt, type Path } from "../placesOf.ts";
import type { SiteMutant } from "./aSiteMutant.ts";
import { findLostNeighbours } from "./findLostNeighbours.ts";
import { isNear, isWithin } from "./isNear.ts";
import { argumentAt, placesInPages } from "./placesInPages.ts";
import type { WholeSite } from "./readWhole.ts";

const schemaOf: Readonly<Record<string, ConfigSchemaName>> = { layouts: "layout", forms: "form", pages: "page" };

/** Everything about a mutant that should not be: sentences, none where all is well. */
export function judgeMutant(
  mutant: SiteMutant,
  origin: Record<string, unknown>,
  before: WholeSite,
  after: WholeSite,
): string[] {
  const placed = placesInPages(mutant, origin);
  return [...unreported(mutant, placed, after), ...neighbours(mutant, placed, { origin, before, after })];
}

/**
 * A loss is unreported where the schemas of the documents, or what is left of the document, say that something was lost, and no
 * problem names the place. The schemas are asked by ajv, which the browser's own reading knows nothing of.
 */
function unreported(mutant: SiteMutant, placed: Placed, after: WholeSite): string[] {
  const { place, path, document } = mutant;
  const written = valueAt(mutant.site, place);
  const near = after.problems
    .flatMap(placingPage)
    .filter(
      (problem) =>
        (namesDocument(problem, mutant) && isNear(problem, withinPage(mutant, problem))) || isGiven(problem, mutant),
    );
  if (near.length > 0) return [];
  if (!mutant.isWritable) return ["a cycle was reported by nobody"];
  const [part = ""] = place as string[];
  const error = ajvErrors(schemaOf[part] ?? (part as ConfigSchemaName), written).find(
    // Of a feature, what nobody knows is passed over, and a leaf need not say that it has no features below.
    ({ keyword, params }) =>
      part !== "flags" || !(keyword === "additionalProperties" || params["missingProperty"] === "childrenNodes"),
  );
  const given = argumentAt(mutant);
  if (given && !isRecord(given.value) && ["string", "number", "boolean"].includes(String(given.type)))
    if (typeof given.value !== given.type)
      return [`${document}${toPointer(...path)}: no ${String(given.type)}: told by nobody`];
  // A part is turned into what stands where it is placed.
  const kept = placed.size > 0 ? undefined : keptOf(mutant, written, after);
  const isKept = kept !== undefined && isEqual(valueAt(kept, path), valueAt(written, path));
  if (error && !isKept)
    return [`${document}${toPointer(...path)}: ${error.instancePath} ${error.message}: told by nobody`];
  if (kept !== undefined && !isKept) return [`${document}${toPointer(...path)}: not as it is written: told by nobody`];
  return [];
}

/** A problem, and the place that it names as that where the part with it is placed. */
function placingPage(problem: Diagnostic): Pick<Diagnostic, "document" | "pointer">[] {
  const [, document, pointer] = /\(placed by (\S+) at (.*)\)$/s.exec(problem.reason) ?? [];
  return document === undefined || pointer === undefined ? [problem] : [problem, { document, pointer }];
}

/** What is wrong with a value that a part reads may be told where the value is given. */
function isGiven({ pointer }: Pick<Diagnostic, "pointer">, { site, place, path, isWritable }: SiteMutant): boolean {
  if (!isWritable) return false;
  const changed = [path, path.slice(0, -1)].map((at) => JSON.stringify(valueAt(site, [...place, ...at])) ?? "");
  const read = [...changed.join().matchAll(/"bind":"\/part\/(\w+)/g)].map(([, name = ""]) => name);
  return read.some((name) => new RegExp(`/with/${name}(/|$)`).test(pointer));
}

/** What is left of a document that is taken over as it is written; undefined for those that are turned into something else. */
function keptOf({ place, path, document }: SiteMutant, written: unknown, { compiled, documents }: WholeSite): unknown {
  const [part, key = ""] = place as string[];
  // What a document says of itself is for editors.
  const { description } = isRecord(written) ? written : {};
  if (part === "layouts") {
    const { name: _name, problems: _problems, ...opened } = documents.get(key) ?? { name: "", problems: [] };
    const { name } = compiled.layouts[key] ?? {};
    const kept: Record<string, unknown> = { ...opened };
    // What holds parts is turned into what they hold.
    const { root } = isRecord(written) ? written : {};
    if (path[0] === "root" && holdsPart(valueAt(written, path))) return undefined;
    if (path.length === 0 && holdsPart(root)) kept["root"] = root;
    return { ...kept, ...(name !== undefined && { name }), ...(description !== undefined && { description }) };
  }
  if (part === "texts") return ofWritten(compiled.texts, written);
  if (part === "pages") return undefined;
  if (part === "forms" || part === "menus" || part === "flags") return undefined;
  if (part === "rules") return { register: compiled.rules };
  return (compiled as unknown as Record<string, unknown>)[document];
}

function holdsPart(value: unknown): boolean {
  return JSON.stringify(value)?.includes('"kind":"part"') ?? false;
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
function namesDocument({ document }: Pick<Diagnostic, "document">, { place }: SiteMutant): boolean {
  const [part, key = ""] = place as string[];
  if (part === "layouts") return document === key || document === `layouts/${key}`;
  if (part === "pages") return document === `pages/${key}` || document.endsWith(`-centre/${key}`);
  return document === place.join("/");
}

function withinPage({ place, path }: SiteMutant, { document }: Pick<Diagnostic, "document">): Path {
  return place[0] === "pages" && !document.startsWith("pages/") && path[0] === "layout" ? path.slice(1) : path;
}

/** The places in layouts that a change of a part reaches. */
type Placed = ReadonlyMap<string, readonly Path[]>;

interface Sites {
  origin: Record<string, unknown>;
  before: WholeSite;
  after: WholeSite;
}

/** What several changed places of one document have cost together: what one of them may cost is not lost to another. */
function lostBeside(before: unknown, after: unknown, paths: readonly Path[]): string[] {
  const costs = paths.map((path) => ({ place: toPointer(...path), lost: findLostNeighbours(before, after, path) }));
  return costs.flatMap((own) =>
    own.lost.filter((at) => !costs.some((other) => isWithin(other.place, at) && !other.lost.includes(at))),
  );
}

function neighbours(mutant: SiteMutant, placed: Placed, { origin, before, after }: Sites): string[] {
  const { place } = mutant;
  // What else a node holds depends on its kind.
  const path = mutant.path.at(-1) === "kind" ? mutant.path.slice(0, -1) : mutant.path;
  const [part = "", key = ""] = place as string[];
  const lost: string[] = [];
  const own = part === "layouts" ? key : part === "pages" ? ownLayout(key, after, before) : undefined;
  for (const [name, document] of before.documents) {
    const now = after.documents.get(name);
    const reached = placed.get(name);
    if (reached) lost.push(...lostBeside(content(document), content(now), reached).map((at) => `${name}${at}`));
    else if (name === own && now === undefined) {
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
  // What stands behind the place at which a document came to hold too much is left out, each of which is told.
  const limits = ["the parts of a document hold at most", "nothing may be nested deeper than"];
  const unplaced = after.problems.filter(({ reason }) => limits.some((limit) => reason.startsWith(limit)));
  const isUnplaced = (what: string) =>
    unplaced.some(({ document, pointer }) => isWithin(`${document}${pointer}`, `layouts/${what}`));
  // A list that needs two, such as the steps of a form, is none with one of its two lost.
  const listAt = path.findLastIndex((part) => typeof part === "number" || /^\d+$/.test(part));
  const list = listAt < 0 ? undefined : valueAt(origin, [...place, ...path.slice(0, listAt)]);
  const shortList = Array.isArray(list) && list.length === 2 ? toPointer(...path.slice(0, listAt)) : undefined;
  return rest
    .filter((what) => !isUnplaced(what))
    .filter((what) => shortList === undefined || what !== `${key}${shortList}`)
    .map((what) => `${what} was lost to ${place.join("/")}${toPointer(...path)}`);
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
