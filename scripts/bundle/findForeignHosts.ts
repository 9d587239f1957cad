import type { BuiltFile } from "./BuiltFile.ts";

/**
 * Hosts that libraries and schemas name in messages and as identifiers. Nothing is loaded from them; the policy would
 * stop it.
 */
const named = [
  "www.w3.org", // namespaces of SVG and MathML
  "json-schema.org", // names of schema dialects
  "react.dev", // React's links to its error messages
  "fb.me",
  "mobx.js.org",
  "github.com", // links to issues in messages of libraries
  "www.i18next.com",
  "localhost", // placeholders that make a relative address absolute
  "a",
  "n",
];

/** Addresses of other hosts in scripts and style sheets. A style sheet may name none at all outside of namespaces. */
export function findForeignHosts(files: BuiltFile[]): string[] {
  return files
    .filter(({ path }) => /\.([cm]?js|css)$/.test(path))
    .flatMap(({ path, text }) => {
      const hosts = [...text.matchAll(/\b(?:https?|wss?):\/\/([a-z0-9.-]+)/gi)].map(([, host = ""]) =>
        host.toLowerCase(),
      );
      // Names that end in .example belong to nobody, by RFC 2606; our schemas and examples use them.
      const foreign = new Set(hosts.filter((host) => !named.includes(host) && !host.endsWith(".example")));
      return [...foreign].map((host) => `${path} names the host ${host}`);
    });
}
