import { describe, expect, it } from "vitest";
import type { Site } from "#contracts/config.ts";
import { loadLiveContent } from "#server/features/publishing/store/loadLiveContent.ts";
import { aConsole } from "#tests/support/aConsole.ts";
import { aPublisher } from "#tests/support/aPublisher.ts";

const platform = await aConsole();
const { db, clock } = platform;
const publisher = await platform.operator("publisher");
// What the gate would find is not in question here.
const door = aPublisher({ db, clock });

/** Puts texts live, in the place of those there are. */
async function publish(texts: Record<string, Record<string, string>>): Promise<void> {
  const { hash, content } = (await loadLiveContent(db)) ?? { hash: "", content: "{}" };
  const site = { ...(JSON.parse(content) as Site), texts } as Site;
  const outcome = await door.publish({ baseHash: hash, site, kind: "publish", by: "publisher", note: "texts" });
  expect(outcome.outcome).toBe("published");
}
const origins = async () => (await publisher.call("GET", "/texts/origins")).value["rows"];
const seat = "home.hero.title";

describe("what translations were made from", () => {
  it("is told once English says something else, until the translation is written anew or is said to fit", async () => {
    await publish({ EN: { "club.title": "The club" }, KM: { "club.title": "ក្លឹប" }, AR: { "club.title": "النادي" } });
    expect(await origins()).toEqual([]);
    await publish({ EN: { "club.title": "Our club" }, KM: { "club.title": "ក្លឹប" }, AR: { "club.title": "نادينا" } });
    const old = { language: "KM", key: "club.title", source: "The club" };
    expect(await origins()).toEqual([old]);

    const fits = { language: "KM", key: "club.title", source: "The club" };
    expect(await publisher.call("POST", "/texts/origins", fits)).toMatchObject({ status: 409, code: "source_moved" });
    expect(await origins()).toEqual([old]);
    expect((await publisher.call("POST", "/texts/origins", { ...fits, source: "Our club" })).status).toBe(200);
    expect(await origins()).toEqual([]);
    const audit = (await publisher.call("GET", "/audit")).value["rows"] as { act: string; detail: string }[];
    expect(audit[0]).toMatchObject({ act: "textConfirmed", detail: "KM club.title" });

    // Back to what it said before: the translation was said to fit the other one.
    await publish({ EN: { "club.title": "The club" }, KM: { "club.title": "ក្លឹប" } });
    expect(await origins()).toEqual([{ ...old, source: "Our club" }]);
  });

  it("is told where the brand speaks for the product in English, and takes the form for any number", async () => {
    await publish({ KM: { [seat]: "អង្គុយ", "n.items_few": "ពីរបី" } });
    await publish({ EN: { [seat]: "Sit", "n.items_other": "{{count}}" }, KM: { [seat]: "អង្គុយ", "n.items_few": "ពីរបី" } });
    expect(await origins()).toEqual([
      { language: "KM", key: seat, source: null },
      { language: "KM", key: "n.items_few", source: null },
    ]);
    await publish({});
    expect(await origins()).toEqual([]);
  });

  it("is nothing of a translation that is not there, and of nobody who may only look", async () => {
    const body = { language: "VI", key: "nothing.here", source: null };
    expect((await publisher.call("POST", "/texts/origins", body)).status).toBe(404);
    const viewer = await platform.operator("viewer");
    expect((await viewer.call("POST", "/texts/origins", body)).status).toBe(403);
    expect((await viewer.call("GET", "/texts/origins")).status).toBe(200);
  });
});
