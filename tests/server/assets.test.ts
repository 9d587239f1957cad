import { createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { aConsole } from "../support/aConsole.ts";

const bytesType = { "content-type": "application/octet-stream" };

/** A picture that can be looked through but for its middle. */
function aPicture(colour = "#d4a94e"): Buffer {
  const canvas = createCanvas(40, 20);
  const context = canvas.getContext("2d");
  context.fillStyle = colour;
  context.fillRect(10, 5, 20, 10);
  return canvas.toBuffer("image/png");
}

interface Row {
  hash: string;
  address: string;
  uses: { isLive: boolean; operator: string; pointer: string }[];
}

describe("the library of pictures", () => {
  it("keeps a picture drawn anew, once, and gives it to everybody for ever under its hash", async () => {
    const site = await aConsole();
    const editor = await site.operator("editor");
    const added = await editor.call("POST", "/assets?name=logo.png", aPicture(), bytesType);
    expect(added).toMatchObject({ status: 200, success: true });
    expect(await editor.call("POST", "/assets?name=again.png", aPicture(), bytesType)).toMatchObject({
      value: added.value,
    });
    const { value } = await editor.call("GET", "/assets");
    const rows = value["rows"] as Row[];
    expect(rows).toMatchObject([{ name: "logo.png", width: 40, height: 20, addedBy: "editor", uses: [] }]);

    const answer = await site.call("GET", rows[0]?.address ?? "");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers["set-cookie"]).toBeUndefined();
    const drawn = await loadImage(answer.rawPayload);
    const canvas = createCanvas(drawn.width, drawn.height);
    canvas.getContext("2d").drawImage(drawn, 0, 0);
    // What could be looked through still can.
    expect(canvas.getContext("2d").getImageData(0, 0, 1, 1).data[3]).toBe(0);
    expect(canvas.getContext("2d").getImageData(20, 10, 1, 1).data[3]).toBe(255);

    for (const path of ["/media/none.webp", `/media/${"0".repeat(64)}.webp`, "/media/..%2f.webp"])
      expect((await site.call("GET", path)).statusCode).toBe(404);
  });

  it("refuses what is no picture in words, and those who may not edit", async () => {
    const site = await aConsole();
    const editor = await site.operator("editor");
    const sent = (body: Buffer) => editor.call("POST", "/assets?name=x", body, bytesType);
    expect(await sent(Buffer.from("<svg onload='alert(1)'/>"))).toMatchObject({ success: false, code: "picture_type" });
    expect(await sent(aPicture().subarray(0, 60))).toMatchObject({ success: false, code: "picture_broken" });
    expect(await sent(Buffer.alloc(0))).toMatchObject({ success: false, code: "picture_type" });
    const viewer = await site.operator("viewer");
    expect(await viewer.call("POST", "/assets?name=x", aPicture(), bytesType)).toMatchObject({ status: 403 });
    expect((await viewer.call("GET", "/assets")).value["rows"]).toEqual([]);
  });

  it("removes no picture that a draft shows, says where, and removes it afterwards", async () => {
    const site = await aConsole();
    const editor = await site.operator("editor");
    const { value } = await editor.call("POST", "/assets?name=logo.png", aPicture(), bytesType);
    const hash = String(value["hash"]);
    const draft = (await editor.call("GET", "/draft")).value;
    const patch = [{ op: "add", path: "/brand/logo", value: { dark: `/media/${hash}.webp` } }];
    const saved = await editor.call("PUT", "/draft", {
      baseHash: draft["baseHash"],
      draftHash: draft["hash"],
      patch,
    });
    expect(saved.success).toBe(true);
    const pointer = "/brand/logo/dark";
    const uses = [{ isLive: false, operator: "editor", pointer }];
    expect(await editor.call("DELETE", `/assets/${hash}`)).toMatchObject({ code: "asset_used", value: { uses } });
    expect((await editor.call("GET", "/assets")).value["rows"]).toMatchObject([{ hash, uses }]);

    await editor.call("DELETE", "/draft");
    expect(await editor.call("PUT", `/assets/${hash}`, { name: "Logo", alt: { EN: "A coin" } })).toMatchObject({
      success: true,
    });
    expect(await editor.call("DELETE", `/assets/${hash}`)).toMatchObject({ success: true });
    expect(await editor.call("DELETE", `/assets/${hash}`)).toMatchObject({ status: 404 });
    expect((await site.call("GET", `/media/${hash}.webp`)).statusCode).toBe(404);
  });

  it("says of covers, vendors and rewards that show it what they are called, and does not remove it", async () => {
    const site = await aConsole();
    const editor = await site.operator("editor");
    const { value } = await editor.call("POST", "/assets?name=cover.png", aPicture(), bytesType);
    const hash = String(value["hash"]);
    const address = `/media/${hash}.webp`;
    await site.db.query(
      "INSERT INTO game_vendor (vassalage, game_type, display_name, small_icon, status, place) VALUES ('OWN', 'RNG', 'Own games', $1, 'open', 1)",
      [address],
    );
    await site.db.query(
      `INSERT INTO announcement (type, title, content, published_at) VALUES ('PL', '{"EN":"News"}', $1, now())`,
      [JSON.stringify({ EN: `<p><img src="${address}" alt=""></p>` })],
    );
    const uses = [
      { isLive: true, operator: "", pointer: "", of: "vendor", name: "Own games" },
      { isLive: true, operator: "", pointer: "", of: "notice", name: "News" },
    ];
    expect((await editor.call("GET", "/assets")).value["rows"]).toMatchObject([{ hash, uses }]);
    expect(await editor.call("DELETE", `/assets/${hash}`)).toMatchObject({ code: "asset_used", value: { uses } });
  });

  it("is read by banners for those who do not see: its words in their language, else in English", async () => {
    const site = await aConsole();
    const editor = await site.operator("editor");
    const { value } = await editor.call("POST", "/assets?name=slide.png", aPicture(), bytesType);
    const hash = String(value["hash"]);
    await editor.call("PUT", `/assets/${hash}`, { name: "Slide", alt: { EN: "A golden snake", KM: "ពស់មាស" } });
    const items = [{ id: "own", image: `/media/${hash}.webp`, title: {} }];
    const { site: live } = site.liveSite.current();
    site.liveSite.change({ ...live, banners: { w_home: { items } } } as never);
    const shown = async (language: string) => {
      const answer = await site.call("GET", "/wps/system/banners?group=w_home", { headers: { language } });
      return answer.json<{ value: { list: unknown[] } }>().value.list;
    };
    expect(await shown("KM")).toMatchObject([{ alt: "ពស់មាស" }]);
    expect(await shown("AR")).toMatchObject([{ alt: "A golden snake" }]);
  });

  it("keeps one of many that come at once", async () => {
    const site = await aConsole();
    const editor = await site.operator("editor");
    const picture = aPicture("#123456");
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => editor.call("POST", "/assets?name=x", picture, bytesType)),
    );
    expect(new Set(answers.map(({ status, value }) => `${status} ${String(value?.["hash"])}`)).size).toBeLessThan(3);
    expect((await editor.call("GET", "/assets")).value["rows"]).toHaveLength(1);
  });
});
