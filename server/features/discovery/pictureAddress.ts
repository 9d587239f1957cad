import { hash } from "node:crypto";
import { languageParameter } from "../pages/addressIn.ts";

/** Width and height of the picture that previews of a link show, in pixels; what most places that show one expect. */
export const pictureSize = { width: 1_200, height: 630 } as const;

/** The parameter of an address that names what a picture was drawn from. */
export const markParameter = "v";

/** Address of the picture of a page, by the page's name among the layouts (`index`). */
export function pictureAddress(name: string, language: string, mark: string): string {
  return `/share/${name}.png?${languageParameter}=${language}&${markParameter}=${mark}`;
}

/** A short name of what something is drawn from: the same for the same, and another one where anything of it is another. */
export function markOf(...from: readonly unknown[]): string {
  return hash("sha256", JSON.stringify(from), "base64url").slice(0, 10);
}
