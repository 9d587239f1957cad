import { useEffect, useState } from "react";
import { createChunk } from "#rendering/createChunk.ts";

/** The libraries that judge patterns. Asked for where rules are edited; rules are judged without them until they are there. */
export const patternTools = createChunk("src/console/chunks/patterns.ts", () => import("../chunks/patterns.ts"));

/** The libraries once they are there. */
export function usePatternTools(): ReturnType<typeof patternTools.read> {
  const [tools, setTools] = useState(patternTools.read);
  useEffect(() => {
    let isWanted = true;
    patternTools.load().then(
      (loaded) => isWanted && setTools(loaded),
      // Without them the platform judges the rules when they are published.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return tools;
}
