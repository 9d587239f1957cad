import { createContext } from "react";

/** The area of a page that is drawn here; undefined where all of it is. */
export const PageArea = createContext<"banner" | "main" | undefined>(undefined);
