// Generated from schemas/api/openapi.json by `npm run types`. Edit the source, not this file.

/** The values that a parameter of a call may have, where the contract lists them. */
export const parameterChoices: Readonly<Record<string, Readonly<Record<string, readonly (string | number)[]>>>> = {
  getBotCheck: {"action":["login","loginCode","register","registerCode","forgotCode","passwordMail"]},
  reportProblem: {"kind":["document","renderer","configuration","text","network","other"]},
  getCustomerService: {"channel":["VIP","LIVECHAT"]},
  getCaptcha: {"mode":["image","work"]},
  login: {"type":["username","sms"]},
  loginSocial: {"provider":["google","facebook"]},
  register: {"ageConfirmed":["true","false"]},
  registerMobile: {"ageConfirmed":["true","false"]},
  listTransactions: {"type":["deposit","withdrawal","bet","win","bonus","transferIn","transferOut","adjustment"]},
  listDeposits: {"state":["created","paying","paid","credited","cancelled","expired","rejected"]},
  takePaymentEvent: {"type":["seen","paid","failed"]},
  updateMessages: {"to":["read","unread","deleted","kept"]},
  answerRealityCheck: {"answer":["goOn","stop"]},
  listBanners: {"device":["phone","tablet","desktop"]},
  sendFeedback: {"questionType":["account","money","game","suggestion","other"]},
  listWinners: {"gameCategory":["ALL","ELOTT","LOTT","LIVE","SPORTS","FISH","RNG","PVP","ESPORTS","COCKFIGHT"]},
  listVendors: {"gameType":["RNG","LIVE","COCKFIGHT","SPORTS","ESPORTS","FISH","PVP","LOTT","ELOTT"]},
  listGames: {"gameType":["RNG","LIVE","COCKFIGHT","SPORTS","ESPORTS","FISH","PVP","LOTT","ELOTT"]},
  listExampleGames: {"type":["slots","live","fish","cards"]},
  placeExampleBet: {"pick":["home","draw","away"]},
  listExampleInbox: {"kind":["offer","payment","security","news"]},
  updateExampleInbox: {"to":["read","unread","deleted","restored"]},
};
