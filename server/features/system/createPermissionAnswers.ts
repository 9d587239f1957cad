import { hash } from "node:crypto";
import { withoutAudiences } from "#compile/audience/rolledOut.ts";
import type { PermissionFlag, PermissionInfo, PermissionRules } from "#contracts/api.ts";
import { createSplice, type Splice } from "#server/http/createSplice.ts";
import type { LiveRevision } from "#server/LiveSite.ts";
import type { EntryState } from "./createEntry.ts";

/** Everything of the permission answer that visitors share. */
export interface SharedPermission {
  /** Names it: base of the ETags. */
  name: string;
  splice: Splice;
}

/** What the answer hangs on beside the revision. */
type State = Pick<EntryState, "maintenance" | "regionRestriction" | "closure">;

/** States of one revision that are kept; one more is a maintenance whose words were changed again and again. */
const mostStates = 64;

/** What comes behind the visitor's place. */
const ending = '}}},"message":null}';

/**
 * Writes the permission answer of a revision once for each of its states, up to the visitor's own place, which is its end.
 * `identity` is what pages are told of outside identities. `now` is what is ready without waiting; a new revision is made ready by
 * `prepare`, and by whoever asks first.
 */
export function createPermissionAnswers(identity: PermissionInfo["identity"]): {
  now(revision: LiveRevision, state: State): SharedPermission | undefined;
  get(revision: LiveRevision, state: State): Promise<SharedPermission>;
  prepare(revision: LiveRevision): Promise<void>;
} {
  /** Of the revision that was asked for last; a revision is an object of its own, whatever its hash. */
  let kept:
    | { revision: LiveRevision; making: Map<string, Promise<SharedPermission>>; made: Map<string, SharedPermission> }
    | undefined;
  const nameOf = ({ maintenance, regionRestriction, closure }: State) =>
    `${maintenance ? 2 : 0}${regionRestriction ? 1 : 0}${closure}`;

  const get = (revision: LiveRevision, state: State): Promise<SharedPermission> => {
    if (kept?.revision !== revision || kept.making.size >= mostStates) {
      kept = { revision, making: new Map(), made: new Map() };
    }
    const { making, made } = kept;
    const name = nameOf(state);
    const known = making.get(name);
    if (known) return known;
    const promise = write(revision, state, identity).then(
      (answer) => {
        made.set(name, answer);
        return answer;
      },
      (error: unknown) => {
        making.delete(name);
        throw error;
      },
    );
    making.set(name, promise);
    return promise;
  };

  return {
    now: (revision, state) => (kept?.revision === revision ? kept.made.get(nameOf(state)) : undefined),
    get,
    prepare: async (revision) => {
      await get(revision, { maintenance: false, regionRestriction: false, closure: "" });
    },
  };
}

/** The visitor's own end of the answer. */
export function permissionEnd({ ip, country }: PermissionInfo["location"]): string {
  return `{"ip":${JSON.stringify(ip)},"country":${JSON.stringify(country)}${ending}`;
}

async function write(
  revision: LiveRevision,
  { maintenance, regionRestriction, closure }: State,
  identity: PermissionInfo["identity"],
): Promise<SharedPermission> {
  const info = JSON.stringify({ ...infoOf(revision), ...(identity && { identity }) }).slice(0, -1);
  const until = closure === "" ? "" : `"closure":${closure},`;
  const beginning = `{"success":true,"value":{"maintenance":${maintenance},"regionRestriction":${regionRestriction},${until}"info":${info},"location":`;
  return { name: hash("sha256", beginning, "base64url").slice(0, 27), splice: await createSplice(beginning) };
}

/** Everything of the permission answer that hangs on the revision alone. */
function infoOf({ seq, hash: name, site }: LiveRevision): Omit<PermissionInfo, "location"> {
  const { brand, flags, rules } = site;
  const { loginedToHomePage, rememberMe, languages, defaultLanguage, defaultCountry } = brand.settings;
  return {
    whitelabel: withoutAudiences(flags as PermissionFlag),
    register: rules.register as PermissionRules,
    resources: brand.resources,
    customerService: brand.customerService,
    analytics: { gtagId: brand.analytics?.gtagId ?? "" },
    imageCDNs: brand.imageCDNs ?? [],
    launchGameCDNs: brand.launchGameCDNs ?? [],
    settings: {
      loginedToHomePage,
      merchantCode: brand.merchantCode,
      rememberMe,
      languages,
      defaultLanguage,
      ...(defaultCountry !== undefined && { defaultCountry }),
    },
    site: { seq, hash: name, href: `/config/${name}.json` },
  };
}
