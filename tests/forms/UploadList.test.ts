import { describe, expect, it, vi } from "vitest";
import type { Outcome } from "#engine/index.ts";
import { partBytes, typeNames, UploadList, type SentPart } from "#forms/UploadList.ts";

const png = 1;
const pdf = 2;
const aFile = (name: string, size = 20, kind = png) => {
  const bytes = new Uint8Array(size);
  if (size > 0) bytes[0] = kind;
  return new File([bytes], name);
};
type Answer = (part: SentPart, signal: AbortSignal) => Promise<Outcome>;
/** A platform that takes every part whole. */
const takes: Answer = async ({ offset, bytes }) => ({ ok: true, value: { received: offset + bytes.length } });

function aList(answer: Answer = takes, limits = {}) {
  const sent: SentPart[] = [];
  const told: string[][] = [];
  const state = { answer };
  const list = new UploadList({
    limits: { types: ["image/png", "image/jpeg"], maxBytes: 1_000_000, most: 2, ...limits },
    files: {
      typeOf: (head) => (head[0] === png ? "image/png" : head[0] === pdf ? "application/pdf" : undefined),
      send: (part, signal) => (sent.push(part), state.answer(part, signal)),
    },
    changed: (ids) => told.push(ids),
  });
  const names = () => list.entries.map(({ file, state: at }) => `${file.name} ${at}`);
  return { list, sent, told, state, names };
}
const until = (check: () => void) => vi.waitFor(check);

describe("files of a field", () => {
  it("are sent one after the other, and are their ids in the form once they are there", async () => {
    const { list, sent, told, names } = aList();
    await list.add([aFile("a.png"), aFile("b.png", 30)]);
    await until(() => expect(names()).toEqual(["a.png there", "b.png there"]));
    const [a, b] = list.entries.map(({ id }) => id);
    expect(sent.map(({ id, name, size, offset, bytes }) => [id, name, size, offset, bytes.length])).toEqual([
      [a, "a.png", 20, 0, 20],
      [b, "b.png", 30, 0, 30],
    ]);
    expect(a).not.toBe(b);
    expect(list.ids).toEqual([a, b]);
    expect(told).toEqual([
      ["", ""],
      [a, ""],
      [a, b],
    ]);
    expect([list.entries[0]?.sent, list.refusal]).toEqual([20, null]);
  });

  it("go in parts, each from where the platform has the file", async () => {
    const { list, sent, names } = aList();
    await list.add([aFile("a.png", partBytes + 5)]);
    await until(() => expect(names()).toEqual(["a.png there"]));
    expect(sent.map(({ offset, bytes }) => [offset, bytes.length])).toEqual([
      [0, partBytes],
      [partBytes, 5],
    ]);
    expect(list.entries[0]?.sent).toBe(partBytes + 5);
  });

  it.each([
    ["empty", aFile("x.png", 0), { key: "fieldUi.uploadEmpty", values: { name: "x.png" } }],
    ["too large", aFile("x.png", 1_100_000), { key: "fieldUi.fileTooLarge", values: { name: "x.png", megabytes: 1 } }],
    [
      "of another kind",
      aFile("x.png", 20, pdf),
      { key: "fieldUi.fileType", values: { name: "x.png", types: "PNG, JPEG" } },
    ],
    [
      "of no kind that is known",
      aFile("x.png", 20, 9),
      { key: "fieldUi.fileType", values: { name: "x.png", types: "PNG, JPEG" } },
    ],
  ])("are not taken where one is %s, which is said; the others are", async (_, file, refusal) => {
    const { list, names, sent } = aList();
    await list.add([file, aFile("fine.png")]);
    expect(list.refusal).toEqual(refusal);
    await until(() => expect(names()).toEqual(["fine.png there"]));
    expect(sent).toHaveLength(1);
  });

  it("may be as large as is allowed, and no byte larger", async () => {
    const { list } = aList(takes, { maxBytes: 20 });
    await list.add([aFile("a.png", 20)]);
    expect(list.refusal).toBeNull();
    await list.add([aFile("b.png", 21)]);
    expect(list.refusal?.key).toBe("fieldUi.fileTooLarge");
    expect(list.entries).toHaveLength(1);
  });

  it("are as many as there is room for; the first reason of several is said", async () => {
    const { list, names } = aList();
    await list.add([aFile("a.png"), aFile("b.png"), aFile("c.png")]);
    expect(list.refusal).toEqual({ key: "fieldUi.tooManyFiles", values: { count: 2 } });
    await until(() => expect(names()).toEqual(["a.png there", "b.png there"]));
    await list.add([aFile("e.png", 0), aFile("f.png", 20, pdf), aFile("d.png")]);
    expect(list.refusal?.key).toBe("fieldUi.uploadEmpty");
    expect(list.entries).toHaveLength(2);
    list.remove(list.entries[0]!.id);
    expect(list.refusal).toBeNull();
    await list.add([aFile("d.png")]);
    await until(() => expect(names()).toEqual(["b.png there", "d.png there"]));
  });

  it("say why one failed, go on to the next, and are sent again from where the platform has them", async () => {
    const { list, sent, state, names } = aList(async ({ offset, bytes }) =>
      offset === 0 ? { ok: true, value: { received: bytes.length } } : { ok: false, message: "The disk is full" },
    );
    await list.add([aFile("a.png", partBytes + 5), aFile("b.png")]);
    await until(() => expect(names()).toEqual(["a.png failed", "b.png there"]));
    expect(list.entries[0]).toMatchObject({ message: "The disk is full", sent: partBytes });
    expect(list.ids).toEqual(["", list.entries[1]?.id]);
    state.answer = takes;
    list.retry(list.entries[0]!.id);
    expect(list.entries[0]?.message).toBe("");
    await until(() => expect(names()).toEqual(["a.png there", "b.png there"]));
    expect(sent.filter(({ name }) => name === "a.png").map(({ offset }) => offset)).toEqual([0, partBytes, partBytes]);
  });

  it.each([
    ["nothing", null],
    ["no count", { received: "20" }],
    ["a part of a byte", { received: 1.5 }],
    ["another thing", { got: 20 }],
    ["as much as before", { received: 0 }],
  ])("have failed where the platform says that it has %s, without words of its own", async (_, value) => {
    const { list, sent, names } = aList(async () => ({ ok: true, value }));
    await list.add([aFile("a.png")]);
    await until(() => expect(names()).toEqual(["a.png failed"]));
    expect([list.entries[0]?.message, sent.length]).toEqual(["", 1]);
  });

  it("have failed where the device has one no more", async () => {
    const file = aFile("a.png");
    const { list, names, sent } = aList();
    const slice = file.slice.bind(file);
    vi.spyOn(file, "slice")
      .mockImplementationOnce(slice)
      .mockImplementation(() => {
        throw new Error("gone");
      });
    await list.add([file]);
    await until(() => expect(names()).toEqual(["a.png failed"]));
    expect(sent).toEqual([]);
  });

  it("are not sent on once one is taken away, and the next has its turn", async () => {
    const { promise, resolve: release } = Promise.withResolvers<Outcome>();
    const signals: AbortSignal[] = [];
    const { list, state, sent, names } = aList((_, signal) => {
      signals.push(signal);
      return promise;
    });
    await list.add([aFile("a.png", partBytes + 5), aFile("b.png")]);
    await until(() => expect(sent).toHaveLength(1));
    expect(names()).toEqual(["a.png sending", "b.png waiting"]);
    list.remove(list.entries[1]!.id);
    expect(signals[0]?.aborted).toBe(false);
    list.remove(list.entries[0]!.id);
    expect(signals[0]?.aborted).toBe(true);
    state.answer = takes;
    release({ ok: true, value: { received: partBytes } });
    await list.add([aFile("c.png")]);
    await until(() => expect(names()).toEqual(["c.png there"]));
    expect(sent.map(({ name }) => name)).toEqual(["a.png", "c.png"]);
  });

  it("are gone when the form is emptied, and there again when that is taken back", async () => {
    const { list, told, names } = aList();
    await list.add([aFile("a.png")]);
    await until(() => expect(names()).toEqual(["a.png there"]));
    const ids = list.ids;
    const times = told.length;
    list.adopt([...ids]);
    expect(told).toHaveLength(times);
    list.adopt("");
    expect([names(), told.at(-1)]).toEqual([[], []]);
    list.adopt([...ids, "of somebody else", 7]);
    expect([names(), list.ids]).toEqual([["a.png there"], ids]);
  });

  it("on their way are not sent on when the form is emptied", async () => {
    const signals: AbortSignal[] = [];
    const { list } = aList((_, signal) => (signals.push(signal), new Promise<Outcome>(() => {})));
    await list.add([aFile("a.png")]);
    await until(() => expect(signals).toHaveLength(1));
    list.adopt([]);
    expect([signals[0]?.aborted, list.entries]).toEqual([true, []]);
  });

  it("send no more of a name than its last two hundred letters", async () => {
    const { list, sent } = aList();
    await list.add([aFile(`${"x".repeat(300)}.png`)]);
    await until(() => expect(sent).toHaveLength(1));
    expect([sent[0]?.name.length, sent[0]?.name.endsWith(".png")]).toEqual([200, true]);
  });
});

it("writes kinds of files as people do", () => {
  expect(typeNames(["image/jpeg", "application/pdf", "csv"])).toBe("JPEG, PDF, CSV");
});
