import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

/**
 * Draws the page's heading above the form. In a running site the page around a form stands before the form does, so no
 * candidate pays for its very first use of React while it is measured.
 */
export function drawTitle(title: ReactNode = <h1>Registration</h1>): void {
  const element = document.querySelector("#title");
  if (element) createRoot(element).render(title);
}
