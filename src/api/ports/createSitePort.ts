import type { Answer } from "#stores/Answer.ts";
import { failure } from "#stores/failure.ts";
import type { SitePort } from "#stores/SitePort.ts";
import type { Client } from "../createClient.ts";
import { siteTimeLimitMs } from "../timeLimits.ts";
import { hashText } from "../hashText.ts";

/** The configuration's calls; `host` is the page's. */
export function createSitePort(client: Client, platform: string, host: string): SitePort {
  return {
    getPermission: () => client.call("getPermission", { host }),
    async getRevision({ href, hash }) {
      const text = await fetchText(platform + href);
      if (!text.ok) return text;
      const found = await hashText(text.value).catch(() => "");
      return found === hash ? text : { ok: false, failure: failure("unreadable", "unreadable_answer") };
    },
  };
}

/** Revisions are files, not calls: plain bytes that never change, which the browser and any CDN may keep. */
async function fetchText(url: string): Promise<Answer<string>> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(siteTimeLimitMs),
      headers: { accept: "application/json" },
    });
    if (response.ok) return { ok: true, value: await response.text() };
    return {
      ok: false,
      failure: failure(response.status >= 500 ? "fault" : "missing", "platform_fault", { status: response.status }),
    };
  } catch (error) {
    const isSlow = error instanceof DOMException && error.name === "TimeoutError";
    return { ok: false, failure: failure(isSlow ? "timeout" : "network", isSlow ? "timeout" : "network") };
  }
}
