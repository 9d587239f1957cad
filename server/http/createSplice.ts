import { promisify } from "node:util";
import { brotliCompress, constants, crc32, deflateRaw } from "node:zlib";
import type { Coding } from "./pickCoding.ts";

const toBrotli = promisify(brotliCompress);
const toDeflated = promisify(deflateRaw);

/** What a stored block of deflate and an uncompressed one of Brotli hold at most in the form that is used here. */
const mostTailBytes = 65_535;
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
const brotliEnd = "\x03";
/** ASCII, and short enough for one block. */
const isPlain = /^[\x20-\x7e]{1,1000}$/;

/** The head of an uncompressed meta-block: not the last (1 bit), four nibbles of length (2), length less one (16), uncompressed (1). */
function brotliStart(length: number): string {
  const bits = ((length - 1) << 3) | (1 << 19);
  return String.fromCharCode(bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff);
}

/** The answer of one beginning with an end of the visitor's own. */
export interface Splice {
  /**
   * The whole in a coding; without one where the end is too long for it. Says which it is. Its bytes are the characters of a
   * string (latin1): Node sends such a string and the head before it in one piece, and bytes behind it in a second.
   */
  with(ending: string, wanted: Coding): { coding: Coding; content: string };
}

/**
 * Compresses a beginning once, for answers whose end is each visitor's own and short. The end is put behind it as it stands: a
 * stored block in gzip (RFC 1951, 3.2.4; RFC 1952, 2.3.1), an uncompressed meta-block in Brotli (RFC 7932, 9.2). So a request
 * costs the bytes of its own end, and their checksum.
 */
export async function createSplice(beginning: string): Promise<Splice> {
  const head = Buffer.from(beginning);
  const [deflated, brotli] = await Promise.all([
    // Flushed to a whole byte and left open, so that a block can follow.
    toDeflated(head, { level: 9, finishFlush: constants.Z_SYNC_FLUSH }),
    toBrotli(head, {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  ]);
  const beginnings = {
    identity: head.toString("latin1"),
    gzip: Buffer.concat([gzipHead, deflated]).toString("latin1"),
    br: brotli.toString("latin1"),
  };
  const headSum = crc32(head);

  const endings: Record<Coding, (tail: Buffer) => string> = {
    identity: (tail) => tail.toString("latin1"),
    gzip: (tail) => {
      const bytes = Buffer.allocUnsafe(5 + tail.length + 8);
      let at = bytes.writeUInt8(1, 0);
      at = bytes.writeUInt16LE(tail.length, at);
      at = bytes.writeUInt16LE(~tail.length & 0xffff, at);
      at += tail.copy(bytes, at);
      at = bytes.writeUInt32LE(crc32(tail, headSum), at);
      bytes.writeUInt32LE((head.length + tail.length) >>> 0, at);
      return bytes.toString("latin1");
    },
    br: (tail) => brotliStart(tail.length) + tail.toString("latin1") + brotliEnd,
  };

  return {
    with(ending, wanted) {
      // What visitors' ends are nearly always: their letters are their bytes.
      if (wanted === "br" && isPlain.test(ending)) {
        return { coding: "br", content: beginnings.br + brotliStart(ending.length) + ending + brotliEnd };
      }
      const tail = Buffer.from(ending);
      const coding = tail.length === 0 || tail.length > mostTailBytes ? "identity" : wanted;
      return { coding, content: beginnings[coding] + endings[coding](tail) };
    },
  };
}
