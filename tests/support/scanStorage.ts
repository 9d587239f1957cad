import type { Page } from "@playwright/test";

/** Names that the site keeps something under (access specification, section 3; src/stores/storageKeys.ts, src/compile/viewCookies.ts). */
const known = {
  session:
    /^(token|isAgent|account|merchant|merchantCode|username|cpw|reloadedFor|intent\.\w+|state|gameVendor|routers|settings|validate|typed|index_notice|merchantWallet)$/,
  local: /^(theme|hisLang|lang|folded\.\w+|lastGood\.(permission|site)|console\.(journal\.\w+|brand)|state(\.\w+)?)$/,
  cookies: /^(view|viewFor|username_\w+|loginRemember|loginTypeSms|(__Host-)?(rm|device|console|console-device))$/,
};

/** What is in the browser's storage and does not belong there: unknown names, and any of the secrets. */
export async function scanStorage(page: Page, secrets: readonly string[]): Promise<string[]> {
  if (!page.url().startsWith("http")) return [];
  const held = await page
    .evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }))
    .catch(() => ({ session: {}, local: {} }));
  const cookies = await page.context().cookies();
  const entries: [keyof typeof known, string, string][] = [
    ...Object.entries(held.session).map(([name, value]): [keyof typeof known, string, string] => [
      "session",
      name,
      String(value),
    ]),
    ...Object.entries(held.local).map(([name, value]): [keyof typeof known, string, string] => [
      "local",
      name,
      String(value),
    ]),
    ...cookies.map(({ name, value }): [keyof typeof known, string, string] => [
      "cookies",
      name,
      decodeURIComponent(value),
    ]),
  ];
  return entries.flatMap(([place, name, value]) => [
    ...(known[place].test(name) ? [] : [`${place}: ${name} is not a name the site uses`]),
    ...secrets.filter((secret) => value.includes(secret)).map(() => `${place}: ${name} holds a password`),
  ]);
}
