interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

let policy: { createScriptURL(url: string): unknown } | undefined;

/** The address of a worker's script, through the one policy that may name worker scripts (security, section 1.1). */
export function ownWorkerUrl(url: string): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy("app-worker", { createScriptURL: ownScript }) ?? { createScriptURL: ownScript };
  return policy.createScriptURL(url) as string;
}

/** Only scripts of the page's own origin may become workers. */
function ownScript(url: string): string {
  const { origin, href } = new URL(url, location.href);
  if (origin !== location.origin) throw new TypeError("A worker comes from the page's own origin");
  return href;
}
