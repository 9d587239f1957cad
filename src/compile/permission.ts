import type { Permission, PermissionInfo, SiteReference } from "#contracts/api.ts";
import { isRecord } from "#json/isRecord.ts";

/** A permission answer with every member it must have, or why it cannot be read. */
export type PermissionReading = { ok: true; permission: Permission } | { ok: false; reason: string; pointer: string };

const address = /^(https:\/\/[^\s]+|\/(?![/\\])[^\s\\]*)$/;
const linkAddress = /^(https:\/\/[^\s]+|mailto:[^\s]+|tel:[+0-9]+|\/(?![/\\])[^\s\\]*)$/;
/** An emulator on the developer's own machine may do without https. */
const callAddress = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1):)[^\s?#]+$/;
const country = /^[A-Z]{2}$/;
const hash = /^sha256-[0-9a-f]{64}$/;

/**
 * Reads the value of the permission call (access specification, sections 3 and 7), whoever's platform sent it. The two
 * words that close the site must be there, and the feature tree while it is open; of everything else what is missing
 * or malformed is the one that promises least (no links, no fields, the platform's own default), because an older
 * platform may not send it. A `site` that is not well-formed counts as none.
 */
export function readPermission(candidate: unknown): PermissionReading {
  if (!isRecord(candidate)) return refused("a permission answer is an object", "");
  const { maintenance, regionRestriction } = candidate;
  if (typeof maintenance !== "boolean") return refused("this is true or false", "/maintenance");
  if (typeof regionRestriction !== "boolean") return refused("this is true or false", "/regionRestriction");
  const info = recordOf(candidate["info"]);
  // A closed site need not say what it would look like.
  const isOpen = !maintenance && !regionRestriction;
  if (isOpen && !isRecord(info["whitelabel"])) return refused("this is a tree of features", "/info/whitelabel");
  const analytics = recordOf(info["analytics"]);
  const location = recordOf(info["location"]);
  const site = readReference(info["site"]);
  const identity = readIdentity(recordOf(info["identity"]));
  const read: PermissionInfo = {
    whitelabel: (isRecord(info["whitelabel"]) ? info["whitelabel"] : noFlags) as PermissionInfo["whitelabel"],
    register: recordOf(info["register"]) as PermissionInfo["register"],
    resources: listOf(info["resources"]).flatMap((entry) => readResource(entry)),
    customerService: listOf(info["customerService"]).flatMap((entry) => readChannel(entry)),
    analytics: { gtagId: textOf(analytics["gtagId"]) },
    imageCDNs: listOf(info["imageCDNs"]).filter(isAddress),
    launchGameCDNs: listOf(info["launchGameCDNs"]).filter(isAddress),
    location: { ip: textOf(location["ip"]), country: textOf(location["country"]) },
    settings: readSettings(recordOf(info["settings"])),
    ...(identity && { identity }),
    ...(site && { site }),
  };
  const closure = maintenance ? readClosure(recordOf(candidate["closure"])) : undefined;
  return { ok: true, permission: { maintenance, regionRestriction, ...(closure && { closure }), info: read } };
}

/** What is told of a maintenance: only a moment that is one, and texts. */
function readClosure({ until, messages }: Record<string, unknown>): Permission["closure"] {
  const texts = Object.entries(recordOf(messages)).filter(([, text]) => typeof text === "string" && text.trim() !== "");
  return {
    ...(typeof until === "string" && !Number.isNaN(Date.parse(until)) && { until }),
    messages: Object.fromEntries(texts) as Record<string, string>,
  };
}

function refused(reason: string, pointer: string): PermissionReading {
  return { ok: false, reason, pointer };
}

const noFlags = { modId: "ROOT", enabled: "0", childrenNodes: [] };

function readSettings(settings: Record<string, unknown>): PermissionInfo["settings"] {
  const defaultLanguage = textOf(settings["defaultLanguage"]);
  const defaultCountry = textOf(settings["defaultCountry"]);
  const currency = textOf(settings["currency"]);
  const name = textOf(settings["name"]).trim();
  return {
    loginedToHomePage: settings["loginedToHomePage"] === true,
    merchantCode: textOf(settings["merchantCode"]),
    // A platform that says nothing knows only the specification's calls.
    rememberMe: settings["rememberMe"] === "token" ? "token" : "sealed",
    languages: listOf(settings["languages"]).filter((code) => typeof code === "string"),
    ...(defaultLanguage !== "" && { defaultLanguage }),
    ...(country.test(defaultCountry) && { defaultCountry }),
    ...(currency !== "" && { currency }),
    ...(name !== "" && { name: name.slice(0, 60) }),
    ...(isRecord(settings["logo"]) && { logo: readLogo(settings["logo"]) }),
  };
}

function readReference(written: unknown): SiteReference | undefined {
  if (!isRecord(written)) return undefined;
  const { seq, hash: name, href } = written;
  const isWhole = Number.isSafeInteger(seq) && typeof name === "string" && hash.test(name) && isAddress(href);
  return isWhole ? { seq: seq as number, hash: name, href } : undefined;
}

function readIdentity({ endpoint, apiKey, phoneCheck }: Record<string, unknown>): PermissionInfo["identity"] {
  const isReached = (url: unknown): url is string => typeof url === "string" && callAddress.test(url);
  if (!isReached(endpoint) || typeof apiKey !== "string") return undefined;
  return { endpoint, apiKey, ...(isReached(phoneCheck) && { phoneCheck }) };
}

function readResource(written: unknown): PermissionInfo["resources"] {
  if (!isRecord(written) || typeof written["resourceType"] !== "string") return [];
  const { resourceType, url, qrCodeUrl } = written;
  return [{ resourceType, url: isAddress(url) ? url : "", qrCodeUrl: isAddress(qrCodeUrl) ? qrCodeUrl : "" }];
}

function readChannel(written: unknown): PermissionInfo["customerService"] {
  if (!isRecord(written) || !Number.isInteger(written["type"])) return [];
  const { type, url } = written;
  const isReached = typeof url === "string" && linkAddress.test(url);
  return [{ type: type as number, name: textOf(written["name"]), ...(isReached && { url }) }];
}

function readLogo(written: Record<string, unknown>): NonNullable<PermissionInfo["settings"]["logo"]> {
  const known = ["dark", "light", "mark"].filter((name) => isAddress(written[name]));
  return Object.fromEntries(known.map((name) => [name, written[name]]));
}

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const isAddress = (value: unknown): value is string => typeof value === "string" && address.test(value);
