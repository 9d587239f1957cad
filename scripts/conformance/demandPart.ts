import { demandPresent } from "./demand.ts";

/** Parts of the contract that a platform may lack as a whole (docs/platform.md), by where their calls begin, and what that means. */
export const lackableParts: Readonly<Record<string, string>> = {
  "/wps/deposit": "the page of deposits says that paying in is not open yet.",
  "/wps/withdrawal": "the page of withdrawals says that paying out is not open yet.",
  "/wps/bet":
    "the pages of bets and of profit and loss say that they could not be loaded; leave them out of the centre's menu.",
  "/wps/seamless": "no vendor is paid from the wallet; games that are paid otherwise open all the same.",
  "/wps/wallet/": "the page of wallets shows the one that the balance is of.",
  "/wps/transfer/upline": "leave the page of transfers to the upline out of the centre's menu.",
  "/wps/member/transactions/": "no dialog tells what is behind an entry of the account record.",
  "/wps/bonus": "the page of bonuses says that it is not open yet.",
  "/wps/reward": "the reward centre says that it is not open yet.",
  "/wps/promotion": "the page of promotions says that there are none.",
  "/wps/exports": "leave formats out of the tables: the browser makes the files, of up to 50,000 rows.",
  "/wps/agent/downline":
    "leave the pages of the downline and of its profit and loss out of the agent centre's menu; no dialog tells of a member.",
  "/wps/agent/team/bets": "leave the team's betting history out of the agent centre's menu.",
  "/wps/agent/team/transactions": "leave the downline's transactions out of the agent centre's menu.",
  "/wps/agent/register": "leave the register account centre out of the agent centre's menu.",
  "/wps/agent/links": "the register account centre says that its links could not be loaded.",
  "/wps/agent/income": "leave the page of the income out of the agent centre's menu.",
  "/wps/transfer/downline": "nothing is sent to a member of the team.",
  "/wps/agent/contract": "leave AGENTPOLICY3 off: no page asks for contracts.",
  "/wps/agent/bill": "leave AGENTPOLICY3 off: no page asks for bills.",
  "/wps/agent/dividend": "leave the page of dividends out of the centre's menu.",
  "/wps/agent/salary": "leave the pages of salaries out of the centre's menu.",
  "/wps/message/read": "messages cannot be marked as read all at once.",
  "/wps/member/security": "the security centre shows the account and changes its password alone.",
  "/wps/member/identity": "the security centre asks for no real name.",
  "/wps/member/paymentPassword": "no withdrawal password is set in the security centre.",
  "/wps/member/contact": "the security centre changes no contacts.",
  "/wps/member/events": "the list of what happened to the account says that it could not be loaded.",
  "/wps/session/endOthers": "sessions are ended one by one.",
  "/wps/member/counts": "the menu counts no rewards and no missions.",
  "/wps/play/limits": "leave RESPONSIBLEPLAY3 off: no page offers limits.",
  "/wps/play/break": "leave RESPONSIBLEPLAY3 off: no page offers breaks.",
  "/wps/points": "the points mall says that it is not open yet.",
  "/wps/activity": "the page of activities says that it could not be loaded; leave its link out.",
  "/wps/mission": "leave the page of missions out of the centre's menu.",
  "/wps/member/referral": "leave the page of invitations out of the centre's menu.",
  "/wps/game/hot": "no list of hot games is offered.",
  "/wps/game/new": "no row of new games is shown.",
  "/wps/game/index": "games are searched with listGames; leave `catalogue` of listVendors out.",
  "/wps/game/vendorTypes": "no page asks for the types of vendors.",
  "/wps/game/menus": "no page asks for the menus of games.",
  "/wps/game/popular": "no row of popular lotteries is shown.",
  "/wps/game/launch/fbSports": "the FB sports book does not open from lists of games.",
  "/wps/game/pvp": "no rooms are shown, and card games do not open from lists.",
  "/wps/lottery": "no page shows what lotteries draw; they open with launchGame.",
  "/wps/game/recent": "the list of recent games is empty.",
  "/wps/game/fault": "words of a game that are not followed are told the player alone, and counted nowhere.",
  "/wps/game/forYou": "no row of games for the player is shown.",
  "/wps/game/favourites": "games cannot be saved.",
  "/wps/system/features": "features that say whom they are for stay off.",
  "/wps/member/rank": "leave the page of the rank out of the centre's menu.",
};

/** Throws `NotTried` where a call is not there and belongs to a part that a platform need not have. */
export function demandPart(url: string, reply: { status: number }): void {
  for (const [path, then] of Object.entries(lackableParts)) if (url.startsWith(path)) demandPresent(reply, then);
}
