import type { ReactNode } from "react";
import { RenderDocument } from "../RenderDocument.tsx";
import { useRendering } from "./useRendering.ts";

/** The page of the current route, drawn. */
export function useOutlet(): ReactNode {
  const name = useRendering().documents.current();
  return <RenderDocument key={name} name={name} />;
}
