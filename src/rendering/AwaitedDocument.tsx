import { useEffect } from "react";

/** Stands where a document will be that is on its way with the rest of the site, and asks for it. */
export function AwaitedDocument({ complete }: { complete(): Promise<void> }) {
  useEffect(() => void complete(), [complete]);
  return <div className="awaited" aria-busy="true" />;
}
