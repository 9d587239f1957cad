/** The document of an address; somebody who is not signed in gets the sign-in, whatever the address. */
export function pageOf(path: string, isOpen: boolean, has: (key: string) => boolean): string {
  if (!isOpen) return "page/signIn";
  const name = path.replace(/^\/+|\/+$/g, "");
  const key = `page/${name === "" ? "overview" : name}`;
  return has(key) && key !== "page/signIn" ? key : "page/notFound";
}
