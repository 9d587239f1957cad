import type { Plugin } from "vite";
/** A part that has not arrived after so many milliseconds does not arrive (access specification, section 9). */
export const chunkLimitMs = 120_000;

/** Through this module of Vite's every `import()` of a build goes. */
const helper = "\0vite/preload-helper.js";
const loads = "baseModule()";

/**
 * Gives every part of the program that is loaded on demand the time limit of the access specification (section 9): what has not
 * arrived by then counts as missing, and is treated as such. One place instead of a habit at each `import()`.
 */
export function limitChunks(): Plugin {
  return {
    name: "croupier-limit-chunks",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      if (id !== helper) return undefined;
      if (code.split(loads).length !== 2) throw new Error(`Vite loads chunks in another way now: look for ${loads}`);
      return { code: `${code.replace(loads, `limited(${loads})`)}\n${limited}`, map: null };
    },
  };
}

const limited = `
function limited(part) {
  let timer;
  const late = new Promise((_, refuse) => {
    timer = setTimeout(() => refuse(new Error("ChunkLoadError: a part did not arrive in time")), ${chunkLimitMs});
  });
  return Promise.race([part, late]).finally(() => clearTimeout(timer));
}
`;
