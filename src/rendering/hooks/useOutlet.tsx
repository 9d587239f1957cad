import type { ReactNode } from "react";
import type { NodePlace } from "../NodePlace.ts";
import { PageArea } from "../PageArea.ts";
import { RenderDocument } from "../RenderDocument.tsx";
import { useRendering } from "./useRendering.ts";

/** The page of the current route, drawn, or one area of it. A page without areas has no banner. */
export function useOutlet(at: NodePlace, area?: "banner" | "main"): ReactNode {
  const { documents } = useRendering();
  const name = documents.current();
  if (area === "banner" && documents.open(name)?.root.kind !== "page") return null;
  return (
    <PageArea value={area}>
      <RenderDocument key={name} name={name} from={at} />
    </PageArea>
  );
}
