import type { BrowserContext } from "@playwright/test";

/** Has pages come with their program alone, as from a plain file server in front of a platform that is not ours. */
export async function undrawn(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => !/\.|^\/(wps|console)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== "document") return await route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /<div id="root">[\s\S]*<script type="application\/json"[\s\S]*?<\/script>/,
        '<div id="root"></div>',
      );
      await route.fulfill({ response, body });
    },
  );
}
