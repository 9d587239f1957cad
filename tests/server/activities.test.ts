import { randomUUID } from "node:crypto";
import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import type { Activity } from "#contracts/api.ts";
import { readStoredFile } from "#server/features/file/readStoredFile.ts";
import { createTableStore } from "#server/features/file/stores/createTableStore.ts";
import { aMall, type MallAnswer, type Shopper } from "#tests/support/aMall.ts";
import { anActivityMaker } from "#tests/support/anActivityMaker.ts";

const mall = await aMall();
const { anActivity, apply } = anActivityMaker(mall);
const { clock, db, owner, shopper, sound } = mall;
let publisher = await mall.operator("publisher");
const png = await createCanvas(40, 30).encode("png");
const jpeg = await createCanvas(40, 30).encode("jpeg");
const webp = await createCanvas(40, 30).encode("webp");

function aForm(members: Record<string, string | string[] | Buffer[]>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(members))
    for (const one of [value].flat())
      form.append(
        name,
        typeof one === "string" ? one : new Blob([new Uint8Array(one)]),
        ...((typeof one === "string" ? [] : ["a.png"]) as []),
      );
  return form;
}
const faultOf = ({ value }: MallAnswer<Activity>) =>
  Object.entries((value as unknown as { fieldErrors?: Record<string, { key: string }> } | null)?.fieldErrors ?? {})
    .map(([name, { key }]) => `${name} ${key}`)
    .join();
const stateOf = async (one: Shopper, id: string) => (await one.ask<Activity>("GET", `/wps/activity/${id}`)).value.state;
const entryOf = async (one: Shopper, id: string) => {
  const rows = await db.query<{ id: string }>(
    "SELECT id FROM activity_entry WHERE member_id = $1 AND activity_id = $2",
    [one.memberId, id],
  );
  return rows[0]?.id ?? "";
};
const claim = (one: Shopper, activity: string, key?: string) =>
  one.ask<{ amount: number }>("POST", "/wps/promotion/raffle/claim", { activity }, key);

describe("[ACT-01] activities", () => {
  it("stand in one of eight states: coming soon, in process, applying, rejected, joined, issued, claimed, closed; an application has a remark of at most 140 characters and at most three pictures, png or jpg, of at most 5 MB, and a raffle is claimed", async () => {
    const one = await shopper("states01");
    const states: string[] = [];
    const coming = await anActivity({ begins: 1, ends: 2 });
    states.push(await stateOf(one, coming));
    expect((await apply(one, coming)).code).toBe("activity_closed");
    const id = await anActivity({ pictures: 1 });
    states.push(await stateOf(one, id));
    expect(faultOf(await apply(one, id, aForm({ remark: "😀".repeat(141), images: [png] })))).toBe(
      "remark error.remark_long",
    );
    expect(faultOf(await apply(one, id, aForm({ remark: "Look" })))).toBe("pictures form.required");
    const large = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024 + 1 - png.length)]);
    expect(faultOf(await apply(one, id, aForm({ images: [large] })))).toBe("/images/0 error.picture_large");
    expect(faultOf(await apply(one, id, aForm({ images: [Buffer.from("%PDF-1.7")] })))).toBe(
      "/images/0 error.picture_type",
    );
    expect(faultOf(await apply(one, id, aForm({ images: [Buffer.from("GIF89a")] })))).toBe("/images/0 error.file_type");
    expect(faultOf(await apply(one, id, aForm({ images: [webp] })))).toBe("/images/0 error.picture_type");
    const four = [1, 2, 3, 4].map((size) => Buffer.concat([png, Buffer.alloc(size)]));
    expect((await apply(one, id, aForm({ images: four }))).status).toBe(400);
    // What is allowed is: three at once, of 5 MB each.
    const full = [png, jpeg, png].map((bytes) => Buffer.concat([bytes, Buffer.alloc(5 * 1024 * 1024 - bytes.length)]));
    const three = await apply(one, id, aForm({ remark: "😀".repeat(140), images: full }));
    states.push(three.value.state);
    publisher = await mall.operator("publisher");
    const decide = async (act: string, body: object) =>
      publisher.call("POST", `/mall/entries/${await entryOf(one, id)}/${act}`, body);
    await decide("reject", { reason: "Not your own picture." });
    states.push(await stateOf(one, id));
    const sent = await one.upload(png);
    const again = await apply(one, id, aForm({ remark: "Once more", pictures: [sent] }));
    expect(again.value).toMatchObject({ state: "applying", remark: "Once more", reason: "" });
    await decide("approve", {});
    states.push(await stateOf(one, id));
    await decide("issue", { amount: 700 });
    states.push(await stateOf(one, id));
    expect((await claim(one, id)).value).toMatchObject({ amount: 700 });
    states.push(await stateOf(one, id));
    states.push(await stateOf(one, await anActivity({ begins: -3, ends: -1 })));
    expect(states).toEqual([
      "comingSoon",
      "inProcess",
      "applying",
      "rejected",
      "joined",
      "issued",
      "claimed",
      "closed",
    ]);
    const prize = await anActivity({ kind: "raffle", prizes: [{ count: 1, amount: 900 }] });
    await apply(one, prize);
    expect(await stateOf(one, prize)).toBe("joined");
    clock.advance(86_401);
    one.token = (await mall.login("states01", "Quiet-Otter-77-lamp")).token;
    expect(await stateOf(one, prize)).toBe("issued");
    expect((await claim(one, prize)).value).toMatchObject({ amount: 900 });
    expect(await one.balance()).toBe(1_600);
    const { value } = await one.ask<{ rows: Activity[] }>("GET", "/wps/activity?state=claimed");
    expect(value.rows.map((row) => row.id).toSorted()).toEqual([id, prize].toSorted());
    await sound();
  });

  it("keep pictures as pixels alone, and show them to operators, who are noted", async () => {
    const one = await shopper("pictured1");
    const id = await anActivity({ pictures: 1 });
    const placed = Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xe1, 0, 26]),
      Buffer.from("Exif\0\0GPS 11.55N 104.9E"),
      jpeg.subarray(2),
    ]);
    expect((await apply(one, id, aForm({ images: [placed] }))).value.state).toBe("applying");
    const rows = await db.query<{ file_id: string }>("SELECT file_id FROM activity_picture WHERE entry_id = $1", [
      await entryOf(one, id),
    ]);
    const kept = await readStoredFile(db, createTableStore(), rows[0]?.file_id ?? "");
    expect([kept?.type, kept?.bytes.includes("GPS")]).toEqual(["image/jpeg", false]);
    publisher = await mall.operator("publisher");
    const entry = await publisher.call("GET", `/mall/entries/${await entryOf(one, id)}`);
    expect(JSON.stringify(entry.value["pictures"])).toContain("data:image/jpeg;base64,");
    const acts = await db.query("SELECT act FROM operator_act WHERE act = 'entrySeen'");
    expect(acts.length).toBeGreaterThan(0);
  });

  it("take bombs, broken pictures and another one's for no pictures, and name each by its place", async () => {
    const [one, other] = [await shopper("bombs001"), await shopper("bombs002")];
    const id = await anActivity({ pictures: 1 });
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    const tries = [
      aForm({ images: [bomb] }),
      aForm({ images: [Buffer.concat([png.subarray(0, 8), Buffer.alloc(90, 7)])] }),
      aForm({ pictures: [await other.upload(png)] }),
      aForm({ pictures: [randomUUID()] }),
      aForm({ pictures: [await one.upload(png), randomUUID()], images: [bomb] }),
      aForm({ images: [png, Buffer.from("GIF89a")] }),
    ];
    const faults = [];
    for (const form of tries) faults.push(faultOf(await apply(one, id, form)));
    expect(faults).toEqual([
      "/images/0 error.picture_pixels",
      "/images/0 error.picture_broken",
      "/pictures/0 error.picture_missing",
      "/pictures/0 error.picture_missing",
      "/pictures/1 error.picture_missing,/images/0 error.picture_pixels",
      "/images/1 error.file_type",
    ]);
    expect(await stateOf(one, id)).toBe("inProcess");
  });

  it("are applied for once, in however many tabs, and by the same key with the same answer", async () => {
    const one = await shopper("tabs0001");
    const id = await anActivity();
    const key = randomUUID();
    const tabs = await Promise.all([apply(one, id), apply(one, id), apply(one, id, aForm({}), key)]);
    expect(tabs.filter(({ success }) => success)).toHaveLength(1);
    expect(tabs.filter(({ code }) => code === "already_applied")).toHaveLength(2);
  });

  it("are nobody else's, and what is no form, no activity or too large is refused", async () => {
    const one = await shopper("foreign1");
    expect((await apply(one, randomUUID())).status).toBe(404);
    expect((await claim(one, randomUUID())).status).toBe(404);
    const other = await anActivity();
    await owner.query("UPDATE activity SET currency = 'THB' WHERE id = $1", [other]);
    expect((await apply(one, other)).status).toBe(404);
    const send = (body: unknown, type: string) =>
      mall.call("POST", `/wps/activity/${other}/application`, {
        headers: { token: one.token, "idempotency-key": randomUUID(), "content-type": type },
        body,
      });
    expect((await send("nothing", "multipart/form-data; boundary=x")).statusCode).toBe(400);
    expect((await send("nothing", "multipart/form-data")).statusCode).toBe(400);
    expect((await send("{}", "application/json")).statusCode).toBe(415);
    expect((await send(Buffer.alloc(17_000_000), "multipart/form-data; boundary=x")).statusCode).toBe(413);
    expect((await apply(one, await anActivity(), aForm({ wish: "more" }))).status).toBe(400);
  });

  it("can be sent three times in all, where an operator rejects them", async () => {
    const one = await shopper("tries001");
    const id = await anActivity();
    for (let time = 1; time <= 3; time += 1) {
      expect((await apply(one, id)).success).toBe(true);
      publisher = await mall.operator("publisher");
      await publisher.call("POST", `/mall/entries/${await entryOf(one, id)}/reject`, { reason: "No." });
    }
    expect((await apply(one, id)).code).toBe("already_applied");
    expect((await one.ask<Activity>("GET", `/wps/activity/${id}`)).value).toMatchObject({
      canApply: false,
      reason: "No.",
    });
  });

  it("pay what was issued once, in however many tabs, and nothing that was not", async () => {
    const one = await shopper("claims01");
    const id = await anActivity();
    await apply(one, id);
    expect((await claim(one, id)).code).toBe("nothing_to_claim");
    publisher = await mall.operator("publisher");
    const act = async (name: string, body: object) =>
      (await publisher.call("POST", `/mall/entries/${await entryOf(one, id)}/${name}`, body)).code;
    expect(await Promise.all([act("issue", { amount: 250 }), act("reject", { reason: "x" })])).toContain("entry_gone");
    await owner.query("UPDATE activity_entry SET state = 'issued', amount = 250 WHERE member_id = $1", [one.memberId]);
    const tabs = await Promise.all([claim(one, id), claim(one, id), claim(one, id)]);
    expect(tabs.map(({ success, code }) => (success ? "done" : code)).toSorted()).toEqual([
      "already_claimed",
      "already_claimed",
      "done",
    ]);
    expect(await one.balance()).toBe(250);
    await sound();
  });
});
