import { describe, expect, it } from "vitest";
import schema from "#schemas/entities/scope.schema.json" with { type: "json" };
import type { FormDescriptor } from "#contracts/entities.ts";
import type { PlayerSite } from "#player/site/PlayerSite.ts";
import { createRootScope } from "#player/wiring/createRootScope.ts";
import type { SiteStore } from "#stores/SiteStore.ts";
import { aLogin, aMember } from "../support/aMember.ts";
import { fakePlayer } from "../support/fakePlayer.ts";
import { good } from "../support/fakeSession.ts";

type Root = { properties?: Record<string, unknown>; "x-inside"?: string; "x-contract"?: string };

const roots = Object.entries(schema.properties as Record<string, Root>).filter(
  ([name, root]) => root["x-inside"] === undefined || name === "data",
);

/** The scope of a member who has everything that can be read. */
async function aScope() {
  const { stores, port, dispatch, formScope } = await fakePlayer();
  port.login.mockResolvedValue(good(aLogin()));
  await dispatch({ do: "login" }, formScope({ username: "player01", password: "Secret#12" }));
  const info = { location: { ip: "203.0.113.9", country: "KH" }, settings: {} };
  stores.site = {
    compiled: { brand: { name: "Ink" }, paths: {} },
    permission: { info },
  } as unknown as SiteStore<PlayerSite>;
  stores.ui.openCentre("personal", "messages");
  const form = { fields: [] } as unknown as FormDescriptor;
  return createRootScope(
    stores,
    () => [{ code: "KH" }],
    () => form,
  );
}

describe("what documents read of the site", () => {
  it.each(roots)("has /%s with just the members that the schema names", async (name, { properties, ...root }) => {
    const value = (await aScope()).read(`/${name}`);
    expect(value).toBeDefined();
    if (properties === undefined) return;
    const contract = root["x-contract"] === "MemberInfo" ? Object.keys(aMember()) : [];
    expect(Object.keys(value as object).toSorted()).toEqual(
      [...new Set([...Object.keys(properties), ...contract])].toSorted(),
    );
  });
});
