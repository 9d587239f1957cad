import type { ForeignPlatform } from "./ForeignPlatform.ts";

const rule = (minLength: number, maxLength: number, acceptedPattern: string, patternId: number) => ({
  enabled: true,
  required: true,
  minLength,
  maxLength,
  acceptedPattern,
  patternId,
});

const on = (modId: string, ...childrenNodes: object[]) => ({ modId, enabled: "1", childrenNodes });

/** The permission answer of a brand that has never heard of this program: no revisions, money in dong, five languages. */
export function foreignPermission(): ForeignPlatform["permission"] {
  return {
    maintenance: false,
    regionRestriction: false,
    info: {
      whitelabel: on("ROOT", on("DIRECTREG3", on("MOBILEREG3")), on("WINNERS3"), on("JACKPOT3"), on("FREETRIAL3")),
      register: {
        username: rule(4, 12, "^[a-z][a-z0-9]*$", 1),
        password: rule(6, 20, "*", 0),
        payeeName: rule(2, 50, "^\\p{IsHan}+$", 16),
      },
      resources: [],
      customerService: [],
      analytics: { gtagId: "" },
      imageCDNs: [],
      launchGameCDNs: [],
      location: { ip: "203.0.113.7", country: "VN" },
      settings: {
        loginedToHomePage: false,
        merchantCode: "viet",
        rememberMe: "sealed",
        languages: ["VI", "EN", "KM", "AR", "XX"],
        defaultLanguage: "VI",
        currency: "VND",
      },
    },
  };
}
