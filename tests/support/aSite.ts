import { currentFormat } from "#compile/migrations/currentFormat.ts";
import type { FlagNode, Rule, Site } from "#contracts/config.ts";
import type { LiveRevision, LiveSite } from "#server/LiveSite.ts";

const any: Rule = { enabled: true, required: false, minLength: 0, maxLength: 64, acceptedPattern: "*", patternId: 0 };
const username: Rule = { ...any, required: true, minLength: 6, maxLength: 12, acceptedPattern: "", patternId: 1 };
const password: Rule = { ...any, required: true, minLength: 8, maxLength: 64, acceptedPattern: "", patternId: 20 };
const mobileNum: Rule = { ...any, minLength: 6, maxLength: 15, acceptedPattern: "", patternId: 21 };

/** Flags that are on in the site below. */
const flags = ["FREETRIAL3", "SMSLOGIN3", "PASSEXPIRY3"];

/**
 * A small whole site, complete for the server; menus, layouts and theme are left to those who draw. `rules` replace or add
 * registration rules.
 */
export function aSite(rules: Record<string, Rule> = {}): Site {
  const node = (modId: string, childrenNodes: FlagNode[] = []): FlagNode => ({ modId, enabled: "1", childrenNodes });
  return {
    format: currentFormat,
    brand: {
      name: "Testbrand",
      merchantCode: "demo",
      currency: "USD",
      platform: "W",
      device: "WEB",
      settings: {
        loginedToHomePage: false,
        rememberMe: "token",
        languages: ["KM", "EN", "AR"],
        defaultLanguage: "KM",
        defaultCountry: "KH",
      },
      resources: [{ resourceType: "facebook", url: "https://social.example/brand", qrCodeUrl: "" }],
      customerService: [{ type: 1, name: "LIVECHAT" }],
      analytics: { gtagId: "" },
    },
    rules: {
      register: {
        username,
        password,
        mobileNum: { ...mobileNum, enabled: false },
        ...rules,
      } as Site["rules"]["register"],
    },
    flags: node("ROOT", [node("DIRECTREG3", [node("MOBILEREG3")]), ...flags.map((flag) => node(flag))]),
    menus: {},
    layouts: {},
    theme: {} as Site["theme"],
    texts: {},
  };
}

/** A live site that a test changes by hand. */
export interface TestSite extends LiveSite {
  change(site: Site): void;
}

/** A live site with one revision. */
export function aLiveSite(site: Site = aSite()): TestSite {
  let revision: LiveRevision = { seq: 1, hash: `sha256-${"a".repeat(64)}`, content: JSON.stringify(site), site };
  const listeners = new Set<(revision: LiveRevision) => void>();
  return {
    current: () => revision,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (next) => {
      const seq = revision.seq + 1;
      const hash = `sha256-${String(seq).padStart(64, "0")}`;
      revision = { seq, hash, content: JSON.stringify(next), site: next };
      for (const listener of listeners) listener(revision);
    },
  };
}
