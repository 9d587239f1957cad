import { randomInt, randomUUID } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

/** Captchas, each good for one try and five minutes. */
export interface ForeignCaptcha {
  /** Its id, and what the visitor gets in base64: a picture, or a challenge for the device. */
  create(mode: string): Promise<{ id: string; shown: string }>;
  isRight(id: unknown, answer: unknown): boolean;
}

const lifeMs = 300_000;
/** Digits of three by five points, a number of three bits for each line. */
const digits = ["75557", "26227", "71747", "71717", "55711", "74717", "74757", "71222", "75757", "75717"];
const scale = 6;

/** Captchas in memory, written from the contract ("getCaptcha"). */
export function createForeignCaptcha(): ForeignCaptcha {
  const open = new Map<unknown, { answer: string; until: number }>();
  return {
    async create(mode) {
      const { answer, bytes } = mode === "work" ? await work() : picture();
      const id = randomUUID();
      open.set(id, { answer, until: Date.now() + lifeMs });
      return { id, shown: bytes.toString("base64") };
    },
    isRight(id, answer) {
      const found = open.get(id);
      open.delete(id);
      return found !== undefined && found.until > Date.now() && String(answer).trim().toUpperCase() === found.answer;
    },
  };
}

/** The device finds the key that begins as the challenge says; the end of that key is the answer. */
async function work() {
  let end = "";
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1,
    counter: randomInt(50, 100),
    deriveKey: async (...given) => {
      const derived = await deriveKey(...given);
      end = Buffer.from(derived.derivedKey).toString("hex").slice(-5).toUpperCase();
      return derived;
    },
  });
  return { answer: end, bytes: Buffer.from(JSON.stringify(challenge)) };
}

function picture() {
  const answer = Array.from({ length: 5 }, () => randomInt(10)).join("");
  const lines = Array.from({ length: 7 }, (_, y) => {
    const points = [...answer].map((digit) =>
      Number(digits[Number(digit)]?.[y - 1] ?? 0)
        .toString(2)
        .padStart(3, "0"),
    );
    return `0${points.join("0")}0`;
  });
  const width = (lines[0]?.length ?? 0) * scale;
  const rows = lines.flatMap((line) => {
    const row = Buffer.from([0, ...[...line].flatMap((point) => Array<number>(scale).fill(point === "1" ? 0 : 255))]);
    return Array<Buffer>(scale).fill(row);
  });
  return { answer, bytes: toPng(width, rows) };
}

/** A grey picture of eight bits a point; each row begins with its filter, none. */
function toPng(width: number, rows: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length, 4);
  header.writeUInt8(8, 8);
  const parts: [string, Buffer][] = [
    ["IHDR", header],
    ["IDAT", deflateSync(Buffer.concat(rows))],
    ["IEND", Buffer.alloc(0)],
  ];
  const chunks = parts.map(([type, data]) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
  });
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...chunks]);
}
