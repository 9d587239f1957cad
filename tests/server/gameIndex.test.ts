import { describe, expect, it } from "vitest";
import type { Operations, VendorLanes } from "#contracts/api.ts";
import { createRandom } from "#compile/createRandom.ts";
import { insertCatalogue } from "#server/db/seed/insertCatalogue.ts";
import { insertContent } from "#server/db/seed/insertContent.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";

const { call, clock, owner } = await aPlatform();
await insertContent(owner, [], createRandom(7), clock.now());
await insertCatalogue(owner);

const get = async <T>(address: string) => (await call("GET", address)).json<{ value: T }>().value;

describe("the index of games", () => {
  const index = async () => {
    const { catalogue = "" } = await get<VendorLanes>("/wps/game/vendors");
    const answer = await call("GET", `/wps/game/index/${catalogue}`);
    const { columns } = answer.json<{ value: Operations["getGameIndex"]["value"] }>().value;
    return { catalogue, answer, columns };
  };

  it("has every vendor and game that is shown, is kept for ever by its hash, and is small", async () => {
    const { catalogue, answer, columns } = await index();
    const [{ count } = { count: 0 }] = await owner.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM game g JOIN game_vendor v USING (game_type, vassalage) WHERE g.is_shown AND v.is_shown",
    );
    expect(columns.isGame.filter((one, place) => one === "" || columns.gameCode[place] !== "").length).toBe(count);
    expect(columns.displayName).toContain("Naga Spin");
    expect(columns.aliases[columns.displayName.indexOf("Golden Naga")]).toMatch(/នាគមាស/);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const packed = await call("GET", `/wps/game/index/${catalogue}`, { headers: { "accept-encoding": "gzip" } });
    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect(packed.rawPayload.length).toBeLessThan(200_000);
    const other = await call("GET", `/wps/game/index/sha256-${"0".repeat(43)}`);
    expect(other.headers["cache-control"]).toBe("no-cache");
    expect(other.body).toBe(answer.body);
  });

  it("has another hash once a game is hidden, which is not in it, and says what is under maintenance", async () => {
    const before = await index();
    const place = before.columns.gameCode.findIndex((code, at) => code !== "" && before.columns.status[at] === "open");
    const [code, vassalage] = [before.columns.gameCode[place], before.columns.vassalage[place]];
    const set = (what: string) =>
      owner.query(`UPDATE game SET ${what} WHERE code = $1 AND vassalage = $2`, [code, vassalage]);
    await set("is_shown = false");
    clock.advance(16_000);
    const hidden = await index();
    expect(hidden.catalogue).not.toBe(before.catalogue);
    expect(hidden.columns.gameCode.length).toBe(before.columns.gameCode.length - 1);
    await set("is_shown = true, maintenance = true");
    clock.advance(16_000);
    expect((await index()).columns.status[place]).toBe("maintenance");
    await set("maintenance = false");
    clock.advance(16_000);
    expect((await index()).catalogue).toBe(before.catalogue);
  });
});
