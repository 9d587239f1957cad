import { randomBytes } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import type { Site } from "#contracts/config.ts";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { createLiveSite } from "#server/features/publishing/live/createLiveSite.ts";
import { revisionHash } from "#server/features/publishing/revisionHash.ts";
import { createKeyRing } from "#server/security/createKeyRing.ts";
import { aClock } from "#tests/support/aClock.ts";
import { aDatabase } from "#tests/support/database.ts";
import { aPublisher } from "#tests/support/aPublisher.ts";
import { aSite } from "#tests/support/aSite.ts";
import { drillSize } from "#tests/support/drillSize.ts";

const revisions = drillSize(12, 300);
const readers = drillSize(6, 24);

const { db } = await aDatabase();
const clock = aClock();
const publisher = aPublisher({ db, clock });
const masterSecret = randomBytes(32);

/** A site whose number stands in everything that is served of it. */
function aNumberedSite(number: number): Site {
  const site = structuredClone(aSite());
  site.brand.resources = [{ resourceType: "facebook", url: `https://social.example/${number}`, qrCodeUrl: "" }];
  site.flags.childrenNodes = [{ modId: `N${number}`, enabled: "1", childrenNodes: [] }];
  site.brand.name = `Brand ${number} ${"long enough to be worth its coding ".repeat(200)}`;
  return site;
}

async function publish(number: number): Promise<void> {
  const rows = await db.query<{ hash: string }>("SELECT hash FROM live_revision");
  const kind = rows.length === 0 ? "import" : "publish";
  const base = { baseHash: rows[0]?.hash ?? "", kind, by: "drill", note: "" } as const;
  expect((await publisher.publish({ ...base, site: aNumberedSite(number) })).outcome).toBe("published");
}

async function aNode(): Promise<FastifyInstance> {
  const liveSite = await createLiveSite(db);
  const config = { ...readConfig({ LOG_LEVEL: "silent" }), siteFolder: "/nowhere" };
  const app = await buildApp({ config, db, clock, keys: createKeyRing(db, clock, masterSecret), liveSite });
  afterAll(async () => {
    await app.close();
    await liveSite.close();
  });
  return app;
}

const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
const codings = ["br", "gzip", "identity"] as const;
type Coding = (typeof codings)[number];

interface Permission {
  value: {
    info: { whitelabel: unknown; resources: { url: string }[]; site: { seq: number; hash: string; href: string } };
  };
}

async function ask(node: FastifyInstance, url: string, coding: Coding, etag = "") {
  const headers = { host: "localhost", "accept-encoding": coding, ...(etag !== "" && { "if-none-match": etag }) };
  const answer = await node.inject({ method: "GET", url, headers });
  const sent = (answer.headers["content-encoding"] ?? "identity") as Coding;
  const text = answer.rawPayload.length === 0 ? "" : decode[sent](answer.rawPayload).toString();
  return { status: answer.statusCode, etag: String(answer.headers["etag"]), text };
}

await publish(0);
const nodes = [await aNode(), await aNode()];

describe(`while ${revisions} revisions are published, two nodes`, () => {
  it("answer each with one revision, and under a hash its own bytes, whichever of them is asked", async () => {
    let isOver = false;
    let asked = 0;
    let unchanged = 0;
    /** What an ETag stands for, whoever gave it: one name, one content. */
    const named = new Map<string, string>();
    const newest = new Map<FastifyInstance, number>();

    const hears = (node: FastifyInstance, { value }: Permission) =>
      newest.set(node, Math.max(newest.get(node) ?? 0, value.info.site.seq));

    const readOnce = async (turn: number, known: Map<string, string>) => {
      const coding = codings[turn % codings.length] ?? "identity";
      const node = nodes[turn % nodes.length]!;
      const { status, etag, text } = await ask(node, "/wps/system/permission", coding, known.get(coding));
      asked += 1;
      if (status === 304) {
        unchanged += 1;
        expect(etag).toBe(known.get(coding));
        hears(node, JSON.parse(named.get(etag) ?? "") as Permission);
        return;
      }
      known.set(coding, etag);
      expect(named.get(etag) ?? text).toBe(text);
      named.set(etag, text);
      const { site, resources, whitelabel } = (JSON.parse(text) as Permission).value.info;
      const number = site.seq - 1;
      // All parts of one answer are of one revision.
      expect(resources[0]?.url).toBe(`https://social.example/${number}`);
      expect(JSON.stringify(whitelabel)).toContain(`"N${number}"`);
      hears(node, JSON.parse(text) as Permission);
      // The other node may not have heard of it yet, or have gone on: what the hash names is the same there.
      const file = await ask(nodes[(turn + 1) % nodes.length]!, site.href, codings[(turn + 1) % codings.length]!);
      expect(file.status).toBe(200);
      expect(revisionHash(file.text)).toBe(site.hash);
      expect(file.text).toContain(`Brand ${number} `);
    };
    const read = async (reader: number) => {
      const known = new Map<string, string>();
      // What is ready is answered in the same turn: without this nobody else would ever have one.
      for (let turn = reader; !isOver; turn += 1) await readOnce(turn, known).then(() => nextTurn());
    };

    const reading = Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)));
    const publishing = (async () => {
      for (let number = 1; number <= revisions; number += 1) {
        await publish(number);
        const before = asked;
        while (asked < before + readers) await nextTurn();
      }
      // All have heard of the last one in the end.
      while (nodes.some((node) => newest.get(node) !== revisions + 1)) await nextTurn();
    })();
    try {
      await Promise.race([publishing, reading]);
    } finally {
      isOver = true;
    }
    await reading;
    expect(asked).toBeGreaterThan(revisions * readers);
    expect(unchanged).toBeGreaterThan(0);
  });
});
