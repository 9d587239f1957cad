import type { Random } from "../Game.ts";

const drawBytes = 4;
const all = 2 ** 32;

/**
 * Chance from blocks of 32 bytes, the first first. Numbers that would make some results likelier are passed over. Runs on the server
 * and in the browser alike.
 */
export function createRandom(blockOf: (index: number) => Uint8Array): Random {
  let index = -1;
  let block = new Uint8Array();
  let at = 0;
  function next(): number {
    if (at + drawBytes > block.length) {
      index += 1;
      block = new Uint8Array(blockOf(index));
      at = 0;
    }
    const value = new DataView(block.buffer).getUint32(at);
    at += drawBytes;
    return value;
  }
  return {
    below(limit) {
      if (!Number.isSafeInteger(limit) || limit < 1 || limit > all) throw new Error(`No number is below ${limit}`);
      const fair = all - (all % limit);
      for (;;) {
        const value = next();
        if (value < fair) return value % limit;
      }
    },
  };
}
