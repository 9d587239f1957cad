import { hash } from "node:crypto";
import type { PermissionFlag, PermissionInfo, PermissionRules } from "#contracts/api.ts";
import { createSplice, type Splice } from "#server/http/createSplice.ts";
import type { LiveRevision } from "#server/LiveSite.ts";

/** Everything of the permission answer that visitors share. */
export interface SharedPermission {
  /** Names it: base of the ETags. */
  name: string;
  splice: Splice;
}

/** What the answer hangs on beside the revision. */
type State = Pick<PermissionState, "maintenance" | "regionRestriction">;
interface PermissionState {
  maintenance: boolean;
  regionRestriction: boolean;
}

/** What comes behind the visitor's place. */
const ending = '}}},"message":null}';

/**
 * Writes the permission answer of a revision once for each of its four states, up to the visitor's own place, which is its end.
 * `now` is what is ready without waiting; a new revision is made ready by `prepare`, and by whoever asks first.
 */
export function createPermissionAnswers(): {
  now(revision: LiveRevision, state: State): SharedPermission | undefined;
  get(revision: LiveRevision, state: State): Promise<SharedPermission>;
  prepare(revision: LiveRevision): Promise<void>;
} {
  /** Of the revision that was asked for last; a revision is an object of its own, whatever its hash. */
  let kept:
    | { revision: LiveRevision; making: Map<number, Promise<SharedPermission>>; made: SharedPermission[] }
    | undefined;
  const numberOf = ({ maintenance, regionRestriction }: State) => (maintenance ? 2 : 0) + (regionRestriction ? 1 : 0);

  const get = (revision: LiveRevision, state: State): Promise<SharedPermission> => {
    if (kept?.revision !== revision) kept = { revision, making: new Map(), made: [] };
    const { making, made } = kept;
    const number = numberOf(state);
    const known = making.get(number);
    if (known) return known;
    const promise = write(revision, state).then(
      (answer) => (made[number] = answer),
      (error: unknown) => {
        making.delete(number);
        throw error;
      },
    );
    making.set(number, promise);
    return promise;
  };

  return {
    now: (revision, state) => (kept?.revision === revision ? kept.made[numberOf(state)] : undefined),
    get,
    prepare: async (revision) => {
      await get(revision, { maintenance: false, regionRestriction: false });
    },
  };
}

/** The visitor's own end of the answer. */
export function permissionEnd({ ip, country }: PermissionInfo["location"]): string {
  return `{"ip":${JSON.stringify(ip)},"country":${JSON.stringify(country)}${ending}`;
}

async function write(revision: LiveRevision, { maintenance, regionRestriction }: State): Promise<SharedPermission> {
  const info = JSON.stringify(infoOf(revision)).slice(0, -1);
  const beginning = `{"success":true,"value":{"maintenance":${maintenance},"regionRestriction":${regionRestriction},"info":${info},"location":`;
  return { name: hash("sha256", beginning, "base64url").slice(0, 27), splice: await createSplice(beginning) };
}

/** Everything of the permission answer that hangs on the revision alone. */
function infoOf({ seq, hash: name, site }: LiveRevision): Omit<PermissionInfo, "location"> {
  const { brand, flags, rules } = site;
  const { loginedToHomePage, rememberMe, languages, defaultLanguage, defaultCountry } = brand.settings;
  return {
    whitelabel: flags as PermissionFlag,
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
