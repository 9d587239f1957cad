/**
 * The platform's origin from `config.json` beside the program: the one setting a host may change without a build.
 * Anything but an https origin (or one of this machine) is the page's own origin.
 */
export async function loadPlatform(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    const { platform } = (await response.json()) as { platform?: unknown };
    return typeof platform === "string" ? toOrigin(platform) : "";
  } catch {
    return "";
  }
}

function toOrigin(text: string): string {
  if (text === "" || !URL.canParse(text)) return "";
  const { protocol, hostname, origin } = new URL(text);
  const isOwnMachine = hostname === "localhost" || hostname === "127.0.0.1";
  return protocol === "https:" || (protocol === "http:" && isOwnMachine) ? origin : "";
}
