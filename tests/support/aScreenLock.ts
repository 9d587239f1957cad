import type { Page } from "@playwright/test";

/** A device with a screen lock, which answers by itself (WebAuthn level 3, section 11); what is returned says whether it does. */
export async function aScreenLock(page: Page): Promise<(answers: boolean) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async (enabled) =>
    void (await session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }));
}
