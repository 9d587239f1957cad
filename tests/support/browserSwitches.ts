/**
 * What the browser of Playwright is started without. It takes only the last list that it is given, so Playwright's own stands here
 * once more (a test finds out when that has changed).
 */
export const playwrightsFeatures: readonly string[] = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/** Pages of the browser's own address bar: each window loads them in a process of its own, though nobody ever types there. */
const addressBar = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/**
 * Switches of the journeys' browser: no graphics card, no calls home, no work for a window that nobody sees, and letters as wide as
 * the face says, with windows or without.
 */
export const browserSwitches: string[] = [
  "--disable-gpu",
  "--disable-quic",
  "--font-render-hinting=none",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...playwrightsFeatures, ...addressBar].join(",")}`,
];
