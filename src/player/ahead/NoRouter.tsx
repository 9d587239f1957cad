import type { ReactNode } from "react";

/** Stands for the router where there is no history, with as many children, so that ids come out the same. */
export function NoRouter({ children }: { children: ReactNode }) {
  return (
    <>
      {null}
      {children}
    </>
  );
}
