import { createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { createFiles } from "#server/features/file/createFiles.ts";
import { readPicture } from "#server/features/file/readPicture.ts";
import { createTableStore } from "#server/features/file/stores/createTableStore.ts";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";

/** Red on the left, blue on the right. */
function aCanvas(width = 60, height = 40) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#f00";
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = "#00f";
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas;
}
/** EXIF that says how the camera was held, and where. */
function withExif(jpeg: Buffer, orientation: number): Buffer {
  const words = `4d4d002a000000080001011200030000000100${orientation.toString(16).padStart(2, "0")}000000000000`;
  const body = Buffer.concat([
    Buffer.from("Exif\0\0"),
    Buffer.from(words, "hex"),
    Buffer.from("GPS 11.5564 N 104.9282 E"),
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, body, jpeg.subarray(2)]);
}
async function colourAt(bytes: Buffer, x: number, y: number) {
  const image = await loadImage(bytes);
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data;
  return red > 200 && green < 60 ? "red" : blue > 200 && green < 60 ? "blue" : "other";
}
const jpeg = await aCanvas().encode("jpeg");
const png = await aCanvas().encode("png");

describe("a picture that somebody sends", () => {
  it("is kept as pixels alone: no place, no words behind its end", async () => {
    for (const sent of [withExif(jpeg, 1), Buffer.concat([png, Buffer.from("<script>GPS</script>")])]) {
      const { bytes, width, height } = await readPicture(sent);
      expect([width, height]).toEqual([60, 40]);
      expect(bytes.includes("GPS") || bytes.includes("Exif")).toBe(false);
      expect(await colourAt(bytes, 5, 5)).toBe("red");
    }
  });

  it("stands as its camera was held", async () => {
    const { bytes, width, height } = await readPicture(withExif(jpeg, 6));
    expect([width, height]).toEqual([40, 60]);
    expect([await colourAt(bytes, 5, 5), await colourAt(bytes, 5, 55)]).toEqual(["red", "blue"]);
  });

  it("is made smaller where it is large, and stands on white where it can be looked through", async () => {
    const { width, height } = await readPicture(await aCanvas(5000, 1000).encode("jpeg"));
    expect([width, height]).toEqual([2400, 480]);
    const clear = await readPicture(await createCanvas(10, 10).encode("png"));
    const context = createCanvas(10, 10).getContext("2d");
    context.drawImage(await loadImage(clear.bytes), 0, 0);
    expect([...context.getImageData(5, 5, 1, 1).data]).toEqual([255, 255, 255, 255]);
  });

  it("is refused where it is none, too large, or a bomb", async () => {
    const code = (bytes: Buffer) =>
      readPicture(bytes).then(
        () => "",
        (error: { code?: string }) => error.code,
      );
    expect(await code(Buffer.from("%PDF-1.7 no picture"))).toBe("picture_type");
    expect(await code(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toBe("picture_type");
    expect(await code(Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)]))).toBe("picture_large");
    expect(await code(Buffer.concat([png.subarray(0, 8), Buffer.alloc(90, 7)]))).toBe("picture_broken");
    expect(await code(Buffer.concat([jpeg.subarray(0, 3), Buffer.alloc(90, 7)]))).toBe("picture_broken");
    expect(await code(jpeg.subarray(0, 30))).toBe("picture_broken");
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    expect(await code(bomb)).toBe("picture_pixels");
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    const wide = Buffer.from(jpeg);
    wide.writeUInt16BE(65_000, frame + 5);
    wide.writeUInt16BE(65_000, frame + 7);
    expect(await code(wide)).toBe("picture_pixels");
  });
});

const { app, clock, db, login, owner, register } = await aPlatform();
const files = createFiles(db, clock, createTableStore());

describe("pictures among the files of a member", () => {
  it("are written anew before something takes them, once, and only the member's own", async () => {
    const member = await aMember("pictures1");
    const other = await aMember("pictures2");
    const [good, bad] = [
      await member.send(withExif(jpeg, 1)),
      await member.send(Buffer.concat([jpeg.subarray(0, 30)])),
    ];
    const rewrite = (ids: string[], who = member.id) => files.rewrite(who, ids);
    const demand = { types: ["image/jpeg"], maxBytes: 5_000_000, rewritten: true };
    expect(await files.take(db, member.id, [good], demand)).toBe(false);
    await expect(rewrite([good], other.id)).rejects.toMatchObject({ code: "picture_missing" });
    await expect(rewrite([bad])).rejects.toMatchObject({ code: "picture_broken" });
    await expect(rewrite(["no id"])).rejects.toMatchObject({ code: "picture_missing" });
    await Promise.all([rewrite([good]), rewrite([good])]);
    await rewrite([good]);
    const stored = await files.read(good);
    expect(stored).toMatchObject({ name: "proof.jpg", type: "image/jpeg" });
    expect(stored?.bytes.includes("GPS")).toBe(false);
    expect(await files.take(db, member.id, [good], demand)).toBe(true);
    await expect(rewrite([good])).rejects.toMatchObject({ code: "picture_missing" });
  });
});

async function aMember(account: string) {
  await register(account);
  const { token } = await login(account, goodPassword);
  const [row] = await owner.query<{ id: string }>("SELECT id FROM member WHERE account = $1", [account]);
  const send = async (bytes: Buffer) => {
    const id = crypto.randomUUID();
    const url = `/wps/file/${id}?offset=0&size=${bytes.length}&name=proof.png`;
    const headers = { token: String(token), "content-type": "application/octet-stream" };
    const answer = await app.inject({ method: "PUT", url, headers, payload: bytes });
    expect(answer.statusCode).toBe(200);
    return id;
  };
  return { id: row?.id ?? "", send };
}
