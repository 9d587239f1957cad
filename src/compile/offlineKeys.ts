/** The texts of the page that is shown where there is no network. */
export const offlineKeys = { title: "offline.title", text: "offline.text", again: "offline.again" } as const;
