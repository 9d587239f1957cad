// Generated from schemas/api/openapi.json by `npm run types`. Edit the source, not this file.

import type { OperationId } from "./api.ts";

/** How a call is made. A switch that is not there is off. */
export interface Operation {
  method: "GET" | "PUT" | "POST" | "DELETE" | "PATCH";
  /** With `{name}` where a path parameter goes. */
  path: string;
  /** `player`: the token header; `console`: the operator's cookie or bearer token. */
  auth: "none" | "player" | "console";
  /** The body travels as `{payload: <compact JWE>}`. */
  encrypted?: true;
  /** Carries an Idempotency-Key, one for each intent. */
  idempotent?: true;
  /** Reads or sets a cookie: credentials go along. */
  cookies?: true;
  /** Answers with server-sent events. */
  stream?: true;
  /** Answers a page of rows: a table may list it. */
  table?: true;
  /** A page document may call it as an action. */
  pageCall?: true;
  /** The answer may take up to two minutes. */
  slow?: true;
  /** Anybody may call it; of somebody logged in the token goes along. */
  mayKnow?: true;
  /** Pages may keep the answer for so long, in the tab's storage under this name. */
  cache?: { name: string; seconds: number };
  /** Account types or operator roles that may call it; everyone signed in without it. */
  roles?: readonly (string | number)[];
  /** Content type of the body where it is not JSON. */
  bodyType?: string;
  /** Where each parameter goes; `whole` is the body itself. */
  params: Readonly<Record<string, "path" | "query" | "body" | "whole">>;
}

/** Every call of the contract. */
export const operations: Readonly<Record<OperationId, Operation>> = {
  getPermission: {"method":"GET","path":"/wps/system/permission","auth":"none","params":{"host":"query"}},
  streamRevisions: {"method":"GET","path":"/wps/system/revisions","auth":"none","stream":true,"params":{}},
  listCountries: {"method":"GET","path":"/wps/system/countries","auth":"none","params":{}},
  getJwks: {"method":"GET","path":"/wps/system/jwks","auth":"none","params":{}},
  getBotCheck: {"method":"GET","path":"/wps/system/botCheck","auth":"none","params":{"action":"query"}},
  getStatus: {"method":"GET","path":"/wps/system/status","auth":"none","params":{}},
  getWhitelabel: {"method":"GET","path":"/wps/system/whitelabel","auth":"none","params":{}},
  getRegisterSettings: {"method":"GET","path":"/wps/system/setting/register","auth":"none","cache":{"name":"settings","seconds":300},"params":{}},
  reportProblem: {"method":"POST","path":"/wps/system/reports","auth":"none","params":{"kind":"body","document":"body","pointer":"body","reason":"body","nearest":"body","revision":"body","page":"body","build":"body"}},
  reportCsp: {"method":"POST","path":"/csp-report","auth":"none","bodyType":"application/reports+json","params":{"body":"whole"}},
  getRouters: {"method":"GET","path":"/wps/common/routers","auth":"none","cache":{"name":"routers","seconds":300},"params":{}},
  getDomainRoute: {"method":"GET","path":"/wps/system/domainRoute","auth":"none","params":{"host":"query"}},
  getCustomerService: {"method":"GET","path":"/wps/system/customerService","auth":"player","params":{"channel":"query","x":"query","y":"query"}},
  sendMeasures: {"method":"POST","path":"/wps/system/measures","auth":"none","params":{"visit":"body","events":"body"}},
  getCaptcha: {"method":"GET","path":"/wps/captcha","auth":"none","params":{"mode":"query"}},
  login: {"method":"POST","path":"/wps/session/login","auth":"none","encrypted":true,"cookies":true,"params":{"username":"body","password":"body","type":"body","countryDialingCode":"body","captcha":"body","captchaId":"body","botCheck":"body","rememberMe":"body","agentSide":"body"}},
  rememberedLogin: {"method":"POST","path":"/wps/session/login/remembered","auth":"none","cookies":true,"params":{}},
  getRemembered: {"method":"GET","path":"/wps/session/login/remembered","auth":"none","cookies":true,"params":{}},
  forgetRemembered: {"method":"DELETE","path":"/wps/session/login/remembered","auth":"none","cookies":true,"params":{}},
  loginFreePlay: {"method":"POST","path":"/wps/session/login/freeplay","auth":"none","params":{"os":"body","platform":"body","random":"body"}},
  loginSocial: {"method":"POST","path":"/wps/session/login/social","auth":"none","encrypted":true,"cookies":true,"params":{"provider":"body","idToken":"body"}},
  loginPhoneIdentity: {"method":"POST","path":"/wps/session/login/phoneIdentity","auth":"none","encrypted":true,"cookies":true,"params":{"idToken":"body","rememberMe":"body"}},
  logout: {"method":"DELETE","path":"/wps/session/logout","auth":"player","cookies":true,"params":{}},
  firstLogin: {"method":"POST","path":"/wps/session/firstLogin","auth":"player","params":{}},
  getSessionLeft: {"method":"GET","path":"/wps/session/left","auth":"player","params":{}},
  extendSession: {"method":"POST","path":"/wps/session/extend","auth":"player","params":{}},
  listSessions: {"method":"GET","path":"/wps/session/list","auth":"player","table":true,"params":{"page":"query","pageSize":"query","sort":"query"}},
  endSession: {"method":"DELETE","path":"/wps/session/{id}","auth":"player","pageCall":true,"params":{"id":"path"}},
  listPasskeys: {"method":"GET","path":"/wps/member/passkeys","auth":"player","table":true,"params":{"page":"query","pageSize":"query","sort":"query"}},
  addPasskey: {"method":"PUT","path":"/wps/member/passkeys","auth":"player","params":{"ticket":"body","name":"body","credential":"body"}},
  startPasskey: {"method":"POST","path":"/wps/member/passkeys/start","auth":"player","encrypted":true,"params":{"password":"body"}},
  renamePasskey: {"method":"PUT","path":"/wps/member/passkeys/{id}","auth":"player","pageCall":true,"params":{"id":"path","name":"body"}},
  removePasskey: {"method":"DELETE","path":"/wps/member/passkeys/{id}","auth":"player","pageCall":true,"params":{"id":"path"}},
  startPasskeyLogin: {"method":"POST","path":"/wps/session/login/passkey/start","auth":"none","params":{}},
  passkeyLogin: {"method":"POST","path":"/wps/session/login/passkey","auth":"none","cookies":true,"params":{"ticket":"body","credential":"body"}},
  getSecondFactor: {"method":"GET","path":"/wps/member/secondFactor","auth":"player","params":{}},
  confirmSecondFactor: {"method":"POST","path":"/wps/member/secondFactor","auth":"player","pageCall":true,"params":{"code":"body"}},
  startSecondFactor: {"method":"POST","path":"/wps/member/secondFactor/start","auth":"player","encrypted":true,"pageCall":true,"params":{"password":"body"}},
  removeSecondFactor: {"method":"POST","path":"/wps/member/secondFactor/removal","auth":"player","encrypted":true,"pageCall":true,"params":{"password":"body","code":"body"}},
  loginSecondFactor: {"method":"POST","path":"/wps/session/login/secondFactor","auth":"none","encrypted":true,"cookies":true,"params":{"ticket":"body","code":"body","rememberMe":"body"}},
  sendLoginCode: {"method":"POST","path":"/wps/verification/sms/noLogin","auth":"none","params":{"mobileNum":"body","countryDialingCode":"body","botCheck":"body"}},
  sendRegisterCode: {"method":"POST","path":"/wps/verification/sms/register","auth":"none","params":{"mobileNo":"body","countryDialingCode":"body","username":"body","botCheck":"body"}},
  sendForgotCode: {"method":"POST","path":"/wps/verification/sms/forgot","auth":"none","params":{"mobileNum":"body","countryDialingCode":"body","botCheck":"body"}},
  register: {"method":"PUT","path":"/wps/member/register","auth":"none","encrypted":true,"idempotent":true,"params":{"username":"body","password":"body","confirmPassword":"body","payeeName":"body","email":"body","qqNum":"body","mobileNum":"body","recommenderId":"body","verificationCode":"body","affiliateCode":"body","paymentPassword":"body","line":"body","whatsapp":"body","facebook":"body","wechat":"body","idNumber":"body","referralCode":"body","captcha":"body","captchaId":"body","countryDialingCode":"body","ageConfirmed":"body","domain":"body","registerUrl":"body","registerMethod":"body","login":"body","botCheck":"body","firebaseChannel":"body","firebaseIdToken":"body","socialIdToken":"body","extra":"body"}},
  registerMobile: {"method":"PUT","path":"/wps/member/register/mobile","auth":"none","encrypted":true,"idempotent":true,"params":{"username":"body","password":"body","confirmPassword":"body","payeeName":"body","email":"body","qqNum":"body","mobileNum":"body","recommenderId":"body","verificationCode":"body","affiliateCode":"body","paymentPassword":"body","line":"body","whatsapp":"body","facebook":"body","wechat":"body","idNumber":"body","referralCode":"body","captcha":"body","captchaId":"body","countryDialingCode":"body","ageConfirmed":"body","domain":"body","registerUrl":"body","registerMethod":"body","login":"body","botCheck":"body","firebaseChannel":"body","firebaseIdToken":"body","socialIdToken":"body","extra":"body"}},
  getMemberInfo: {"method":"GET","path":"/wps/member/info","auth":"player","params":{}},
  changePassword: {"method":"POST","path":"/wps/member/password","auth":"player","encrypted":true,"params":{"oldPassword":"body","newPassword":"body","confirmNewPassword":"body"}},
  requestPasswordMail: {"method":"POST","path":"/wps/member/password/email","auth":"none","pageCall":true,"bodyType":"application/x-www-form-urlencoded","params":{"username":"body","email":"body","botCheck":"body"}},
  setPasswordByPhone: {"method":"POST","path":"/wps/member/password/verification","auth":"none","encrypted":true,"params":{"newPassword":"body","mobileNum":"body","countryDialingCode":"body","verificationCode":"body"}},
  resetPassword: {"method":"POST","path":"/wps/member/password/reset","auth":"none","encrypted":true,"params":{"token":"body","newPassword":"body"}},
  updateLanguage: {"method":"PUT","path":"/wps/member/language","auth":"player","params":{"language":"body"}},
  listTransactions: {"method":"GET","path":"/wps/member/transactions","auth":"player","table":true,"params":{"type":"query","from":"query","to":"query","page":"query","pageSize":"query","sort":"query"}},
  getMemberIcon: {"method":"GET","path":"/wps/member/info/icon","auth":"player","params":{}},
  getConsolidatedFunds: {"method":"GET","path":"/wps/member/info/funds/consolidated","auth":"player","params":{}},
  checkAffiliate: {"method":"GET","path":"/wps/agent/affiliate","auth":"none","cache":{"name":"validate","seconds":300},"params":{"code":"query","domain":"query"}},
  getAgentTeamOverview: {"method":"GET","path":"/wps/agent/team/overview","auth":"player","roles":[1,2,41,42],"params":{"from":"query","to":"query"}},
  listTeamMembers: {"method":"GET","path":"/wps/agent/team/members","auth":"player","table":true,"roles":[1,2,41,42],"params":{"account":"query","level":"query","from":"query","to":"query","page":"query","pageSize":"query","sort":"query"}},
  getConsolidatedContract: {"method":"GET","path":"/wps/agent/contract/consolidated","auth":"player","roles":[1,2,41,42],"params":{}},
  getBalance: {"method":"GET","path":"/wps/v2/wallets/balance","auth":"player","params":{}},
  getMerchantWallet: {"method":"GET","path":"/wps/wallet/merchant","auth":"player","cache":{"name":"merchantWallet","seconds":300},"params":{}},
  listDepositChannels: {"method":"GET","path":"/wps/deposit/channels","auth":"player","params":{}},
  getDepositChannel: {"method":"GET","path":"/wps/deposit/channel","auth":"player","params":{"id":"query"}},
  getDepositQuote: {"method":"GET","path":"/wps/deposit/quote","auth":"player","params":{"channel":"query","amount":"query"}},
  createDeposit: {"method":"POST","path":"/wps/deposit","auth":"player","idempotent":true,"pageCall":true,"params":{"channel":"body","amount":"body","values":"body"}},
  listDeposits: {"method":"GET","path":"/wps/deposit/orders","auth":"player","table":true,"params":{"state":"query","sort":"query","page":"query","pageSize":"query"}},
  getDeposit: {"method":"GET","path":"/wps/deposit/orders/{id}","auth":"player","params":{"id":"path"}},
  cancelDeposit: {"method":"POST","path":"/wps/deposit/orders/{id}/cancel","auth":"player","idempotent":true,"pageCall":true,"params":{"id":"path"}},
  sendDepositProof: {"method":"POST","path":"/wps/deposit/orders/{id}/proof","auth":"player","idempotent":true,"pageCall":true,"params":{"id":"path","values":"body"}},
  takePaymentEvent: {"method":"POST","path":"/wps/deposit/callback/{provider}","auth":"none","params":{"provider":"path","id":"body","type":"body","order":"body","payment":"body","amount":"body","currency":"body"}},
  uploadFilePart: {"method":"PUT","path":"/wps/file/{id}","auth":"player","bodyType":"application/octet-stream","params":{"id":"path","offset":"query","size":"query","name":"query","body":"whole"}},
  getUnreadCount: {"method":"GET","path":"/wps/message/unread","auth":"player","params":{}},
  listMessages: {"method":"GET","path":"/wps/message","auth":"player","table":true,"params":{"read":"query","page":"query","pageSize":"query","sort":"query"}},
  readMessage: {"method":"PUT","path":"/wps/message/{id}/read","auth":"player","pageCall":true,"params":{"id":"path"}},
  deleteMessage: {"method":"DELETE","path":"/wps/message/{id}","auth":"player","pageCall":true,"params":{"id":"path"}},
  updateMessages: {"method":"POST","path":"/wps/message/batch","auth":"player","pageCall":true,"params":{"ids":"body","to":"body"}},
  streamChat: {"method":"GET","path":"/wps/chat/stream","auth":"none","stream":true,"params":{}},
  listChatMessages: {"method":"GET","path":"/wps/chat/messages","auth":"none","params":{"before":"query","limit":"query"}},
  sendChatMessage: {"method":"POST","path":"/wps/chat/messages","auth":"player","pageCall":true,"params":{"key":"body","text":"body"}},
  getChatPlace: {"method":"GET","path":"/wps/chat/place","auth":"player","params":{}},
  getPlaySession: {"method":"GET","path":"/wps/play/session","auth":"player","params":{}},
  answerRealityCheck: {"method":"POST","path":"/wps/play/check","auth":"player","pageCall":true,"params":{"number":"body","answer":"body"}},
  listAnnouncements: {"method":"GET","path":"/wps/announcement","auth":"none","cache":{"name":"index_notice","seconds":60},"params":{"types":"query","platform":"query","id":"query","groupName":"query"}},
  listBanners: {"method":"GET","path":"/wps/system/banners","auth":"none","params":{"group":"query","device":"query"}},
  getHelpCenter: {"method":"GET","path":"/wps/system/helpCenter","auth":"none","params":{"category":"query","search":"query","id":"query"}},
  sendFeedback: {"method":"PUT","path":"/wps/feedback","auth":"none","pageCall":true,"mayKnow":true,"params":{"questionType":"body","content":"body","contact":"body"}},
  getJackpot: {"method":"GET","path":"/wps/board/jackpot","auth":"none","params":{}},
  listWinners: {"method":"GET","path":"/wps/board/winners","auth":"none","params":{"gameCategory":"query","limitNum":"query","language":"query"}},
  listDepositRank: {"method":"GET","path":"/wps/rank/deposit","auth":"none","params":{"days":"query"}},
  listBetRank: {"method":"GET","path":"/wps/rank/bet","auth":"none","params":{"days":"query"}},
  listVendors: {"method":"GET","path":"/wps/game/vendors","auth":"none","cache":{"name":"gameVendor","seconds":300},"params":{"gameType":"query"}},
  listGames: {"method":"GET","path":"/wps/game/list","auth":"none","params":{"gameType":"query","vassalage":"query","page":"query","pageSize":"query"}},
  launchGame: {"method":"GET","path":"/wps/game/launch","auth":"player","params":{"vassalage":"query","gameCode":"query"}},
  getExampleContract: {"method":"GET","path":"/wps/example/contract","auth":"player","roles":[1,2,41,42],"params":{}},
  saveExampleContract: {"method":"POST","path":"/wps/example/contract","auth":"player","pageCall":true,"roles":[1,2,41,42],"params":{"tiers":"body"}},
  listExampleGames: {"method":"GET","path":"/wps/example/games","auth":"none","table":true,"params":{"search":"query","type":"query","page":"query","pageSize":"query"}},
  getExampleGame: {"method":"GET","path":"/wps/example/games/{id}","auth":"none","params":{"id":"path"}},
  listExampleChannels: {"method":"GET","path":"/wps/example/deposit/channels","auth":"player","params":{}},
  getExampleChannel: {"method":"GET","path":"/wps/example/deposit/channel","auth":"player","params":{"id":"query"}},
  listExampleDeposits: {"method":"GET","path":"/wps/example/deposit","auth":"player","params":{}},
  createExampleDeposit: {"method":"POST","path":"/wps/example/deposit","auth":"player","idempotent":true,"pageCall":true,"params":{"channel":"body","amount":"body","values":"body"}},
  getExampleSlip: {"method":"GET","path":"/wps/example/slip","auth":"player","params":{}},
  placeExampleBet: {"method":"POST","path":"/wps/example/slip","auth":"player","idempotent":true,"pageCall":true,"params":{"round":"body","pick":"body","odds":"body","stake":"body"}},
  listExampleInbox: {"method":"GET","path":"/wps/example/inbox","auth":"player","table":true,"params":{"search":"query","kind":"query","read":"query","page":"query","pageSize":"query","sort":"query"}},
  updateExampleInbox: {"method":"POST","path":"/wps/example/inbox","auth":"player","pageCall":true,"params":{"ids":"body","to":"body"}},
  getExampleWithdrawalTerms: {"method":"GET","path":"/wps/example/withdrawal/terms","auth":"player","params":{}},
  getExampleWithdrawalQuote: {"method":"GET","path":"/wps/example/withdrawal/quote","auth":"player","params":{"amount":"query"}},
  listExampleWithdrawals: {"method":"GET","path":"/wps/example/withdrawal","auth":"player","params":{}},
  createExampleWithdrawal: {"method":"POST","path":"/wps/example/withdrawal","auth":"player","idempotent":true,"pageCall":true,"params":{"amount":"body","card":"body","pin":"body"}},
  cancelExampleWithdrawal: {"method":"POST","path":"/wps/example/withdrawal/cancel","auth":"player","idempotent":true,"pageCall":true,"params":{"id":"body"}},
  signIn: {"method":"POST","path":"/console/api/session","auth":"none","cookies":true,"params":{"account":"body","password":"body","code":"body"}},
  getConsoleSession: {"method":"GET","path":"/console/api/session","auth":"console","roles":["viewer","editor","publisher"],"params":{}},
  signOut: {"method":"DELETE","path":"/console/api/session","auth":"console","roles":["viewer","editor","publisher"],"params":{}},
  confirmOperator: {"method":"POST","path":"/console/api/session/confirm","auth":"console","roles":["viewer","editor","publisher"],"params":{"password":"body"}},
  getLive: {"method":"GET","path":"/console/api/live","auth":"console","roles":["viewer","editor","publisher"],"params":{}},
  getDraft: {"method":"GET","path":"/console/api/draft","auth":"console","roles":["viewer","editor","publisher"],"params":{}},
  saveDraft: {"method":"PUT","path":"/console/api/draft","auth":"console","roles":["editor","publisher"],"params":{"baseHash":"body","draftHash":"body","site":"body","patch":"body"}},
  discardDraft: {"method":"DELETE","path":"/console/api/draft","auth":"console","roles":["editor","publisher"],"params":{"draft":"query"}},
  diffDraft: {"method":"GET","path":"/console/api/draft/diff","auth":"console","roles":["viewer","editor","publisher"],"params":{}},
  getFindings: {"method":"GET","path":"/console/api/draft/findings","auth":"console","slow":true,"roles":["editor","publisher"],"params":{"draft":"query","wait":"query"}},
  rebaseDraft: {"method":"POST","path":"/console/api/draft/rebase","auth":"console","roles":["editor","publisher"],"params":{"draft":"body","resolutions":"body"}},
  adoptDraft: {"method":"POST","path":"/console/api/draft/adopt","auth":"console","roles":["editor","publisher"],"params":{"account":"body","hash":"body","expected":"body","resolutions":"body"}},
  previewDraft: {"method":"GET","path":"/console/api/draft/preview","auth":"console","roles":["viewer","editor","publisher"],"params":{}},
  listDrafts: {"method":"GET","path":"/console/api/drafts","auth":"console","table":true,"roles":["viewer","editor","publisher"],"params":{"page":"query","pageSize":"query"}},
  checkDraft: {"method":"POST","path":"/console/api/check","auth":"console","slow":true,"roles":["viewer","editor","publisher"],"params":{"baseHash":"body","site":"body","resolutions":"body"}},
  publish: {"method":"POST","path":"/console/api/publish","auth":"console","slow":true,"roles":["publisher"],"params":{"baseHash":"body","draft":"body","note":"body","site":"body","expectedSeq":"body","resolutions":"body"}},
  revert: {"method":"POST","path":"/console/api/revert","auth":"console","slow":true,"roles":["publisher"],"params":{"hash":"body","note":"body","baseHash":"body","expectedSeq":"body"}},
  listRevisions: {"method":"GET","path":"/console/api/revisions","auth":"console","table":true,"roles":["viewer","editor","publisher"],"params":{"page":"query","pageSize":"query"}},
  getRevision: {"method":"GET","path":"/console/api/revisions/{hash}","auth":"console","roles":["viewer","editor","publisher"],"params":{"hash":"path"}},
  listAudit: {"method":"GET","path":"/console/api/audit","auth":"console","table":true,"roles":["viewer","editor","publisher"],"params":{"page":"query","pageSize":"query"}},
  listReports: {"method":"GET","path":"/console/api/reports","auth":"console","table":true,"roles":["viewer","editor","publisher"],"params":{"page":"query","pageSize":"query"}},
  listOutbox: {"method":"GET","path":"/console/api/outbox","auth":"console","table":true,"roles":["publisher"],"params":{"page":"query","pageSize":"query","state":"query","channel":"query"}},
  getOutboxState: {"method":"GET","path":"/console/api/outbox/state","auth":"console","roles":["viewer","editor","publisher"],"params":{}},
  retryMessage: {"method":"POST","path":"/console/api/outbox/{id}/retry","auth":"console","roles":["publisher"],"params":{"id":"path"}},
  getSwitches: {"method":"GET","path":"/console/api/switches","auth":"console","roles":["viewer","editor","publisher"],"params":{"zone":"query"}},
  setMaintenance: {"method":"PUT","path":"/console/api/switches/maintenance","auth":"console","roles":["publisher"],"params":{"expected":"body","mode":"body","fromDay":"body","fromTime":"body","untilDay":"body","untilTime":"body","messages":"body","testers":"body","testersGet":"body","zone":"body"}},
  setRegions: {"method":"PUT","path":"/console/api/switches/regions","auth":"console","roles":["publisher"],"params":{"expected":"body","mode":"body","countries":"body","unknown":"body","open":"body","blocked":"body","zone":"body"}},
  getOperatorFactor: {"method":"GET","path":"/console/api/account/secondFactor","auth":"console","roles":["viewer","editor","publisher"],"params":{}},
  confirmOperatorFactor: {"method":"POST","path":"/console/api/account/secondFactor","auth":"console","roles":["viewer","editor","publisher"],"params":{"code":"body"}},
  startOperatorFactor: {"method":"POST","path":"/console/api/account/secondFactor/start","auth":"console","roles":["viewer","editor","publisher"],"params":{}},
  removeOperatorFactor: {"method":"POST","path":"/console/api/account/secondFactor/removal","auth":"console","roles":["viewer","editor","publisher"],"params":{"password":"body","code":"body"}},
  listOperators: {"method":"GET","path":"/console/api/operators","auth":"console","table":true,"roles":["publisher"],"params":{"page":"query","pageSize":"query"}},
  resetOperatorFactor: {"method":"POST","path":"/console/api/operators/{id}/secondFactor/reset","auth":"console","roles":["publisher"],"params":{"id":"path"}},
  getOperatorRule: {"method":"GET","path":"/console/api/operators/rule","auth":"console","roles":["viewer","editor","publisher"],"params":{}},
  setOperatorRule: {"method":"PUT","path":"/console/api/operators/rule","auth":"console","roles":["publisher"],"params":{"demandsSecondFactor":"body"}},
  listChatRecord: {"method":"GET","path":"/console/api/chat/messages","auth":"console","table":true,"roles":["viewer","editor","publisher"],"params":{"page":"query","pageSize":"query"}},
  removeChatMessage: {"method":"POST","path":"/console/api/chat/messages/{id}/remove","auth":"console","roles":["editor","publisher"],"params":{"id":"path"}},
  listChatMutes: {"method":"GET","path":"/console/api/chat/mutes","auth":"console","table":true,"roles":["viewer","editor","publisher"],"params":{"page":"query","pageSize":"query"}},
  muteChatMember: {"method":"POST","path":"/console/api/chat/mutes","auth":"console","roles":["editor","publisher"],"params":{"account":"body","minutes":"body","reason":"body"}},
  unmuteChatMember: {"method":"POST","path":"/console/api/chat/mutes/end","auth":"console","roles":["editor","publisher"],"params":{"account":"body"}},
  getChatWords: {"method":"GET","path":"/console/api/chat/words","auth":"console","roles":["viewer","editor","publisher"],"params":{}},
  setChatWords: {"method":"PUT","path":"/console/api/chat/words","auth":"console","roles":["editor","publisher"],"params":{"words":"body"}},
  listDepositDesk: {"method":"GET","path":"/console/api/deposits","auth":"console","table":true,"roles":["editor","publisher"],"params":{"state":"query","kind":"query","search":"query","waiting":"query","page":"query","pageSize":"query"}},
  getDepositFigures: {"method":"GET","path":"/console/api/deposits/figures","auth":"console","roles":["editor","publisher"],"params":{}},
  listDepositDeskChannels: {"method":"GET","path":"/console/api/deposits/channels","auth":"console","table":true,"roles":["editor","publisher"],"params":{"page":"query","pageSize":"query"}},
  setDepositChannel: {"method":"POST","path":"/console/api/deposits/channels/{id}","auth":"console","pageCall":true,"roles":["publisher"],"params":{"id":"path","isOpen":"body"}},
  getDepositDetails: {"method":"GET","path":"/console/api/deposits/{id}","auth":"console","roles":["editor","publisher"],"params":{"id":"path"}},
  approveDeposit: {"method":"POST","path":"/console/api/deposits/{id}/approve","auth":"console","pageCall":true,"roles":["publisher"],"params":{"id":"path","amount":"body","note":"body"}},
  rejectDeposit: {"method":"POST","path":"/console/api/deposits/{id}/reject","auth":"console","pageCall":true,"roles":["publisher"],"params":{"id":"path","reason":"body"}},
  getClosures: {"method":"GET","path":"/console/api/switches/closures","auth":"console","roles":["viewer","editor","publisher"],"params":{}},
  setVendorStatus: {"method":"PUT","path":"/console/api/switches/vendors","auth":"console","roles":["publisher"],"params":{"vassalage":"body","gameType":"body","status":"body","hours":"body"}},
  setMemberLock: {"method":"PUT","path":"/console/api/switches/members","auth":"console","roles":["publisher"],"params":{"account":"body","isLocked":"body"}},
};
