/** Name of the channel by which the page that other windows come back to says where it was called. */
export const signInChannel = "croupier-signin";

/** What is said there: that page its address, and whoever waited for it that it was heard, with words for a window that stays. */
export type SignInNews = { is: "back"; href: string } | { is: "heard"; state: string; text: string };
