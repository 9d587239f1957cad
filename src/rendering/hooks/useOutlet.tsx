import type { ReactNode } from "react";
import type { NodePlace } from "../NodePlace.ts";
import { RenderDocument } from "../RenderDocument.tsx";
import { useRendering } from "./useRendering.ts";

/** The page of the current route, drawn. */
export function useOutlet(at: NodePlace): ReactNode {
  const name = useRendering().documents.current();
  return <RenderDocument key={name} name={name} from={at} />;
}
