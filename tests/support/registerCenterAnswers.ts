import type { PromotionLink, RegisterCenter } from "#contracts/api.ts";

/** What an agent's centre for new members says: nothing more is asked of them. */
const center: RegisterCenter = {
  percents: { dividend: 20, daily: 0.5, hourly: 0, realtime: 0 },
  gives: true,
  links: 1,
  linksLeft: 49,
  asks: [],
  fields: [],
};
/** A link of theirs that is in use. */
const link: PromotionLink = {
  id: "00000000-0000-0000-0000-000000000001",
  name: "Telegram",
  code: "ABCD2345",
  address: "https://play.example/register?affiliateCode=ABCD2345",
  shares: { dividend: 1.25, daily: null, hourly: null, realtime: null },
  visits: 7,
  registrations: 3,
  state: "active",
  createdAt: "2026-03-01T00:00:00Z",
  expiresAt: null,
};
/** The calls of that centre. */
export const registerCenterAnswers = {
  getRegisterCenter: center,
  listPromotionLinks: { rows: [link], page: 1, pageSize: 15, total: 1 },
  addPromotionLink: link,
  changePromotionLink: { ...link, state: "off" },
  addTeamMember: { id: link.id, account: "added001" },
};
