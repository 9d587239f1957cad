import { describe, expect, it } from "vitest";
import { compileSite } from "#compile/site.ts";
import type { PlayerSite } from "#player/site/PlayerSite.ts";
import { createFormsPort } from "#player/wiring/createFormsPort.ts";
import type { SiteStore } from "#stores/SiteStore.ts";
import { fakePlayer } from "#tests/support/fakePlayer.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const code = { enabled: true, required: false, minLength: 0, maxLength: 20, acceptedPattern: "*", patternId: 0 };
const site = {
  ...bundled,
  rules: { register: { ...bundled.rules.register, affiliateCode: code, referralCode: code } },
};

/** The fields of both registration forms for who comes by an address, with what stands in them. */
async function fieldsAt(address: string) {
  const { stores } = await fakePlayer(address);
  const compiled = {
    ...compileSite(site, bundled),
    formsFor: (context: object) => compileSite(site, bundled, context).forms,
  };
  stores.site = { compiled, isWhole: true } as unknown as SiteStore<PlayerSite>;
  const countries = { list: () => [], want: () => undefined } as unknown as Parameters<typeof createFormsPort>[1];
  const port = createFormsPort(stores, countries, async () => Promise.reject(new Error("there are no files")));
  return ["username", "mobile"].map((tab) => {
    const fields = port.descriptor(`registration.${tab}`)?.fields ?? [];
    return Object.fromEntries(fields.map((field) => [field.name, field.default ?? ""]));
  });
}

describe("the registration of who comes by an address", () => {
  it("[REG-10] asks for an invitation code where none is in the address, and not where one is", async () => {
    for (const fields of await fieldsAt("/register")) expect(fields).toHaveProperty("affiliateCode", "");
    for (const fields of await fieldsAt("/register?affiliateCode=AG88")) {
      expect(fields).toHaveProperty("password");
      expect(fields).not.toHaveProperty("affiliateCode");
    }
  });

  it("[REG-11] holds the referral code of the address", async () => {
    for (const fields of await fieldsAt("/register")) expect(fields).toHaveProperty("referralCode", "");
    for (const fields of await fieldsAt("/register?referralCode=FRIEND"))
      expect(fields).toHaveProperty("referralCode", "FRIEND");
  });
});
