// Generated from schemas/api/openapi.json by `npm run types`. Edit the source, not this file.

/** A refusal or a fault. With HTTP 200 it is a business refusal; with 4xx and 5xx the status says which kind. */
export interface FailureAnswer {
  success: false;
  /** Details that the caller can act on, for example {captchaRequired: true}; null where there are none. */
  value: Record<string, unknown> | null;
  /** What to show where the code is not known to the client. Never holds internals. */
  message: string;
  /** A stable machine word, for example wrong_account_or_password. A platform may leave it out: the message is shown then. */
  code?: string;
  /** Names this answer in the server's log. Sent with 5xx. */
  correlationId?: string;
}

/** What travels for a call marked x-encrypted: a compact JWE (ECDH-ES, A256GCM, typ croupier+jwe, kid from getJwks) whose clear text is the documented body together with EncryptedClaims. */
export interface EncryptedBody {
  /** Compact JWE. */
  payload: string;
}

/** Claims that stand beside the body inside the encrypted clear text. The server takes them off before it checks the body. */
export interface EncryptedClaims {
  /** Seconds since 1970 by the server's clock (see the Date header). Older or newer than 120 seconds is refused. */
  iat: number;
  /** A fresh random value, at least 128 bit. Seen once, then refused. */
  jti: string;
  /** The method of the call, in capital letters. A body made for another one is refused, and so is one without it. */
  htm: string;
  /** The path of the call, without query. A body made for another one is refused, and so is one without it. */
  htu: string;
  /** The platform that the body is for: the audience that getJwks names, else the origin that the call is sent to. A body made for another one is refused, and so is one without it. */
  aud: string;
}

/** The player's club rank. */
export interface ClubLabel {
  /** Name of the rank. */
  labelName: string;
  /** Above 4 is served by the VIP channel. */
  rankLevel: number;
}

/** A new session. */
export interface LoginValue {
  /** Session token for the token header. Shown once; the server keeps only its hash. */
  token: string;
  /** The password must be changed and the first login reported. */
  firstTimeLogin: boolean;
  /** The password is older than the platform allows. */
  passwordExpired: boolean;
  /** What was typed to log in. */
  username: string;
  /** The member's public id. */
  id: string;
  /** Account name used to log in. */
  account: string;
  /** Name to show. */
  nickname: string;
  /** Account type: 0 member; 1, 2, 41, 42 agents; 4 trial account. */
  type: 0 | 1 | 2 | 4 | 41 | 42;
  /** Whether money can be transferred to the upline. */
  toUpline: boolean;
  clubLabel: ClubLabel;
  /** Label given by the operator, or empty. */
  memberLabel: string;
}

/** Done; nothing to tell. */
export type Done = Record<string, never>;

/** A node of the feature flag tree. A child of an off node is off; a flag that is not in the tree is off. */
export interface PermissionFlag {
  /** The flag's name, for example DIRECTREG3. */
  modId: string;
  /** "1" means on; every other value means off. */
  enabled: string;
  /** Flags that depend on this one. */
  childrenNodes: PermissionFlag[];
}

/** What the platform asks of one registration field. A brand's own field may bring its label, placeholder, help, widget and options along, as schemas/config/rules.schema.json describes them. */
export type RegisterRule = {
  /** Whether the field is shown at all. */
  enabled: boolean;
  /** Whether it must be filled in. */
  required: boolean;
  /** Fewest characters (Unicode code points). */
  minLength: number;
  /** Most characters (Unicode code points). */
  maxLength: number;
  /** Regular expression the value must match, of ECMAScript with the flag u; * or an empty text means any. Without ^ and $ it is looked for anywhere. What has a counterpart is translated from other dialects (scripts, categories and blocks such as \p{IsHan}, \A, \z, names of groups, POSIX classes, flags at the beginning; possessive quantifiers and atomic groups become ordinary ones). One that has none, or that could run for ever, is not checked in the browser and reported; the platform's judgement stands. */
  acceptedPattern: string;
  /** Which message explains the pattern: text key reg_pattern_<id>. */
  patternId: number;
  /** Place in the form, smallest first. Fields without it follow in the usual order. */
  order?: number;
} & Record<string, unknown>;

/** Rules by field name. A field that is absent is not enabled. A name the registration call does not know is a field of the brand's own: it is drawn, checked by its rule, and sent under extra. Such a name is a letter or an underscore, then up to 63 letters, digits, dots, dashes and underscores of any script (never __proto__). */
export type PermissionRules = Record<string, RegisterRule>;

/** Names the published revision (menus, layouts, theme, texts). A platform that does not send it gets the bundled layouts. */
export interface SiteReference {
  /** Sequence number, given at publish; it only grows. */
  seq: number;
  /** sha256-<hex> of the revision's canonical JSON. */
  hash: string;
  /** Where the immutable revision is served. */
  href: string;
}

/** An outside address of the brand. */
export interface Resource {
  /** For example facebook, telegram, appAndroid. */
  resourceType: string;
  /** Where it leads. */
  url: string;
  /** A picture of a QR code, or empty. */
  qrCodeUrl: string;
}

/** A way to reach customer service. */
export interface CustomerServiceEntry {
  /** 1 live chat, 3 VIP channel (an encrypted link). */
  type: number;
  /** Name of the channel, for example LIVECHAT. */
  name: string;
  /** Where it leads: https, mailto, tel or a path of the site. A channel without an address is not shown. */
  url?: string;
}

/** Everything a page needs to build itself. */
export interface PermissionInfo {
  whitelabel: PermissionFlag;
  register: PermissionRules;
  /** Outside addresses of the brand: links in the footer. */
  resources: Resource[];
  /** Ways to reach customer service. */
  customerService: CustomerServiceEntry[];
  /** Analytics settings. */
  analytics: {
    /** Google tag id, or empty for none. The site loads no script of others (docs/security.md), so nothing is measured by it. */
    gtagId: string;
  };
  /** Origins that serve pictures: an address of a picture that is neither a path nor a whole address (`banners/1.webp`) is looked for at one of them, picked at random. */
  imageCDNs: string[];
  /** Origins that launch games: the address of a frame that is neither a path nor a whole address (`naga/start.html`) is looked for at one of them, picked at random. */
  launchGameCDNs: string[];
  /** Where the visitor is seen to be. */
  location: {
    /** The visitor's address. */
    ip: string;
    /** Two-letter country code, or empty where it is not known. */
    country: string;
  };
  /** Settings of the brand. */
  settings: {
    /** Whether visitors must log in before they see anything but the open pages. */
    loginedToHomePage: boolean;
    /** The merchant's code. */
    merchantCode: string;
    /** How remember-me works: token (a cookie only the server reads) or sealed (a cookie the browser encrypts). */
    rememberMe: "token" | "sealed";
    /** Language codes offered, in order. */
    languages: string[];
    /** Code of the currency of amounts that come without one; of the bundled brand where it is left out. */
    currency?: string;
    /** Language code of a visitor who has not chosen one. */
    defaultLanguage?: string;
    /** ISO 3166 code of the country that phone numbers are from unless somebody chooses another; the visitor's own where it is left out. */
    defaultCountry?: string;
    /** The brand's name, in the header and in the window's title; of the bundled brand where it is left out. */
    name?: string;
    /** Pictures of the logo; without them the name is set in type. */
    logo?: {
      /** For the dark theme. */
      dark?: string;
      /** For the light theme. */
      light?: string;
      /** Square mark, for small places. */
      mark?: string;
    };
  };
  /** Where Firebase Authentication is reached, for phone identity and social sign-in; without it neither is offered, whatever the flags say. */
  identity?: {
    /** Address of the Identity Toolkit's calls, without a slash at the end. */
    endpoint: string;
    /** The project's key for browsers, which is no secret. */
    apiKey: string;
    /** Page of the brand's on a host of its own that proves a person before a code is sent, and leads back to /signin.html with state and token. */
    phoneCheck?: string;
  };
  site?: SiteReference;
}

/** The first answer a page asks for. */
export interface Permission {
  /** The whole site is closed for maintenance. Wins over regionRestriction. */
  maintenance: boolean;
  /** Visitors from this place are not served. */
  regionRestriction: boolean;
  info: PermissionInfo;
  closure?: Closure;
}

/** A country with its dialling code. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** Digits without plus sign. */
  countryDialingCode: string;
}

/** A public key to encrypt bodies to. */
export interface PublicKey {
  /** EC or OKP. */
  kty: string;
  /** P-256 with EC, X25519 with OKP. */
  crv: string;
  /** Base64url. */
  x: string;
  /** Base64url; of EC alone. */
  y?: string;
  /** Key id for the JWE header. */
  kid: string;
  /** enc */
  use: string;
  /** ECDH-ES */
  alg: string;
}

/** An altcha proof-of-work challenge. Solve it with altcha-lib and send base64(JSON {challenge, solution}) as botCheck. */
export interface BotChallenge {
  /** Parameters of the work, as altcha-lib's solver takes them. */
  parameters: Record<string, unknown>;
  /** Signature of the parameters. */
  signature: string;
}

/** Addresses of the brand. */
export interface Routers {
  /** Hosts that the site is found at; empty where it is this one alone. */
  domainList: string[];
  /** What is linked and downloaded. */
  resources: Resource[];
}

/** A way to customer service. */
export interface CustomerServicePath {
  /** 1: an open address, in url. 3: an encrypted one, in link. */
  type: number;
  /** Name of the channel: VIP or LIVECHAT. */
  name: string;
  /** Of type 1: where it leads. */
  url?: string;
  /** Of type 3: a compact JWE (ECDH-ES, A256GCM) to the key of the call. Its text is JSON with `url`, an https address. */
  link?: string;
}

/** What is told of a maintenance. */
export interface Closure {
  /** When the site opens by itself, where that is known. */
  until?: string;
  /** What the operator says about it, by language code. Plain words. */
  messages?: Record<string, string>;
}

/** One of the member's sessions. */
export interface SessionRow {
  /** Public id of the session; not the token. */
  id: string;
  /** Whether it is the session that asks. */
  current: boolean;
  /** Browser and system, in short. */
  device: string;
  /** Address it was opened from. */
  ip: string;
  /** When it was opened. */
  createdAt: string;
  /** When it was last used. */
  lastSeenAt: string;
  /** When it ends at the latest. */
  expiresAt: string;
}

/** How long a session still lives, told as spans, so that no clock has to agree with another. */
export interface SessionLeft {
  /** Seconds until it ends for want of use; at most endSeconds. */
  idleSeconds: number;
  /** Seconds until it ends whatever happens. */
  endSeconds: number;
}

/** A passkey of the member. */
export interface PasskeyRow {
  /** Id. */
  id: string;
  /** What the member calls it. */
  name: string;
  /** When it was added. */
  createdAt: string;
  /** When it last logged in. */
  lastUsedAt: string | null;
  /** Whether the device keeps a copy of it elsewhere, so that it outlives the device. */
  synced: boolean;
}

/** What the browser makes a passkey from (PublicKeyCredentialCreationOptionsJSON of WebAuthn level 3). */
export interface PasskeyCreation {
  /** The site. */
  rp: {
    /** Its host. */
    id: string;
    /** Its name. */
    name: string;
  };
  /** The member. */
  user: {
    /** A handle that names nobody, base64url. */
    id: string;
    /** Account name. */
    name: string;
    /** Name to show. */
    displayName: string;
  };
  /** Random bytes, base64url; for one use. */
  challenge: string;
  /** Algorithms, the wanted one first. */
  pubKeyCredParams: {
    /** Always public-key. */
    type: string;
    /** COSE number. */
    alg: number;
  }[];
  /** Milliseconds that a person has. */
  timeout: number;
  /** Passkeys, by their ids. */
  excludeCredentials: {
    /** Id, base64url. */
    id: string;
    /** Always public-key. */
    type: string;
    /** How the browser reaches the device that holds it. */
    transports?: string[];
  }[];
  /** Which devices may be used. */
  authenticatorSelection: {
    /** Always required: the passkey is found without an account name. */
    residentKey: string;
    /** The same for older browsers. */
    requireResidentKey: boolean;
    /** Always required: the device checks who holds it. */
    userVerification: string;
  };
  /** Always none. */
  attestation: string;
}

/** What the browser asks for a passkey with (PublicKeyCredentialRequestOptionsJSON of WebAuthn level 3). */
export interface PasskeyRequest {
  /** Random bytes, base64url; for one use. */
  challenge: string;
  /** Host of the site. */
  rpId: string;
  /** Milliseconds that a person has. */
  timeout: number;
  /** Always required. */
  userVerification: string;
}

/** A passkey that the browser made (RegistrationResponseJSON). */
export interface PasskeyMade {
  /** Id of the passkey, base64url. */
  id: string;
  /** The same. */
  rawId: string;
  /** Always public-key. */
  type: "public-key";
  /** Where the device sits. */
  authenticatorAttachment?: string | null;
  /** What extensions answered; not used. */
  clientExtensionResults?: Record<string, unknown>;
  /** What the device answered. */
  response: {
    /** What the device was asked. */
    clientDataJSON: string;
    /** The public key. */
    attestationObject: string;
    /** How the browser reaches the device that holds it. */
    transports?: string[];
  };
}

/** A passkey's proof (AuthenticationResponseJSON). */
export interface PasskeyShown {
  /** Id of the passkey, base64url. */
  id: string;
  /** The same. */
  rawId: string;
  /** Always public-key. */
  type: "public-key";
  /** Where the device sits. */
  authenticatorAttachment?: string | null;
  /** What extensions answered; not used. */
  clientExtensionResults?: Record<string, unknown>;
  /** What the device answered. */
  response: {
    /** What the device was asked. */
    clientDataJSON: string;
    /** What the device says of itself. */
    authenticatorData: string;
    /** Signature over both. */
    signature: string;
    /** Handle of the member. */
    userHandle?: string | null;
  };
}

/** The second factor. */
export interface SecondFactorState {
  /** Whether logins ask for a code. */
  on: boolean;
  /** Since when. */
  since: string | null;
  /** Recovery codes that were not used. */
  codesLeft: number;
}

/** What an app needs to make codes. */
export interface SecondFactorSetup {
  /** otpauth address, for a QR code. */
  uri: string;
  /** The same secret, to be typed: base32. */
  secret: string;
}

/** Recovery codes, shown this once. */
export interface SecondFactorCodes {
  /** Ten codes, each for one use. */
  codes: string[];
  /** The same, one a line, to be copied. */
  text: string;
}

/** What protects an account. */
export interface Security {
  /** With the middle hidden; empty where none is kept. */
  realName: string;
  /** With day and month hidden; empty where none is kept. */
  birthday: string;
  /** Both are kept; nothing is left to fill in. */
  isIdentityKept: boolean;
  /** Who is younger by the birthday is refused. */
  minimumAge: number;
  /** Address with the middle hidden; empty where there is none. */
  email: string;
  /** The member has proved to read it. */
  isEmailProved: boolean;
  /** Number with the middle hidden; empty where there is none. */
  mobileNum: string;
  /** The member has proved to hold it. */
  isMobileProved: boolean;
  /** There is a proved contact by which a forgotten withdrawal password can be replaced. */
  canRecover: boolean;
  /** A withdrawal password is set. */
  hasPaymentPassword: boolean;
  /** When it was set; null where it was never changed here. */
  paymentPasswordAt: string | null;
  /** Until when nothing can be withdrawn, after a forgotten withdrawal password; null where nothing rests. */
  restUntil: string | null;
  /** When the password of the account was set. */
  passwordChangedAt: string;
}

/** The codes are on their way. */
export interface ContactStarted {
  /** For confirmContact. */
  ticket: string;
  /** Where the code went, with the middle hidden. */
  sentTo: string;
  /** Where the other code went; empty where none is asked for. */
  oldSentTo: string;
  /** How many minutes the codes can be used. */
  expiredMinutes: number;
}

/** What happened. */
export type SecurityEventKind =
  | "login"
  | "loginFailed"
  | "passwordChanged"
  | "paymentPasswordSet"
  | "paymentPasswordChanged"
  | "paymentPasswordReset"
  | "emailChanged"
  | "mobileNumChanged"
  | "identitySaved"
  | "sessionEnded"
  | "sessionsEnded"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "factorOn"
  | "factorOff"
  | "corrected";

/** Something that happened to an account. */
export interface SecurityEvent {
  /** Its id. */
  id: string;
  /** When. */
  at: string;
  kind: SecurityEventKind;
  /** Address that it came from; empty where it came from customer service. */
  ip: string;
  /** Browser and system; empty where that is not known. */
  device: string;
}

/** One page of the list. */
export interface SecurityEventPage {
  /** The rows of this page. */
  rows: SecurityEvent[];
  /** Which page this is, from 1. */
  page: number;
  /** How many rows a page holds. */
  pageSize: number;
  /** How many rows match in all. */
  total: number;
}

/** A code is on its way. */
export interface CodeSent {
  /** How many minutes the code can be used; the button counts this down. */
  expiredMinutes: number;
}

/** The logged-in member. */
export interface MemberInfo {
  /** The member's public id. */
  id: string;
  /** Account name used to log in. */
  account: string;
  /** Name to show. */
  nickname: string;
  /** Account type: 0 member; 1, 2, 41, 42 agents; 4 trial account. */
  type: 0 | 1 | 2 | 4 | 41 | 42;
  /** Whether money can be transferred to the upline. */
  toUpline: boolean;
  clubLabel: ClubLabel;
  /** Label given by the operator, or empty. */
  memberLabel: string;
  /** Language code kept for the member. */
  language: string;
  /** ISO 4217 code of the wallet. */
  currency: string;
  /** Mail address with its middle hidden, or empty. */
  email: string;
  /** Mobile number with its middle hidden, or empty. */
  mobileNum: string;
  /** Whether a payment password is set. */
  hasPaymentPassword: boolean;
  /** Code by which others name this member as the one who referred them. */
  referralCode: string;
  /** When the account was made. */
  registeredAt: string;
  /** When the login before this one was; null at the first. */
  lastLoginAt: string | null;
  /** What the member gave in fields of the brand's own when registering, by field name, with the middle hidden; secrets are left out. A platform may leave it out. */
  extra?: Record<string, string>;
  /** When the password was last set. */
  passwordChangedAt: string;
  /** The password was given by somebody else: until it is changed, other calls are refused with must_change_password. Left out where it need not be. */
  firstTimeLogin?: boolean;
}

/** One entry of the account record. */
export interface TransactionRow {
  /** Public id of the transaction. */
  id: string;
  /** When it was booked. */
  time: string;
  /** What kind of booking it is. `void` is money of a bet that was called off: a stake that came back, or a win that was taken back. */
  type: 
    | "deposit"
    | "withdrawal"
    | "bet"
    | "win"
    | "void"
    | "bonus"
    | "transferIn"
    | "transferOut"
    | "adjustment"
    | "dividend"
    | "salary";
  /** Change of the balance, negative for money out, in minor units */
  amount: number;
  /** Balance after it, in minor units */
  balanceAfter: number;
  /** ISO 4217 code. */
  currency: string;
  /** For example the game's name; empty where there is none. */
  detail: string;
  /** Reference to quote to customer service. */
  reference: string;
  /** State of the booking. */
  status: "completed" | "pending" | "refused";
  /** What is behind it; null, or left out, where nothing more is told. */
  source?: 
  | {
    /** A bet, an order to pay in, a withdrawal, a transfer, or a bill of a contract. */
    type: "bet" | "deposit" | "withdrawal" | "transfer" | "bill";
    /** Its id. */
    id: string;
  }
  | null;
}

/** Sums over every row that matches, not only this page. */
export interface TransactionTotals {
  /** All money in, in minor units */
  in: number;
  /** All money out, as a positive figure, in minor units */
  out: number;
  /** in minus out, in minor units */
  net: number;
  /** ISO 4217 code. */
  currency: string;
}

/** One day of the team. */
export interface TeamDay {
  /** The day. */
  date: string;
  /** Deposits, in minor units */
  deposit: number;
  /** Withdrawals, in minor units */
  withdrawal: number;
  /** Bets, in minor units */
  bet: number;
  /** Wins paid, in minor units */
  win: number;
  /** Bonuses, in minor units */
  bonus: number;
  /** bet minus win minus bonus, in minor units */
  profit: number;
  /** Members who bet. */
  activeMembers: number;
}

/** The agent's whole downline over a span of days. */
export interface TeamOverview {
  /** First day. */
  from: string;
  /** Last day. */
  to: string;
  /** How many days up to today the answer is of. Left out where it ends on another day. */
  lastDays?: number;
  /** The moment that the figures are of: what happened later is not in them. */
  asOf: string;
  /** The time zone (IANA) that the days are of: the brand's. */
  timeZone: string;
  /** ISO 4217 code. */
  currency: string;
  /** Members in the downline. */
  members: number;
  /** Agents among them. */
  agents: number;
  /** Registered in the span. */
  newMembers: number;
  /** Bet in the span. */
  activeMembers: number;
  /** Balance of all members now, in minor units */
  teamBalance: number;
  /** Deposits, in minor units */
  deposit: number;
  /** Withdrawals, in minor units */
  withdrawal: number;
  /** Bets, in minor units */
  bet: number;
  /** Wins paid, in minor units */
  win: number;
  /** Bonuses, in minor units */
  bonus: number;
  /** bet minus win minus bonus, in minor units */
  profit: number;
  /** One entry a day, oldest first, days without play included. */
  series: TeamDay[];
}

/** A member of the downline. */
export interface TeamMemberRow {
  /** Public id. */
  id: string;
  /** Account name. */
  account: string;
  /** Name to show. */
  nickname: string;
  /** Account type: 0 member; 1, 2, 41, 42 agents; 4 trial account. */
  type: 0 | 1 | 2 | 4 | 41 | 42;
  /** 1 is directly below the agent. */
  level: number;
  /** Account name of the member's upline. */
  upline: string;
  /** Members directly below. */
  downlines: number;
  /** Balance now, in minor units */
  balance: number;
  /** Deposits in the span, in minor units */
  deposit: number;
  /** Bets in the span, in minor units */
  bet: number;
  /** bet minus win minus bonus in the span, in minor units */
  profit: number;
  /** ISO 4217 code. */
  currency: string;
  /** When the account was made. */
  registeredAt: string;
  /** Last login. */
  lastLoginAt: string | null;
}

/** The contracts of an agent that are in force, and a flag for each kind whose bills the agent is paid by or pays. */
export interface ConsolidatedContract {
  /** A dividend contract is in force that pays the agent or that the agent pays, or there is a bill of one. */
  divtypereq: boolean;
  /** The same of daily wages. */
  dailysalreqtype: boolean;
  /** The same of hourly salary. */
  contracthoursalreq: boolean;
  /** The same of real-time salary. */
  realtimesalreqtype: boolean;
  /** Those in force, one of a kind at the most. */
  contracts: ContractInForce[];
}

/** One contract that is in force. */
export interface ContractInForce {
  /** What it pays: a dividend, daily wages, hourly or real-time salary. */
  kind: "dividend" | "daily" | "hourly" | "realtime";
  /** Its highest rate, as a fraction: 0.25 is 25 %. */
  rate: number;
  /** When it came into force. */
  since: string;
}

/** One step of the rates. */
export interface AgentContractTier {
  /** The least of the measure, in minor units */
  from: number;
  /** Where the next one begins, in minor units; null in the last. */
  to: number | null;
  /** The least that the team lost beside it, in minor units; 0 asks for none. */
  profitLoss: number;
  /** The fewest members who bet; 0 asks for none. */
  activeMembers: number;
  /** What is paid of the measure, in hundredths of a percent. */
  rate: number;
}

/** What both sides agree on. */
export interface AgentContractTerms {
  /** What it pays: a dividend, daily wages, hourly or real-time salary. */
  kind: "dividend" | "daily" | "hourly" | "realtime";
  /** What tiers are measured by and rates are taken of: valid bets of the team or, for dividends, what it lost. */
  measure: "validBet" | "loss";
  /** How often a dividend is reckoned; daily for the other kinds. */
  cycle: "daily" | "weekly" | "semimonthly" | "monthly";
  /** Who pays. */
  payer: "platform" | "upline";
  /** Whether what the team won is taken off what it loses in later periods; of contracts by loss alone. */
  carriesOver: boolean;
  /** Steps of the rates, in ascending order; at most 20 of them are taken. */
  tiers: AgentContractTier[];
}

/** One step of the rates, as it is typed. */
export interface AgentContractTypedTier {
  /** The least of the measure, in minor units */
  from: number;
  /** Where the next one begins, in minor units; left out of the last. */
  to?: number | null;
  /** The least that the team lost beside it, in minor units; none where it is left out. */
  profitLoss?: number;
  /** The fewest members who bet; none where it is left out. */
  activeMembers?: number;
  /** What is paid of the measure, in percent with at most two decimals. */
  percent: number;
}

/** Terms as they are typed into a form: the caller pays them, and what is left out is usual. */
export interface AgentContractTyped {
  /** What it pays: a dividend, daily wages, hourly or real-time salary. */
  kind: "dividend" | "daily" | "hourly" | "realtime";
  /** What tiers are measured by and rates are taken of: valid bets of the team or, for dividends, what it lost. Valid bets where it is left out. */
  measure?: "validBet" | "loss";
  /** How often a dividend is reckoned; daily where it is left out. */
  cycle?: "daily" | "weekly" | "semimonthly" | "monthly";
  /** Whether what the team won is taken off what it loses in later periods; of contracts by loss alone. */
  carriesOver?: boolean;
  /** Steps of the rates, in ascending order; at most 20 of them are taken. */
  tiers: AgentContractTypedTier[];
}

/** What an offer begins with. */
export interface AgentContractForm {
  /** Currency of its amounts. */
  currency: string;
  /** The highest rate that the caller may give of each kind, in hundredths of a percent; 0 where the caller was given none. */
  rates: {
    /** Of dividend. */
    dividend: number;
    /** Of daily. */
    daily: number;
    /** Of hourly. */
    hourly: number;
    /** Of realtime. */
    realtime: number;
  };
  /** The kinds of which the caller may give any. */
  kinds: ("dividend" | "daily" | "hourly" | "realtime")[];
  /** Account of whom it is for; null where nobody directly below has the one that was asked for. */
  account: string | null;
  /** The version in force that it would amend; null where there is none. */
  version: number | null;
  /** An offer of the kind waits for its answer, or begins soon: no other can be made. */
  waits: boolean;
  /** What tiers are measured by and rates are taken of: valid bets of the team or, for dividends, what it lost. */
  measure: "validBet" | "loss";
  /** How often a dividend is reckoned; daily for the other kinds. */
  cycle: "daily" | "weekly" | "semimonthly" | "monthly";
  /** Whether what the team won is taken off what it loses in later periods; of contracts by loss alone. */
  carriesOver: boolean;
  /** The tiers in force, as they are typed; empty where there are none. */
  tiers: AgentContractTypedTier[];
}

/** What stands above the tiers of the version that was agreed on before. */
export interface AgentContractHeads {
  /** Its number. */
  version: number;
  /** What tiers are measured by and rates are taken of: valid bets of the team or, for dividends, what it lost. */
  measure: "validBet" | "loss";
  /** How often a dividend is reckoned; daily for the other kinds. */
  cycle: "daily" | "weekly" | "semimonthly" | "monthly";
  /** Who pays. */
  payer: "platform" | "upline";
  /** Whether what the team won is taken off what it loses in later periods; of contracts by loss alone. */
  carriesOver: boolean;
  /** Its highest rate, in hundredths of a percent. */
  rate: number;
}

/** A tier beside the one of its place in the version before. */
export interface AgentContractStep {
  /** Its place, from 1. */
  number: number;
  /** How it differs; none too where there was no version before. */
  change: "none" | "changed" | "added" | "removed";
  /** As it is; null where it is left out. */
  now: AgentContractTier | null;
  /** As it was; null where it is new. */
  before: AgentContractTier | null;
}

/** One thing in which a version differs from the one before. */
export interface AgentContractChange {
  /** Pointer of the value, from the terms; that of a tier which came or went. */
  at: string;
  /** Whether a value changed, or a tier came or went. */
  change: "changed" | "added" | "removed";
  /** As it was; null for tiers that came or went. */
  before: string | number | boolean | null;
  /** As it becomes; null for tiers that came or went. */
  after: string | number | boolean | null;
}

/** One version of a contract. */
export interface AgentContract {
  /** Id of the version. */
  id: string;
  /** own: it pays the caller. given: the caller offered it. */
  side: "own" | "given";
  /** Account of whom it pays. */
  account: string;
  /** Account of who offered it; null for the platform. */
  upline: string | null;
  /** Currency of its amounts: that of whom it pays. */
  currency: string;
  /** What it pays. */
  kind: "dividend" | "daily" | "hourly" | "realtime";
  /** How often it is reckoned and paid: by the cycle of a dividend, by the kind of a salary. */
  rhythm: "fiveMinutes" | "hourly" | "daily" | "weekly" | "semimonthly" | "monthly";
  /** Number of the version, of a member and kind. */
  version: number;
  /** Where it stands. */
  state: 
    | "offered"
    | "accepted"
    | "rejected"
    | "withdrawn"
    | "expired"
    | "inForce"
    | "endAskedByUpline"
    | "endAskedByDownline"
    | "amended"
    | "ended";
  /** Its highest rate, in hundredths of a percent. */
  rate: number;
  terms: AgentContractTerms;
  /** The version that was agreed on before it; null where there was none. */
  before: AgentContractHeads | null;
  /** Its tiers beside those of the version before, in order. */
  steps: AgentContractStep[];
  /** In what it differs from the version that was agreed on before it; empty where there was none. */
  changes: AgentContractChange[];
  /** Of an offer to the caller: the contracts below that its acceptance would end, since they pay more. */
  ending: {
    /** Id of the version. */
    id: string;
    /** Account of whom it pays. */
    account: string;
    /** Its highest rate, in hundredths of a percent. */
    rate: number;
  }[];
  /** The ids of `ending`, as an acceptance names them. */
  endingIds: string[];
  /** What the caller may do with it now. */
  may: ("accept" | "reject" | "withdraw" | "askEnd" | "takeBackEnd" | "agreeEnd" | "refuseEnd")[];
  /** When it was offered. */
  offeredAt: string;
  /** Up to when it may be accepted; null where it came without an offer. */
  expiresAt: string | null;
  /** When it comes, or came, into force. */
  beganAt: string | null;
  /** Up to when periods are paid by it; null while no end is known. */
  endedAt: string | null;
}

/** What a contract pays for one period. */
export interface AgentBill {
  /** Id of the bill. */
  id: string;
  /** own: it pays the caller. given: the caller offered its contract. */
  side: "own" | "given";
  /** Account of whom it pays. */
  account: string;
  /** Account of who offered its contract; null for the platform. */
  upline: string | null;
  /** Who pays it. */
  payer: "platform" | "upline";
  /** What is paid. */
  kind: "dividend" | "daily" | "hourly" | "realtime";
  /** Version of the contract that it is reckoned by. */
  version: number;
  /** Currency of its amounts, ISO 4217. */
  currency: string;
  /** When its period began. */
  from: string;
  /** When its period ended; that moment is not in it. */
  to: string;
  /** First day of the period in the brand's time zone; null where it is a part of a day. */
  firstDay: string | null;
  /** Last day of it. */
  lastDay: string | null;
  /** Valid bets of the team in the period. Minor units. */
  validBet: number;
  /** What the team lost, below zero where it won. Minor units. */
  profitLoss: number;
  /** Members who bet in it. */
  activeMembers: number;
  /** Of the tier that was hit, in hundredths of a percent; 0 where none was. */
  rate: number;
  /** What the period came to. Minor units. */
  due: number;
  /** What is paid of it, with what earlier bills left. Minor units. */
  payable: number;
  /** What was paid so far. Minor units. */
  paid: number;
  /** computed: it waits for whoever pays. issued: it is paid. partlyCollected: some of it is. notReached: the period came to nothing. insufficient: the upline's wallet does not hold it, and it is tried again. denied: whoever pays refused. expired: nobody paid it in time. */
  state: "computed" | "issued" | "partlyCollected" | "notReached" | "insufficient" | "denied" | "expired";
  /** When it was computed. */
  computedAt: string;
  /** Up to when it may be paid; null where nothing is open. */
  expiresAt: string | null;
  /** Why it was denied. */
  deniedReason: string | null;
  /** What whom it pays says against it; null where nothing was said. */
  dispute: string | null;
  /** What the platform answered; null while it looks. */
  disputeAnswer: string | null;
  /** What the caller may do with it now. */
  may: ("pay" | "deny" | "dispute")[];
}

/** What became known of a bill after it was computed. */
export interface AgentBillCorrection {
  /** When the period of the bill began that it is about. */
  from: string;
  /** When it was found. */
  foundAt: string;
  /** What the period comes to by now. Minor units. */
  due: number;
  /** What the next bill pays more, or takes off below zero. Minor units. */
  difference: number;
}

/** A payment of a bill. */
export interface AgentBillPayment {
  /** Which of its payments. */
  number: number;
  /** The transfer of the ledger, as `getTransaction` finds it; left out by a platform that does not tell it. */
  id?: string;
  /** What the account record calls the transfer. */
  reference: string;
  /** What was paid. Minor units. */
  amount: number;
  /** When. */
  paidAt: string;
}

/** A tier of the contract, and whether the period hit it. */
export interface AgentBillTier {
  /** Which tier, from 1. */
  number: number;
  /** The least of the measure. Minor units. */
  from: number;
  /** Where the next one begins; null in the last. Minor units. */
  to: number | null;
  /** The least that the team must have lost beside it; 0 asks for none. Minor units. */
  profitLoss: number;
  /** The fewest members who bet; 0 asks for none. */
  activeMembers: number;
  /** In hundredths of a percent. */
  rate: number;
  /** Whether the bill is reckoned by it. */
  isHit: boolean;
}

/** How a bill came about, for whoever retraces it: payable is due, corrected and brought added up, and never below zero; what is below goes into the next bill as brought. */
export interface AgentBillSheet {
  bill: AgentBill;
  /** What tiers are measured by and the rate is taken of. */
  measure: "validBet" | "loss";
  /** What the team won in earlier periods and has not lost since; at most 0. Minor units. */
  carried: number;
  /** The measure with what was carried, never below zero. Minor units. */
  base: number;
  /** The part of a minor unit that was rounded off, in ten-thousandths of it. */
  roundedOff: number;
  /** What the next period begins with; at most 0. Minor units. */
  carry: number;
  /** What became known since of earlier bills. Minor units. */
  corrected: number;
  /** What earlier bills left below zero; at most 0. Minor units. */
  brought: number;
  /** What this one leaves below zero; at most 0. Minor units. */
  remainder: number;
  /** The tiers of its contract. */
  tiers: AgentBillTier[];
  /** Corrections of earlier bills that are in it. */
  corrections: AgentBillCorrection[];
  /** What became known of this bill since, for later ones. */
  ownCorrections: AgentBillCorrection[];
  /** What was paid of it. */
  payments: AgentBillPayment[];
}

/** A bet that a bill is reckoned from. */
export interface AgentBillBet {
  /** Id of the bet. */
  id: string;
  /** Account of the member who placed it, its middle hidden. */
  account: string;
  /** How many levels below whom the bill pays. */
  level: number;
  /** Name of the game. */
  game: string;
  /** When it was placed. */
  placedAt: string;
  /** When it was settled. */
  settledAt: string;
  /** What was staked. Minor units. */
  stake: number;
  /** What of it counts. Minor units. */
  validBet: number;
  /** What came of it. Minor units. */
  payout: number;
}

/** Sums over every bill that matches, not only this page, in the account's currency. */
export interface AgentBillTotals {
  /** What is to be paid for all of them, in minor units. */
  payable: number;
  /** What of it is paid, in minor units. */
  paid: number;
  /** How many of them the caller has to pay, as the upline. */
  waiting: number;
  /** What is open of those, in minor units. */
  toPay: number;
  /** ISO 4217 code. */
  currency: string;
}

/** A member of the downline, with what it did in the period. */
export interface DownlineRow {
  /** Its public id. */
  id: string;
  /** Account name. */
  account: string;
  /** Name to show. */
  nickname: string;
  /** Account type: 0 member; 1, 2, 41, 42 agents; 4 trial account. */
  type: 0 | 1 | 2 | 4 | 41 | 42;
  /** How far below the agent, from 1. */
  level: number;
  /** Account of the one above. */
  upline: string;
  /** How many are directly below. */
  downlines: number;
  /** What its wallets hold now, in minor units. */
  balance: number;
  /** What was paid in, in minor units. */
  deposit: number;
  /** What was paid out, in minor units. */
  withdrawal: number;
  /** Stakes, in minor units. */
  bet: number;
  /** Payouts, in minor units. */
  win: number;
  /** Bonuses, in minor units. */
  bonus: number;
  /** Stakes minus payouts and bonuses, in minor units: what the members lost. */
  profit: number;
  /** ISO 4217 code. */
  currency: string;
  /** When it registered. */
  registeredAt: string;
  /** When it logged in last; null where it never did. */
  lastLoginAt: string | null;
}

/** Sums over every member that matches, not only this page. */
export interface DownlineTotals {
  /** What was paid in, in minor units. */
  deposit: number;
  /** What was paid out, in minor units. */
  withdrawal: number;
  /** Stakes, in minor units. */
  bet: number;
  /** Payouts, in minor units. */
  win: number;
  /** Bonuses, in minor units. */
  bonus: number;
  /** Stakes minus payouts and bonuses, in minor units: what the members lost. */
  profit: number;
  /** ISO 4217 code. */
  currency: string;
}

/** A member of the team, and the way to it. */
export interface DownlineMember {
  /** Its public id. */
  id: string;
  /** Account name. */
  account: string;
  /** Name to show. */
  nickname: string;
  /** How far below the agent, from 1. */
  level: number;
  /** The name that it gave, hidden but for its ends; empty where it gave none. */
  name: string;
  /** Its number, hidden but for its ends; empty where there is none. */
  mobile: string;
  /** Its mail address, hidden but for its beginning; empty where there is none. */
  email: string;
  /** When it registered. */
  registeredAt: string;
  /** When it logged in last; null where it never did. */
  lastLoginAt: string | null;
  /** How many are directly below. */
  downlines: number;
  /** How many are below on all levels. */
  team: number;
  /** What its wallets hold now, in minor units. */
  balance: number;
  /** What was paid in, in minor units. */
  deposit: number;
  /** What was paid out, in minor units. */
  withdrawal: number;
  /** Stakes, in minor units. */
  bet: number;
  /** Payouts, in minor units. */
  win: number;
  /** Bonuses, in minor units. */
  bonus: number;
  /** Stakes minus payouts and bonuses, in minor units: what the members lost. */
  profit: number;
  /** ISO 4217 code. */
  currency: string;
  /** First day of the answer. */
  from: string;
  /** Last day of the answer. */
  to: string;
  /** How many days up to today the answer is of. Left out where it ends on another day. */
  lastDays?: number;
  /** The moment that the answer is of: what happened later is not in it. */
  asOf: string;
  /** The time zone (IANA) that the days are of: the brand's. */
  timeZone: string;
  /** From directly below the agent down to this member. */
  path: {
    /** Its public id. */
    id: string;
    /** Account name. */
    account: string;
  }[];
}

/** A bet of a member of the team. */
export interface TeamBetRow {
  /** Whose, by the id of a row of the downline. */
  memberId: string;
  /** Account name. */
  account: string;
  /** Its id. */
  id: string;
  /** When it was placed. */
  placedAt: string;
  /** When it was settled. */
  settledAt: string | null;
  /** What kind of game. */
  category: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
  /** The vendor's code. */
  vendor: string;
  /** The vendor's name. */
  vendorName: string;
  /** The game's name. */
  game: string;
  /** The vendor's own name of it, to quote to customer service. */
  round: string;
  /** What was staked, in minor units. */
  stake: number;
  /** What counts as turnover; 0 until it is settled. */
  valid: number;
  /** What was paid. */
  payout: number;
  /** Payout minus stake; null while it is open, and of a void one. */
  net: number | null;
  /** How it stands. */
  state: "open" | "settled" | "void";
  /** ISO 4217 code. */
  currency: string;
}

/** Sums over every bet that matches, not only this page. What is void counts in none of the amounts. */
export interface TeamBetTotals {
  /** How many bets. */
  bets: number;
  /** All stakes, in minor units. */
  stake: number;
  /** Those of them that are open. */
  openStake: number;
  /** What counts as turnover. */
  valid: number;
  /** All payouts. */
  payout: number;
  /** Payouts minus the stakes of settled bets. */
  net: number;
  /** ISO 4217 code. */
  currency: string;
}

/** A movement on the account of a member of the team. */
export interface TeamTransactionRow {
  /** Whose, by the id of a row of the downline. */
  memberId: string;
  /** Account name. */
  account: string;
  /** Public id of the transaction and its member, which tell it from the others. */
  id: string;
  /** When it was booked. */
  time: string;
  /** What kind of booking it is, as in the account record. */
  type: 
    | "deposit"
    | "withdrawal"
    | "bet"
    | "win"
    | "void"
    | "bonus"
    | "transferIn"
    | "transferOut"
    | "adjustment"
    | "dividend"
    | "salary";
  /** Change of the balance, negative for money out, in minor units. */
  amount: number;
  /** Balance after it, in minor units. */
  balanceAfter: number;
  /** ISO 4217 code. */
  currency: string;
  /** For example the game's name; empty where there is none. */
  detail: string;
  /** Reference to quote to customer service. */
  reference: string;
}

/** Sums over every row that matches, not only this page. */
export interface TeamTransactionTotals {
  /** What came in, in minor units. */
  in: number;
  /** What went out, in minor units. */
  out: number;
  /** What came in minus what went out. */
  net: number;
  /** ISO 4217 code. */
  currency: string;
}

/** Sums over the whole period. */
export interface AgentIncomeTotals {
  /** Dividends, in minor units. */
  dividend: number;
  /** Salaries, in minor units. */
  salary: number;
  /** Bonuses, in minor units. */
  bonus: number;
  /** All of it, in minor units. */
  sum: number;
  /** ISO 4217 code. */
  currency: string;
}

/** What an agent earned in a period. */
export interface AgentIncome {
  /** First day of the answer. */
  from: string;
  /** Last day of the answer. */
  to: string;
  /** How many days up to today the answer is of. Left out where it ends on another day. */
  lastDays?: number;
  /** The moment that the answer is of: what happened later is not in it. */
  asOf: string;
  /** The time zone (IANA) that the days are of: the brand's. */
  timeZone: string;
  /** Dividends, in minor units. */
  dividend: number;
  /** Salaries, in minor units. */
  salary: number;
  /** Bonuses, in minor units. */
  bonus: number;
  /** All of it, in minor units. */
  sum: number;
  /** ISO 4217 code. */
  currency: string;
  /** One entry a day, days without income included. */
  series: {
    /** The day. */
    date: string;
    /** Dividends, in minor units. */
    dividend: number;
    /** Salaries, in minor units. */
    salary: number;
    /** Bonuses, in minor units. */
    bonus: number;
    /** All of it, in minor units. */
    sum: number;
  }[];
}

/** A payment to the agent. */
export interface AgentIncomeRow {
  /** Public id of the transaction. */
  id: string;
  /** When it was booked. */
  time: string;
  /** What it is from. */
  source: "dividend" | "salary" | "bonus";
  /** Minor units; negative where it was taken back. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** What it was for; empty where nothing is said. */
  detail: string;
  /** Reference to quote to customer service. */
  reference: string;
}

/** What may be sent to a member of the team, and how much is left of today. */
export interface DownlineTerms {
  /** Whether anything may be sent to it. */
  isAllowed: boolean;
  /** Its public id. */
  member: string;
  /** Its account. */
  account: string;
  /** ISO 4217 code. */
  currency: string;
  /** What is in the agent's main wallet. */
  balance: number;
  /** The least that can be sent at once. */
  least: number;
  /** The most that can be sent at once. */
  most: number;
  /** The most that can be sent in a day, to all members together. */
  daily: number;
  /** What was sent today, in the brand's time zone. */
  sentToday: number;
  /** The most that can be sent now: of the balance, at once and of the day. */
  left: number;
}

/** What was sent. */
export interface DownlineTransfer {
  /** Public id of the transaction. */
  id: string;
  /** Reference to quote to customer service. */
  reference: string;
  /** To whom. */
  account: string;
  /** Minor units. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** When it was booked. */
  at: string;
}

/** The most that may be offered by contracts, in percent; null where nothing was said. */
export interface AgentShares {
  /** Of dividends. */
  dividend: number | null;
  /** Of daily wages. */
  daily: number | null;
  /** Of hourly salary. */
  hourly: number | null;
  /** Of real-time salary. */
  realtime: number | null;
}

/** What an agent may give to whoever comes by it. */
export interface RegisterCenter {
  /** The most that the agent may give by contracts of each kind, in percent; 0 where it may give none. */
  percents: {
    /** Of dividends. */
    dividend: number;
    /** Of daily wages. */
    daily: number;
    /** Of hourly salary. */
    hourly: number;
    /** Of real-time salary. */
    realtime: number;
  };
  /** What the brand requires of whoever registers, and asks an agent of a member that it adds: name, contacts and age. */
  asks: (
    | "payeeName"
    | "countryDialingCode"
    | "mobileNum"
    | "email"
    | "qqNum"
    | "line"
    | "whatsapp"
    | "facebook"
    | "wechat"
    | "idNumber"
    | "ageConfirmed")[];
  /** Whether it may give any. */
  gives: boolean;
  /** How many links of the agent are good. */
  links: number;
  /** How many more it may have. */
  linksLeft: number;
  /** The brand's own fields that it requires of whoever registers, and asks of the agent too. None that holds a secret or repeats another: those are the member's to type. */
  fields: ({
    /** The name its value is sent under, in extra of addTeamMember. */
    name: string;
    /** What the agent sees. */
    widget: string;
    /** Its words, or { text } with a text key of the site. */
    label: string | Record<string, unknown>;
  } & Record<string, unknown>)[];
}

/** A link by which members come below an agent. */
export interface PromotionLink {
  /** The link. */
  id: string;
  /** What the agent calls it. */
  name: string;
  /** What a registration carries as its affiliateCode. */
  code: string;
  /** The page of the registration with the code. */
  address: string;
  shares: AgentShares;
  /** How often it was opened; one address counts once an hour. */
  visits: number;
  /** How many members came by it. */
  registrations: number;
  /** active: whoever opens it may register. off: its agent switched it off. stopped: an operator did, and its agent cannot switch it on. expired: its time is over. */
  state: "active" | "off" | "stopped" | "expired";
  /** When it was made. */
  createdAt: string;
  /** Until when it is good; null for always. */
  expiresAt: string | null;
}

/** A member that was added. */
export interface AddedMember {
  /** The member. */
  id: string;
  /** What it logs in with. */
  account: string;
}

/** All wallets of the member. */
export interface Wallets {
  /** One wallet for all vendors. */
  isSingle: boolean;
  /** ISO 4217 code. */
  currency: string;
  /** What is in all of them. */
  total: number;
  /** What is in all but the main one. */
  elsewhere: number;
  /** The least that can be moved at once; what is less than that in a wallet may leave it as a whole. */
  least: number;
  /** The main one first. */
  wallets: {
    /** The vendor's code; empty for the main wallet. */
    code: string;
    /** The vendor's name; empty for the main wallet. */
    name: string;
    /** What is in it, in minor units. */
    balance: number;
    /** Whether money can be moved into it; out of it always. */
    isOpen: boolean;
    /** ISO 4217 code. */
    currency: string;
  }[];
  /** The wallets of vendors alone, in the same order. */
  vendors: {
    /** The vendor's code; empty for the main wallet. */
    code: string;
    /** The vendor's name; empty for the main wallet. */
    name: string;
    /** What is in it, in minor units. */
    balance: number;
    /** Whether money can be moved into it; out of it always. */
    isOpen: boolean;
    /** ISO 4217 code. */
    currency: string;
  }[];
}

/** What may be sent to the upline, and how much is left of today. */
export interface UplineTerms {
  /** Whether the member may send anything: there is an upline, and the platform lets it. */
  isAllowed: boolean;
  /** The upline's account; its middle is hidden. Empty where there is none. */
  upline: string;
  /** ISO 4217 code. */
  currency: string;
  /** What is in the main wallet. */
  balance: number;
  /** The least that can be sent at once. */
  least: number;
  /** The most that can be sent at once. */
  most: number;
  /** The most that can be sent in a day. */
  daily: number;
  /** What was sent today, in the brand's time zone. */
  sentToday: number;
  /** The most that can be sent now: of the balance, at once and of the day. */
  left: number;
}

/** What was sent. */
export interface UplineTransfer {
  /** Its id in the account record. */
  id: string;
  /** What it is called by. */
  reference: string;
  /** To whom; the middle of the account is hidden. */
  upline: string;
  /** How much, in minor units. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** When. */
  at: string;
}

/** A bet in the list. */
export interface BetRow {
  /** Its id. */
  id: string;
  /** When it was placed. */
  placedAt: string;
  /** When it was settled. */
  settledAt: string | null;
  /** What kind of game. */
  category: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
  /** The vendor's code. */
  vendor: string;
  /** The vendor's name. */
  vendorName: string;
  /** The game's name. */
  game: string;
  /** The vendor's own name of it, to quote to customer service. */
  round: string;
  /** What was staked, in minor units. */
  stake: number;
  /** What counts as turnover; 0 until it is settled. */
  valid: number;
  /** What was paid. */
  payout: number;
  /** Payout minus stake; null while it is open, and of a void one. */
  net: number | null;
  /** How it stands. */
  state: "open" | "settled" | "void";
  /** ISO 4217 code. */
  currency: string;
}

/** A way to pay in. */
export interface DepositChannelName {
  /** Its name. */
  id: string;
  /** What sort of way it is. */
  kind: "bank" | "qr" | "card" | "crypto";
  /** Its name in the player's language. */
  name: string;
  /** A few words on it in the player's language; may be empty. */
  note: string;
}

/** A way to pay in, with its terms for the player's currency and what it asks for. */
export interface DepositChannel {
  /** Its name. */
  id: string;
  /** What sort of way it is. */
  kind: "bank" | "qr" | "card" | "crypto";
  /** Its name in the player's language. */
  name: string;
  /** A few words on it; may be empty. */
  note: string;
  /** ISO 4217. */
  currency: string;
  /** Least amount, in minor units. */
  min: number;
  /** Most, in minor units. */
  max: number;
  /** Amounts to choose with one press, in minor units. */
  amounts: {
    /** In minor units. */
    amount: number;
  }[];
  /** The part of the fee that does not depend on the amount, in minor units. */
  feeFixed: number;
  /** The part that does, in per cent. */
  feePercent: number;
  /** Minutes that an order waits to be paid. */
  minutes: number;
  /** What it asks for, beside the amount. */
  fields: ({
    /** The name its value is sent under. */
    name: string;
    /** What the player sees. */
    widget: string;
    /** Its words. */
    label: string;
  } & Record<string, unknown>)[];
  /** The player's order that waits to be paid this way: another one is refused. Null where there is none. */
  openOrder: string | null;
}

/** Where the payment goes; what does not belong to the channel is null. */
export interface DepositPayTo {
  /** The bank of a transfer. */
  bank: string | null;
  /** Who holds the account. */
  holder: string | null;
  /** The account. */
  account: string | null;
  /** The network of a crypto payment. */
  network: string | null;
  /** The address of a crypto payment. */
  address: string | null;
  /** What a QR code holds that an app pays by. */
  qr: string | null;
}

/** An order to pay in. */
export interface DepositOrder {
  /** Its id. */
  id: string;
  /** What it is called by, and what belongs on a transfer. */
  reference: string;
  /** The channel's name. */
  channel: string;
  /** The channel in the player's language. */
  channelName: string;
  /** What sort of way it is. */
  kind: "bank" | "qr" | "card" | "crypto";
  /** ISO 4217. */
  currency: string;
  /** What is to be paid, in minor units. */
  amount: number;
  /** What is kept of it. */
  fee: number;
  /** What comes into the wallet, if the whole amount is paid. */
  arrives: number;
  /** created: waits to be paid. paying: said to be paid, and looked at. paid: money arrived and is held for somebody to look at. credited, cancelled, expired, rejected: how it ended. */
  state: "created" | "paying" | "paid" | "credited" | "cancelled" | "expired" | "rejected";
  /** Why it is held or was rejected: the payment was too little or too much, in another currency, a second one, or came after the order had ended; the provider declined it; an operator rejected it. */
  reason: "tooLittle" | "tooMuch" | "otherCurrency" | "second" | "ended" | "declined" | "operator" | null;
  /** What the operator wrote to the player; may be empty. */
  remark: string;
  /** What has arrived so far; null before. */
  received: number | null;
  /** What has come into the wallet; null before. */
  credited: number | null;
  /** Payments of the order that an operator has to look at. A platform that does not say it counts none. */
  held?: number;
  /** It was credited after the time to pay had run out. */
  isLate?: boolean;
  /** When it was made. */
  createdAt: string;
  /** When it last changed. */
  changedAt: string;
  /** Until when it can be paid; null where nothing runs out. */
  expiresAt: string | null;
  payTo: DepositPayTo;
  /** Where the player pays: a path of this platform that leads on to the provider, in the same window, or an https address, in a new one. Null where there is nothing to be led to. */
  payAddress: string | null;
  /** What the player sends as the proof of the payment; empty where nothing is asked for now. */
  proofFields: ({
    /** The name its value is sent under. */
    name: string;
    /** What the player sees. */
    widget: string;
    /** Its words. */
    label: string;
  } & Record<string, unknown>)[];
  /** Pictures that were sent. */
  proofs: number;
  /** It can be cancelled now. */
  canCancel: boolean;
  /** Nothing changes by itself any more. */
  isOver: boolean;
  /** What happened, in order. */
  history: {
    /** When. */
    at: string;
    /** What it was from then on. */
    state: "created" | "paying" | "paid" | "credited" | "cancelled" | "expired" | "rejected";
    /** Who did it. */
    by: "player" | "provider" | "operator" | "system";
    /** Why. */
    reason: "tooLittle" | "tooMuch" | "otherCurrency" | "second" | "ended" | "declined" | "operator" | null;
    /** The amount that it is about. */
    amount: number | null;
    /** ISO 4217. */
    currency: string;
  }[];
}

/** An order in the list. */
export interface DepositRow {
  /** Its id. */
  id: string;
  /** What it is called by. */
  reference: string;
  /** The channel in the player's language. */
  channelName: string;
  /** What sort of way it is. */
  kind: "bank" | "qr" | "card" | "crypto";
  /** ISO 4217. */
  currency: string;
  /** What was to be paid. */
  amount: number;
  /** What came into the wallet. */
  credited: number | null;
  /** As of the order. */
  state: "created" | "paying" | "paid" | "credited" | "cancelled" | "expired" | "rejected";
  /** When it was made. */
  createdAt: string;
}

/** An order, as operators see it in the list. */
export interface DepositDeskRow {
  /** Its id. */
  id: string;
  /** What it is called by. */
  reference: string;
  /** Whose it is. */
  account: string;
  /** The channel's name. */
  channel: string;
  /** What sort of way it is. */
  kind: "bank" | "qr" | "card" | "crypto";
  /** ISO 4217. */
  currency: string;
  /** What was to be paid. */
  amount: number;
  /** What arrived. */
  received: number | null;
  /** As of the order. */
  state: "created" | "paying" | "paid" | "credited" | "cancelled" | "expired" | "rejected";
  /** As of the order. */
  reason: "tooLittle" | "tooMuch" | "otherCurrency" | "second" | "ended" | "declined" | "operator" | null;
  /** Somebody has to decide. */
  isWaiting: boolean;
  /** When it was made. */
  createdAt: string;
  /** When it last changed. */
  changedAt: string;
}

/** An order, as operators see it. */
export interface DepositDetails {
  /** Its id. */
  id: string;
  /** What it is called by. */
  reference: string;
  /** Whose it is. */
  account: string;
  /** The channel's name. */
  channel: string;
  /** What sort of way it is. */
  kind: "bank" | "qr" | "card" | "crypto";
  /** ISO 4217. */
  currency: string;
  /** What was to be paid. */
  amount: number;
  /** What is kept of it. */
  fee: number;
  /** What comes into the wallet for it. */
  arrives: number;
  /** As of the order. */
  state: "created" | "paying" | "paid" | "credited" | "cancelled" | "expired" | "rejected";
  /** As of the order. */
  reason: "tooLittle" | "tooMuch" | "otherCurrency" | "second" | "ended" | "declined" | "operator" | null;
  /** What an operator wrote. */
  remark: string;
  /** When it was made. */
  createdAt: string;
  /** When it last changed. */
  changedAt: string;
  /** Until when it can be paid. */
  expiresAt: string | null;
  payTo: DepositPayTo;
  /** What the player filled in. */
  answers: {
    /** Its words. */
    label: string;
    /** What was filled in. */
    value: string;
  }[];
  /** The pictures that were sent. */
  proofs: {
    /** Its number, from 1. */
    place: number;
    /** The picture as a data address. */
    picture: string;
  }[];
  /** Money that arrived. */
  payments: {
    /** Its id. */
    id: string;
    /** Who told of it. */
    provider: string;
    /** The provider's name of it. */
    payment: string;
    /** In minor units. */
    amount: number;
    /** ISO 4217. */
    currency: string;
    /** held, credited, or returned to the payer. */
    state: "held" | "credited" | "returned";
    /** Why it is or was held. */
    reason: "tooLittle" | "tooMuch" | "otherCurrency" | "second" | "ended" | "declined" | "operator" | null;
    /** When it arrived. */
    receivedAt: string;
  }[];
  /** What an approval would book: the held payments, else the amount of the order. Null where one is in another currency, whose worth an operator has to say. */
  due: number | null;
  /** It can be approved now. */
  canApprove: boolean;
  /** It can be rejected now. */
  canReject: boolean;
  /** An approval says what arrived: nobody else told of it, or it is in another currency. */
  asksAmount: boolean;
  /** What happened, in order. */
  history: {
    /** When. */
    at: string;
    /** What it was from then on. */
    state: "created" | "paying" | "paid" | "credited" | "cancelled" | "expired" | "rejected";
    /** Who did it. */
    by: "player" | "provider" | "operator" | "system";
    /** The operator's account or the provider's name; empty of anybody else. */
    ref: string;
    /** Why. */
    reason: "tooLittle" | "tooMuch" | "otherCurrency" | "second" | "ended" | "declined" | "operator" | null;
    /** The amount that it is about. */
    amount: number | null;
    /** ISO 4217. */
    currency: string;
  }[];
}

/** A channel, as operators see it. */
export interface DepositDeskChannel {
  /** Its name. */
  id: string;
  /** What sort of way it is. */
  kind: "bank" | "qr" | "card" | "crypto";
  /** Its name. */
  name: string;
  /** It is offered. */
  isOpen: boolean;
  /** It needs no provider, or there is one. */
  hasProvider: boolean;
  /** The currencies it is offered in. */
  currencies: string;
  /** Who changed it last; empty for nobody. */
  changedBy: string;
  /** When it was changed last. */
  changedAt: string;
}

/** An account that a player is paid to. Its number is never told whole. */
export interface PayoutAccount {
  /** Its id. */
  id: string;
  /** The way's name. */
  way: string;
  /** What sort of way it is. */
  kind: "bank" | "ewallet" | "crypto";
  /** The way in the player's language. */
  name: string;
  /** Whose it is; the first letters of each name alone. */
  holder: string;
  /** Its number, but for the last characters behind dots. */
  number: string;
  /** Way and number, to choose it by. */
  label: string;
  /** The one that is proposed. */
  isDefault: boolean;
  /** Can be paid to now. */
  isUsable: boolean;
  /** From when it can be paid to. */
  usableAt: string;
  /** Its holder, in one line with what else there is to say. */
  note: string;
}

/** A way to be paid. */
export interface WithdrawalWay {
  /** Its name. */
  id: string;
  /** What sort of way it is. */
  kind: "bank" | "ewallet" | "crypto";
  /** In the player's language. */
  name: string;
}

/** What may be withdrawn now. */
export interface WithdrawalTerms {
  /** ISO 4217. */
  currency: string;
  /** What is in the wallet. */
  available: number;
  /** What waits in withdrawals. */
  held: number;
  /** The least amount at once. */
  least: number;
  /** The most at once. */
  most: number;
  /** What is left of the most on one day. */
  dayLeft: number;
  /** Withdrawals on one day. */
  dayCount: number;
  /** Withdrawals left today. */
  countLeft: number;
  /** The most that may be withdrawn now; 0 where nothing may. */
  highest: number;
  /** What has to be staked before anything can be withdrawn. */
  turnoverLeft: number;
  /** Bonuses that end with a withdrawal now. */
  forfeits: number;
  /** The rules of the place forbid to take a withdrawal back. */
  isKept: boolean;
  /** A withdrawal password is set. */
  hasPassword: boolean;
  /** In whose name accounts have to be, first letters alone; null until the first one is added. */
  holder: string | null;
  /** Minutes from adding an account until it can be paid to. */
  accountMinutes: number;
  /** Minutes in which a decision is to be expected. */
  decideMinutes: number;
  /** The account that is proposed; null where none can be paid to. */
  account: string | null;
  /** Accounts that can be paid to now. */
  accounts: PayoutAccount[];
  /** By account: the fixed part of its fee, in minor units. */
  feeFixed: Record<string, number>;
  /** By account: hundredths of a per cent of the amount; what is left over of a unit counts as one. */
  feePoints: Record<string, number>;
  /** Withdrawals that are under way. */
  open: number;
  /** Until when nothing is withdrawn, after a forgotten withdrawal password was replaced; null where nothing rests. */
  restUntil: string | null;
}

/** A withdrawal in the list. */
export interface WithdrawalRow {
  /** Its id. */
  id: string;
  /** What it is called by. */
  reference: string;
  /** Where it goes: way and last characters. */
  account: string;
  /** ISO 4217. */
  currency: string;
  /** What left the wallet, in minor units. */
  amount: number;
  /** What is kept of it. */
  fee: number;
  /** What is paid out. */
  arrives: number;
  /** What has arrived. */
  received: number;
  /** requested: waits for a decision. approved: waits to be paid out. sent: paid out, all or part of it. partial: what was paid out has arrived, and the rest is still to come. disputed: the player says that it did not arrive. received, rejected, cancelled: how it ended. */
  state: "requested" | "approved" | "sent" | "partial" | "disputed" | "received" | "rejected" | "cancelled";
  /** When it was asked for. */
  createdAt: string;
}

/** A withdrawal. */
export interface Withdrawal {
  /** Its id. */
  id: string;
  /** What it is called by. */
  reference: string;
  /** ISO 4217. */
  currency: string;
  /** What left the wallet, in minor units. */
  amount: number;
  /** What is kept of it. */
  fee: number;
  /** What is paid out. */
  arrives: number;
  /** What has been paid out. */
  paid: number;
  /** What has been paid out and not been confirmed. */
  due: number;
  /** What has arrived. */
  received: number;
  /** What has not arrived yet and is not back in the wallet. */
  remaining: number;
  /** What went back into the wallet. */
  returned: number;
  /** requested: waits for a decision. approved: waits to be paid out. sent: paid out, all or part of it. partial: what was paid out has arrived, and the rest is still to come. disputed: the player says that it did not arrive. received, rejected, cancelled: how it ended. */
  state: "requested" | "approved" | "sent" | "partial" | "disputed" | "received" | "rejected" | "cancelled";
  /** Who is at it; nobody where it is over. */
  who: "you" | "us" | "bank" | "nobody";
  /** By when they are done; null where it is over. */
  dueAt: string | null;
  /** What is not answered by then counts as received; null where nothing waits for an answer. */
  receiveBy: string | null;
  /** What comes next. */
  next: "decision" | "payout" | "arrival" | "receipt" | "rest" | "answer" | "nothing";
  /** An operator closed it as received. The money is not given back. */
  isForced: boolean;
  /** The rules of the place forbid to take it back. */
  isKept: boolean;
  /** Can be taken back now. */
  canCancel: boolean;
  /** Waits to be marked received or not. */
  canAnswer: boolean;
  /** Nothing changes any more. */
  isOver: boolean;
  to: PayoutAccount;
  /** What the operator wrote to the player; may be empty. */
  remark: string;
  /** Pictures that were sent. */
  proofs: number;
  /** When it was asked for. */
  createdAt: string;
  /** When it last changed. */
  changedAt: string;
  /** What happened, in order. */
  history: {
    /** When. */
    at: string;
    /** What happened: asked for, approved, paid out, received, received in part, not received, counted as received since nobody answered, receipt forced, given back by the bank, the rest returned to the wallet, rejected, taken back. */
    step: 
      | "requested"
      | "approved"
      | "paid"
      | "received"
      | "partly"
      | "notReceived"
      | "counted"
      | "forced"
      | "bounced"
      | "returned"
      | "rejected"
      | "cancelled";
    /** Who did it. */
    by: "player" | "operator" | "system";
    /** What it is about, in minor units. */
    amount: number;
    /** A reason, or the bank's reference; may be empty. */
    note: string;
    /** ISO 4217. */
    currency: string;
  }[];
}

/** A withdrawal, as operators see it in the list. */
export interface WithdrawalDeskRow {
  /** Its id. */
  id: string;
  /** What it is called by. */
  reference: string;
  /** Whose it is. */
  account: string;
  /** Way and last characters. */
  to: string;
  /** What sort of way it is. */
  kind: "bank" | "ewallet" | "crypto";
  /** ISO 4217. */
  currency: string;
  /** What left the wallet. */
  amount: number;
  /** What is to be paid out. */
  arrives: number;
  /** What was. */
  paid: number;
  /** What has arrived. */
  received: number;
  /** As of the withdrawal. */
  state: "requested" | "approved" | "sent" | "partial" | "disputed" | "received" | "rejected" | "cancelled";
  /** Waits for an operator. */
  isWaiting: boolean;
  /** When it was asked for. */
  createdAt: string;
  /** When it last changed. */
  changedAt: string;
}

/** A withdrawal with everything that a decision needs. */
export interface WithdrawalDetails {
  /** Its id. */
  id: string;
  /** What it is called by. */
  reference: string;
  /** Whose it is. */
  account: string;
  /** What sort of way it is. */
  kind: "bank" | "ewallet" | "crypto";
  /** ISO 4217. */
  currency: string;
  /** What left the wallet. */
  amount: number;
  /** What is to be paid out. */
  arrives: number;
  /** What was. */
  paid: number;
  /** What has arrived. */
  received: number;
  /** As of the withdrawal. */
  state: "requested" | "approved" | "sent" | "partial" | "disputed" | "received" | "rejected" | "cancelled";
  /** When it was asked for. */
  createdAt: string;
  /** When it last changed. */
  changedAt: string;
  /** The way it is paid. */
  way: string;
  /** Whose account it is. */
  holder: string;
  /** The whole number or address. */
  number: string;
  /** Since when the member has this account. */
  accountSince: string;
  /** What is kept of it. */
  fee: number;
  /** What went back into the wallet. */
  returned: number;
  /** Paid out and not confirmed. */
  due: number;
  /** Still to be paid out. */
  left: number;
  /** What the player was told. */
  remark: string;
  /** Closed as received by an operator. */
  isForced: boolean;
  /** Who approved; empty before. */
  approvedBy: string;
  /** Who pays out must be somebody else than who approved. */
  needsSecond: boolean;
  /** Waits for a decision. */
  canApprove: boolean;
  /** What is left can go back into the wallet. */
  canReject: boolean;
  /** Something is left to be paid out, and the asking operator may. */
  canPay: boolean;
  /** It waits to be paid out, by another operator than the asking one, who approved it. */
  waitsForOther: boolean;
  /** Something was paid out and is not confirmed. */
  canForce: boolean;
  /** Something was paid out that the bank may have given back. */
  canBounce: boolean;
  /** Counts as received then. */
  receiveBy: string | null;
  /** What the member has in the wallet. */
  balance: number;
  /** Pictures of the player. */
  proofs: {
    /** Its place, from 1. */
    place: number;
    /** As a data address. */
    picture: string;
  }[];
  /** What was paid out. */
  payouts: {
    /** Its id. */
    id: string;
    /** How much. */
    amount: number;
    /** The bank's reference. */
    reference: string;
    /** Who paid. */
    by: string;
    /** When. */
    at: string;
    /** ISO 4217. */
    currency: string;
  }[];
  /** What happened, in order. */
  history: {
    /** When. */
    at: string;
    /** What happened. */
    step: 
      | "requested"
      | "approved"
      | "paid"
      | "received"
      | "partly"
      | "notReceived"
      | "counted"
      | "forced"
      | "bounced"
      | "returned"
      | "rejected"
      | "cancelled";
    /** Who did it. */
    by: "player" | "operator" | "system";
    /** The operator's account; empty of anybody else. */
    ref: string;
    /** What it is about. */
    amount: number;
    /** A reason, or the bank's reference. */
    note: string;
    /** ISO 4217. */
    currency: string;
  }[];
}

/** What holds for withdrawals in a currency. Amounts in minor units, times in minutes. */
export interface WithdrawalRuleRow {
  /** ISO 4217. */
  currency: string;
  /** The least at once. */
  least: number;
  /** The most at once. */
  most: number;
  /** The most of one member on one day. */
  dayMost: number;
  /** How often one member on one day. */
  dayCount: number;
  /** From this amount on, who pays out is not who approved. */
  twoFrom: number;
  /** From adding an account until it can be paid to. */
  accountMinutes: number;
  /** What players are told to wait for a decision. */
  decideMinutes: number;
  /** And for the pay-out. */
  payMinutes: number;
  /** And for the bank. */
  bankMinutes: number;
  /** Paid out and not answered for so long counts as received. */
  receiptMinutes: number;
  /** Who changed it last; empty where nobody did. */
  changedBy: string;
}

/** An entry that an operator asked for. */
export interface AdjustmentRow {
  /** Its id. */
  id: string;
  /** Whose wallet. */
  account: string;
  /** ISO 4217. */
  currency: string;
  /** Into the wallet; below zero out of it. */
  amount: number;
  /** Why. */
  reason: string;
  /** asked: waits for a second operator. booked, refused: what came of it. */
  state: "asked" | "booked" | "refused";
  /** Who asked. */
  askedBy: string;
  /** When. */
  askedAt: string;
  /** Who decided; empty before. */
  decidedBy: string;
  /** Why it was refused; empty otherwise. */
  refusal: string;
  /** The asking operator's own, who can refuse it and not book it. */
  isOwn: boolean;
}

/** Something that waits for an operator. */
export interface MoneyQueueRow {
  /** Its id. */
  id: string;
  /** What it is. */
  kind: "deposit" | "withdrawal" | "adjustment";
  /** What it is called by. */
  reference: string;
  /** Whose it is. */
  account: string;
  /** ISO 4217. */
  currency: string;
  /** In minor units. */
  amount: number;
  /** What it waits for: a proof to look at, a payment that is held and why, a withdrawal's decision, pay-out, rest or answer, a second operator. */
  state: 
    | "paying"
    | "tooLittle"
    | "tooMuch"
    | "otherCurrency"
    | "second"
    | "ended"
    | "held"
    | "requested"
    | "approved"
    | "partial"
    | "disputed"
    | "asked";
  /** Since when it waits. */
  since: string;
}

/** A bonus of the player. Money in minor units. */
export interface BonusRow {
  /** The bonus. */
  id: string;
  /** What it is called, in the caller's language. */
  title: string;
  /** ISO 4217. */
  currency: string;
  /** What was given. */
  amount: number;
  /** What there is of it now; what there was when it ended. */
  balance: number;
  /** What has to be staked, weighed by the games. */
  turnover: number;
  /** What of it is done. */
  done: number;
  /** What is left to do. */
  left: number;
  /** How much of it is done, from 0 to 1. */
  share: number;
  /** Which games count, and how much: those that are named, then all others. */
  games: {
    /** Their category; ANY of a vendor alone, OTHER those that are not named. */
    game: 
      | "LOTT"
      | "ELOTT"
      | "LIVE"
      | "SPORTS"
      | "ESPORTS"
      | "COCKFIGHT"
      | "FISH"
      | "RNG"
      | "PVP"
      | "ANY"
      | "OTHER";
    /** Their vendor; empty for any. */
    vendor: string;
    /** How much of a stake counts, from 0 to 1. */
    weight: number;
  }[];
  /** active; converted to real money; forfeited to the house; spent to nothing. */
  state: "active" | "converted" | "forfeited" | "spent";
  /** Why it ended; null while it runs. */
  reason: "turnover" | "expired" | "player" | "withdrawal" | "operator" | "spent" | null;
  /** When it was claimed. */
  startedAt: string;
  /** When its time is over. */
  endsAt: string;
  /** When it ended. */
  endedAt: string | null;
  /** What a withdrawal does before the turnover is done. */
  withdrawal: "wait" | "forfeit" | "free";
  /** Whether it can be given up. */
  canGiveUp: boolean;
}

/** Something that the player can claim, or could. Money in minor units. */
export interface RewardRow {
  /** The reward. */
  id: string;
  /** What it is called, in the caller's language. */
  title: string;
  /** Who gives it: offer, operator, mission, activity, rank … */
  source: string;
  /** money comes into the wallet; a bonus has to be staked first. */
  kind: "money" | "bonus";
  /** ISO 4217. */
  currency: string;
  /** What it is worth. */
  amount: number;
  /** What has to be staked; 0 where it is money. */
  turnover: number;
  /** Days in which that is done; 0 where it is money. */
  days: number;
  /** How it stands. */
  state: "claimable" | "claimed" | "expired";
  /** When it was given. */
  grantedAt: string;
  /** When it runs out; null where it does not. */
  expiresAt: string | null;
  /** When it was claimed or ran out. */
  endedAt: string | null;
}

/** What was claimed. */
export interface RewardSum {
  /** How many rewards. */
  claimed: number;
  /** What came into the wallet. */
  money: number;
  /** What came as bonuses. */
  bonus: number;
  /** ISO 4217. */
  currency: string;
}

/** An offer or an article. */
export interface PromotionRow {
  /** Name in addresses. */
  id: string;
  /** Offers pay; articles tell. */
  kind: "offer" | "article";
  /** Its type. */
  type: string;
  /** The title of its type. */
  typeTitle: string;
  /** Title. */
  title: string;
  /** One or two sentences; may be empty. */
  summary: string;
  /** Address of a picture; empty where there is none. */
  image: string;
  /** When it begins. */
  from: string | null;
  /** When it ends. */
  until: string | null;
  /** Whether it has begun, and has ended. */
  phase: "soon" | "running" | "ended";
  /** What brings an offer about; null for an article. */
  trigger: "registration" | "firstDeposit" | "deposit" | "code" | "operator" | "loss" | null;
  /** How it stands for who asks: coming soon, running, to be joined first, joined, a reward waits, all claimed, or ended. A visitor is told soon, open, join and ended. */
  state: "soon" | "open" | "join" | "joined" | "claimable" | "claimed" | "ended";
  /** The reward of this offer that the player can claim next. */
  reward: string | null;
}

/** Promotions in one language. */
export interface PromotionPage {
  /** The types, in order. */
  types: {
    /** Name. */
    id: string;
    /** Title. */
    title: string;
    /** How many promotions it has. */
    count: number;
  }[];
  /** The promotions that were asked for; those that have ended last. */
  rows: PromotionRow[];
  /** What the one promotion says that was asked for by its id, as HTML; else empty. */
  body: string;
}

/** A bonus, as operators see it. */
export interface BonusDeskRow {
  /** The bonus. */
  id: string;
  /** The member's account. */
  account: string;
  /** What it is called. */
  title: string;
  /** ISO 4217. */
  currency: string;
  /** What was given. */
  amount: number;
  /** What there is of it now; what there was when it ended. */
  balance: number;
  /** What has to be staked. */
  turnover: number;
  /** What of it is done. */
  done: number;
  /** How it stands. */
  state: "active" | "converted" | "forfeited" | "spent";
  /** Why it ended. */
  reason: "turnover" | "expired" | "player" | "withdrawal" | "operator" | "spent" | null;
  /** When it began. */
  startedAt: string;
  /** When its time is over. */
  endsAt: string;
  /** When it ended. */
  endedAt: string | null;
}

/** What an operator wants to give by hand. */
export interface BonusWishRow {
  /** The wish. */
  id: string;
  /** The member's account. */
  account: string;
  /** What it is called. */
  title: string;
  /** ISO 4217. */
  currency: string;
  /** How much. */
  amount: number;
  /** What has to be staked; 0 for real money. */
  turnover: number;
  /** Why. */
  reason: string;
  /** How it stands. */
  state: "waiting" | "given" | "refused";
  /** Who wants it. */
  askedBy: string;
  /** Since when. */
  askedAt: string;
  /** Who decided; empty while nobody did. */
  decidedBy: string;
  /** Whether the caller may decide: a second operator. */
  canDecide: boolean;
}

/** Something to redeem points for. */
export interface PointReward {
  /** Its name. */
  id: string;
  /** In the language of the call. */
  name: string;
  /** More about it; may be empty. */
  note: string;
  /** Seed of a drawn picture. */
  art: string;
  /** Address of a picture. */
  picture: string | null;
  /** What it costs. */
  points: number;
  /** What has to have been paid in within that many days; 0 is nothing. Minor units. */
  amount: number;
  /** Days within which the amount has to have been paid in. */
  days: number;
  /** ISO 4217. */
  currency: string;
  /** How many there are in all. */
  quantity: number;
  /** How many are left. */
  available: number;
  /** What keeps the member from it: nothing, none left, too few points, too little paid in. */
  state: "open" | "soldOut" | "points" | "amount";
  /** Points, or minor units paid in, that are missing; else 0. */
  missing: number;
}

/** A redemption. */
export interface PointRedeem {
  /** Its name. */
  id: string;
  /** What people call it by. */
  reference: string;
  /** The reward, in the language of the call. */
  name: string;
  /** What it cost. */
  points: number;
  /** process: an operator looks at it. rejected: the points came back. */
  status: "process" | "approved" | "rejected";
  /** Where it goes. */
  address: string;
  /** The number to reach the receiver at. */
  mobile: string;
  /** What the operator answered. */
  remark: string;
  /** When it was asked for. */
  createdAt: string;
  /** When it changed last. */
  changedAt: string;
}

/** An entry of the book of points. */
export interface PointEntry {
  /** Its name. */
  id: string;
  /** What it is for. */
  kind: "earned" | "lost" | "granted" | "redeemed" | "returned" | "converted";
  /** Above 0: they came. */
  points: number;
  /** What was there after it. */
  balance: number;
  /** Which reward or game, in the language of the call; may be empty. */
  detail: string;
  /** When. */
  at: string;
}

/** Something to take part in, as it stands for the player. */
export interface Activity {
  /** Its name. */
  id: string;
  /** application: an operator decides. raffle: lots are drawn. */
  kind: "application" | "raffle";
  /** In the language of the call. */
  title: string;
  /** More about it. */
  note: string;
  /** Seed of a drawn picture. */
  art: string;
  /** inProcess: under way, and the player has no part in it yet. issued: a reward is there to be claimed. closed: over, also where nothing was won. */
  state: "applying" | "rejected" | "issued" | "claimed" | "inProcess" | "joined" | "comingSoon" | "closed";
  /** When it begins. */
  startsAt: string;
  /** When it ends; a raffle is drawn then. */
  endsAt: string;
  /** Pictures that an application has to have. */
  pictures: number;
  /** ISO 4217. */
  currency: string;
  /** What can be won or was won; 0 where it is no amount. Minor units. */
  amount: number;
  /** An application can be sent now. */
  canApply: boolean;
  /** There is something to claim. */
  canClaim: boolean;
  /** What the player wrote. */
  remark: string;
  /** What an operator answered. */
  reason: string;
  /** Of a raffle: the player's ticket. */
  number: number | null;
  /** The code of that ticket. */
  code: string | null;
  /** Of a raffle: how many take part. */
  tickets: number;
  /** Of a raffle, the best first. */
  prizes: {
    /** How many get it. */
    count: number;
    /** How much. Minor units. */
    amount: number;
    /** ISO 4217. */
    currency: string;
  }[];
  /** SHA-256 of what the draw follows from, told before. */
  seedHash: string | null;
  /** When it was drawn. */
  drawnAt: string | null;
}

/** A ticket of a raffle. */
export interface RaffleTicket {
  /** Its number, in the order they came. */
  number: number;
  /** Made at random when it was given. */
  code: string;
  /** Whose it is, with the middle hidden. */
  customer: string;
  /** HMAC-SHA256 in hexadecimal under the text of the seed, over the hash of the list, the number and the code with colons between them; null before the draw. */
  score: string | null;
  /** Place among the winners, by score. */
  won: number | null;
  /** What it won. Minor units. */
  amount: number | null;
  /** ISO 4217. */
  currency: string;
}

/** A mission, and how far the player is. */
export interface Mission {
  /** Its name. */
  id: string;
  /** What is counted: paid in, staked and valid, days with a bet. */
  kind: "deposit" | "bet" | "playDays";
  /** How long it lasts. */
  period: "daily" | "weekly" | "monthly";
  /** In the language of the call. */
  title: string;
  /** Minor units, or days. */
  target: number;
  /** So far, at most the target. */
  progress: number;
  /** What it gives. Minor units. */
  reward: number;
  /** ISO 4217. */
  currency: string;
  /** How it stands. */
  state: "open" | "claimable" | "claimed";
  /** When the period ends and it begins anew. */
  endsAt: string;
}

/** Somebody who was invited. */
export interface InvitedMember {
  /** Its name. */
  id: string;
  /** The account, with the middle hidden. */
  customer: string;
  /** When. */
  registeredAt: string;
  /** registered: has not paid in enough yet. qualified: the reward can be claimed. rewarded: it was. over: the most rewards have been given. */
  state: "registered" | "qualified" | "rewarded" | "over";
  /** What it brought. Minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** How many it invited in turn. */
  invited: number;
}

/** A message to the member. */
export interface MessageRow {
  /** Public id. */
  id: string;
  /** Title, plain text. */
  title: string;
  /** Body, plain text. */
  body: string;
  /** When it was sent. */
  sentAt: string;
  /** Whether it has been read. */
  read: boolean;
  /** When it was read first. */
  readAt: string | null;
}

/** A message of the chat room. */
export interface ChatMessage {
  /** Grows from message to message. */
  id: number;
  /** Who said it: a name by which own messages are known, and nothing else is. */
  by: string;
  /** The account with its middle hidden. */
  name: string;
  /** What was said: text, and never markup. */
  text: string;
  /** When. */
  at: string;
}

/** Somebody in the chat room. */
export interface ChatPlace {
  /** What the own messages say in `by`. */
  by: string;
  /** How others see the name. */
  name: string;
  /** Whether messages are taken. */
  mayWrite: boolean;
  /** Why none are. */
  why: "trial" | "muted" | null;
  /** Until when an operator keeps one silent. */
  mutedUntil: string | null;
  /** Why, in the operator's words; empty where nobody does. */
  reason: string;
}

/** One limit, and how much of it is used. */
export interface PlayLimit {
  /** Kind and period as one word. */
  id: string;
  /** What is limited: what is paid in, what is lost, minutes of playing. */
  kind: "deposit" | "loss" | "time";
  /** The span that ends now: 24 hours, 7 days, 30 days. A time has a day alone. */
  period: "day" | "week" | "month";
  /** What the member set, in minor units or minutes; null where there is none. */
  amount: number | null;
  /** What counts, the strictest of the member's, the operators' and the rules'; null where nothing limits. */
  limit: number | null;
  /** Whose limit counts. */
  source: "player" | "operator" | "rules" | null;
  /** Used up in the span that ends now. */
  used: number;
  /** What is left; null where nothing limits. */
  left: number | null;
  /** ISO 4217 code. */
  currency: string;
  /** A change waits. */
  isPending: boolean;
  /** What it becomes then; null for no limit. */
  pendingAmount: number | null;
  /** When the change holds; null where none waits. */
  pendingAt: string | null;
}

/** A time without playing. */
export interface PlayPause {
  /** A break, or an exclusion. */
  kind: "timeOut" | "exclusion";
  /** When it ends; null: for good. */
  until: string | null;
}

/** A notice. */
export interface Announcement {
  /** Public id. */
  id: string;
  /** Title, plain text. */
  title: string;
  /** HTML body; sanitised when saved, and again by the client when shown. */
  content: string;
  /** Address of a picture above the words; nothing where it has none. */
  picture?: string;
  /** What the picture shows, for those who do not see it, as the library of pictures says it; nothing where it says nothing. */
  alt?: string;
  /** When it was published. */
  time: string;
  /** B banner, PL player, PU popup, PR promotion, H home. */
  type: "B" | "PL" | "PU" | "PR" | "H";
}

/** A slide. */
export interface Banner {
  /** Public id. */
  bannerId: string;
  /** Banner group, for example w_home. */
  groupName: string;
  /** Picture, or empty for a drawn slide. */
  url: string;
  /** What the picture shows, for those who do not see it, as the library of pictures says it; nothing where it says nothing. */
  alt?: string;
  /** Words on the slide. */
  title: string;
  /** What kind of link it has: empty none, page a path of this site, centre a page of a centre, external another site. Others are shown by their link. */
  linkageType: string;
  /** Address that it leads to, or empty: a path of this site, or https. */
  link: string;
  /** A sentence below the title, or empty. */
  text?: string;
  /** Seed of the art that is drawn where there is no picture, or empty. */
  art?: string;
}

/** Notices in their groups. */
export interface Announcements {
  /** Types PL and H, shown in the scrolling bar. */
  player: Announcement[];
  /** Slides. */
  banners: Banner[];
  /** Type PU. */
  popup: Announcement[];
  /** Type PR. */
  promotion: Announcement[];
}

/** Banners of one group. */
export interface BannerList {
  /** The banners, in order. */
  list: Banner[];
}

/** A category of the help centre. */
export interface HelpCategoryEntry {
  /** Its name. */
  id: string;
  /** Its title. */
  title: string;
  /** Name of an icon, or empty. */
  icon: string;
  /** How many articles it has. */
  count: number;
}

/** An article of the help centre, without its body. */
export interface HelpArticleEntry {
  /** Its name. */
  id: string;
  /** Its title. */
  title: string;
  /** Name of its category. */
  category: string;
  /** Title of its category. */
  categoryTitle: string;
  /** How it begins, as plain text. */
  excerpt: string;
}

/** An article of the help centre. */
export interface HelpArticleBody {
  /** Its name. */
  id: string;
  /** Its title. */
  title: string;
  /** Name of its category. */
  category: string;
  /** Title of its category. */
  categoryTitle: string;
  /** HTML; judged when it was published, and sanitised by the client when shown. */
  body: string;
}

/** What of the help centre was asked for. */
export interface HelpCenter {
  /** All categories, in order. */
  categories: HelpCategoryEntry[];
  /** The articles that were asked for, in order; at most 200. */
  articles: HelpArticleEntry[];
  /** The article of the id that was asked for; none where there is no such article. */
  article: HelpArticleBody | null;
}

/** What the jackpot held at a moment, and how it grows. At any later moment it holds `amount` and a `step` for each full `everyMs` since; when another step would pass `most`, it begins again at `amount`. */
export interface Jackpot {
  /** What it held at `since`, in minor units. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** The moment, by the platform's clock. */
  since: string;
  /** What it grows by each time, in minor units. */
  step: number;
  /** Milliseconds from one step to the next. */
  everyMs: number;
  /** It never holds more, in minor units. */
  most: number;
}

/** An item of the winners' list. */
export interface Winner {
  /** The win. */
  vo: {
    /** Picture of the game, or empty. */
    icon: string;
    /** The winner's account with its middle hidden. */
    customer: string;
    /** Name of the game. */
    game: string;
    /** Category, for example RNG. */
    gameCategory: string;
    /** The win, in minor units */
    winAmount: number;
    /** ISO 4217 code. */
    currency: string;
    /** When it was won. */
    time: string;
  };
}

/** A place of a ranking. */
export interface RankEntry {
  /** The place; equal amounts share one. */
  place: number;
  /** The account, its middle hidden. */
  customer: string;
  /** The sum, in minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/** A ranking. */
export interface RankList {
  /** The places, best first. */
  list: RankEntry[];
  /** From when on was counted. */
  since: string;
}

/** The vendors of games, by category. */
export interface VendorLanes {
  /** Categories that have vendors, in the order of the navigation. */
  lanes: VendorLane[];
  /** Vendors of slots that the header recommends, best first; it shows up to three. Absent: it recommends none. */
  recommended?: GameVendor[];
  /** The hash of the index of all games, by which getGameIndex gives it. Absent: games are searched with listGames. */
  catalogue?: string;
}

/** A category of games, and who offers them. */
export interface VendorLane {
  /** Its code. */
  gameCategory: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
  /** Classes of games that can be chosen in it. */
  gameClassify?: string[];
  /** Its vendors, in the order they are shown. */
  vendors: GameVendor[];
}

/** A vendor of games in a category. */
export interface GameVendor {
  /** The vendor's code. */
  vassalage: string;
  /** Code of the category. */
  gameType: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
  /** What players read. */
  displayName: string;
  /** Address of its mark, or empty: one is drawn then. */
  smallIcon: string;
  /** 1: marked as hot. */
  isHot: 0 | 1;
  /** How many of its games listGames has; with more than one a list of them is offered. Absent: none is. */
  games?: number;
  /** Number of the account that it plays with, where the platform has several. */
  accountTypeId?: number;
  /** open where nothing is said. soon: its games cannot be played yet. maintenance: closed for now. */
  status?: "open" | "soon" | "maintenance";
  /** When maintenance is expected to be over, where that is known. */
  until?: string;
}

/** A game of a vendor. */
export interface Game {
  /** Its code, unique with its vendor. */
  gameCode: string;
  /** What players read. */
  displayName: string;
  /** Address of its cover, or empty or absent: one is drawn then. */
  icon?: string;
  /** Code of its vendor. */
  vassalage: string;
  /** Code of the category. */
  gameType: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
  /** open: it can be played, and so can one where nothing is said. soon: not yet. maintenance: it or its vendor is closed for now. */
  status?: "open" | "soon" | "maintenance";
  /** Its id; without one it cannot be saved. */
  nodeId?: string;
  /** Name of its vendor. */
  vendor?: string;
  /** Its class, of slots; empty or absent: none of them. */
  gameClassify?: "" | "SC" | "VP" | "JP" | "TG" | "AC" | "BG";
  /** The least stake, in whole units of money. */
  minBet?: number;
  /** The fewest lines that can be played. */
  minLineNum?: number;
  /** 1: marked as hot. */
  isHot?: 0 | 1;
  /** 1: marked as new. */
  isNew?: 0 | 1;
  /** VASSALAGE: a door to all games of its vendor. Anything else, and absent: a game. */
  isGame?: string;
  /** Of a lottery: how it is played where nothing else is chosen. */
  defaultPlayType?: string;
}

/** Where a game is shown from. */
export interface GameLaunch {
  /** Its address: https, or a name at one of the `launchGameCDNs` (`naga/start.html`); of a vendor that pays from the wallet it holds a token that works once, for 60 seconds. http on localhost alone. */
  url: string;
  /** What players read. */
  displayName: string;
  /** frame where nothing is said. window: its vendor allows no frame. */
  opens?: "frame" | "window";
  /** What its frame may do, as the attribute sandbox names it; the site's own where nothing is said. */
  sandbox?: string[];
  /** Features that its frame may use, as the attribute allow names them; autoplay and fullscreen where nothing is said. */
  allow?: string[];
  /** Its vendor wants one game at a time, over all tabs. */
  isSingle?: boolean;
  /** Its page says `ready` once it runs; where it does not within 15 seconds, the site offers to try again. Left out, whatever has loaded counts. */
  saysReady?: boolean;
  /** It wants a screen that is wider than high. */
  landscape?: boolean;
  /** Play without money. */
  isDemo?: boolean;
  /** Id of the game; without one it cannot be saved while it is played. */
  nodeId?: string;
  /** Its category, as lists of games say it. */
  gameType?: string;
}

/** A room of a card game. */
export interface PvpRoom {
  /** Its code. */
  room: string;
  /** Code of the vendor. */
  vassalage: string;
  /** Code of the game. */
  gameCode: string;
  /** Name of the game, as players read it. */
  displayName: string;
  /** Seats of a table. */
  seats: number;
  /** What a seat costs at least, in minor units. */
  minStake: number;
  /** Of the stake. */
  currency: string;
}

/** All that is searched in: a row for each vendor and each game that is shown, in the order in which they are shown. It is written by columns of the same length, which compress best. */
export interface GameIndex {
  /** The values of a row stand at the same place of each column. */
  columns: {
    /** What players read. */
    displayName: string[];
    /** Further names that it is found by, in any script. */
    aliases: string[];
    /** Name of its vendor. */
    vendor: string[];
    /** Code of its vendor. */
    vassalage: string[];
    /** Code of the category that it is shown under. */
    gameType: ("RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT")[];
    /** Its code; empty of a row that is all games of a vendor. */
    gameCode: string[];
    /** VASSALAGE: a door to all games of its vendor; empty of a game. */
    isGame: ("" | "VASSALAGE")[];
    /** Of a lottery, what is played where nothing else is said. */
    defaultPlayType: string[];
    /** As of a game; who may open it during maintenance is told at its launch. */
    status: ("open" | "soon" | "maintenance")[];
    /** 1: marked as hot. */
    isHot: (0 | 1)[];
    /** 1: marked as new. */
    isNew: (0 | 1)[];
  };
}

/** Something that is drawn. */
export interface LotteryMenu {
  /** Its code. */
  kind: string;
  /** From draw to draw, in milliseconds. */
  everyMs: number;
  /** So long before the draw bets end, in milliseconds. */
  closesMs: number;
  /** The ways to play it. */
  playTypes: {
    /** Its code. */
    code: string;
    /** What is picked. */
    shape: {
      /** digits, numbers, choose or options. */
      kind: string;
      /** Of digits: how many. */
      places?: number;
      /** Of choose: so many numbers are one bet. */
      count?: number;
      /** Of choose: the most that are picked. */
      most?: number;
      /** Of options: what can be picked. */
      options?: string[];
    };
  }[];
  /** Its tables of prizes. */
  prizeModes: ("Lott" | "ZY" | "Elott" | "SEA")[];
}

/** A draw. */
export interface LotteryDraw {
  /** Its name, used once. */
  id: string;
  /** What is drawn. */
  kind: string;
  /** Its number, as players read it. */
  numero: string;
  /** Bets are taken from here. */
  opensAt: string;
  /** Bets are taken until here. */
  closesAt: string;
  /** It is drawn here. */
  endsAt: string;
  /** What was drawn, the first prize first; absent until then. */
  numbers?: string[];
  /** Hash of its seed, told before; absent where the vendor promises none. */
  promise?: string;
  /** What it was drawn from, once it is over. */
  seed?: string;
  /** What a course of the draws shows: the last two digits of the first prize, of a quick draw the sum of its numbers. Absent until it is drawn. */
  trend?: number;
}

/** One line of a slip. */
export interface SlipLine {
  /** Code of its play type. */
  type: string;
  /** Which table of prizes. */
  mode: "Lott" | "ZY" | "Elott" | "SEA";
  /** Digits by place, or one list of numbers or of places of answers. */
  picks: number[][];
  /** The stake of each combination, in the smallest chips. */
  units: number;
}

/** A slip that was placed. */
export interface LotteryBet {
  /** Its name in the betting record and at the vendor. */
  round: string;
  /** The draw. */
  draw: string;
  /** How many bets it is. */
  combinations: number;
  /** What it cost, in minor units. */
  stake: number;
  /** What is paid where every number that can come does, in minor units. */
  most: number;
  /** ISO 4217. */
  currency: string;
}

/** One tier: from a turnover and a number of active players on, this share. */
export interface ExampleTier {
  /** Turnover of a month from which it counts, in minor units. */
  from: number;
  /** Active players that it takes. */
  players: number;
  /** Share of the profit, in per cent. */
  rate: number;
}

/** What was agreed on with an agent below. */
export interface ExampleContract {
  /** The agent below. */
  account: string;
  /** ISO 4217. */
  currency: string;
  /** What holds now, from the least turnover to the greatest. */
  tiers: ExampleTier[];
  /** The caller's own contract. */
  parent: {
    /** The greatest share of it, in per cent. */
    rate: number;
    /** From the least turnover to the greatest. */
    tiers: ExampleTier[];
  };
  /** Least distance between the turnovers of two tiers, in minor units. */
  step: number;
  /** When it was agreed on. */
  agreedAt: string | null;
}

/** A game of the large lobby. */
export interface ExampleGame {
  /** Its id. */
  id: string;
  /** Its place in the lobby, from 1. */
  number: number;
  /** Its name. */
  name: string;
  /** Its kind. */
  type: "slots" | "live" | "fish" | "cards";
  /** Who plays it now. */
  players: number;
}

/** A way to pay in. */
export interface ExampleChannel {
  /** Its name. */
  id: string;
  /** Its name in the player's language. */
  name: string;
}

/** Something that was said to be paid in. */
export interface ExampleDeposit {
  /** Its number. */
  id: string;
  /** The way it was paid, in the player's language. */
  channel: string;
  /** In minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Proofs that came with it. */
  files: number;
  /** When it was said. */
  at: string;
  /** What became of it. */
  state: "pending";
}

/** A bet. */
export interface ExampleBet {
  /** Public id. */
  id: string;
  /** Its round. */
  round: string;
  /** What the bet is on. */
  pick: "home" | "draw" | "away";
  /** Odds as a decimal. */
  odds: string;
  /** What was staked, in minor units. */
  stake: number;
  /** What it pays if it is right, in minor units. */
  win: number;
  /** ISO 4217. */
  currency: string;
  /** How it ended. */
  state: "open" | "won" | "lost";
  /** When it was placed. */
  placedAt: string;
}

/** A round and what may be staked on it. */
export interface ExampleSlip {
  /** The round. */
  round: string;
  /** Whether bets are taken, by the platform's clock. */
  state: "open" | "closed";
  /** When no more bets are taken. */
  closesAt: string;
  /** When the next round opens. */
  nextAt: string;
  /** ISO 4217. */
  currency: string;
  /** Least stake, in minor units. */
  least: number;
  /** Greatest stake, in minor units. */
  most: number;
  /** Odds by pick. */
  odds: {
    /** Odds as a decimal. */
    home: string;
    /** Odds as a decimal. */
    draw: string;
    /** Odds as a decimal. */
    away: string;
  };
  /** One's own bets, the newest first. */
  bets: ExampleBet[];
}

/** A message of the inbox. */
export interface ExampleMessage {
  /** Its id. */
  id: string;
  /** What it is about. */
  kind: "offer" | "payment" | "security" | "news";
  /** In the player's language. */
  title: string;
  /** In the player's language. */
  body: string;
  /** When it came. */
  sentAt: string;
  /** Whether it was read. */
  read: boolean;
}

/** A card that money can be sent to. */
export interface ExampleCard {
  /** Its id. */
  id: string;
  /** Its bank. */
  bank: string;
  /** The last four figures of its number; the others never leave the platform. */
  number: string;
  /** What is to be known of it, in the player's language. */
  note: string;
  /** Whether it is the one that is proposed, or takes no money. */
  state: "default" | "usual" | "blocked";
}

/** What may be withdrawn now. */
export interface ExampleWithdrawalTerms {
  /** ISO 4217. */
  currency: string;
  /** Least at once, in minor units. */
  least: number;
  /** Most at once, in minor units. */
  most: number;
  /** What is left of today's limit, in minor units. */
  left: number;
  /** The most that may be withdrawn now: the least of `most`, `left` and the balance, in minor units. */
  highest: number;
  /** What is in the wallet, in minor units. */
  balance: number;
  /** From which amount on the money PIN is asked for, in minor units. */
  pinFrom: number;
  /** Id of the card that is proposed. */
  card: string;
  /** One's own cards. */
  cards: ExampleCard[];
}

/** What a withdrawal costs. */
export interface ExampleWithdrawalQuote {
  /** What leaves the wallet, in minor units. */
  amount: number;
  /** What of it is the fee, in minor units. */
  fee: number;
  /** What arrives on the card, in minor units. */
  arrives: number;
  /** ISO 4217. */
  currency: string;
}

/** A withdrawal. */
export interface ExampleWithdrawal {
  /** Its id. */
  id: string;
  /** What left the wallet, in minor units. */
  amount: number;
  /** What of it is the fee, in minor units. */
  fee: number;
  /** What arrives, in minor units. */
  arrives: number;
  /** ISO 4217. */
  currency: string;
  /** The bank of the card. */
  bank: string;
  /** The last four figures of the card. */
  number: string;
  /** What it has come to. */
  state: "asked" | "checked" | "sent" | "paid" | "cancelled";
  /** Whether it goes on. */
  isPending: boolean;
  /** When it was asked for. */
  askedAt: string;
  /** When it was checked; null while it is not. */
  checkedAt: string | null;
  /** When it was sent; null while it is not. */
  sentAt: string | null;
  /** When it arrived; null while it has not. */
  paidAt: string | null;
  /** When it was taken back; null where it was not. */
  cancelledAt: string | null;
}

/** The signed-in operator. */
export interface Operator {
  /** Id. */
  id: string;
  /** Account name. */
  account: string;
  /** What the operator may do, by the rights of schemas/rights.json. */
  role: "viewer" | "support" | "editor" | "reviewer" | "publisher" | "administrator";
}

/** The operator's session. */
export interface ConsoleSession {
  operator: Operator;
  /** Send back in the x-csrf header with every call that changes something. Empty for a bearer token, which needs none. */
  csrf: string;
  /** When it ends at the latest. */
  expiresAt: string;
  /** It ends earlier after so many seconds without a call. */
  idleSeconds?: number;
  /** Until when publish and revert work without giving the password again. */
  confirmedUntil?: string;
  /** More than a password is demanded of this operator, and this session has not shown it: until it does, nothing but setting it up is served. */
  mustEnrol?: boolean;
  /** What the operator's role may do, by the names of schemas/rights.json. */
  rights: {
    /** Looks at everything that is published or prepared. */
    look: boolean;
    /** Serves members at the desks. */
    desk: boolean;
    /** Keeps a draft. */
    edit: boolean;
    /** Approves drafts of others. */
    review: boolean;
    /** Decides about money, games and switches. */
    decide: boolean;
    /** Publishes, and goes back. */
    publish: boolean;
    /** Invites operators, gives roles and tokens. */
    administer: boolean;
  };
  /** There is a second factor or a passkey, and this session was opened without it: signing in again with it is what helps. */
  mustProve?: boolean;
  /** The operator may publish, and nothing more than a password is demanded. */
  isPasswordEnough?: boolean;
}

/** A whole configuration; its own schema is schemas/config/site.schema.json. */
export type SiteDocument = Record<string, unknown>;

/** A JSON Patch operation (RFC 6902). */
export interface PatchOperation {
  /** Which change. */
  op: "add" | "remove" | "replace" | "move" | "copy" | "test";
  /** JSON pointer. */
  path: string;
  /** JSON pointer, for move and copy. */
  from?: string;
  /** New value. */
  value?: unknown;
}

/** What is wrong with a document, and where. */
export interface Diagnostic {
  /** Which document: a file, or a part of a site such as pages/messages or theme. */
  document: string;
  /** JSON pointer into it. */
  pointer: string;
  /** What is wrong, in words. */
  reason: string;
  /** An error stops a publication, a warning is only told. An error where nothing is said. */
  severity?: "error" | "warning";
  /** Nearest valid choice. */
  nearest?: string;
  /** Which finding it is: the key of its text without `finding.`, such as unknownCall for a call that the platform's contract does not have. */
  code?: string;
  /** What stands at the places of its text, by their names. */
  params?: Record<string, string>;
}

/** A published revision. */
export interface Revision {
  /** Sequence number. */
  seq: number;
  /** Hash of its canonical JSON. */
  hash: string;
  /** Why it was published. */
  note: string;
  /** Who published it. */
  by: string;
  /** When. */
  at: string;
  /** Hash of the live revision it took the place of. */
  base: string | null;
  /** Whether it is live now. */
  live: boolean;
  /** How it came to be. */
  kind?: "import" | "publish" | "revert";
  /** How many differences to the revision before, by kind and by part. */
  summary?: {
    /** How many values were added. */
    added: number;
    /** How many were taken away. */
    removed: number;
    /** How many were changed. */
    changed: number;
    /** How many changed their place. */
    moved: number;
    /** Differences by part: rules, flags, menus … */
    parts: Record<string, number>;
  };
  /** How fast it reached the pages that were open, as a sample of them measured; null where none did. */
  reach?: 
  | {
    /** How many pages were measured. */
    pages: number;
    /** Half of them had drawn it within so many milliseconds of its publication. */
    p50Ms: number;
    /** 99 of 100 had drawn it within so many milliseconds. */
    p99Ms: number;
  }
  | null;
  /** With this one the platform took a revision back by itself: which, why, and for how many networks that held. */
  takenBack?: 
  | {
    /** The revision that was taken back. */
    seq: number;
    /** Browsers could not read it, or it multiplied the problems that they report. */
    why: "refused" | "problems";
    /** How many networks. */
    networks: number;
  }
  | null;
  /** The number of the revision it took the place of; null for the first one. */
  before?: number | null;
}

/** A revision and its whole configuration. */
export interface RevisionWithSite {
  revision: Revision;
  site: SiteDocument;
}

/** The operator's draft. One that was never saved is the live revision. */
export interface Draft {
  /** Revision it starts from. */
  baseHash: string;
  /** Hash of the draft itself. */
  hash: string;
  site: SiteDocument;
  /** Whether it differs from its base. */
  changed: boolean;
  /** Whose it is. */
  by: string;
  /** When. */
  at: string | null;
  /** What the gate's quick checks find; publishing checks more (see checkDraft). */
  problems: Diagnostic[];
  /** Whether another revision went live since the draft's base; publishing merges, and rebaseDraft merges beforehand. */
  behind?: boolean;
}

/** The draft of another operator. */
export interface OthersDraft {
  /** Whose it is. */
  account: string;
  /** When it was saved last. */
  savedAt: string;
  /** Hash of the draft itself. */
  hash: string;
  /** How many places it changes against live, those that were changed live meanwhile included. */
  changes: number;
  /** The first of them; empty where the draft is too large to be compared. */
  places: PlaceOfDraft[];
  /** Whether the own draft holds all of it already. */
  taken: boolean;
}

/** A place that a draft changes. */
export interface PlaceOfDraft {
  /** JSON pointer into the new configuration; into the old one for something removed. */
  pointer: string;
  /** The same way in words; items of a list are named by their keys. */
  label: string;
}

/** One difference. */
export interface DiffEntry {
  /** JSON pointer into the new configuration; into the old one for something removed. */
  pointer: string;
  /** The same way in words; items of a list are named by their keys. */
  label: string;
  /** What happened. A moved list has the keys of its items as values. */
  kind: "added" | "removed" | "changed" | "moved";
  /** Value before. */
  before?: unknown;
  /** Value after. */
  after?: unknown;
}

/** A finding of the publish gate that the audit kept. */
export interface KeptFinding {
  /** The document. */
  document: string;
  /** JSON pointer of the place in it. */
  pointer: string;
  /** What is wrong, in English. */
  reason: string;
  /** Which finding it is. */
  code?: string;
  /** What stands at the places of its sentence. */
  params?: Record<string, string>;
}

/** One act of an operator. */
export interface AuditRow {
  /** Id. */
  id: string;
  /** When. */
  at: string;
  /** Who. */
  by: string;
  /** What was done, by a word of the platform's. */
  act: string;
  /** In words; without its reason and what it changed, which stand beside it. */
  detail: string;
  /** What of the detail is the same in every language: names, references, numbers, what somebody wrote. */
  own: string;
  /** Which kind of contract it is about. */
  contract?: string | null;
  /** Which version of the contract. */
  version?: number | null;
  /** When what was planned goes live. */
  moment?: string | null;
  /** Hash of the live revision before. */
  from?: string | null;
  /** Hash of the live revision after. */
  to?: string | null;
  /** Why, in the operator's words. */
  note?: string;
  /** What it belongs to. */
  area: 
    | "publishing"
    | "drafts"
    | "signIn"
    | "people"
    | "money"
    | "agents"
    | "members"
    | "games"
    | "mall"
    | "site";
  /** The number of the revision that went live. */
  seq?: number | null;
  /** The revision that the platform took back by itself, or that an operator went back to. */
  back?: number | null;
  /** Whom or what it is about: an account, a reference, a name; empty where that is told by the act. */
  about: string;
  /** The account that it concerns. */
  member?: string | null;
  /** An amount of money in minor units. */
  amount?: number | null;
  /** Its currency. */
  currency?: string | null;
  /** For so many minutes. */
  minutes?: number | null;
  /** For so many days; 0 has no end. */
  days?: number | null;
  /** What it was before, where that is kept. */
  setFrom?: string | null;
  /** What something was set to. */
  setTo?: string | null;
  /** Why, where the act asks for a reason. */
  reason?: string | null;
  /** Which sort of money rule it is about. */
  rule?: string | null;
  /** The change of a money rule that was asked for, agreed to or refused; getRuleChange says what it changes. */
  change?: string | null;
  /** How many places it changed, by the part of the site; empty where it changed none. */
  changed?: {
    /** Places of the part brand. */
    brand?: number;
    /** Places of the part rules. */
    rules?: number;
    /** Places of the part flags. */
    flags?: number;
    /** Places of the part menus. */
    menus?: number;
    /** Places of the part layouts. */
    layouts?: number;
    /** Places of the part pages. */
    pages?: number;
    /** Places of the part forms. */
    forms?: number;
    /** Places of the part theme. */
    theme?: number;
    /** Places of the part texts. */
    texts?: number;
    /** Places of the part banners. */
    banners?: number;
    /** Places of the part help. */
    help?: number;
    /** Places of the part promotions. */
    promotions?: number;
  };
  /** How many differences in which parts of the site. */
  parts?: string | null;
  /** How many: problems that stood against a publication, messages that were read. */
  count?: number | null;
  /** The first of the problems. */
  problem?: string | null;
  /** The first of the problems as the gate found it, for words in the reader's language; empty where that was not kept. */
  found?: KeptFinding[];
  /** What a game or a vendor was set to, each setting that was changed by its name; an empty value is a dash. */
  set?: {
    /** Its name. */
    displayName?: string;
    /** Whether it is shown. */
    isShown?: boolean;
    /** Whether it is marked as hot. */
    isHot?: boolean;
    /** Whether it is marked as new. */
    isNew?: boolean;
    /** Whether it is under maintenance. */
    maintenance?: boolean;
    /** The vendor's state. */
    status?: string;
    /** Hours of maintenance. */
    hours?: number;
    /** Which recommendation of the header it is. */
    recommended?: number;
    /** Accounts that may play meanwhile. */
    allowed?: string;
    /** Its cover. */
    icon?: string;
    /** The vendor's picture. */
    smallIcon?: string;
    /** Its category. */
    gameType?: string;
    /** Its class among slots. */
    classify?: string;
    /** Where it went in the order of its list. */
    move?: string;
  };
  /** How many places of the site it changed; null where it changed none. */
  places?: number | null;
}

/** Problems reported by browsers, equal ones counted together. */
export interface ReportRow {
  /** Id. */
  id: string;
  /** Kind. */
  kind: string;
  /** Document. */
  document: string;
  /** Pointer. */
  pointer: string;
  /** Reason. */
  reason: string;
  /** Page. */
  page: string;
  /** Revision. */
  revision: string;
  /** How often. */
  count: number;
  /** First time. */
  firstAt: string;
  /** Last time. */
  lastAt: string;
}

/** A mail or text message. */
export interface OutboxRow {
  /** Id. */
  id: string;
  /** Way out. */
  channel: "sms" | "mail";
  /** To whom. */
  recipient: string;
  /** Subject, or empty. */
  subject: string;
  /** Text. Codes and links are dots, except on a platform that runs as a demo. */
  body: string;
  /** When. */
  createdAt: string;
  /** kept: there was no way out, it stays here. waiting, sending: on its way. failed: tried, and will be tried again. sent. dead: given up. */
  state: "kept" | "waiting" | "sending" | "failed" | "sent" | "dead";
  /** How often it was handed over, or tried to be. */
  tries: number;
  /** Why the last try failed, or empty. */
  reason: string;
  /** When it is tried again, where it is. */
  nextTryAt: string | null;
  /** When the other side took it, where it did. */
  sentAt: string | null;
  /** Whether `retryMessage` would try it. */
  canRetry: boolean;
}

/** A place that was changed in the draft and live, or in another draft that is taken over, each in its own way. A side without a value removed the place. */
export interface MergeConflict {
  /** JSON pointer into the draft; an item that is only live is named by its key. */
  pointer: string;
  /** The same way in words. */
  label: string;
  /** A value, or the order of a list. */
  kind: "value" | "order";
  /** Value both started from. */
  base?: unknown;
  /** Value in the draft. */
  mine?: unknown;
  /** Value live, or in the other draft. */
  theirs?: unknown;
}

/** Answers to conflicts: the winning side by the conflict's pointer. */
export type Resolutions = Record<string, "mine" | "theirs">;

/** What would happen if a configuration were published now. */
export interface ConfigCheck {
  /** Number of the live revision it was compared with. */
  seq: number;
  /** Its hash. */
  hash: string;
  /** What would change against live, in document order. */
  entries: DiffEntry[];
  /** Places to be answered first; live stays there meanwhile. */
  conflicts: MergeConflict[];
  /** What the gate finds; an error stops the publication, a warning does not. */
  problems: Diagnostic[];
}

/** What the whole gate finds in a draft, as it would be live if it were published now. */
export interface DraftFindings {
  /** Hash of the draft that was checked. */
  draft: string;
  /** Number of the live revision it was merged with. */
  seq: number;
  /** Hash of that revision. */
  hash: string;
  /** checking: not finished, problems are those of the quick checks; done: problems are all there are; unfinished: the check was stopped at its limit, and a problem says where. */
  status: "checking" | "done" | "unfinished";
  /** How many places have to be settled first; live stays there meanwhile. */
  conflicts: number;
  /** What the gate finds; an error stops a publication, a warning does not. */
  problems: Diagnostic[];
  /** The pages that publishing it changes. Left out while the check runs, and where the draft cannot be drawn. */
  impact?: {
    /** The kinds of visitors who are shown something of it. */
    visitors: ("visitor" | "member" | "agent" | "trial")[];
    /** The languages of the brand in which something of it shows. */
    languages: string[];
    /** Every page changes: what all of them share is another (the frame around them, colours, the brand, languages). */
    isAll: boolean;
    /** The documents that look or act another way, as problems name them (`layouts/page/index`, `pages/messages`); empty where every page changes. */
    documents: string[];
  };
}

/** The draft merged into what is live, ready to be drawn. */
export interface DraftPreview {
  /** Number of the live revision it was merged into. */
  seq: number;
  /** Hash of the merged configuration. */
  hash: string;
  /** Everything that its pages are drawn from, with plausible answers in the place of calls; null where its shape is too broken to be compiled. */
  drawing: null | Record<string, unknown>;
}

/** An address or network. */
export interface SwitchAddress {
  /** An address (192.0.2.7) or network (192.0.2.0/24, 2001:db8::/32). */
  address: string;
  /** Whose it is. */
  note?: string;
}

/** The switch of maintenance. */
export interface MaintenanceSwitch {
  /** Grows with every change; 0 before the first. */
  version: number;
  /** When it was changed last. */
  changedAt: string | null;
  /** Who did; empty where it was not an operator of the console. */
  changedBy: string;
  /** How the site is at the moment. */
  state: "open" | "closed" | "planned";
  /** When it begins. */
  from: string | null;
  /** When it ends by itself. */
  until: string | null;
  /** Open; closed from now on; or closed from a moment to come. */
  mode: "open" | "closed" | "planned";
  /** Of a planned one: the day on which it begins, yyyy-MM-dd, in the time zone; empty where there is none. */
  fromDay: string;
  /** Time of that day, HH:MM; empty is midnight. */
  fromTime: string;
  /** The day on which the site opens by itself, yyyy-MM-dd, in the time zone; empty where somebody has to open it. */
  untilDay: string;
  /** Time of that day, HH:MM; empty is midnight. */
  untilTime: string;
  /** What visitors read beside the site's own words, a language each; visitors of another language get the brand's default, else English. */
  messages: {
    /** Language code, such as EN. */
    language: string;
    /** Plain words. */
    text: string;
  }[];
  /** From where the site is tried meanwhile. */
  testers: SwitchAddress[];
  /** What is open to them: the site with its calls, or the calls only. */
  testersGet: "site" | "calls";
}

/** The switch of regions. */
export interface RegionSwitch {
  /** Grows with every change; 0 before the first. */
  version: number;
  /** When it was changed last. */
  changedAt: string | null;
  /** Who did; empty where it was not an operator of the console. */
  changedBy: string;
  /** Offered everywhere, everywhere but in these countries, or only in them. */
  mode: "everywhere" | "except" | "only";
  /** Two-letter codes (ISO 3166-1) of the countries that the mode speaks of, with spaces or commas between them. */
  countries: string;
  /** What becomes of visitors whose country nobody told, unless the site is offered everywhere. */
  unknown: "open" | "blocked";
  /** Addresses that are let in wherever they are. */
  open: SwitchAddress[];
  /** Addresses that are never let in, unless they stand among those that are. */
  blocked: SwitchAddress[];
}

/** What acts at once, outside of revisions. */
export interface SystemSwitches {
  maintenance: MaintenanceSwitch;
  regions: RegionSwitch;
  /** The time zone that days and times are written in. */
  zone: string;
  /** How the platform sees whoever asks. */
  seen: {
    /** The address. */
    ip: string;
    /** Two-letter code; empty where nobody told. */
    country: string;
    /** Whether a proxy tells countries at all. */
    knowsCountries: boolean;
  };
}

/** How messages leave, and how many do not. */
export interface OutboxState {
  /** How mails leave; none: they stay in the outbox. */
  mail: "none" | "smtp" | "webhook";
  /** How text messages leave; none: they stay in the outbox. */
  sms: "none" | "webhook";
  /** Messages that were not tried yet, or are being handed over. */
  waiting: number;
  /** Messages that failed and will be tried again. */
  failed: number;
  /** Messages of the last seven days that were given up. */
  dead: number;
  /** Age of the oldest message that still waits; 0 where none does. */
  oldestSeconds: number;
}

/** An operator of the console. */
export interface OperatorRow {
  /** Id. */
  id: string;
  /** Account name. */
  account: string;
  /** What the operator may do. */
  role: "viewer" | "support" | "editor" | "reviewer" | "publisher" | "administrator";
  /** Whether the account cannot sign in. */
  disabled: boolean;
  /** Whether signing in with a password asks for a code. */
  secondFactor: boolean;
  /** When the operator last signed in; null never. */
  signedInAt: string | null;
  /** Sessions that are open. */
  sessions: number;
  /** Passkeys that sign in. */
  passkeys: number;
}

/** What is demanded of operators. */
export interface OperatorRule {
  /** Whether operators must have a second factor. */
  demandsSecondFactor: boolean;
  /** all: everybody. publishers: those who may publish. roles: those who may publish, and the roles that are named. */
  of: "all" | "publishers" | "roles";
  /** The demo has written it, nobody has decided. */
  isDemo: boolean;
  /** Of which roles more than a password is demanded. */
  roles: {
    /** Of the role viewer. */
    viewer: boolean;
    /** Of the role support. */
    support: boolean;
    /** Of the role editor. */
    editor: boolean;
    /** Of the role reviewer. */
    reviewer: boolean;
    /** Of the role publisher. */
    publisher: boolean;
    /** Of the role administrator. */
    administrator: boolean;
  };
}

/** A message as operators see it. */
export interface ChatRecordRow {
  /** Id of the message. */
  id: number;
  /** Account of who said it. */
  account: string;
  /** What was said: text, and never markup. */
  text: string;
  /** When. */
  at: string;
  /** The operator who took it away. */
  removedBy: string | null;
  /** Until when its author may not write. */
  mutedUntil: string | null;
}

/** A member who may not write. */
export interface ChatMuteRow {
  /** Account. */
  account: string;
  /** Until when. */
  until: string;
  /** Why. */
  reason: string;
  /** The operator. */
  by: string;
  /** Since when. */
  at: string;
}

/** Words that no message may hold. */
export interface ChatWords {
  /** One a line. */
  words: string;
  /** How many. */
  count: number;
}

/** A member with limits or a break. */
export interface PlayDeskRow {
  /** The member's account. */
  account: string;
  /** The break that runs. */
  pause: "timeOut" | "exclusion" | null;
  /** When it ends; null with a break: for good. */
  until: string | null;
  /** How many limits are set. */
  limits: number;
  /** How many changes wait. */
  waiting: number;
  /** When something changed last. */
  changedAt: string | null;
}

/** A limit by who set it. */
export interface PlayDeskLimit {
  /** Kind, period and source as one word. */
  id: string;
  /** What is limited: what is paid in, what is lost, minutes of playing. */
  kind: "deposit" | "loss" | "time";
  /** The span that ends now: 24 hours, 7 days, 30 days. A time has a day alone. */
  period: "day" | "week" | "month";
  /** Who set it. */
  source: "player" | "operator" | "rules";
  /** Minor units or minutes; null for none. */
  amount: number | null;
  /** What it becomes then. */
  pendingAmount: number | null;
  /** When a change holds. */
  pendingAt: string | null;
}

/** A change of a limit, or a break. */
export interface PlayDeskChange {
  /** Which. */
  id: string;
  /** When. */
  at: string;
  /** Who. */
  by: "player" | "operator" | "rules";
  /** The operator's account; empty for others. */
  ref: string;
  /** What became of it. */
  what: "set" | "wait" | "withdraw" | "timeOut" | "exclusion";
  /** The kind of limit. */
  kind: "deposit" | "loss" | "time" | null;
  /** Its span. */
  period: "day" | "week" | "month" | null;
  /** The amount before. */
  before: number | null;
  /** The amount after. */
  after: number | null;
  /** Since when it holds. */
  from: string;
  /** When a break ends. */
  until: string | null;
  /** Why, where an operator said so. */
  reason: string;
}

/** A message that was sent. */
export interface SentMessageRow {
  /** Which. */
  id: string;
  /** When. */
  at: string;
  /** The operator's account. */
  by: string;
  /** To whom. */
  to: "member" | "list" | "agents" | "players" | "all";
  /** Of one member, its account; else empty. */
  account: string;
  /** Its title. */
  title: string;
  /** How many got it. */
  sent: number;
  /** How many have read it. */
  read: number;
}

/** What is closed by itself while the site is open. */
export interface Closures {
  /** Every vendor that is shown, in the order of the site. */
  vendors: {
    /** Category and code: tells a vendor from the others. */
    key: string;
    /** Code of the vendor. */
    vassalage: string;
    /** In which category. */
    gameType: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
    /** How it is called. */
    displayName: string;
    /** Its state. */
    status: "open" | "soon" | "maintenance";
    /** When its maintenance is expected to be over; null where nobody said. */
    until: string | null;
  }[];
  /** Accounts that are locked, the latest first. */
  locked: {
    /** Its name. */
    account: string;
    /** Since when. */
    at: string;
    /** Who locked it: an operator, or its agent. */
    by: string;
  }[];
}

/** A token of a program, without what it is. */
export interface ApiToken {
  /** Its id. */
  id: string;
  /** What it is for. */
  name: string;
  /** The operator that it stands for. */
  account: string;
  /** read, draft, publish, console or flags. */
  scope: string;
  /** over: its time is. ended: somebody ended it. */
  state: "open" | "over" | "ended";
  /** When it was made. */
  createdAt: string;
  /** When it ends; null for ever. */
  endsAt: string | null;
  /** When it was used last, by the minute; null never. */
  usedAt: string | null;
}

/** Something that is for some, and whom it reaches. */
export interface RolloutRow {
  /** What it is. */
  kind: "flag" | "banner";
  /** Name of the feature; group and id of a banner. */
  name: string;
  /** Whether it is switched on, with all above it. */
  isOn: boolean;
  /** The part of a hundred that it says. */
  percent: number;
  /** Members whom it reaches, as far as is known. */
  reached: number;
  /** The same as a part of all members, 0 to 1. */
  share: number;
  /** It asks for a country or a device too, which are not counted. */
  unseen: boolean;
}

/** A publication at a moment to come, or what became of it. */
export interface ScheduledPublication {
  /** Its id. */
  id: string;
  /** Who planned it. */
  by: string;
  /** Why. */
  note: string;
  /** The time zone it was planned in. */
  zone: string;
  /** When it goes live. */
  from: string;
  /** When it ends; null: for good. */
  until: string | null;
  /** waiting; live; over, after its end; failed; cancelled. */
  state: "waiting" | "live" | "over" | "failed" | "cancelled";
  /** Why it failed: conflict, refused, not_allowed, unknown_base; else empty. */
  reason: string;
}

/** A translation of the brand's own, and the English text that it was made from. */
export interface TextOrigin {
  /** Code of the language. */
  language: string;
  /** Key of the text. */
  key: string;
  /** What the brand said in English then; null where that was the product's own text. */
  source: string | null;
}

/** When a feature was turned last: switched, or meant for others. */
export interface FlagTurn {
  /** Name of the feature. */
  flag: string;
  /** When that went live. */
  at: string;
  /** Account of the operator who published it. */
  by: string;
  /** Number of the publication. */
  seq: number;
}

/** An invitation to the console, without its link. */
export interface OperatorInvitation {
  /** Id. */
  id: string;
  /** Account that it makes. */
  account: string;
  /** Role that it gives. */
  role: "viewer" | "support" | "editor" | "reviewer" | "publisher" | "administrator";
  /** Who invited. */
  by: string;
  /** over: its time is. ended: somebody took it back, or another one took its place. */
  state: "open" | "used" | "ended" | "over";
  /** When it was made. */
  createdAt: string;
  /** From then on it opens nothing. */
  endsAt: string;
}

/** A side of a comparison. */
export interface ComparedSite {
  /** As it was asked for. */
  name: string;
  /** The number of the revision; null for a draft. */
  seq: number | null;
  /** Hash of its content. */
  hash: string;
}

/** A draft that somebody else looks at before it goes live. */
export interface DraftReview {
  /** Its id. */
  id: string;
  /** Whose draft it is. */
  by: string;
  /** What it is for. */
  note: string;
  /** When it was asked for. */
  askedAt: string;
  /** How far it is. */
  state: "waiting" | "approved" | "refused" | "withdrawn" | "void" | "published";
  /** Why it is void: edited or discarded; else empty. */
  reason: string;
  /** Hash of the content that is looked at. */
  hash: string;
  /** Hash of the draft it was made from. */
  draft: string;
  /** Somebody published meanwhile: what would go live now is another content. */
  isStale: boolean;
  /** The asking operator's own. */
  isOwn: boolean;
  /** How many differences. */
  changes: number;
  /** The first of them; empty of reviews of before this was kept. */
  places: PlaceOfDraft[];
  /** Who approved or refused it. */
  decidedBy: string | null;
  /** When. */
  decidedAt: string | null;
  /** What they said. */
  comment: string;
}

/** What was said of one place of a draft. */
export interface CommentThread {
  /** Its id. */
  id: string;
  /** Whose draft. */
  draftOf: string;
  /** The place; empty for the draft as a whole. */
  pointer: string;
  /** Nothing is left to say. */
  isSettled: boolean;
  /** Who settled it. */
  settledBy: string | null;
  /** In the order it was said. */
  said: {
    /** Who. */
    by: string;
    /** When. */
    at: string;
    /** What. */
    text: string;
  }[];
}

/** An operator who has the console open. */
export interface PresentOperator {
  /** The account. */
  account: string;
  /** The role. */
  role: string;
  /** The page that is open. */
  page: string;
  /** The asking operator. */
  isSelf: boolean;
}

/** A redemption at the desk. */
export interface RedeemDeskRow {
  /** Its name. */
  id: string;
  /** What people call it by. */
  reference: string;
  /** The reward, in the language of the call. */
  name: string;
  /** What it cost. */
  points: number;
  /** process: an operator looks at it. rejected: the points came back. */
  status: "process" | "approved" | "rejected";
  /** Where it goes. */
  address: string;
  /** The number to reach the receiver at. */
  mobile: string;
  /** What the operator answered. */
  remark: string;
  /** When it was asked for. */
  createdAt: string;
  /** When it changed last. */
  changedAt: string;
  /** Whose it is. */
  account: string;
  /** Which operator. */
  decidedBy: string | null;
}

/** A reward of the mall. */
export interface RewardDeskRow {
  /** Its name. */
  id: string;
  /** In the language of the call. */
  name: string;
  /** ISO 4217. */
  currency: string;
  /** Words by language. */
  words: {
    /** Its code. */
    language: string;
    /** The name. */
    name: string;
    /** More about it. */
    note: string;
  }[];
  /** Seed of a drawn picture. */
  art: string;
  /** Address of a picture: https, or a path. */
  picture: string;
  /** What it costs. */
  points: number;
  /** What has to have been paid in within thirty days. Minor units. */
  amount: number;
  /** How many there are in all. */
  quantity: number;
  /** It is offered. */
  isOpen: boolean;
  /** Its place in the list. */
  place: number;
  /** How many are left. */
  available: number;
  /** By whom it was changed last. */
  changedBy: string;
}

/** An activity. */
export interface ActivityDeskRow {
  /** Its name. */
  id: string;
  /** In the language of the call. */
  name: string;
  /** How it is decided. */
  kind: "application" | "raffle";
  /** ISO 4217. */
  currency: string;
  /** Words by language. */
  words: {
    /** Its code. */
    language: string;
    /** The name. */
    name: string;
    /** More about it. */
    note: string;
  }[];
  /** Seed of a drawn picture. */
  art: string;
  /** When it begins. */
  startsAt: string;
  /** When it ends. */
  endsAt: string;
  /** Pictures that an application has to have. */
  pictures: number;
  /** What an application is worth. Minor units. */
  amount: number;
  /** Of a raffle. */
  prizes: {
    /** How many get it. */
    count: number;
    /** How much. Minor units. */
    amount: number;
  }[];
  /** It is shown. */
  isOpen: boolean;
  /** Its place in the list. */
  place: number;
  /** How many take part. */
  entries: number;
  /** When it was drawn. */
  drawnAt: string | null;
  /** Where it is. */
  state: "comingSoon" | "inProcess" | "closed";
  /** The day it begins, in the brand's time zone. */
  startsDay: string;
  /** And the time, HH:MM. */
  startsTime: string;
  /** The day it ends, in the brand's time zone. */
  endsDay: string;
  /** And the time, HH:MM. */
  endsTime: string;
}

/** A mission. */
export interface MissionDeskRow {
  /** Its name. */
  id: string;
  /** In the language of the call. */
  name: string;
  /** What is counted. */
  kind: "deposit" | "bet" | "playDays";
  /** How long it lasts. */
  period: "daily" | "weekly" | "monthly";
  /** ISO 4217. */
  currency: string;
  /** Words by language. */
  words: {
    /** Its code. */
    language: string;
    /** The name. */
    name: string;
    /** More about it. */
    note: string;
  }[];
  /** Minor units, or days. */
  target: number;
  /** What it gives. Minor units. */
  reward: number;
  /** It is offered. */
  isOpen: boolean;
  /** Its place in the list. */
  place: number;
  /** How often it was claimed. */
  claims: number;
}

/** An application or a ticket. */
export interface ActivityEntryRow {
  /** Its name. */
  id: string;
  /** Whose it is. */
  account: string;
  /** The activity. */
  title: string;
  /** How it stands. */
  state: "applying" | "rejected" | "joined" | "issued" | "claimed" | "lost";
  /** Of a raffle: the ticket. */
  number: number | null;
  /** What the player wrote. */
  remark: string;
  /** How many came with it. */
  pictures: number;
  /** ISO 4217. */
  currency: string;
  /** What it is worth. Minor units. */
  amount: number;
  /** When it was sent first. */
  createdAt: string;
}

/** A notice at the desk. */
export interface NoticeDeskRow {
  /** Its id. */
  id: string;
  /** Its type. B is shown to nobody: banners have a desk of their own. */
  type: "B" | "PL" | "PU" | "PR" | "H";
  /** Its title, in the operator's language. */
  title: string;
  /** Its words, by language. */
  words: {
    /** Its code. */
    language: string;
    /** Title. */
    title: string;
    /** HTML. */
    content: string;
  }[];
  /** Address of its picture; empty where it has none. */
  picture: string;
  /** From when on it is shown. */
  startsAt: string;
  /** Until when; null where it stays. */
  endsAt: string | null;
  /** The same as it is typed: the day. */
  startsDay: string;
  /** The time of that day. */
  startsTime: string;
  /** The last day; empty where it stays. */
  endsDay: string;
  /** The time of that day; empty where it stays. */
  endsTime: string;
  /** Whether it is shown now, will be, or was. */
  state: "shown" | "coming" | "over";
  /** Codes of the languages it has words in, English first. */
  languages: string;
  /** When it was changed last. */
  changedAt: string;
  /** Who did; empty where it came with the platform. */
  changedBy: string;
}

/** A vendor in a category, as operators see it. */
export interface VendorDeskRow {
  /** Category and code. */
  id: string;
  /** Code of the vendor. */
  vassalage: string;
  /** The category. */
  gameType: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
  /** Its name. */
  displayName: string;
  /** Hidden, or its state. */
  state: "open" | "soon" | "maintenance" | "hidden";
  /** Its state, hidden or not. */
  status: "open" | "soon" | "maintenance";
  /** Until when the maintenance is expected to last. */
  until: string | null;
  /** Hours until then; 0 where nobody knows. */
  hours: number;
  /** It is shown. */
  isShown: boolean;
  /** It is marked as hot. */
  isHot: boolean;
  /** Which recommendation of the header it is; 0 for none. */
  recommended: number;
  /** Accounts that may play during maintenance, with commas between them. */
  allowed: string;
  /** Its picture. */
  smallIcon: string;
  /** Its games that are shown. */
  games: number;
}

/** A game, as operators see it. */
export interface GameDeskRow {
  /** Vendor and code. */
  id: string;
  /** Code of the vendor. */
  vassalage: string;
  /** Name of the vendor. */
  vendor: string;
  /** Code of the game. */
  code: string;
  /** Its name. */
  displayName: string;
  /** The category. */
  gameType: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
  /** Its class among slots. */
  classify: "" | "SC" | "VP" | "JP" | "TG" | "AC" | "BG";
  /** What players find: hidden or under maintenance by itself or with its vendor, to come, or open. */
  state: "open" | "soon" | "maintenance" | "vendorMaintenance" | "hidden" | "vendorHidden";
  /** It is shown. */
  isShown: boolean;
  /** It is marked as hot. */
  isHot: boolean;
  /** It is marked as new. */
  isNew: boolean;
  /** It is under maintenance. */
  maintenance: boolean;
  /** Both marks in a word; null for none. */
  marks: "hot" | "new" | "hotNew" | null;
  /** Accounts that may play during maintenance, with commas between them. */
  allowed: string;
  /** Its cover; empty for the one that is drawn. */
  icon: string;
}

/** What was played of a vendor or a game. */
export interface GameReportRow {
  /** Vendor, and code of the game. */
  id: string;
  /** Name of the vendor. */
  vendor: string;
  /** Name of the game; empty in a row of a vendor. */
  game: string;
  /** Launches that were answered with an address. */
  launches: number;
  /** Launches that were refused, or whose page never came with its token. */
  failures: number;
  /** Words that were not followed, as its pages told: from a stranger, too many, or too long. */
  faults: number;
  /** Rounds, without those that were called off. */
  rounds: number;
  /** Rounds that were called off. */
  voids: number;
  /** What was staked. */
  turnover: number;
  /** What was paid. */
  payout: number;
  /** What the house kept of settled rounds. */
  net: number;
  /** What of 100 that were staked in settled rounds was paid; null without any. */
  returned: number | null;
  /** ISO 4217 code. */
  currency: string;
}

/** An open bet that its vendor can be asked about. */
export interface OpenStakeRow {
  /** Its id. */
  id: string;
  /** Whose it is. */
  account: string;
  /** Code of the vendor. */
  vendor: string;
  /** The game. */
  game: string;
  /** The vendor's name of the round. */
  round: string;
  /** What was staked, in minor units. */
  stake: number;
  /** ISO 4217 code. */
  currency: string;
  /** When. */
  placedAt: string;
  /** What the vendor said last; null where it was not asked yet. */
  said: "running" | "disputed" | "silent" | null;
  /** How often it was asked. */
  asked: number;
  /** When it is asked next. */
  nextAt: string | null;
  /** When the stake is given back, if the vendor says nothing that helps until then. */
  returnsAt: string | null;
}

/** A change of a money rule. */
export interface RuleChangeRow {
  /** Its name. */
  id: string;
  /** What is changed. */
  kind: 
    | "withdrawalRule"
    | "withdrawalWay"
    | "depositChannel"
    | "mallSetting"
    | "memberCorrection"
    | "contractSetting"
    | "billCorrection";
  /** Of which currency, way or channel; of a member, the account and what is taken away. */
  of: string;
  /** Where it stands. */
  state: "asked" | "applied" | "refused";
  /** Who asked. */
  askedBy: string;
  /** When. */
  askedAt: string;
  /** Who decided; empty while it waits. */
  decidedBy: string;
  /** Asked for by whoever calls. */
  isOwn: boolean;
  /** There was nothing before. */
  isNew: boolean;
  /** How many parts it changes. */
  count: number;
}

/** A change of a money rule with its parts. */
export interface RuleChange {
  /** Its name. */
  id: string;
  /** What is changed. */
  kind: 
    | "withdrawalRule"
    | "withdrawalWay"
    | "depositChannel"
    | "mallSetting"
    | "memberCorrection"
    | "contractSetting"
    | "billCorrection";
  /** Of which currency, way or channel; of a member, the account and what is taken away. */
  of: string;
  /** Where it stands. */
  state: "asked" | "applied" | "refused";
  /** Who asked. */
  askedBy: string;
  /** When. */
  askedAt: string;
  /** Who decided; empty while it waits. */
  decidedBy: string;
  /** Asked for by whoever calls. */
  isOwn: boolean;
  /** There was nothing before. */
  isNew: boolean;
  /** What is changed. */
  changes: {
    /** Which. */
    name: 
      | "isOpen"
      | "kind"
      | "words"
      | "fees"
      | "number"
      | "place"
      | "least"
      | "most"
      | "dayMost"
      | "dayCount"
      | "twoFrom"
      | "accountMinutes"
      | "decideMinutes"
      | "payMinutes"
      | "bankMinutes"
      | "receiptMinutes"
      | "turnover"
      | "isConvertible"
      | "convertPoints"
      | "convertAmount"
      | "convertLeast"
      | "referralReward"
      | "referralDeposit"
      | "referralMost"
      | "realName"
      | "birthday"
      | "email"
      | "mobileNum"
      | "paymentPassword"
      | "reason"
      | "ceiling"
      | "cycle"
      | "confirms"
      | "difference";
    /** As it is; empty where there is nothing. */
    before: string;
    /** As it is to be. */
    after: string;
    /** Both as amounts, where the part is one; null where it is none. */
    amounts: 
  | {
      /** Of both. */
      currency: string;
      /** What holds, in minor units; null where there is nothing yet. */
      before: number | null;
      /** What is to hold, in minor units. */
      after: number;
    }
  | null;
    /** Fees that differ, by currency, where the part is fees; null where it is none. */
    fees: 
  | {
      /** Which. */
      currency: string;
      /** What is kept of each payment, in minor units; null where there was none. */
      fixedBefore: number | null;
      /** What is kept of the amount, as a fraction; null where there was none. */
      shareBefore: number | null;
      /** What is to be kept of each payment, in minor units; null where there is to be none. */
      fixedAfter: number | null;
      /** What is to be kept of the amount, as a fraction; null where there is to be none. */
      shareAfter: number | null;
    }[]
  | null;
  }[];
}

/** An address that is told what happens. */
export interface WebhookRow {
  /** Its id. */
  id: string;
  /** Where it is told. */
  url: string;
  /** Tell of publications and of going back. */
  publishing: boolean;
  /** Tell of reviews that are asked for and decided. */
  reviews: boolean;
  /** Tell of deposits that wait for an operator. */
  deposits: boolean;
  /** Tell of withdrawals that are asked for. */
  withdrawals: boolean;
  /** Tell of new problems that browsers report. */
  problems: boolean;
  /** troubled: the last try failed. operator: somebody switched it off. failing: the platform did, after three days. gone: the receiver answered 410. */
  state: "on" | "troubled" | "operator" | "failing" | "gone";
  /** Who added it. */
  createdBy: string;
  /** When it was added. */
  createdAt: string;
  /** Until when the secret before the newest one signs as well; null where it does not. */
  previousUntil: string | null;
  /** What was not kept because a thousand waited: at least so many. Switching it forgets them. */
  lost: number;
  /** Since when; null where nothing was lost. */
  lostSince: string | null;
}

/** Something that an address is told. */
export interface WebhookDelivery {
  /** Its id, which travels as webhook-id. */
  id: string;
  /** Whom it was for. */
  host: string;
  /** What happened. */
  event: string;
  /** again: a try failed, and another follows. off: its address is switched off, and nothing is sent until it is on again. failed: nobody tries any more. */
  state: "waiting" | "sending" | "again" | "off" | "sent" | "failed";
  /** Why the last try failed. time: nothing was answered in ten seconds. notPublic: the host leads into a network. redirect: it answered with another address. answer: it refused. secret: what it is signed with cannot be opened any more. */
  reason: "" | "time" | "unreachable" | "notPublic" | "redirect" | "answer" | "secret";
  /** How many so far. */
  tries: number;
  /** The status that the last try was answered with; null where nothing was. */
  answer: number | null;
  /** How long the last try took. */
  tookMs: number | null;
  /** When it happened. */
  createdAt: string;
  /** When it is tried next; null where it is not. */
  nextTryAt: string | null;
}

/** A bill of a contract, as operators see it. */
export interface BillDeskRow {
  /** Id of the bill. */
  id: string;
  /** Account of whom it pays. */
  account: string;
  /** Account of who offered its contract; null for the platform. */
  upline: string | null;
  /** Who pays it. */
  payer: "platform" | "upline";
  /** What is paid. */
  kind: "dividend" | "daily" | "hourly" | "realtime";
  /** Version of the contract that it is reckoned by. */
  version: number;
  /** How often it is reckoned. */
  cycle: "daily" | "weekly" | "semimonthly" | "monthly";
  /** How often it is reckoned and paid: by the cycle of a dividend, by the kind of a salary. */
  rhythm: "fiveMinutes" | "hourly" | "daily" | "weekly" | "semimonthly" | "monthly";
  /** Currency of its amounts, ISO 4217. */
  currency: string;
  /** When its period began. */
  from: string;
  /** When its period ended; that moment is not in it. */
  to: string;
  /** First day of the period in the brand's time zone; null where it is a part of a day. */
  firstDay: string | null;
  /** Last day of it. */
  lastDay: string | null;
  /** Valid bets of the team in the period. Minor units. */
  validBet: number;
  /** What the team lost, below zero where it won. Minor units. */
  profitLoss: number;
  /** Members who bet in it. */
  activeMembers: number;
  /** Of the tier that was hit, in hundredths of a percent; 0 where none was. */
  rate: number;
  /** What the period came to. Minor units. */
  due: number;
  /** What is paid of it, with what earlier bills left. Minor units. */
  payable: number;
  /** What was paid so far. Minor units. */
  paid: number;
  /** computed: it waits for whoever pays. issued: it is paid. partlyCollected: some of it is. notReached: the period came to nothing. insufficient: the upline's wallet does not hold it, and it is tried again. denied: whoever pays refused. expired: nobody paid it in time. */
  state: "computed" | "issued" | "partlyCollected" | "notReached" | "insufficient" | "denied" | "expired";
  /** When it was computed. */
  computedAt: string;
  /** Why it was denied. */
  deniedReason: string | null;
  /** When it was disputed. */
  disputedAt: string | null;
  /** What whom it pays says against it; null where nothing was said. */
  dispute: string | null;
  /** What the platform answered; null while it looks. */
  disputeAnswer: string | null;
  /** Whether a dispute waits for an answer. */
  isDisputed: boolean;
  /** Whether it is paid as soon as there is the money. */
  isConfirmed: boolean;
  /** What a publisher may do with it now. confirm: it waits, and the platform pays. deny: the same, and nothing is paid yet. answer: a dispute waits. reopen: the answer may let it wait again. correct: a difference may go into the next bill. */
  may: ("confirm" | "deny" | "answer" | "reopen" | "correct")[];
}

/** How a bill came about, for the operator who confirms it or answers its dispute. */
export interface BillDeskSheet {
  bill: BillDeskRow;
  /** What tiers are measured by and the rate is taken of. */
  measure: "validBet" | "loss";
  /** What the team won in earlier periods and has not lost since; at most 0. Minor units. */
  carried: number;
  /** The measure with what was carried, never below zero. Minor units. */
  base: number;
  /** The part of a minor unit that was rounded off, in ten-thousandths of it. */
  roundedOff: number;
  /** What the next period begins with; at most 0. Minor units. */
  carry: number;
  /** What became known since of earlier bills. Minor units. */
  corrected: number;
  /** What earlier bills left below zero; at most 0. Minor units. */
  brought: number;
  /** What this one leaves below zero; at most 0. Minor units. */
  remainder: number;
  /** Who confirmed it: an operator, an upline's session, or the schedule; empty while nobody has. */
  confirmedBy: string;
  /** The tiers of its contract. */
  tiers: AgentBillTier[];
  /** Corrections of earlier bills that are in it. */
  corrections: BillDeskCorrection[];
  /** What became known of this bill since, for later ones. */
  ownCorrections: BillDeskCorrection[];
  /** What was paid of it. */
  payments: AgentBillPayment[];
  replay: BillReplay;
}

/** A difference that a later bill pays or takes off. */
export interface BillDeskCorrection {
  /** When the period of the bill began that it is about. */
  from: string;
  /** When it was found, or asked for. */
  foundAt: string;
  /** What the period comes to by now. Minor units. */
  due: number;
  /** What the next bill pays more, or takes off below zero. Minor units. */
  difference: number;
  /** The operators who noted it; empty where figures changed. */
  by: string;
  /** Why they did; empty where figures changed. */
  reason: string;
  /** No bill has paid it or taken it off yet. */
  isOpen: boolean;
}

/** A bill reckoned once more by the figures as they are read now. */
export interface BillReplay {
  /** Valid bets of the team in the period. Minor units. */
  validBet: number;
  /** What the team lost, below zero where it won. Minor units. */
  profitLoss: number;
  /** Members who bet in it. */
  activeMembers: number;
  /** Of the tier that is hit, in hundredths of a percent. */
  rate: number;
  /** What the period comes to. Minor units. */
  due: number;
  /** same: to the unit what the bill says. corrected: other than the bill, as a correction says. differs: other, and not noted yet; the next bill does. */
  verdict: "same" | "corrected" | "differs";
}

/** A bill of a past period beside the same one reckoned once more. */
export interface BillReplayRow {
  /** Id of the bill. */
  id: string;
  /** Account of whom it pays. */
  account: string;
  /** What is paid. */
  kind: "dividend" | "daily" | "hourly" | "realtime";
  /** Currency of its amounts, ISO 4217. */
  currency: string;
  /** When its period began. */
  from: string;
  /** When its period ended. */
  to: string;
  /** What the bill says. Minor units. */
  due: number;
  /** What it comes to now. Minor units. */
  dueNow: number;
  /** Valid bets by the bill. Minor units. */
  validBet: number;
  /** Valid bets now. Minor units. */
  validBetNow: number;
  /** Loss by the bill. Minor units. */
  profitLoss: number;
  /** Loss now. Minor units. */
  profitLossNow: number;
  /** Members by the bill. */
  activeMembers: number;
  /** Members now. */
  activeMembersNow: number;
  /** same: to the unit what the bill says. corrected: other than the bill, as a correction says. differs: other, and not noted yet. */
  verdict: "same" | "corrected" | "differs";
}

/** One step of the rates. */
export interface ContractDeskTier {
  /** The least of the measure. Minor units. */
  from: number;
  /** Where the next one begins; null or left out in the last. Minor units. */
  to?: number | null;
  /** The least that the team lost beside it; 0 asks for none. Minor units. */
  profitLoss?: number;
  /** The fewest members who bet; 0 asks for none. */
  activeMembers?: number;
  /** What is paid of the measure: 2.5 is 2.5 %. Two decimals. */
  percent: number;
}

/** What is offered. */
export interface ContractDeskTerms {
  /** What it pays: a dividend, daily wages, hourly or real-time salary. */
  kind: "dividend" | "daily" | "hourly" | "realtime";
  /** What tiers are measured by and rates are taken of: valid bets of the team or, for dividends, what it lost. */
  measure: "validBet" | "loss";
  /** How often a dividend is reckoned; daily for the other kinds. */
  cycle: "daily" | "weekly" | "semimonthly" | "monthly";
  /** Whether what the team won is taken off what it loses in later periods; of contracts by loss alone. */
  carriesOver: boolean;
  /** Steps of the rates, in ascending order; at most 20 of them are taken. */
  tiers: ContractDeskTier[];
}

/** A version of a contract, as operators see it. */
export interface ContractDeskRow {
  /** Id of the version. */
  id: string;
  /** Account of whom it pays. */
  account: string;
  /** Account of who offered it; null for the platform. */
  upline: string | null;
  /** What it pays. */
  kind: "dividend" | "daily" | "hourly" | "realtime";
  /** Number of the version, of a member and kind. */
  version: number;
  /** Where it stands. */
  state: 
    | "offered"
    | "accepted"
    | "rejected"
    | "withdrawn"
    | "expired"
    | "inForce"
    | "endAskedByUpline"
    | "endAskedByDownline"
    | "amended"
    | "ended";
  /** How often it is reckoned. */
  cycle: "daily" | "weekly" | "semimonthly" | "monthly";
  /** How often it is reckoned and paid: by the cycle of a dividend, by the kind of a salary. */
  rhythm: "fiveMinutes" | "hourly" | "daily" | "weekly" | "semimonthly" | "monthly";
  /** Who pays. */
  payer: "platform" | "upline";
  /** Its highest rate, in hundredths of a percent. */
  rate: number;
  /** When it was offered. */
  offeredAt: string;
  /** When it comes, or came, into force. */
  beganAt: string | null;
  /** Up to when periods are paid by it; null while no end is known. */
  endedAt: string | null;
}

/** A version with its history, and what its agent may give on. */
export interface ContractDeskDetails {
  contract: ContractDeskRow;
  terms: ContractDeskTerms;
  /** Up to when it may be accepted; null where it came without an offer. */
  expiresAt: string | null;
  /** Why it ended. */
  endReason: "agreed" | "lowerAbove" | "amended" | null;
  /** In what it differs from the version that was agreed on before it. */
  changes: AgentContractChange[];
  /** All versions of the agent and kind, the latest first, at most 100; each with the number of its differences from the one that was agreed on before. */
  history: {
    /** Its id. */
    id: string;
    /** Its number. */
    version: number;
    /** Where it stands. */
    state: 
      | "offered"
      | "accepted"
      | "rejected"
      | "withdrawn"
      | "expired"
      | "inForce"
      | "endAskedByUpline"
      | "endAskedByDownline"
      | "amended"
      | "ended";
    /** Who offered it; null for the platform. */
    upline: string | null;
    /** Its highest rate, in hundredths of a percent. */
    rate: number;
    /** How many values differ. */
    count: number;
    /** When it was offered. */
    offeredAt: string;
  }[];
  /** By kind: the highest rate that the agent may give on, and what was given. */
  ceilings: {
    /** Which. */
    kind: "dividend" | "daily" | "hourly" | "realtime";
    /** In hundredths of a percent; 0 where nothing may be given. */
    ceiling: number;
    /** How many members were given a contract. */
    given: number;
    /** The highest rate given, in hundredths of a percent; 0 where none is. */
    highest: number;
  }[];
  /** What a publisher may do with it now, in the platform's name. */
  may: ("withdraw" | "askEnd" | "takeBackEnd" | "agreeEnd" | "refuseEnd" | "amend")[];
}

/** Terms that are offered often. */
export interface ContractTemplate {
  /** Its id. */
  id: string;
  /** What operators call it. */
  name: string;
  terms: ContractDeskTerms;
  /** What it pays. */
  kind: "dividend" | "daily" | "hourly" | "realtime";
  /** Its highest rate, in hundredths of a percent. */
  rate: number;
  /** It is offered from. */
  isOpen: boolean;
  /** Who changed it last. */
  changedBy: string;
  /** When. */
  changedAt: string;
}

/** What holds for contracts of a kind. */
export interface ContractSetting {
  /** Which. */
  kind: "dividend" | "daily" | "hourly" | "realtime";
  /** The feature is switched on: of a salary, its page is there and it is paid without anybody's word. */
  isOn: boolean;
  /** Name of that feature. */
  flag: string;
  /** The highest rate that anybody may offer, in hundredths of a percent. */
  ceiling: number;
  /** The same: 2.5 is 2.5 %. */
  percent: number;
  /** The cycle of a new offer. */
  cycle: "daily" | "weekly" | "semimonthly" | "monthly";
  /** How often it is reckoned and paid: by the cycle of a dividend, by the kind of a salary. */
  rhythm: "fiveMinutes" | "hourly" | "daily" | "weekly" | "semimonthly" | "monthly";
  /** Who confirms bills that the platform pays. schedule: nobody, they are paid at once. hand: an operator. */
  confirms: "schedule" | "hand";
  /** Who changed it last; empty where nobody has. */
  changedBy: string;
  /** When; null where nobody has. */
  changedAt: string | null;
  /** A change of it waits for a second operator. */
  waits: boolean;
}

/** A promotion link, as operators see it. */
export interface DeskPromotionLink {
  /** The link. */
  id: string;
  /** Whose it is. */
  account: string;
  /** What the agent calls it. */
  name: string;
  /** What a registration carries as its affiliateCode. */
  code: string;
  shares: AgentShares;
  /** How often it was opened; one address counts once an hour. */
  visits: number;
  /** How many members came by it. */
  registrations: number;
  /** active: whoever opens it may register. off: its agent switched it off. stopped: an operator did, and its agent cannot switch it on. expired: its time is over. */
  state: "active" | "off" | "stopped" | "expired";
  /** When it was made. */
  createdAt: string;
  /** Until when it is good; null for always. */
  expiresAt: string | null;
  /** What the agent may give by contracts as things stand, in percent; 0 where it may give none. */
  ceilings: {
    /** Of dividends. */
    dividend: number;
    /** Of daily wages. */
    daily: number;
    /** Of hourly salary. */
    hourly: number;
    /** Of real-time salary. */
    realtime: number;
  };
}

/** Every call by its operationId. */
export interface Operations {
  /** Whether the visitor may come in, and what the site looks like */
  getPermission: {
    path: Record<string, never>;
    query: {
      host?: string;
    };
    body: undefined;
    params: {
      host?: string;
    };
    value: Permission;
  };
  /** Server-sent events: a new revision went live */
  streamRevisions: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: string;
  };
  /** Countries and their dialling codes */
  listCountries: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: Country[];
  };
  /** Public keys for encrypted bodies */
  getJwks: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** Newest first. */
      keys: PublicKey[];
      /** What the platform calls itself: the aud of every encrypted body. Where it is absent, the origin that calls are sent to. */
      audience?: string;
    };
  };
  /** A fresh proof-of-work challenge */
  getBotCheck: {
    path: Record<string, never>;
    query: {
      action: "login" | "loginCode" | "register" | "registerCode" | "forgotCode" | "passwordMail";
    };
    body: undefined;
    params: {
      action: "login" | "loginCode" | "register" | "registerCode" | "forgotCode" | "passwordMail";
    };
    value: BotChallenge;
  };
  /** System status */
  getStatus: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** 0 normal, 1 maintenance, 2 region blocked. */
      status: 0 | 1 | 2;
    };
  };
  /** The feature flag tree */
  getWhitelabel: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: PermissionFlag;
  };
  /** Registration rules by field */
  getRegisterSettings: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: PermissionRules;
  };
  /** Tells the operator about a broken document or a failed renderer */
  reportProblem: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** What kind of problem. */
      kind: "document" | "renderer" | "configuration" | "text" | "network" | "other";
      /** Which document, for example layouts/page/index. */
      document?: string;
      /** JSON pointer into it. */
      pointer?: string;
      /** What is wrong, in words. */
      reason: string;
      /** Nearest valid choice, where there is one. */
      nearest?: string;
      /** Hash of the revision shown. */
      revision?: string;
      /** Path of the page, without query. */
      page?: string;
      /** Build of the client. */
      build?: string;
    };
    params: {
      /** What kind of problem. */
      kind: "document" | "renderer" | "configuration" | "text" | "network" | "other";
      /** Which document, for example layouts/page/index. */
      document?: string;
      /** JSON pointer into it. */
      pointer?: string;
      /** What is wrong, in words. */
      reason: string;
      /** Nearest valid choice, where there is one. */
      nearest?: string;
      /** Hash of the revision shown. */
      revision?: string;
      /** Path of the page, without query. */
      page?: string;
      /** Build of the client. */
      build?: string;
    };
    value: Done;
  };
  /** Browsers report violations of the content security policy here */
  reportCsp: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: Record<string, unknown> | unknown[];
    params: {
      /** As the browser writes it. */
      body: Record<string, unknown> | unknown[];
    };
    value: undefined;
  };
  /** Addresses of the brand: where else it is found, and what it offers to download */
  getRouters: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: Routers;
  };
  /** The brand that a host belongs to, and where else it is found */
  getDomainRoute: {
    path: Record<string, never>;
    query: {
      host?: string;
    };
    body: undefined;
    params: {
      host?: string;
    };
    value: {
      /** Host that was asked for, without a port. */
      host: string;
      /** Merchant whose site the host shows. */
      merchantCode: string;
      /** Hosts that the same site is found at; empty where it is this one alone. */
      domainList: string[];
    };
  };
  /** Ways to customer service for a member */
  getCustomerService: {
    path: Record<string, never>;
    query: {
      channel: "VIP" | "LIVECHAT";
      x: string;
      y: string;
    };
    body: undefined;
    params: {
      channel: "VIP" | "LIVECHAT";
      x: string;
      y: string;
    };
    value: CustomerServicePath[];
  };
  /** Takes what a visit did, for the statistics of the brand */
  sendMeasures: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** A random name of this visit, which ends with the page. */
      visit: string;
      /** What happened, the earliest first. */
      events: {
        /** What. */
        name: "page_view" | "login" | "sign_up";
        /** Key of the page's document. */
        page?: string;
        /** How long ago, when this was sent. */
        agoMs: number;
      }[];
    };
    params: {
      /** A random name of this visit, which ends with the page. */
      visit: string;
      /** What happened, the earliest first. */
      events: {
        /** What. */
        name: "page_view" | "login" | "sign_up";
        /** Key of the page's document. */
        page?: string;
        /** How long ago, when this was sent. */
        agoMs: number;
      }[];
    };
    value: Done;
  };
  /** Tells that an open page has drawn a revision */
  reportPaint: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Sequence number of the revision. */
      seq: number;
      /** How long ago it was drawn, when this was sent, in milliseconds. */
      agoMs: number;
    };
    params: {
      /** Sequence number of the revision. */
      seq: number;
      /** How long ago it was drawn, when this was sent, in milliseconds. */
      agoMs: number;
    };
    value: Done;
  };
  /** Features that are on for who asks, of those that are for some only */
  listFeatures: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** Names of features, sorted. */
      names: string[];
    };
  };
  /** A captcha picture, or work for the device of those who cannot see it */
  getCaptcha: {
    path: Record<string, never>;
    query: {
      mode?: "image" | "work";
    };
    body: undefined;
    params: {
      mode?: "image" | "work";
    };
    value: string;
  };
  /** Logs in with username and password, or mobile number and code */
  login: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Account name; the mobile number in type sms. */
      username: string;
      /** Password; the code in type sms. */
      password: string;
      /** Which way to log in. */
      type: "username" | "sms";
      /** Digits, in type sms. */
      countryDialingCode?: string;
      /** What the visitor read in the picture, or what the device found. */
      captcha?: string;
      /** Id from the captcha-id header of getCaptcha. */
      captchaId?: string;
      /** Answer to the human check: base64 of JSON {challenge, solution}. Single use, bound to the action. */
      botCheck?: string;
      /** Stay signed in for one day on this browser. */
      rememberMe?: boolean;
      /** Log in to the agent side: others than agents are refused. */
      agentSide?: boolean;
    };
    params: {
      /** Account name; the mobile number in type sms. */
      username: string;
      /** Password; the code in type sms. */
      password: string;
      /** Which way to log in. */
      type: "username" | "sms";
      /** Digits, in type sms. */
      countryDialingCode?: string;
      /** What the visitor read in the picture, or what the device found. */
      captcha?: string;
      /** Id from the captcha-id header of getCaptcha. */
      captchaId?: string;
      /** Answer to the human check: base64 of JSON {challenge, solution}. Single use, bound to the action. */
      botCheck?: string;
      /** Stay signed in for one day on this browser. */
      rememberMe?: boolean;
      /** Log in to the agent side: others than agents are refused. */
      agentSide?: boolean;
    };
    value: LoginValue;
  };
  /** Logs in with the remember-me cookie */
  rememberedLogin: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: LoginValue;
  };
  /** Which account the remember-me cookie is for */
  getRemembered: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** Account name, or null where no valid cookie came along. */
      account: string | null;
    };
  };
  /** Forgets the remembered account on this browser */
  forgetRemembered: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: Done;
  };
  /** Opens a trial account (type 4) with play money */
  loginFreePlay: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Operating system of the visitor. */
      os: string;
      /** Always W. */
      platform: "W";
      /** Encrypted random string: a compact JWE whose clear text is {random} together with EncryptedClaims, made for this call. */
      random: string;
    };
    params: {
      /** Operating system of the visitor. */
      os: string;
      /** Always W. */
      platform: "W";
      /** Encrypted random string: a compact JWE whose clear text is {random} together with EncryptedClaims, made for this call. */
      random: string;
    };
    value: LoginValue;
  };
  /** Logs in by an account at Google or Facebook */
  loginSocial: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Who says who it is. */
      provider: "google" | "facebook";
      /** ID token of Firebase Authentication, not older than five minutes. Single use. */
      idToken: string;
    };
    params: {
      /** Who says who it is. */
      provider: "google" | "facebook";
      /** ID token of Firebase Authentication, not older than five minutes. Single use. */
      idToken: string;
    };
    value: LoginValue;
  };
  /** Logs in by a phone number that Firebase Authentication has proved */
  loginPhoneIdentity: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** ID token of Firebase Authentication, signed in by phone, not older than five minutes. Single use. */
      idToken: string;
      /** Stay signed in for one day on this browser. */
      rememberMe?: boolean;
    };
    params: {
      /** ID token of Firebase Authentication, signed in by phone, not older than five minutes. Single use. */
      idToken: string;
      /** Stay signed in for one day on this browser. */
      rememberMe?: boolean;
    };
    value: LoginValue;
  };
  /** Ends this session */
  logout: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: Done;
  };
  /** Reports the first login of an account */
  firstLogin: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** True as long as the password that was given must be changed. */
      firstTimeLogin: boolean;
    };
  };
  /** How long this session still lives */
  getSessionLeft: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: SessionLeft;
  };
  /** Lets an idle session live on */
  extendSession: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: SessionLeft;
  };
  /** The member's open sessions */
  listSessions: {
    path: Record<string, never>;
    query: {
      page?: number;
      pageSize?: number;
      sort?: "lastSeenAt" | "-lastSeenAt" | "createdAt" | "-createdAt" | "device" | "-device";
    };
    body: undefined;
    params: {
      page?: number;
      pageSize?: number;
      sort?: "lastSeenAt" | "-lastSeenAt" | "createdAt" | "-createdAt" | "device" | "-device";
    };
    value: {
      /** The rows of this page, in the asked order. */
      rows: SessionRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Ends one of the member's sessions */
  endSession: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: Done;
  };
  /** Ends every session of the member but this one, and everything that was remembered */
  endOtherSessions: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** How many. */
      endedSessions: number;
    };
  };
  /** The member's passkeys */
  listPasskeys: {
    path: Record<string, never>;
    query: {
      page?: number;
      pageSize?: number;
      sort?: "createdAt" | "-createdAt" | "lastUsedAt" | "-lastUsedAt" | "name" | "-name";
    };
    body: undefined;
    params: {
      page?: number;
      pageSize?: number;
      sort?: "createdAt" | "-createdAt" | "lastUsedAt" | "-lastUsedAt" | "name" | "-name";
    };
    value: {
      /** The rows of this page, in the asked order. */
      rows: PasskeyRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Keeps a passkey that the browser has made */
  addPasskey: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** What the call before answered; for one use. */
      ticket: string;
      /** What the member calls it. */
      name: string;
      credential: PasskeyMade;
    };
    params: {
      /** What the call before answered; for one use. */
      ticket: string;
      /** What the member calls it. */
      name: string;
      credential: PasskeyMade;
    };
    value: PasskeyRow;
  };
  /** Begins a passkey, with the password given again */
  startPasskey: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The member's password, given again. */
      password: string;
    };
    params: {
      /** The member's password, given again. */
      password: string;
    };
    value: {
      /** Goes back with addPasskey; good for five minutes. */
      ticket: string;
      options: PasskeyCreation;
    };
  };
  /** Gives a passkey another name */
  renamePasskey: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** What the member calls it. */
      name: string;
    };
    params: {
      id: string;
    } & {
      /** What the member calls it. */
      name: string;
    };
    value: Done;
  };
  /** Removes a passkey, and ends every other session */
  removePasskey: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: {
      /** Other sessions that were ended. */
      endedSessions: number;
    };
  };
  /** Begins a login with a passkey */
  startPasskeyLogin: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** Goes back with passkeyLogin; good for five minutes. */
      ticket: string;
      options: PasskeyRequest;
    };
  };
  /** Logs in with a passkey */
  passkeyLogin: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** What the call before answered; for one use. */
      ticket: string;
      credential: PasskeyShown;
    };
    params: {
      /** What the call before answered; for one use. */
      ticket: string;
      credential: PasskeyShown;
    };
    value: LoginValue;
  };
  /** Whether logins of the member ask for a code */
  getSecondFactor: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: SecondFactorState;
  };
  /** Switches the second factor on, with a first code */
  confirmSecondFactor: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Six figures of the app, or a recovery code. */
      code: string;
    };
    params: {
      /** Six figures of the app, or a recovery code. */
      code: string;
    };
    value: SecondFactorCodes;
  };
  /** Makes a secret for an app, with the password given again */
  startSecondFactor: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The member's password, given again. */
      password: string;
    };
    params: {
      /** The member's password, given again. */
      password: string;
    };
    value: SecondFactorSetup;
  };
  /** Switches the second factor off, with password and code */
  removeSecondFactor: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The member's password, given again. */
      password: string;
      /** Six figures of the app, or a recovery code. */
      code: string;
    };
    params: {
      /** The member's password, given again. */
      password: string;
      /** Six figures of the app, or a recovery code. */
      code: string;
    };
    value: Done;
  };
  /** Goes on with a login that needs a code */
  loginSecondFactor: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** What the call before answered; for one use. */
      ticket: string;
      /** Six figures of the app, or a recovery code. */
      code: string;
      /** Stay signed in for one day on this browser. */
      rememberMe?: boolean;
    };
    params: {
      /** What the call before answered; for one use. */
      ticket: string;
      /** Six figures of the app, or a recovery code. */
      code: string;
      /** Stay signed in for one day on this browser. */
      rememberMe?: boolean;
    };
    value: LoginValue;
  };
  /** What protects the member's account, with what is personal hidden in the middle */
  getSecurity: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: Security;
  };
  /** Sends a code to a contact that the member has proved, by which a forgotten withdrawal password is replaced */
  sendPaymentPasswordCode: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Which of the two contacts. */
      by: "email" | "mobileNum";
    };
    params: {
      /** Which of the two contacts. */
      by: "email" | "mobileNum";
    };
    value: CodeSent;
  };
  /** Replaces a forgotten withdrawal password, with the password of the account and a code */
  resetPaymentPassword: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Which of the two contacts. */
      by: "email" | "mobileNum";
      /** The six figures that were sent. */
      code: string;
      /** The password of the account, given again. */
      password: string;
      /** The new withdrawal password. */
      newPaymentPassword: string;
      /** The new withdrawal password again. */
      confirmPaymentPassword: string;
    };
    params: {
      /** Which of the two contacts. */
      by: "email" | "mobileNum";
      /** The six figures that were sent. */
      code: string;
      /** The password of the account, given again. */
      password: string;
      /** The new withdrawal password. */
      newPaymentPassword: string;
      /** The new withdrawal password again. */
      confirmPaymentPassword: string;
    };
    value: Done;
  };
  /** Sends a code to a mobile number or an address that the member wants to be reached at, with the password given again */
  startContact: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Which of the two contacts. */
      contact: "email" | "mobileNum";
      /** The address, for `email`. */
      email?: string;
      /** Dialling code, for `mobileNum`. */
      countryDialingCode?: string;
      /** The number without dialling code, for `mobileNum`. */
      mobileNum?: string;
      /** The password of the account, given again. */
      password: string;
    };
    params: {
      /** Which of the two contacts. */
      contact: "email" | "mobileNum";
      /** The address, for `email`. */
      email?: string;
      /** Dialling code, for `mobileNum`. */
      countryDialingCode?: string;
      /** The number without dialling code, for `mobileNum`. */
      mobileNum?: string;
      /** The password of the account, given again. */
      password: string;
    };
    value: ContactStarted;
  };
  /** Proves the new contact by its code, and the one before by its own */
  confirmContact: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Of startContact. */
      ticket: string;
      /** The six figures that were sent. */
      code: string;
      /** The figures that went to the contact before, where startContact says so. */
      oldCode?: string;
    };
    params: {
      /** Of startContact. */
      ticket: string;
      /** The six figures that were sent. */
      code: string;
      /** The figures that went to the contact before, where startContact says so. */
      oldCode?: string;
    };
    value: Done;
  };
  /** Logins, tries to log in, and changes to what protects the account, newest first */
  listSecurityEvents: {
    path: Record<string, never>;
    query: {
      page?: number;
      pageSize?: number;
      kind?: SecurityEventKind;
    };
    body: undefined;
    params: {
      page?: number;
      pageSize?: number;
      kind?: SecurityEventKind;
    };
    value: SecurityEventPage;
  };
  /** Keeps the member's real name or birthday, once */
  saveIdentity: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Real name, as in the papers of its owner. */
      realName?: string;
      /** Day of birth, YYYY-MM-DD. */
      birthday?: string;
    };
    params: {
      /** Real name, as in the papers of its owner. */
      realName?: string;
      /** Day of birth, YYYY-MM-DD. */
      birthday?: string;
    };
    value: Done;
  };
  /** Sets the first withdrawal password, with the password of the account */
  setPaymentPassword: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The password of the account, given again. */
      password: string;
      /** The new withdrawal password. */
      newPaymentPassword: string;
      /** The new withdrawal password again. */
      confirmPaymentPassword: string;
    };
    params: {
      /** The password of the account, given again. */
      password: string;
      /** The new withdrawal password. */
      newPaymentPassword: string;
      /** The new withdrawal password again. */
      confirmPaymentPassword: string;
    };
    value: Done;
  };
  /** Changes the withdrawal password, with the one before */
  changePaymentPassword: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The withdrawal password that there is. */
      paymentPassword: string;
      /** The new withdrawal password. */
      newPaymentPassword: string;
      /** The new withdrawal password again. */
      confirmPaymentPassword: string;
    };
    params: {
      /** The withdrawal password that there is. */
      paymentPassword: string;
      /** The new withdrawal password. */
      newPaymentPassword: string;
      /** The new withdrawal password again. */
      confirmPaymentPassword: string;
    };
    value: Done;
  };
  /** Sends a login code to a mobile number */
  sendLoginCode: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Digits, without dialling code. */
      mobileNum: string;
      /** Digits. */
      countryDialingCode: string;
      /** Answer to the human check: base64 of JSON {challenge, solution}. Single use, bound to the action. */
      botCheck: string;
    };
    params: {
      /** Digits, without dialling code. */
      mobileNum: string;
      /** Digits. */
      countryDialingCode: string;
      /** Answer to the human check: base64 of JSON {challenge, solution}. Single use, bound to the action. */
      botCheck: string;
    };
    value: CodeSent;
  };
  /** Sends a registration code to a mobile number */
  sendRegisterCode: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Digits, without dialling code. */
      mobileNo: string;
      /** Digits. */
      countryDialingCode: string;
      /** The chosen account name, where known. */
      username?: string;
      /** Answer to the human check: base64 of JSON {challenge, solution}. Single use, bound to the action. */
      botCheck: string;
    };
    params: {
      /** Digits, without dialling code. */
      mobileNo: string;
      /** Digits. */
      countryDialingCode: string;
      /** The chosen account name, where known. */
      username?: string;
      /** Answer to the human check: base64 of JSON {challenge, solution}. Single use, bound to the action. */
      botCheck: string;
    };
    value: CodeSent;
  };
  /** Sends a code to a mobile number, by which its owner sets a new password */
  sendForgotCode: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Digits, without dialling code. */
      mobileNum: string;
      /** Digits. */
      countryDialingCode: string;
      /** Answer to the human check: base64 of JSON {challenge, solution}. Single use, bound to the action. */
      botCheck: string;
    };
    params: {
      /** Digits, without dialling code. */
      mobileNum: string;
      /** Digits. */
      countryDialingCode: string;
      /** Answer to the human check: base64 of JSON {challenge, solution}. Single use, bound to the action. */
      botCheck: string;
    };
    value: CodeSent;
  };
  /** Registers by username and logs in */
  register: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Account name. */
      username: string;
      /** Password. */
      password: string;
      /** The password again. */
      confirmPassword?: string;
      /** Real name. */
      payeeName?: string;
      /** Mail address. */
      email?: string;
      /** QQ number. */
      qqNum?: string;
      /** Mobile number, digits without dialling code. */
      mobileNum?: string;
      /** Who recommended the site. */
      recommenderId?: string;
      /** Code sent to the mobile number. */
      verificationCode?: string;
      /** Affiliate or invitation code. */
      affiliateCode?: string;
      /** Payment password. */
      paymentPassword?: string;
      /** LINE id. */
      line?: string;
      /** WhatsApp number. */
      whatsapp?: string;
      /** Facebook name. */
      facebook?: string;
      /** WeChat id. */
      wechat?: string;
      /** Identity number. */
      idNumber?: string;
      /** Code of the member who referred. */
      referralCode?: string;
      /** What the visitor read in the picture, or what the device found. */
      captcha?: string;
      /** Id from the captcha-id header of getCaptcha. */
      captchaId?: string;
      /** Digits. */
      countryDialingCode?: string;
      /** The visitor says to have the brand's minimum age (settings.minimumAge). Demanded where RESPONSIBLEPLAY3 is on; kept with the member. */
      ageConfirmed?: "true" | "false";
      /** Host of the page. */
      domain?: string;
      /** Address of the page. */
      registerUrl?: string;
      /** Always WEB. */
      registerMethod: "WEB";
      /** Log in on success. */
      login: true;
      /** Answer to the human check: base64 of JSON {challenge, solution}. Single use, bound to the action. */
      botCheck?: string;
      /** Phone-identity path only. */
      firebaseChannel?: "sms";
      /** Phone-identity path only. */
      firebaseIdToken?: string;
      /** ID token of a social sign-in that no account is linked to yet (loginSocial): the new account is. Not older than half an hour, single use. */
      socialIdToken?: string;
      /** Values of the brand's own fields, by field name: the fields of the form that this call has no member for, as texts. A field that is called like a member which is no field (domain, login, extra …) travels here too. */
      extra?: Record<string, string>;
    };
    params: {
      /** Account name. */
      username: string;
      /** Password. */
      password: string;
      /** The password again. */
      confirmPassword?: string;
      /** Real name. */
      payeeName?: string;
      /** Mail address. */
      email?: string;
      /** QQ number. */
      qqNum?: string;
      /** Mobile number, digits without dialling code. */
      mobileNum?: string;
      /** Who recommended the site. */
      recommenderId?: string;
      /** Code sent to the mobile number. */
      verificationCode?: string;
      /** Affiliate or invitation code. */
      affiliateCode?: string;
      /** Payment password. */
      paymentPassword?: string;
      /** LINE id. */
      line?: string;
      /** WhatsApp number. */
      whatsapp?: string;
      /** Facebook name. */
      facebook?: string;
      /** WeChat id. */
      wechat?: string;
      /** Identity number. */
      idNumber?: string;
      /** Code of the member who referred. */
      referralCode?: string;
      /** What the visitor read in the picture, or what the device found. */
      captcha?: string;
      /** Id from the captcha-id header of getCaptcha. */
      captchaId?: string;
      /** Digits. */
      countryDialingCode?: string;
      /** The visitor says to have the brand's minimum age (settings.minimumAge). Demanded where RESPONSIBLEPLAY3 is on; kept with the member. */
      ageConfirmed?: "true" | "false";
      /** Host of the page. */
      domain?: string;
      /** Address of the page. */
      registerUrl?: string;
      /** Always WEB. */
      registerMethod: "WEB";
      /** Log in on success. */
      login: true;
      /** Answer to the human check: base64 of JSON {challenge, solution}. Single use, bound to the action. */
      botCheck?: string;
      /** Phone-identity path only. */
      firebaseChannel?: "sms";
      /** Phone-identity path only. */
      firebaseIdToken?: string;
      /** ID token of a social sign-in that no account is linked to yet (loginSocial): the new account is. Not older than half an hour, single use. */
      socialIdToken?: string;
      /** Values of the brand's own fields, by field name: the fields of the form that this call has no member for, as texts. A field that is called like a member which is no field (domain, login, extra …) travels here too. */
      extra?: Record<string, string>;
    };
    value: LoginValue;
  };
  /** Registers by mobile number and logs in */
  registerMobile: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Account name. */
      username?: string;
      /** Password. */
      password: string;
      /** The password again. */
      confirmPassword?: string;
      /** Real name. */
      payeeName?: string;
      /** Mail address. */
      email?: string;
      /** QQ number. */
      qqNum?: string;
      /** Mobile number, digits without dialling code. */
      mobileNum: string;
      /** Who recommended the site. */
      recommenderId?: string;
      /** Code sent to the mobile number. */
      verificationCode: string;
      /** Affiliate or invitation code. */
      affiliateCode?: string;
      /** Payment password. */
      paymentPassword?: string;
      /** LINE id. */
      line?: string;
      /** WhatsApp number. */
      whatsapp?: string;
      /** Facebook name. */
      facebook?: string;
      /** WeChat id. */
      wechat?: string;
      /** Identity number. */
      idNumber?: string;
      /** Code of the member who referred. */
      referralCode?: string;
      /** What the visitor read in the picture, or what the device found. */
      captcha?: string;
      /** Id from the captcha-id header of getCaptcha. */
      captchaId?: string;
      /** Digits. */
      countryDialingCode: string;
      /** The visitor says to have the brand's minimum age (settings.minimumAge). Demanded where RESPONSIBLEPLAY3 is on; kept with the member. */
      ageConfirmed?: "true" | "false";
      /** Host of the page. */
      domain?: string;
      /** Address of the page. */
      registerUrl?: string;
      /** Always WEB. */
      registerMethod: "WEB";
      /** Log in on success. */
      login: true;
      /** Answer to the human check: base64 of JSON {challenge, solution}. Single use, bound to the action. */
      botCheck?: string;
      /** Phone-identity path only. */
      firebaseChannel?: "sms";
      /** Phone-identity path only. */
      firebaseIdToken?: string;
      /** ID token of a social sign-in that no account is linked to yet (loginSocial): the new account is. Not older than half an hour, single use. */
      socialIdToken?: string;
      /** Values of the brand's own fields, by field name: the fields of the form that this call has no member for, as texts. A field that is called like a member which is no field (domain, login, extra …) travels here too. */
      extra?: Record<string, string>;
    };
    params: {
      /** Account name. */
      username?: string;
      /** Password. */
      password: string;
      /** The password again. */
      confirmPassword?: string;
      /** Real name. */
      payeeName?: string;
      /** Mail address. */
      email?: string;
      /** QQ number. */
      qqNum?: string;
      /** Mobile number, digits without dialling code. */
      mobileNum: string;
      /** Who recommended the site. */
      recommenderId?: string;
      /** Code sent to the mobile number. */
      verificationCode: string;
      /** Affiliate or invitation code. */
      affiliateCode?: string;
      /** Payment password. */
      paymentPassword?: string;
      /** LINE id. */
      line?: string;
      /** WhatsApp number. */
      whatsapp?: string;
      /** Facebook name. */
      facebook?: string;
      /** WeChat id. */
      wechat?: string;
      /** Identity number. */
      idNumber?: string;
      /** Code of the member who referred. */
      referralCode?: string;
      /** What the visitor read in the picture, or what the device found. */
      captcha?: string;
      /** Id from the captcha-id header of getCaptcha. */
      captchaId?: string;
      /** Digits. */
      countryDialingCode: string;
      /** The visitor says to have the brand's minimum age (settings.minimumAge). Demanded where RESPONSIBLEPLAY3 is on; kept with the member. */
      ageConfirmed?: "true" | "false";
      /** Host of the page. */
      domain?: string;
      /** Address of the page. */
      registerUrl?: string;
      /** Always WEB. */
      registerMethod: "WEB";
      /** Log in on success. */
      login: true;
      /** Answer to the human check: base64 of JSON {challenge, solution}. Single use, bound to the action. */
      botCheck?: string;
      /** Phone-identity path only. */
      firebaseChannel?: "sms";
      /** Phone-identity path only. */
      firebaseIdToken?: string;
      /** ID token of a social sign-in that no account is linked to yet (loginSocial): the new account is. Not older than half an hour, single use. */
      socialIdToken?: string;
      /** Values of the brand's own fields, by field name: the fields of the form that this call has no member for, as texts. A field that is called like a member which is no field (domain, login, extra …) travels here too. */
      extra?: Record<string, string>;
    };
    value: LoginValue;
  };
  /** The logged-in member */
  getMemberInfo: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: MemberInfo;
  };
  /** Changes the password and ends every other session */
  changePassword: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Password until now. */
      oldPassword: string;
      /** Password from now on. */
      newPassword: string;
      /** The new one again. */
      confirmNewPassword: string;
    };
    params: {
      /** Password until now. */
      oldPassword: string;
      /** Password from now on. */
      newPassword: string;
      /** The new one again. */
      confirmNewPassword: string;
    };
    value: {
      /** Other sessions that were ended. */
      endedSessions: number;
    };
  };
  /** Mails a member who has forgotten the password a way to set another */
  requestPasswordMail: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Account name. */
      username: string;
      /** Mail address of the account. */
      email: string;
      /** Answer to the human check: base64 of JSON {challenge, solution}. Single use, bound to the action. */
      botCheck?: string;
    };
    params: {
      /** Account name. */
      username: string;
      /** Mail address of the account. */
      email: string;
      /** Answer to the human check: base64 of JSON {challenge, solution}. Single use, bound to the action. */
      botCheck?: string;
    };
    value: Done;
  };
  /** Sets a new password by a code that was sent to the mobile number, and logs in */
  setPasswordByPhone: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Password from now on. */
      newPassword: string;
      /** Digits, without dialling code. */
      mobileNum: string;
      /** Digits. Without it, the one of the platform's own country. */
      countryDialingCode?: string;
      /** Code sent to the mobile number. */
      verificationCode: string;
    };
    params: {
      /** Password from now on. */
      newPassword: string;
      /** Digits, without dialling code. */
      mobileNum: string;
      /** Digits. Without it, the one of the platform's own country. */
      countryDialingCode?: string;
      /** Code sent to the mobile number. */
      verificationCode: string;
    };
    value: LoginValue;
  };
  /** Sets a new password by the link of a mail */
  resetPassword: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** What stands behind #token= in the link. */
      token: string;
      /** Password from now on. */
      newPassword: string;
    };
    params: {
      /** What stands behind #token= in the link. */
      token: string;
      /** Password from now on. */
      newPassword: string;
    };
    value: {
      /** Account name that the new password is for. */
      account: string;
      /** Sessions that were ended. */
      endedSessions: number;
    };
  };
  /** Keeps the member's language */
  updateLanguage: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Language code, for example KM. */
      language: string;
    };
    params: {
      /** Language code, for example KM. */
      language: string;
    };
    value: {
      /** Language code. */
      language: string;
    };
  };
  /** The account record */
  listTransactions: {
    path: Record<string, never>;
    query: {
      type?: 
        | "deposit"
        | "withdrawal"
        | "bet"
        | "win"
        | "void"
        | "bonus"
        | "transferIn"
        | "transferOut"
        | "adjustment"
        | "dividend"
        | "salary";
      from?: string;
      to?: string;
      page?: number;
      pageSize?: number;
      sort?: "time" | "-time" | "type" | "-type" | "amount" | "-amount" | "balanceAfter" | "-balanceAfter";
      cursor?: string;
    };
    body: undefined;
    params: {
      type?: 
        | "deposit"
        | "withdrawal"
        | "bet"
        | "win"
        | "void"
        | "bonus"
        | "transferIn"
        | "transferOut"
        | "adjustment"
        | "dividend"
        | "salary";
      from?: string;
      to?: string;
      page?: number;
      pageSize?: number;
      sort?: "time" | "-time" | "type" | "-type" | "amount" | "-amount" | "balanceAfter" | "-balanceAfter";
      cursor?: string;
    };
    value: {
      /** The rows of this page, in the asked order. */
      rows: TransactionRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
      totals: TransactionTotals;
      /** What `cursor` gives the rows behind these; null behind the last. */
      next: string | null;
    };
  };
  /** The member's picture */
  getMemberIcon: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** Address of the picture; empty where there is none, and pages show initials. */
      icon: string;
    };
  };
  /** All of the member's money at once */
  getConsolidatedFunds: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** ISO 4217 code. */
      currency: string;
      /** Everything that is the member's. */
      total: number;
      /** What can be played with or taken out now. */
      available: number;
      /** What is on its way out, such as a withdrawal that is being looked at. */
      held: number;
    };
  };
  /** What waits for the member, as the badges of the personal centre count it */
  getCentreCounts: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** Rewards to claim. */
      rewards: number;
      /** Missions whose reward can be claimed. */
      missions: number;
      /** Contracts that pay the member, with offers; left out by a platform that has none. */
      contracts?: number;
      /** Offers of contracts that wait for the member's answer. */
      offers?: number;
      /** Kinds of contract whose bills pay the member: one is in force, or there is a bill already. */
      bills?: number;
      /** Withdrawals that were paid out and wait for the member to confirm the receipt. */
      receipts?: number;
    };
  };
  /** One entry of the account record */
  getTransaction: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: TransactionRow;
  };
  /** Checks an affiliate or invitation code */
  checkAffiliate: {
    path: Record<string, never>;
    query: {
      code: string;
      domain?: string;
    };
    body: undefined;
    params: {
      code: string;
      domain?: string;
    };
    value: {
      /** The code, as kept. */
      code: string;
      valid: true;
    };
  };
  /** Figures of the agent's whole downline */
  getAgentTeamOverview: {
    path: Record<string, never>;
    query: {
      from?: string;
      to?: string;
    };
    body: undefined;
    params: {
      from?: string;
      to?: string;
    };
    value: TeamOverview;
  };
  /** Members of the downline, page by page */
  listTeamMembers: {
    path: Record<string, never>;
    query: {
      account?: string;
      level?: number;
      from?: string;
      to?: string;
      page?: number;
      pageSize?: number;
      sort?: 
        | "account"
        | "-account"
        | "level"
        | "-level"
        | "balance"
        | "-balance"
        | "deposit"
        | "-deposit"
        | "bet"
        | "-bet"
        | "profit"
        | "-profit"
        | "registeredAt"
        | "-registeredAt";
    };
    body: undefined;
    params: {
      account?: string;
      level?: number;
      from?: string;
      to?: string;
      page?: number;
      pageSize?: number;
      sort?: 
        | "account"
        | "-account"
        | "level"
        | "-level"
        | "balance"
        | "-balance"
        | "deposit"
        | "-deposit"
        | "bet"
        | "-bet"
        | "profit"
        | "-profit"
        | "registeredAt"
        | "-registeredAt";
    };
    value: {
      /** The rows of this page, in the asked order. */
      rows: TeamMemberRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Which contracts with the platform are in force for the agent */
  getConsolidatedContract: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: ConsolidatedContract;
  };
  /** Versions of contracts on either side of the caller */
  listContracts: {
    path: Record<string, never>;
    query: {
      side?: "own" | "given";
      kind?: "dividend" | "daily" | "hourly" | "realtime";
      open?: boolean;
      state?: 
        | "offered"
        | "accepted"
        | "rejected"
        | "withdrawn"
        | "expired"
        | "inForce"
        | "endAskedByUpline"
        | "endAskedByDownline"
        | "amended"
        | "ended";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      side?: "own" | "given";
      kind?: "dividend" | "daily" | "hourly" | "realtime";
      open?: boolean;
      state?: 
        | "offered"
        | "accepted"
        | "rejected"
        | "withdrawn"
        | "expired"
        | "inForce"
        | "endAskedByUpline"
        | "endAskedByDownline"
        | "amended"
        | "ended";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page, the latest first. */
      rows: AgentContract[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Offers a contract, answers one, or ends one */
  changeContract: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** What the caller does. */
      action: "offer" | "accept" | "reject" | "withdraw" | "askEnd" | "takeBackEnd" | "agreeEnd" | "refuseEnd";
      /** Which version; for everything but an offer. */
      id?: string;
      /** Account of whom it is offered to; for an offer. */
      account?: string;
      terms?: AgentContractTerms;
      typed?: AgentContractTyped;
      /** For an acceptance: the contracts below that it ends, as listContracts told them. */
      ending?: string[];
    };
    params: {
      /** What the caller does. */
      action: "offer" | "accept" | "reject" | "withdraw" | "askEnd" | "takeBackEnd" | "agreeEnd" | "refuseEnd";
      /** Which version; for everything but an offer. */
      id?: string;
      /** Account of whom it is offered to; for an offer. */
      account?: string;
      terms?: AgentContractTerms;
      typed?: AgentContractTyped;
      /** For an acceptance: the contracts below that it ends, as listContracts told them. */
      ending?: string[];
    };
    value: AgentContract;
  };
  /** One version of a contract */
  getContract: {
    path: Record<string, never>;
    query: {
      id: string;
    };
    body: undefined;
    params: {
      id: string;
    };
    value: AgentContract;
  };
  /** What an offer of the caller begins with */
  getContractForm: {
    path: Record<string, never>;
    query: {
      account?: string;
      kind?: "dividend" | "daily" | "hourly" | "realtime";
    };
    body: undefined;
    params: {
      account?: string;
      kind?: "dividend" | "daily" | "hourly" | "realtime";
    };
    value: AgentContractForm;
  };
  /** Bills of contracts on either side of the caller */
  listAgentBills: {
    path: Record<string, never>;
    query: {
      kind?: "dividend" | "daily" | "hourly" | "realtime";
      side?: "own" | "given";
      state?: "computed" | "issued" | "partlyCollected" | "notReached" | "insufficient" | "denied" | "expired";
      from?: string;
      to?: string;
      page?: number;
      pageSize?: number;
      sort?: "from" | "-from" | "payable" | "-payable";
    };
    body: undefined;
    params: {
      kind?: "dividend" | "daily" | "hourly" | "realtime";
      side?: "own" | "given";
      state?: "computed" | "issued" | "partlyCollected" | "notReached" | "insufficient" | "denied" | "expired";
      from?: string;
      to?: string;
      page?: number;
      pageSize?: number;
      sort?: "from" | "-from" | "payable" | "-payable";
    };
    value: {
      /** The rows of this page, the latest first. */
      rows: AgentBill[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
      totals: AgentBillTotals;
      /** First day of the answer; left out where it was not asked for: from the first bill on. */
      from?: string;
      /** Last day of the answer; left out where it was not asked for: up to the latest bill. */
      to?: string;
      /** The moment that the answer is of: what happened later is not in it. */
      asOf: string;
      /** The time zone (IANA) that the days are of: the brand's. */
      timeZone: string;
    };
  };
  /** Dividends on either side of the caller */
  listDividendRequests: {
    path: Record<string, never>;
    query: {
      side?: "own" | "given";
      state?: "computed" | "issued" | "partlyCollected" | "notReached" | "insufficient" | "denied" | "expired";
      from?: string;
      to?: string;
      page?: number;
      pageSize?: number;
      sort?: "from" | "-from" | "payable" | "-payable";
    };
    body: undefined;
    params: {
      side?: "own" | "given";
      state?: "computed" | "issued" | "partlyCollected" | "notReached" | "insufficient" | "denied" | "expired";
      from?: string;
      to?: string;
      page?: number;
      pageSize?: number;
      sort?: "from" | "-from" | "payable" | "-payable";
    };
    value: {
      /** The rows of this page, the latest first. */
      rows: AgentBill[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
      totals: AgentBillTotals;
    };
  };
  /** Daily wages on either side of the caller */
  listDailySalaryRequests: {
    path: Record<string, never>;
    query: {
      side?: "own" | "given";
      state?: "computed" | "issued" | "partlyCollected" | "notReached" | "insufficient" | "denied" | "expired";
      from?: string;
      to?: string;
      page?: number;
      pageSize?: number;
      sort?: "from" | "-from" | "payable" | "-payable";
    };
    body: undefined;
    params: {
      side?: "own" | "given";
      state?: "computed" | "issued" | "partlyCollected" | "notReached" | "insufficient" | "denied" | "expired";
      from?: string;
      to?: string;
      page?: number;
      pageSize?: number;
      sort?: "from" | "-from" | "payable" | "-payable";
    };
    value: {
      /** The rows of this page, the latest first. */
      rows: AgentBill[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
      totals: AgentBillTotals;
    };
  };
  /** Hourly salaries on either side of the caller */
  listHourSalaries: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** own: it pays the caller. given: the caller offered its contract. */
      side?: "own" | "given";
      /** In one state alone. */
      state?: "computed" | "issued" | "partlyCollected" | "notReached" | "insufficient" | "denied" | "expired";
      /** Periods that began on this day or later, by the brand's time zone. */
      from?: string;
      /** Periods that began on this day or earlier. */
      to?: string;
      /** Which page, from 1. */
      page?: number;
      /** Rows a page. */
      pageSize?: number;
    };
    params: {
      /** own: it pays the caller. given: the caller offered its contract. */
      side?: "own" | "given";
      /** In one state alone. */
      state?: "computed" | "issued" | "partlyCollected" | "notReached" | "insufficient" | "denied" | "expired";
      /** Periods that began on this day or later, by the brand's time zone. */
      from?: string;
      /** Periods that began on this day or earlier. */
      to?: string;
      /** Which page, from 1. */
      page?: number;
      /** Rows a page. */
      pageSize?: number;
    };
    value: {
      /** The rows of this page, the latest first. */
      rows: AgentBill[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
      totals: AgentBillTotals;
    };
  };
  /** Real-time salaries on either side of the caller */
  listRealtimeSalaries: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** own: it pays the caller. given: the caller offered its contract. */
      side?: "own" | "given";
      /** In one state alone. */
      state?: "computed" | "issued" | "partlyCollected" | "notReached" | "insufficient" | "denied" | "expired";
      /** Periods that began on this day or later, by the brand's time zone. */
      from?: string;
      /** Periods that began on this day or earlier. */
      to?: string;
      /** Which page, from 1. */
      page?: number;
      /** Rows a page. */
      pageSize?: number;
    };
    params: {
      /** own: it pays the caller. given: the caller offered its contract. */
      side?: "own" | "given";
      /** In one state alone. */
      state?: "computed" | "issued" | "partlyCollected" | "notReached" | "insufficient" | "denied" | "expired";
      /** Periods that began on this day or later, by the brand's time zone. */
      from?: string;
      /** Periods that began on this day or earlier. */
      to?: string;
      /** Which page, from 1. */
      page?: number;
      /** Rows a page. */
      pageSize?: number;
    };
    value: {
      /** The rows of this page, the latest first. */
      rows: AgentBill[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
      totals: AgentBillTotals;
    };
  };
  /** How one bill came about */
  getAgentBill: {
    path: Record<string, never>;
    query: {
      id: string;
    };
    body: undefined;
    params: {
      id: string;
    };
    value: AgentBillSheet;
  };
  /** Pays bills of the caller's downlines, denies one, or disputes one */
  changeAgentBill: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** What the caller does. */
      action: "pay" | "payAll" | "deny" | "dispute";
      /** Which bill; for everything but payAll. */
      id?: string;
      /** For pay: how much of what is open, in minor units; all of it where nothing is said. */
      amount?: number;
      /** For payAll: of one kind alone. */
      kind?: "dividend" | "daily" | "hourly" | "realtime";
      /** For deny and dispute: why. */
      reason?: string;
      /** For payAll: what was shown that is open of them in all, in minor units. Where it is another by now, nothing is paid (bills_changed). */
      sum?: number;
    };
    params: {
      /** What the caller does. */
      action: "pay" | "payAll" | "deny" | "dispute";
      /** Which bill; for everything but payAll. */
      id?: string;
      /** For pay: how much of what is open, in minor units; all of it where nothing is said. */
      amount?: number;
      /** For payAll: of one kind alone. */
      kind?: "dividend" | "daily" | "hourly" | "realtime";
      /** For deny and dispute: why. */
      reason?: string;
      /** For payAll: what was shown that is open of them in all, in minor units. Where it is another by now, nothing is paid (bills_changed). */
      sum?: number;
    };
    value: {
      /** How many bills it is about. */
      affected: number;
      /** How many of them are paid by now. */
      paid: number;
      /** The bill, where it is about one. */
      bill: AgentBill | null;
      /** Of payAll: what is still open of what the caller pays, of the kind or of all, in minor units. */
      left?: number;
      /** Of payAll: what the caller's wallet lacks of it, in minor units. */
      missing?: number;
    };
  };
  /** Bets behind one bill */
  listAgentBillBets: {
    path: Record<string, never>;
    query: {
      id: string;
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      id: string;
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page, the latest first. */
      rows: AgentBillBet[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Members below a member of the team, with what they did */
  listDownline: {
    path: Record<string, never>;
    query: {
      of?: string;
      reach?: "direct" | "whole";
      account?: string;
      from?: string;
      to?: string;
      page?: number;
      pageSize?: number;
      sort?: 
        | "account"
        | "-account"
        | "balance"
        | "-balance"
        | "deposit"
        | "-deposit"
        | "withdrawal"
        | "-withdrawal"
        | "bet"
        | "-bet"
        | "win"
        | "-win"
        | "bonus"
        | "-bonus"
        | "profit"
        | "-profit"
        | "registeredAt"
        | "-registeredAt";
    };
    body: undefined;
    params: {
      of?: string;
      reach?: "direct" | "whole";
      account?: string;
      from?: string;
      to?: string;
      page?: number;
      pageSize?: number;
      sort?: 
        | "account"
        | "-account"
        | "balance"
        | "-balance"
        | "deposit"
        | "-deposit"
        | "withdrawal"
        | "-withdrawal"
        | "bet"
        | "-bet"
        | "win"
        | "-win"
        | "bonus"
        | "-bonus"
        | "profit"
        | "-profit"
        | "registeredAt"
        | "-registeredAt";
    };
    value: {
      /** The rows of this page, in the asked order. */
      rows: DownlineRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
      totals: DownlineTotals;
      /** First day of the answer. */
      from: string;
      /** Last day of the answer. */
      to: string;
      /** How many days up to today the answer is of. Left out where it ends on another day. */
      lastDays?: number;
      /** The moment that the answer is of: what happened later is not in it. */
      asOf: string;
      /** The time zone (IANA) that the days are of: the brand's. */
      timeZone: string;
    };
  };
  /** A member of the team */
  getDownlineMember: {
    path: {
      id: string;
    };
    query: {
      from?: string;
      to?: string;
    };
    body: undefined;
    params: {
      id: string;
    } & {
      from?: string;
      to?: string;
    };
    value: DownlineMember;
  };
  /** Bets of the team, newest first */
  listTeamBets: {
    path: Record<string, never>;
    query: {
      of?: string;
      account?: string;
      category?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      state?: "open" | "settled" | "void";
      from?: string;
      to?: string;
      cursor?: string;
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      of?: string;
      account?: string;
      category?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      state?: "open" | "settled" | "void";
      from?: string;
      to?: string;
      cursor?: string;
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page, in the asked order. */
      rows: TeamBetRow[];
      /** Which page this is, from 1; 1 where a cursor was given. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
      totals: TeamBetTotals;
      /** The same sums day by day, days without such bets included: together they are `totals`. With the first page alone. */
      series?: {
        /** The day. */
        date: string;
        /** All stakes, in minor units. */
        stake: number;
        /** What counts as turnover. */
        valid: number;
        /** All payouts. */
        payout: number;
        /** Payouts minus the stakes of settled bets. */
        net: number;
      }[];
      /** What `cursor` gives the rows behind these; null behind the last. */
      next: string | null;
      /** First day of the answer. */
      from: string;
      /** Last day of the answer. */
      to: string;
      /** How many days up to today the answer is of. Left out where it ends on another day. */
      lastDays?: number;
      /** The moment that the answer is of: what happened later is not in it. */
      asOf: string;
      /** The time zone (IANA) that the days are of: the brand's. */
      timeZone: string;
    };
  };
  /** Movements on the accounts of the team, newest first */
  listTeamTransactions: {
    path: Record<string, never>;
    query: {
      of?: string;
      account?: string;
      type?: 
        | "deposit"
        | "withdrawal"
        | "bet"
        | "win"
        | "void"
        | "bonus"
        | "transferIn"
        | "transferOut"
        | "adjustment"
        | "dividend"
        | "salary";
      from?: string;
      to?: string;
      cursor?: string;
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      of?: string;
      account?: string;
      type?: 
        | "deposit"
        | "withdrawal"
        | "bet"
        | "win"
        | "void"
        | "bonus"
        | "transferIn"
        | "transferOut"
        | "adjustment"
        | "dividend"
        | "salary";
      from?: string;
      to?: string;
      cursor?: string;
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page, in the asked order. */
      rows: TeamTransactionRow[];
      /** Which page this is, from 1; 1 where a cursor was given. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
      totals: TeamTransactionTotals;
      /** The same sums day by day, days without such movements included: together they are `totals`. With the first page alone. */
      series?: {
        /** The day. */
        date: string;
        /** What came in, in minor units. */
        in: number;
        /** What went out, in minor units. */
        out: number;
        /** What came in minus what went out. */
        net: number;
      }[];
      /** What `cursor` gives the rows behind these; null behind the last. */
      next: string | null;
      /** First day of the answer. */
      from: string;
      /** Last day of the answer. */
      to: string;
      /** How many days up to today the answer is of. Left out where it ends on another day. */
      lastDays?: number;
      /** The moment that the answer is of: what happened later is not in it. */
      asOf: string;
      /** The time zone (IANA) that the days are of: the brand's. */
      timeZone: string;
    };
  };
  /** What the agent earned, day by day */
  getAgentIncome: {
    path: Record<string, never>;
    query: {
      from?: string;
      to?: string;
    };
    body: undefined;
    params: {
      from?: string;
      to?: string;
    };
    value: AgentIncome;
  };
  /** What the agent earned, payment by payment */
  listAgentIncome: {
    path: Record<string, never>;
    query: {
      source?: "dividend" | "salary" | "bonus";
      from?: string;
      to?: string;
      cursor?: string;
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      source?: "dividend" | "salary" | "bonus";
      from?: string;
      to?: string;
      cursor?: string;
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page, in the asked order. */
      rows: AgentIncomeRow[];
      /** Which page this is, from 1; 1 where a cursor was given. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
      totals: AgentIncomeTotals;
      /** What `cursor` gives the rows behind these; null behind the last. */
      next: string | null;
      /** First day of the answer. */
      from: string;
      /** Last day of the answer. */
      to: string;
      /** How many days up to today the answer is of. Left out where it ends on another day. */
      lastDays?: number;
      /** The moment that the answer is of: what happened later is not in it. */
      asOf: string;
      /** The time zone (IANA) that the days are of: the brand's. */
      timeZone: string;
    };
  };
  /** What may be sent to a member of the team */
  getDownlineTerms: {
    path: Record<string, never>;
    query: {
      member: string;
    };
    body: undefined;
    params: {
      member: string;
    };
    value: DownlineTerms;
  };
  /** Sends money to a member of the team */
  transferDownline: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The member, by the id of a row of the downline. */
      member: string;
      /** In minor units of the account's currency. */
      amount: number;
      /** The password that money leaves by. */
      paymentPassword: string;
    };
    params: {
      /** The member, by the id of a row of the downline. */
      member: string;
      /** In minor units of the account's currency. */
      amount: number;
      /** The password that money leaves by. */
      paymentPassword: string;
    };
    value: DownlineTransfer;
  };
  /** What an agent may give to whoever comes by it */
  getRegisterCenter: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: RegisterCenter;
  };
  /** Adds a member directly below the agent */
  addTeamMember: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** By the rule of the registration. */
      username: string;
      /** The first password, by the rule of the registration. */
      password: string;
      /** What the member is called; the account where nothing is said. */
      nickname?: string;
      /** Full name. Required where getRegisterCenter asks for it, by the rule of the registration. */
      payeeName?: string;
      /** Dialling code of the number. Required where getRegisterCenter asks for it, by the rule of the registration. */
      countryDialingCode?: string;
      /** Mobile number without its dialling code; nobody has proved it. Required where getRegisterCenter asks for it, by the rule of the registration. */
      mobileNum?: string;
      /** Mail address. Required where getRegisterCenter asks for it, by the rule of the registration. */
      email?: string;
      /** QQ number. Required where getRegisterCenter asks for it, by the rule of the registration. */
      qqNum?: string;
      /** LINE ID. Required where getRegisterCenter asks for it, by the rule of the registration. */
      line?: string;
      /** WhatsApp number. Required where getRegisterCenter asks for it, by the rule of the registration. */
      whatsapp?: string;
      /** Facebook name. Required where getRegisterCenter asks for it, by the rule of the registration. */
      facebook?: string;
      /** WeChat ID. Required where getRegisterCenter asks for it, by the rule of the registration. */
      wechat?: string;
      /** Number of an identity document. Required where getRegisterCenter asks for it, by the rule of the registration. */
      idNumber?: string;
      /** The agent says that the member is of age. Required where getRegisterCenter asks for it. */
      ageConfirmed?: boolean;
      /** The most that may be offered by a contract of dividends, in percent with at most two decimals; left out, no more is said than what binds the agent. */
      dividend?: number;
      /** The most that may be offered by a contract of daily wages, in percent with at most two decimals; left out, no more is said than what binds the agent. */
      daily?: number;
      /** The most that may be offered by a contract of hourly salary, in percent with at most two decimals; left out, no more is said than what binds the agent. */
      hourly?: number;
      /** The most that may be offered by a contract of real-time salary, in percent with at most two decimals; left out, no more is said than what binds the agent. */
      realtime?: number;
      /** Values of the brand's own fields, by the names that getRegisterCenter gives them. Required where it lists any, by the rules of the registration; others are not read. */
      extra?: Record<string, unknown>;
    };
    params: {
      /** By the rule of the registration. */
      username: string;
      /** The first password, by the rule of the registration. */
      password: string;
      /** What the member is called; the account where nothing is said. */
      nickname?: string;
      /** Full name. Required where getRegisterCenter asks for it, by the rule of the registration. */
      payeeName?: string;
      /** Dialling code of the number. Required where getRegisterCenter asks for it, by the rule of the registration. */
      countryDialingCode?: string;
      /** Mobile number without its dialling code; nobody has proved it. Required where getRegisterCenter asks for it, by the rule of the registration. */
      mobileNum?: string;
      /** Mail address. Required where getRegisterCenter asks for it, by the rule of the registration. */
      email?: string;
      /** QQ number. Required where getRegisterCenter asks for it, by the rule of the registration. */
      qqNum?: string;
      /** LINE ID. Required where getRegisterCenter asks for it, by the rule of the registration. */
      line?: string;
      /** WhatsApp number. Required where getRegisterCenter asks for it, by the rule of the registration. */
      whatsapp?: string;
      /** Facebook name. Required where getRegisterCenter asks for it, by the rule of the registration. */
      facebook?: string;
      /** WeChat ID. Required where getRegisterCenter asks for it, by the rule of the registration. */
      wechat?: string;
      /** Number of an identity document. Required where getRegisterCenter asks for it, by the rule of the registration. */
      idNumber?: string;
      /** The agent says that the member is of age. Required where getRegisterCenter asks for it. */
      ageConfirmed?: boolean;
      /** The most that may be offered by a contract of dividends, in percent with at most two decimals; left out, no more is said than what binds the agent. */
      dividend?: number;
      /** The most that may be offered by a contract of daily wages, in percent with at most two decimals; left out, no more is said than what binds the agent. */
      daily?: number;
      /** The most that may be offered by a contract of hourly salary, in percent with at most two decimals; left out, no more is said than what binds the agent. */
      hourly?: number;
      /** The most that may be offered by a contract of real-time salary, in percent with at most two decimals; left out, no more is said than what binds the agent. */
      realtime?: number;
      /** Values of the brand's own fields, by the names that getRegisterCenter gives them. Required where it lists any, by the rules of the registration; others are not read. */
      extra?: Record<string, unknown>;
    };
    value: AddedMember;
  };
  /** Promotion links of the agent */
  listPromotionLinks: {
    path: Record<string, never>;
    query: {
      state?: "active" | "off" | "stopped" | "expired";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      state?: "active" | "off" | "stopped" | "expired";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page, the latest first. */
      rows: PromotionLink[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Makes a promotion link */
  addPromotionLink: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** For the agent alone. */
      name: string;
      /** How long it is good for; always where nothing is said. */
      lasts?: "week" | "month" | "quarter" | "year";
      /** The most that may be offered by a contract of dividends, in percent with at most two decimals; left out, no more is said than what binds the agent. */
      dividend?: number;
      /** The most that may be offered by a contract of daily wages, in percent with at most two decimals; left out, no more is said than what binds the agent. */
      daily?: number;
      /** The most that may be offered by a contract of hourly salary, in percent with at most two decimals; left out, no more is said than what binds the agent. */
      hourly?: number;
      /** The most that may be offered by a contract of real-time salary, in percent with at most two decimals; left out, no more is said than what binds the agent. */
      realtime?: number;
    };
    params: {
      /** For the agent alone. */
      name: string;
      /** How long it is good for; always where nothing is said. */
      lasts?: "week" | "month" | "quarter" | "year";
      /** The most that may be offered by a contract of dividends, in percent with at most two decimals; left out, no more is said than what binds the agent. */
      dividend?: number;
      /** The most that may be offered by a contract of daily wages, in percent with at most two decimals; left out, no more is said than what binds the agent. */
      daily?: number;
      /** The most that may be offered by a contract of hourly salary, in percent with at most two decimals; left out, no more is said than what binds the agent. */
      hourly?: number;
      /** The most that may be offered by a contract of real-time salary, in percent with at most two decimals; left out, no more is said than what binds the agent. */
      realtime?: number;
    };
    value: PromotionLink;
  };
  /** Switches a promotion link off, or on again */
  changePromotionLink: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** Whether it is switched off or on. */
      action: "off" | "on";
    };
    params: {
      id: string;
    } & {
      /** Whether it is switched off or on. */
      action: "off" | "on";
    };
    value: PromotionLink;
  };
  /** The member's balance */
  getBalance: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** Balance, in minor units */
      sumBalance: number;
      /** ISO 4217 code. */
      currency: string;
      /** Grows with every booking; an answer with a smaller one is older. */
      version: number;
      /** Bonus money that can be staked beside it, in minor units: games show both as one figure. */
      bonus?: number;
    };
  };
  /** How the merchant keeps the member's money */
  getMerchantWallet: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** One wallet for all vendors; otherwise each vendor has its own, and money is moved between them. */
      isSingle: boolean;
      /** ISO 4217 code of the main wallet. */
      currency: string;
      /** The wallets there are: the main one first, whose code is empty; one for each vendor where there are several. What is in them is told by listWallets. */
      wallets?: {
        /** The vendor's code; empty for the main wallet. */
        code: string;
        /** The vendor's name; empty for the main wallet. */
        name: string;
      }[];
    };
  };
  /** The member's wallets and what is in them */
  listWallets: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: Wallets;
  };
  /** Moves money between the main wallet and a vendor's */
  transferWallet: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The code of the wallet that pays; empty for the main one. */
      from: string;
      /** The code of the wallet that is paid; empty for the main one. */
      to: string;
      /** In minor units of the account's currency. */
      amount: number;
    };
    params: {
      /** The code of the wallet that pays; empty for the main one. */
      from: string;
      /** The code of the wallet that is paid; empty for the main one. */
      to: string;
      /** In minor units of the account's currency. */
      amount: number;
    };
    value: Wallets;
  };
  /** Moves all money of vendors' wallets into the main one */
  collectWallets: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: Wallets;
  };
  /** What may be sent to the upline */
  getUplineTerms: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: UplineTerms;
  };
  /** Sends money to the upline */
  transferUpline: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** In minor units of the account's currency. */
      amount: number;
      /** The password that money leaves by. */
      paymentPassword: string;
    };
    params: {
      /** In minor units of the account's currency. */
      amount: number;
      /** The password that money leaves by. */
      paymentPassword: string;
    };
    value: UplineTransfer;
  };
  /** The betting record */
  listBets: {
    path: Record<string, never>;
    query: {
      category?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      vendor?: string;
      game?: string;
      state?: "open" | "settled" | "void";
      from?: string;
      to?: string;
      cursor?: string;
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      category?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      vendor?: string;
      game?: string;
      state?: "open" | "settled" | "void";
      from?: string;
      to?: string;
      cursor?: string;
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The bets of this page, newest first. */
      rows: BetRow[];
      /** What `cursor` gives the rows behind these; null behind the last. */
      next: string | null;
      /** Which page this is, from 1; 1 where a cursor was given. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many bets match in all. */
      total: number;
      /** Sums over every bet that matches, not only this page. What is void counts in none of the amounts. */
      totals: {
        /** How many bets. */
        bets: number;
        /** All stakes, in minor units. */
        stake: number;
        /** Those of them that are open. */
        openStake: number;
        /** What counts as turnover. */
        valid: number;
        /** All payouts. */
        payout: number;
        /** Payouts minus the stakes of settled bets. */
        net: number;
        /** ISO 4217 code. */
        currency: string;
      };
    };
  };
  /** What the member has played */
  listBetGames: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** Vendors, by name. */
      vendors: {
        /** Its code. */
        code: string;
        /** Its name. */
        name: string;
      }[];
      /** Games, by name. */
      games: {
        /** Its vendor and its code, with a slash between. */
        id: string;
        /** Its name. */
        name: string;
        /** Its vendor's name. */
        vendorName: string;
      }[];
    };
  };
  /** Profit and loss by day and by kind of game */
  getBetDays: {
    path: Record<string, never>;
    query: {
      category?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      from?: string;
      to?: string;
    };
    body: undefined;
    params: {
      category?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      from?: string;
      to?: string;
    };
    value: {
      /** First day. */
      from: string;
      /** Last day. */
      to: string;
      /** Sums over every bet that matches, not only this page. What is void counts in none of the amounts. */
      totals: {
        /** How many bets. */
        bets: number;
        /** All stakes, in minor units. */
        stake: number;
        /** Those of them that are open. */
        openStake: number;
        /** What counts as turnover. */
        valid: number;
        /** All payouts. */
        payout: number;
        /** Payouts minus the stakes of settled bets. */
        net: number;
        /** ISO 4217 code. */
        currency: string;
      };
      /** One entry for each day, days without a bet included; by month where they are more than 62. */
      days: {
        /** The day, or the first day of the month. */
        day: string;
        /** How many bets. */
        bets: number;
        /** All stakes. */
        stake: number;
        /** Those of them that are open. */
        openStake: number;
        /** What counts as turnover. */
        valid: number;
        /** All payouts. */
        payout: number;
        /** Payouts minus the stakes of settled bets. */
        net: number;
        /** ISO 4217 code. */
        currency: string;
      }[];
      /** Whether `days` are months. */
      byMonth: boolean;
      /** One entry for each kind of game that was played, most staked first. */
      categories: {
        /** What kind of game. */
        category: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
        /** How many bets. */
        bets: number;
        /** All stakes. */
        stake: number;
        /** Those of them that are open. */
        openStake: number;
        /** What counts as turnover. */
        valid: number;
        /** All payouts. */
        payout: number;
        /** Payouts minus the stakes of settled bets. */
        net: number;
        /** ISO 4217 code. */
        currency: string;
      }[];
    };
  };
  /** A bet with its details */
  getBet: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: {
      /** Its id. */
      id: string;
      /** When it was placed. */
      placedAt: string;
      /** When it was settled. */
      settledAt: string | null;
      /** What kind of game. */
      category: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      /** The vendor's code. */
      vendor: string;
      /** The vendor's name. */
      vendorName: string;
      /** The game's name. */
      game: string;
      /** The vendor's own name of it, to quote to customer service. */
      round: string;
      /** What was staked, in minor units. */
      stake: number;
      /** What counts as turnover; 0 until it is settled. */
      valid: number;
      /** What was paid. */
      payout: number;
      /** Payout minus stake; null while it is open, and of a void one. */
      net: number | null;
      /** How it stands. */
      state: "open" | "settled" | "void";
      /** ISO 4217 code. */
      currency: string;
      /** The day it counts on. */
      day: string;
      /** How much of the stake was bonus money. */
      bonusStake: number;
      /** When it was called off. */
      voidedAt: string | null;
      /** How it came to its end, where its vendor did not bring it there: the vendor was asked, time was over, or an operator decided. Null otherwise. */
      ended?: "asked" | "time" | "operator" | null;
      /** What the vendor tells of it, in the player's language. */
      details: {
        /** What it is. */
        name: string;
        /** How it is. */
        value: string;
      }[];
    };
  };
  /** The ways to pay in that the player is offered */
  listDepositChannels: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: DepositChannelName[];
  };
  /** One way to pay in, with its terms and what it asks for */
  getDepositChannel: {
    path: Record<string, never>;
    query: {
      id?: string;
    };
    body: undefined;
    params: {
      id?: string;
    };
    value: DepositChannel;
  };
  /** What of an amount comes into the wallet */
  getDepositQuote: {
    path: Record<string, never>;
    query: {
      channel: string;
      amount: number;
    };
    body: undefined;
    params: {
      channel: string;
      amount: number;
    };
    value: {
      /** What is paid, in minor units. */
      amount: number;
      /** What is kept of it. */
      fee: number;
      /** What comes into the wallet. */
      arrives: number;
      /** Minutes that an order waits to be paid. */
      minutes: number;
      /** ISO 4217. */
      currency: string;
    };
  };
  /** Makes an order to pay in */
  createDeposit: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The way to pay in. */
      channel: string;
      /** In minor units of the account's currency. */
      amount: number;
      /** What was filled in, by field. */
      values: Record<string, unknown>;
    };
    params: {
      /** The way to pay in. */
      channel: string;
      /** In minor units of the account's currency. */
      amount: number;
      /** What was filled in, by field. */
      values: Record<string, unknown>;
    };
    value: DepositOrder;
  };
  /** The player's orders, the latest first */
  listDeposits: {
    path: Record<string, never>;
    query: {
      state?: "created" | "paying" | "paid" | "credited" | "cancelled" | "expired" | "rejected";
      sort?: "createdAt" | "-createdAt" | "amount" | "-amount";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      state?: "created" | "paying" | "paid" | "credited" | "cancelled" | "expired" | "rejected";
      sort?: "createdAt" | "-createdAt" | "amount" | "-amount";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page, the latest first. */
      rows: DepositRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** An order as it stands */
  getDeposit: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: DepositOrder;
  };
  /** Cancels an order that nobody has paid */
  cancelDeposit: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: DepositOrder;
  };
  /** Says that an order was paid, with the proof that the channel asks for */
  sendDepositProof: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** What was filled in, by field. */
      values: Record<string, unknown>;
    };
    params: {
      id: string;
    } & {
      /** What was filled in, by field. */
      values: Record<string, unknown>;
    };
    value: DepositOrder;
  };
  /** A payment provider tells what became of a payment */
  takePaymentEvent: {
    path: {
      provider: string;
    };
    query: Record<string, never>;
    body: {
      /** The provider's own name of the event. */
      id: string;
      /** seen: begun, or seen and not certain yet. paid: the money has arrived. failed: it was declined. */
      type: "seen" | "paid" | "failed";
      /** The order's id, as the provider was given it. */
      order: string;
      /** The provider's own name of the payment. */
      payment: string;
      /** What was paid, in minor units. */
      amount: number;
      /** ISO 4217. */
      currency: string;
    };
    params: {
      provider: string;
    } & {
      /** The provider's own name of the event. */
      id: string;
      /** seen: begun, or seen and not certain yet. paid: the money has arrived. failed: it was declined. */
      type: "seen" | "paid" | "failed";
      /** The order's id, as the provider was given it. */
      order: string;
      /** The provider's own name of the payment. */
      payment: string;
      /** What was paid, in minor units. */
      amount: number;
      /** ISO 4217. */
      currency: string;
    };
    value: {
      /** The event. */
      id: string;
      /** credited: the money is in the wallet. held: somebody looks at it. noted: the order says so. ignored: nothing was left to do. */
      outcome: "credited" | "held" | "noted" | "ignored";
    };
  };
  /** The ways to be paid that can be added */
  listWithdrawalWays: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: WithdrawalWay[];
  };
  /** What may be withdrawn now, to which accounts and at what fee */
  getWithdrawalTerms: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: WithdrawalTerms;
  };
  /** The accounts that the player is paid to */
  listPayoutAccounts: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: PayoutAccount[];
  };
  /** Adds an account to be paid to */
  addPayoutAccount: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The way's name. */
      way: string;
      /** Its number or address. */
      number: string;
      /** In whose name it is; left out where that is known. */
      holder?: string;
      /** The withdrawal password. */
      paymentPassword: string;
    };
    params: {
      /** The way's name. */
      way: string;
      /** Its number or address. */
      number: string;
      /** In whose name it is; left out where that is known. */
      holder?: string;
      /** The withdrawal password. */
      paymentPassword: string;
    };
    value: PayoutAccount;
  };
  /** Proposes an account from now on */
  setDefaultPayoutAccount: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: Done;
  };
  /** Removes an account */
  removePayoutAccount: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** The withdrawal password. */
      paymentPassword: string;
    };
    params: {
      id: string;
    } & {
      /** The withdrawal password. */
      paymentPassword: string;
    };
    value: Done;
  };
  /** The player's withdrawals, the latest first */
  listWithdrawals: {
    path: Record<string, never>;
    query: {
      state?: "requested" | "approved" | "sent" | "partial" | "disputed" | "received" | "rejected" | "cancelled";
      sort?: "createdAt" | "-createdAt" | "amount" | "-amount";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      state?: "requested" | "approved" | "sent" | "partial" | "disputed" | "received" | "rejected" | "cancelled";
      sort?: "createdAt" | "-createdAt" | "amount" | "-amount";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page. */
      rows: WithdrawalRow[];
      /** Which page this is, from 1. */
      page: number;
      /** Rows a page. */
      pageSize: number;
      /** Rows on all pages. */
      total: number;
    };
  };
  /** Withdraws an amount to an account */
  createWithdrawal: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** In minor units of the account's currency. */
      amount: number;
      /** The account that it is paid to. */
      account: string;
      /** The withdrawal password. */
      paymentPassword: string;
      /** The player knows that bonuses end with it; needed where some do. */
      acceptsForfeit?: boolean;
    };
    params: {
      /** In minor units of the account's currency. */
      amount: number;
      /** The account that it is paid to. */
      account: string;
      /** The withdrawal password. */
      paymentPassword: string;
      /** The player knows that bonuses end with it; needed where some do. */
      acceptsForfeit?: boolean;
    };
    value: Withdrawal;
  };
  /** A withdrawal, where it stands and what comes next */
  getWithdrawal: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: Withdrawal;
  };
  /** Takes back a withdrawal that nobody has decided on */
  cancelWithdrawal: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: Withdrawal;
  };
  /** Says whether what was paid out has arrived */
  answerReceipt: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** What the player says. */
      answer: "received" | "partly" | "notReceived";
      /** What arrived, of partly. */
      amount?: number;
      /** What else there is to say. */
      note?: string;
      /** Ids of the pictures; one to three, where it did not all arrive. */
      proof?: string[];
    };
    params: {
      id: string;
    } & {
      /** What the player says. */
      answer: "received" | "partly" | "notReceived";
      /** What arrived, of partly. */
      amount?: number;
      /** What else there is to say. */
      note?: string;
      /** Ids of the pictures; one to three, where it did not all arrive. */
      proof?: string[];
    };
    value: Withdrawal;
  };
  /** The player's bonuses, those that run first */
  listBonuses: {
    path: Record<string, never>;
    query: {
      state?: "active" | "converted" | "forfeited" | "spent";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      state?: "active" | "converted" | "forfeited" | "spent";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page. */
      rows: BonusRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Gives a bonus up: what there is of it is lost */
  giveUpBonus: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: BonusRow;
  };
  /** The player's rewards, those that can be claimed first */
  listRewards: {
    path: Record<string, never>;
    query: {
      state?: "claimable" | "claimed" | "expired";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      state?: "claimable" | "claimed" | "expired";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page. */
      rows: RewardRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** How much the player can claim, and what runs */
  getRewardSummary: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** How many rewards can be claimed. */
      claimable: number;
      /** What of them is money. */
      money: number;
      /** What of them is bonuses. */
      bonus: number;
      /** How many bonuses run. */
      running: number;
      /** Bonus money that there is. */
      bonusMoney: number;
      /** What is still to be staked, over all bonuses that run. */
      turnoverLeft: number;
      /** ISO 4217. */
      currency: string;
    };
  };
  /** Claims every reward that can be claimed */
  claimAllRewards: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: RewardSum;
  };
  /** Enters the code of an offer */
  enterRewardCode: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** As it was read; capital and small letters are the same. */
      code: string;
    };
    params: {
      /** As it was read; capital and small letters are the same. */
      code: string;
    };
    value: RewardSum;
  };
  /** Claims a reward */
  claimReward: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: RewardSum;
  };
  /** Offers and articles, for anybody */
  listPromotions: {
    path: Record<string, never>;
    query: {
      type?: string;
      id?: string;
    };
    body: undefined;
    params: {
      type?: string;
      id?: string;
    };
    value: PromotionPage;
  };
  /** Offers and articles, and how each stands for the player */
  listMyPromotions: {
    path: Record<string, never>;
    query: {
      type?: string;
      id?: string;
    };
    body: undefined;
    params: {
      type?: string;
      id?: string;
    };
    value: PromotionPage;
  };
  /** Takes part in an offer that is joined first */
  joinPromotion: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: {
      /** The offer. */
      id: string;
    };
  };
  /** Bonuses of all members, the latest first */
  listBonusDesk: {
    path: Record<string, never>;
    query: {
      search?: string;
      state?: "active" | "converted" | "forfeited" | "spent";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      search?: string;
      state?: "active" | "converted" | "forfeited" | "spent";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page. */
      rows: BonusDeskRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** What runs, and what waits for a second operator */
  getBonusFigures: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** Bonuses that run. */
      running: number;
      /** Bonus money of members. */
      money: number;
      /** Rewards that wait to be claimed. */
      claimable: number;
      /** Wishes that wait for a second operator. */
      waiting: number;
      /** ISO 4217. */
      currency: string;
    };
  };
  /** Offers that operators give by hand */
  listHandOffers: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** Its name. */
      id: string;
      /** Its title, in the caller's language. */
      title: string;
    }[];
  };
  /** Bonuses that operators gave, or want to give, by hand */
  listBonusWishes: {
    path: Record<string, never>;
    query: {
      state?: "waiting" | "given" | "refused";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      state?: "waiting" | "given" | "refused";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page. */
      rows: BonusWishRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Gives a bonus by hand, or asks a second operator to */
  giveBonus: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The member's account. */
      account: string;
      /** An offer that is given by hand; without one, free terms. */
      offer?: string;
      /** In minor units of the member's currency; an offer's own where nothing is said. */
      amount?: number;
      /** How many times it is staked; 0 pays real money. An offer has its own. */
      turnover?: number;
      /** Days until it ends. An offer has its own. */
      days?: number;
      /** Why; it is kept in the audit. */
      reason: string;
    };
    params: {
      /** The member's account. */
      account: string;
      /** An offer that is given by hand; without one, free terms. */
      offer?: string;
      /** In minor units of the member's currency; an offer's own where nothing is said. */
      amount?: number;
      /** How many times it is staked; 0 pays real money. An offer has its own. */
      turnover?: number;
      /** Days until it ends. An offer has its own. */
      days?: number;
      /** Why; it is kept in the audit. */
      reason: string;
    };
    value: {
      /** The wish. */
      id: string;
      /** given at once, or waiting for a second operator. */
      state: "waiting" | "given";
    };
  };
  /** Gives what another operator wants to give */
  approveBonusWish: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: Done;
  };
  /** Refuses what another operator wants to give */
  refuseBonusWish: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** Why; it is kept in the audit. */
      reason: string;
    };
    params: {
      id: string;
    } & {
      /** Why; it is kept in the audit. */
      reason: string;
    };
    value: Done;
  };
  /** Ends a bonus: what there is of it is lost */
  endBonusByHand: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** Why; it is kept in the audit. */
      reason: string;
    };
    params: {
      id: string;
    } & {
      /** Why; it is kept in the audit. */
      reason: string;
    };
    value: Done;
  };
  /** The player's points */
  getPointsBalance: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** What can be spent. */
      balance: number;
      /** In redemptions that an operator looks at. */
      process: number;
      /** Earned in all. */
      earned: number;
      /** ISO 4217. */
      currency: string;
    };
  };
  /** How points are earned and converted */
  getPointsConfig: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** ISO 4217. */
      currency: string;
      /** Staked for one point; 0: none are earned. Minor units. */
      turnover: number;
      /** Points become money. */
      isConvertible: boolean;
      /** So many points */
      convertPoints: number;
      /** become so much. Minor units. */
      convertAmount: number;
      /** Fewest points converted at once. */
      convertLeast: number;
      /** Days in which an amount has to have been paid in. */
      days: number;
    };
  };
  /** What points are redeemed for */
  listPointRewards: {
    path: Record<string, never>;
    query: {
      show?: "affordable" | "available";
      sort?: "place" | "points" | "-points";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      show?: "affordable" | "available";
      sort?: "place" | "points" | "-points";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The page. */
      rows: PointReward[];
      /** Which page. */
      page: number;
      /** Rows a page. */
      pageSize: number;
      /** Rows in all. */
      total: number;
    };
  };
  /** The player's redemptions */
  listPointRedeems: {
    path: Record<string, never>;
    query: {
      status?: "process" | "approved" | "rejected";
      from?: string;
      to?: string;
      sort?: "createdAt" | "-createdAt" | "points" | "-points";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      status?: "process" | "approved" | "rejected";
      from?: string;
      to?: string;
      sort?: "createdAt" | "-createdAt" | "points" | "-points";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The page. */
      rows: PointRedeem[];
      /** Which page. */
      page: number;
      /** Rows a page. */
      pageSize: number;
      /** Rows in all. */
      total: number;
    };
  };
  /** The player's book of points */
  listPointTransactions: {
    path: Record<string, never>;
    query: {
      kind?: "earned" | "lost" | "granted" | "redeemed" | "returned" | "converted";
      from?: string;
      to?: string;
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      kind?: "earned" | "lost" | "granted" | "redeemed" | "returned" | "converted";
      from?: string;
      to?: string;
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The page. */
      rows: PointEntry[];
      /** Which page. */
      page: number;
      /** Rows a page. */
      pageSize: number;
      /** Rows in all. */
      total: number;
      /** Of all that match. */
      totals: {
        /** Points that came. */
        in: number;
        /** Points that went. */
        out: number;
      };
    };
  };
  /** Redeems points for a reward */
  redeemPointReward: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Which one. */
      reward: string;
      /** Where it goes. */
      address: string;
      /** Dialling code of the receiver's country, in figures. */
      countryDialingCode: string;
      /** A mobile number, by the rules of that country. */
      mobileNum: string;
      /** The payment password. */
      paymentPassword: string;
    };
    params: {
      /** Which one. */
      reward: string;
      /** Where it goes. */
      address: string;
      /** Dialling code of the receiver's country, in figures. */
      countryDialingCode: string;
      /** A mobile number, by the rules of that country. */
      mobileNum: string;
      /** The payment password. */
      paymentPassword: string;
    };
    value: PointRedeem;
  };
  /** Converts points into money */
  convertPoints: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** A multiple of what one conversion takes. */
      points: number;
      /** The payment password. */
      paymentPassword: string;
    };
    params: {
      /** A multiple of what one conversion takes. */
      points: number;
      /** The payment password. */
      paymentPassword: string;
    };
    value: {
      /** What was taken. */
      points: number;
      /** What came into the wallet. Minor units. */
      amount: number;
      /** ISO 4217. */
      currency: string;
      /** Points that are left. */
      balance: number;
    };
  };
  /** Activities, and how they stand for the player */
  listActivities: {
    path: Record<string, never>;
    query: {
      state?: "applying" | "rejected" | "issued" | "claimed" | "inProcess" | "joined" | "comingSoon" | "closed";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      state?: "applying" | "rejected" | "issued" | "claimed" | "inProcess" | "joined" | "comingSoon" | "closed";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The page. */
      rows: Activity[];
      /** Which page. */
      page: number;
      /** Rows a page. */
      pageSize: number;
      /** Rows in all. */
      total: number;
    };
  };
  /** One activity */
  getActivity: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: Activity;
  };
  /** Takes part in an activity */
  applyForActivity: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** What the player writes, at most 140 characters. */
      remark?: string;
      /** Ids of pictures that were sent by uploadFilePart. */
      pictures?: string[];
      /** Pictures that come with the call instead, PNG or JPEG, at most 5 MB each. */
      images?: string[];
    };
    params: {
      id: string;
    } & {
      /** What the player writes, at most 140 characters. */
      remark?: string;
      /** Ids of pictures that were sent by uploadFilePart. */
      pictures?: string[];
      /** Pictures that come with the call instead, PNG or JPEG, at most 5 MB each. */
      images?: string[];
    };
    value: Activity;
  };
  /** Claims what an activity gave */
  claimRaffle: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The activity: a raffle that was won, or an application whose reward was issued. */
      activity: string;
    };
    params: {
      /** The activity: a raffle that was won, or an application whose reward was issued. */
      activity: string;
    };
    value: {
      /** The activity. */
      id: string;
      /** How much. Minor units. */
      amount: number;
      /** ISO 4217. */
      currency: string;
    };
  };
  /** What proves a draw */
  getRaffle: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: {
      /** The activity. */
      id: string;
      /** In the language of the call. */
      title: string;
      /** SHA-256 of the text of the seed, told before anybody took part. */
      seedHash: string;
      /** 64 hexadecimal figures, told after the draw. */
      seed: string | null;
      /** SHA-256 of all tickets by number, each as number, colon, code and a line feed. */
      listHash: string | null;
      /** When it was drawn. */
      drawnAt: string | null;
      /** When it is drawn. */
      endsAt: string;
      /** How many there are. */
      tickets: number;
    };
  };
  /** All tickets of a raffle */
  listRaffleTickets: {
    path: {
      id: string;
    };
    query: {
      sort?: "number" | "score";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      id: string;
    } & {
      sort?: "number" | "score";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The page. */
      rows: RaffleTicket[];
      /** Which page. */
      page: number;
      /** Rows a page. */
      pageSize: number;
      /** Rows in all. */
      total: number;
    };
  };
  /** Missions, and how far the player is */
  getMissionSummary: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** In order. */
      rows: Mission[];
      /** How many can be claimed: the red badge. */
      claimable: number;
      /** How many were claimed in their period. */
      claimed: number;
      /** ISO 4217. */
      currency: string;
    };
  };
  /** Claims a mission that is done */
  claimMission: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: {
      /** The mission. */
      id: string;
      /** How much. Minor units. */
      amount: number;
      /** ISO 4217. */
      currency: string;
    };
  };
  /** Who staked most */
  getMissionLeaderboard: {
    path: Record<string, never>;
    query: {
      period?: "today" | "week" | "month" | "lastWeek" | "lastMonth";
    };
    body: undefined;
    params: {
      period?: "today" | "week" | "month" | "lastWeek" | "lastMonth";
    };
    value: {
      /** The best, at most fifty. */
      rows: {
        /** From 1. */
        place: number;
        /** The account, with the middle hidden. */
        customer: string;
        /** Valid stakes. Minor units. */
        amount: number;
        /** ISO 4217. */
        currency: string;
        /** It is the player. */
        mine: boolean;
      }[];
      /** The player's own place. */
      mine: {
        /** Null without a bet. */
        place: number | null;
        /** Valid stakes. Minor units. */
        amount: number;
        /** What is missing to the next better place; 0 at the top. Minor units. */
        behind: number;
        /** ISO 4217. */
        currency: string;
      };
      /** First day. */
      from: string;
      /** Last day. */
      to: string;
      /** ISO 4217. */
      currency: string;
    };
  };
  /** The player's rank, what it brings and the way to the next */
  getPlayerRank: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** The level; 0 is none yet. */
      level: number;
      /** In the language of the call. */
      name: string;
      /** Staked and valid in all. Minor units. */
      turnover: number;
      /** What the next level needs; null at the top. */
      needed: number | null;
      /** What is missing to it. Minor units. */
      left: number;
      /** What the level needed. Minor units. */
      from: number;
      /** The next level's name. */
      nextName: string | null;
      /** ISO 4217. */
      currency: string;
      /** All levels from the lowest. */
      levels: {
        /** From 1. */
        level: number;
        /** In the language of the call. */
        name: string;
        /** What it needs. Minor units. */
        turnover: number;
        /** ISO 4217. */
        currency: string;
        /** Whether the player has it. */
        state: "reached" | "current" | "ahead";
        /** What it brings, in the language of the call. */
        benefits: string[];
      }[];
    };
  };
  /** Inviting friends: the link, and what came of it */
  getReferral: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** What others register with. */
      code: string;
      /** The address of the registration with it. */
      link: string;
      /** Registered by it. */
      invited: number;
      /** Of them, paid in what it takes. */
      qualified: number;
      /** Of them, were rewarded. */
      rewarded: number;
      /** Rewards that can be claimed. */
      claimable: number;
      /** What they come to. Minor units. */
      claimableAmount: number;
      /** What was claimed. Minor units. */
      earned: number;
      /** For each; 0: nothing is given. Minor units. */
      reward: number;
      /** What has to be paid in. Minor units. */
      deposit: number;
      /** Rewards in all, at most. */
      most: number;
      /** ISO 4217. */
      currency: string;
    };
  };
  /** Whom the player invited */
  listInvited: {
    path: Record<string, never>;
    query: {
      state?: "registered" | "qualified" | "rewarded" | "over";
      of?: string;
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      state?: "registered" | "qualified" | "rewarded" | "over";
      of?: string;
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The page. */
      rows: InvitedMember[];
      /** Which page. */
      page: number;
      /** Rows a page. */
      pageSize: number;
      /** Rows in all. */
      total: number;
    };
  };
  /** Claims what invited friends brought */
  claimReferral: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** For how many. */
      count: number;
      /** How much. Minor units. */
      amount: number;
      /** ISO 4217. */
      currency: string;
    };
  };
  /** Sends a part of a file */
  uploadFilePart: {
    path: {
      id: string;
    };
    query: {
      offset: number;
      size: number;
      name: string;
    };
    body: Uint8Array;
    params: {
      id: string;
    } & {
      offset: number;
      size: number;
      name: string;
    } & {
      /** The bytes. */
      body: Uint8Array;
    };
    value: {
      /** What a form sends for the file. */
      id: string;
      /** Bytes that are there. */
      received: number;
      /** Bytes of the whole file. */
      size: number;
      /** What its first bytes say it is. */
      type: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
    };
  };
  /** Asks for a list as a file */
  beginExport: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The operationId of the list. */
      call: string;
      /** The parameters of the list, without page and pageSize. */
      params: Record<string, string | number | boolean>;
      /** What is written. */
      format: "csv" | "xlsx";
      /** Name without ending. */
      fileName: string;
      /** The columns in order. */
      columns: {
        /** Its heading, in the reader's language. */
        label: string;
        /** Where its value is in a row: a JSON pointer. */
        value: string;
        /** How it is written: money is a whole number of minor units, moments by the brand's time zone. */
        format: "text" | "number" | "money" | "percent" | "date" | "dateTime";
        /** Of money: how many digits are minor units. */
        decimals?: number;
        /** Words for the values it can have. */
        labels?: Record<string, string>;
        /** What the number is multiplied by. */
        factor?: number;
      }[];
      /** What the file says beside its cells, in the reader's language. */
      words: {
        /** Stands before the sums. */
        total: string;
        /** Stands at the end of a file that could not be finished. */
        cut: string;
      };
    };
    params: {
      /** The operationId of the list. */
      call: string;
      /** The parameters of the list, without page and pageSize. */
      params: Record<string, string | number | boolean>;
      /** What is written. */
      format: "csv" | "xlsx";
      /** Name without ending. */
      fileName: string;
      /** The columns in order. */
      columns: {
        /** Its heading, in the reader's language. */
        label: string;
        /** Where its value is in a row: a JSON pointer. */
        value: string;
        /** How it is written: money is a whole number of minor units, moments by the brand's time zone. */
        format: "text" | "number" | "money" | "percent" | "date" | "dateTime";
        /** Of money: how many digits are minor units. */
        decimals?: number;
        /** Words for the values it can have. */
        labels?: Record<string, string>;
        /** What the number is multiplied by. */
        factor?: number;
      }[];
      /** What the file says beside its cells, in the reader's language. */
      words: {
        /** Stands before the sums. */
        total: string;
        /** Stands at the end of a file that could not be finished. */
        cut: string;
      };
    };
    value: {
      /** A path of this host, to be opened once. */
      href: string;
      /** Until when. */
      endsAt: string;
    };
  };
  /** How many messages are unread */
  getUnreadCount: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: number;
  };
  /** Messages to the member */
  listMessages: {
    path: Record<string, never>;
    query: {
      read?: boolean;
      page?: number;
      pageSize?: number;
      sort?: "sentAt" | "-sentAt" | "title" | "-title" | "read" | "-read";
    };
    body: undefined;
    params: {
      read?: boolean;
      page?: number;
      pageSize?: number;
      sort?: "sentAt" | "-sentAt" | "title" | "-title" | "read" | "-read";
    };
    value: {
      /** The rows of this page, in the asked order. */
      rows: MessageRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Marks a message as read */
  readMessage: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: {
      /** Unread messages left. */
      unread: number;
    };
  };
  /** Deletes a message */
  deleteMessage: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: {
      /** Unread messages left. */
      unread: number;
    };
  };
  /** Marks several messages as read, deletes them, or takes that back */
  updateMessages: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Public ids of messages; what is no message of the member is passed over. */
      ids: string[];
      /** `kept` takes a deletion of the last ten minutes back. */
      to: "read" | "unread" | "deleted" | "kept";
    };
    params: {
      /** Public ids of messages; what is no message of the member is passed over. */
      ids: string[];
      /** `kept` takes a deletion of the last ten minutes back. */
      to: "read" | "unread" | "deleted" | "kept";
    };
    value: {
      /** Messages that are other than before. */
      changed: number;
      /** Unread messages left. */
      unread: number;
    };
  };
  /** Marks every message as read that had been sent by a moment */
  readAllMessages: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The moment; usually when the list was loaded. */
      before?: string;
    };
    params: {
      /** The moment; usually when the list was loaded. */
      before?: string;
    };
    value: {
      /** Messages that are other than before. */
      changed: number;
      /** Unread messages left. */
      unread: number;
    };
  };
  /** Server-sent events: what is said in the chat room */
  streamChat: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: string;
  };
  /** What was said in the chat room */
  listChatMessages: {
    path: Record<string, never>;
    query: {
      before?: number;
      limit?: number;
    };
    body: undefined;
    params: {
      before?: number;
      limit?: number;
    };
    value: {
      /** The messages. */
      rows: ChatMessage[];
      /** Whether there are older ones. */
      more: boolean;
    };
  };
  /** Says something in the chat room */
  sendChatMessage: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** A name that the sender gives this message: a UUID. */
      key: string;
      /** What is said, at most 300 characters. */
      text: string;
    };
    params: {
      /** A name that the sender gives this message: a UUID. */
      key: string;
      /** What is said, at most 300 characters. */
      text: string;
    };
    value: ChatMessage;
  };
  /** Who one is in the chat room, and whether one may write */
  getChatPlace: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: ChatPlace;
  };
  /** How long this session has lasted, what came of it, and whether a reality check is open */
  getPlaySession: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** When the player logged in. */
      startedAt: string;
      /** Minutes since then, by the platform's clock; one that has begun counts. */
      playedMinutes: number;
      /** Stakes since the login, in minor units */
      staked: number;
      /** Settled wins since the login, in minor units */
      won: number;
      /** Settled wins minus stakes, in minor units */
      net: number;
      /** ISO 4217 code. */
      currency: string;
      /** When this is to be asked again: the next check is due by then, or the amounts may have changed, or another tab may have answered. */
      askAgainAt: string;
      /** The next reality check, or the one that is open: how long has been played, and what came of it, since the last one or the login. */
      check: {
        /** Which check of the session it is, from 1. */
        number: number;
        /** It is due, and nobody has answered it. */
        isOpen: boolean;
        /** When it is due. */
        dueAt: string;
        /** Minutes since the last check or the login; one that has begun counts. */
        playedMinutes: number;
        /** Stakes since then, in minor units */
        staked: number;
        /** Settled wins since then, in minor units */
        won: number;
        /** Settled wins minus stakes since then, in minor units */
        net: number;
        /** ISO 4217 code. */
        currency: string;
      };
    };
  };
  /** Answers the reality check that is open */
  answerRealityCheck: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Number of the check that was shown. */
      number: number;
      /** Go on, or end the session. */
      answer: "goOn" | "stop";
    };
    params: {
      /** Number of the check that was shown. */
      number: number;
      /** Go on, or end the session. */
      answer: "goOn" | "stop";
    };
    value: {
      /** This was the answer of the check. */
      isCounted: boolean;
      /** The session is over. */
      isEnded: boolean;
    };
  };
  /** The member's limits and breaks */
  getPlayLimits: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** ISO 4217 code. */
      currency: string;
      /** Hours that a limit which is raised, or taken away, goes on holding. */
      raiseHours: number;
      /** Days of a break to choose from. */
      timeOutDays: number[];
      /** Days of an exclusion to choose from; 0 is for good. */
      exclusionDays: number[];
      /** The break that runs; null where there is none. */
      pause: PlayPause | null;
      /** The id of the limit that a stake in a game was refused for within the last minute: the first that it did not fit. Null where there is none. */
      met?: string | null;
      /** Each limit, also those that are not set. */
      rows: PlayLimit[];
    };
  };
  /** Sets a limit of the member */
  setPlayLimit: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** What is limited: what is paid in, what is lost, minutes of playing. */
      kind: "deposit" | "loss" | "time";
      /** The span that ends now: 24 hours, 7 days, 30 days. A time has a day alone. */
      period: "day" | "week" | "month";
      /** Minor units, of a time minutes; null takes the limit away. */
      amount: number | null;
    };
    params: {
      /** What is limited: what is paid in, what is lost, minutes of playing. */
      kind: "deposit" | "loss" | "time";
      /** The span that ends now: 24 hours, 7 days, 30 days. A time has a day alone. */
      period: "day" | "week" | "month";
      /** Minor units, of a time minutes; null takes the limit away. */
      amount: number | null;
    };
    value: PlayLimit;
  };
  /** Withdraws a change that waits: the limit stays as it is */
  keepPlayLimit: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** What is limited: what is paid in, what is lost, minutes of playing. */
      kind: "deposit" | "loss" | "time";
      /** The span that ends now: 24 hours, 7 days, 30 days. A time has a day alone. */
      period: "day" | "week" | "month";
    };
    params: {
      /** What is limited: what is paid in, what is lost, minutes of playing. */
      kind: "deposit" | "loss" | "time";
      /** The span that ends now: 24 hours, 7 days, 30 days. A time has a day alone. */
      period: "day" | "week" | "month";
    };
    value: PlayLimit;
  };
  /** Takes a break from playing, or excludes oneself */
  startPlayBreak: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** A break, or an exclusion. */
      kind: "timeOut" | "exclusion";
      /** One of the days that are offered; 0 is for good. */
      days: number;
    };
    params: {
      /** A break, or an exclusion. */
      kind: "timeOut" | "exclusion";
      /** One of the days that are offered; 0 is for good. */
      days: number;
    };
    value: {
      /** The break that runs; null where there is none. */
      pause: PlayPause | null;
      /** The sessions of the member were ended: an exclusion. */
      isEnded: boolean;
    };
  };
  /** Notices in their groups, in the visitor's language */
  listAnnouncements: {
    path: Record<string, never>;
    query: {
      types?: string;
      platform?: "W";
      id?: string;
      groupName?: string;
    };
    body: undefined;
    params: {
      types?: string;
      platform?: "W";
      id?: string;
      groupName?: string;
    };
    value: Announcements;
  };
  /** The banners of a group that are due, in the visitor's language */
  listBanners: {
    path: Record<string, never>;
    query: {
      group: string;
      device?: "phone" | "tablet" | "desktop";
    };
    body: undefined;
    params: {
      group: string;
      device?: "phone" | "tablet" | "desktop";
    };
    value: BannerList;
  };
  /** The help centre: categories, the articles that are asked for, and one with its body */
  getHelpCenter: {
    path: Record<string, never>;
    query: {
      category?: string;
      search?: string;
      id?: string;
    };
    body: undefined;
    params: {
      category?: string;
      search?: string;
      id?: string;
    };
    value: HelpCenter;
  };
  /** Tells the operators what somebody thinks */
  sendFeedback: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** What it is about. */
      questionType: "account" | "money" | "game" | "suggestion" | "other";
      /** What somebody wrote. */
      content: string;
      /** Where an answer reaches somebody who is not logged in: a mail address or a number. */
      contact?: string;
    };
    params: {
      /** What it is about. */
      questionType: "account" | "money" | "game" | "suggestion" | "other";
      /** What somebody wrote. */
      content: string;
      /** Where an answer reaches somebody who is not logged in: a mail address or a number. */
      contact?: string;
    };
    value: {
      /** Names the feedback when somebody asks about it. */
      reference: string;
    };
  };
  /** What the jackpot holds, and how it grows */
  getJackpot: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: Jackpot;
  };
  /** Recent winners */
  listWinners: {
    path: Record<string, never>;
    query: {
      gameCategory?: "ALL" | "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
      limitNum?: number;
      language?: string;
    };
    body: undefined;
    params: {
      gameCategory?: "ALL" | "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
      limitNum?: number;
      language?: string;
    };
    value: {
      /** Newest first. */
      list: Winner[];
    };
  };
  /** Who deposited most */
  listDepositRank: {
    path: Record<string, never>;
    query: {
      days?: number;
    };
    body: undefined;
    params: {
      days?: number;
    };
    value: RankList;
  };
  /** Who bet most */
  listBetRank: {
    path: Record<string, never>;
    query: {
      days?: number;
    };
    body: undefined;
    params: {
      days?: number;
    };
    value: RankList;
  };
  /** The vendors of games, by category */
  listVendors: {
    path: Record<string, never>;
    query: {
      gameType?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
    };
    body: undefined;
    params: {
      gameType?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
    };
    value: VendorLanes;
  };
  /** The vendors' codes by category */
  listVendorTypes: {
    path: Record<string, never>;
    query: {
      language?: string;
    };
    body: undefined;
    params: {
      language?: string;
    };
    value: {
      /** In the order of the navigation. */
      types: {
        /** Its code. */
        gameCategory: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
        /** Codes of its vendors. */
        vassalages: string[];
      }[];
    };
  };
  /** The menus of games */
  listGameMenus: {
    path: Record<string, never>;
    query: {
      gameType?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      language?: string;
    };
    body: undefined;
    params: {
      gameType?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      language?: string;
    };
    value: {
      /** In the order of the navigation. */
      gameMenus: {
        /** Code of the category. */
        gameCategory: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
        /** Classes of games that can be chosen in it. */
        gameClassify: string[];
        /** Its vendors. */
        vendors: GameVendor[];
      }[];
    };
  };
  /** The lotteries that are played most */
  listPopularGames: {
    path: Record<string, never>;
    query: {
      count?: number;
      prizeMode?: "Lott" | "ZY" | "Elott" | "SEA";
      device?: string;
      language?: string;
    };
    body: undefined;
    params: {
      count?: number;
      prizeMode?: "Lott" | "ZY" | "Elott" | "SEA";
      device?: string;
      language?: string;
    };
    value: {
      /** The most played one first. */
      list: Game[];
    };
  };
  /** The games of a vendor, or of a category */
  listGames: {
    path: Record<string, never>;
    query: {
      clientType?: number;
      platform?: string;
      channel?: string;
      merchant?: string;
      gameType?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      vassalage?: string;
      gameClassify?: "" | "SC" | "VP" | "JP" | "TG" | "AC" | "BG";
      gameName?: string;
      minBet?: string;
      minLineNum?: number;
      pageNo?: number;
      pageSize?: number;
      language?: string;
    };
    body: undefined;
    params: {
      clientType?: number;
      platform?: string;
      channel?: string;
      merchant?: string;
      gameType?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      vassalage?: string;
      gameClassify?: "" | "SC" | "VP" | "JP" | "TG" | "AC" | "BG";
      gameName?: string;
      minBet?: string;
      minLineNum?: number;
      pageNo?: number;
      pageSize?: number;
      language?: string;
    };
    value: {
      /** The games of this page, in the order they are shown. */
      games: Game[];
      /** How many pages there are in all. */
      totalPages: number;
      /** How many games there are in all, where the platform counts them. */
      total?: number;
    };
  };
  /** The hot games of a vendor, or of all slots */
  listHotGames: {
    path: Record<string, never>;
    query: {
      merchantCode?: string;
      isPlatform?: number;
      vassalage?: string;
      platform?: string;
      language?: string;
      gameType?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
    };
    body: undefined;
    params: {
      merchantCode?: string;
      isPlatform?: number;
      vassalage?: string;
      platform?: string;
      language?: string;
      gameType?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
    };
    value: {
      /** The games, in the order they are shown. */
      list: Game[];
    };
  };
  /** The games that are marked as new */
  listNewGames: {
    path: Record<string, never>;
    query: {
      gameType?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      vassalage?: string;
    };
    body: undefined;
    params: {
      gameType?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      vassalage?: string;
    };
    value: {
      /** The games, in the order they are shown. */
      list: Game[];
    };
  };
  /** The games that a member opened last */
  listRecentGames: {
    path: Record<string, never>;
    query: {
      clientType?: number;
      vassalage?: string;
      language?: string;
      pageNo?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      clientType?: number;
      vassalage?: string;
      language?: string;
      pageNo?: number;
      pageSize?: number;
    };
    value: {
      /** The games of this page, in the order they are shown. */
      list: Game[];
      /** How many pages there are in all. */
      totalPages: number;
    };
  };
  /** Games that a member has not opened yet, chosen by those that were */
  listGamesForYou: {
    path: Record<string, never>;
    query: {
      count?: number;
      language?: string;
    };
    body: undefined;
    params: {
      count?: number;
      language?: string;
    };
    value: {
      /** The games, in the order they are shown. */
      list: Game[];
    };
  };
  /** The ids of all games that a member saved */
  listFavouriteIds: {
    path: Record<string, never>;
    query: {
      clientType?: number;
      language?: string;
      gameType?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
    };
    body: undefined;
    params: {
      clientType?: number;
      language?: string;
      gameType?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
    };
    value: {
      /** `nodeId` of each. */
      list: string[];
    };
  };
  /** The games that a member saved */
  listFavouriteGames: {
    path: Record<string, never>;
    query: {
      clientType?: number;
      platform?: string;
      language?: string;
      gameType?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      vassalage?: string;
      pageNo?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      clientType?: number;
      platform?: string;
      language?: string;
      gameType?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      vassalage?: string;
      pageNo?: number;
      pageSize?: number;
    };
    value: {
      /** The games of this page, in the order they are shown. */
      content: Game[];
      /** How many pages there are in all. */
      totalPages: number;
    };
  };
  /** Saves a game, or takes it off the saved ones */
  toggleFavourite: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Id of the game. */
      nodeId: string;
      /** Code of its vendor. */
      vendor: string;
      /** Its category. */
      gameType: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
    };
    params: {
      /** Id of the game. */
      nodeId: string;
      /** Code of its vendor. */
      vendor: string;
      /** Its category. */
      gameType: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
    };
    value: {
      /** Whether it is saved now. */
      isFavourite: boolean;
    };
  };
  /** Tells the operators that words of a game were not followed */
  tellGameFault: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Code of its vendor. */
      vassalage: string;
      /** Code of the game. */
      gameCode: string;
      /** A word from another window or origin than the game's, more words than are heard, or one that is too long. */
      fault: "foreign_word" | "word_storm" | "long_word";
    };
    params: {
      /** Code of its vendor. */
      vassalage: string;
      /** Code of the game. */
      gameCode: string;
      /** A word from another window or origin than the game's, more words than are heard, or one that is too long. */
      fault: "foreign_word" | "word_storm" | "long_word";
    };
    value: Record<string, unknown>;
  };
  /** Where a game is shown from */
  launchGame: {
    path: Record<string, never>;
    query: {
      vassalage: string;
      gameCode: string;
      mode?: "real" | "demo";
      language?: string;
    };
    body: undefined;
    params: {
      vassalage: string;
      gameCode: string;
      mode?: "real" | "demo";
      language?: string;
    };
    value: GameLaunch;
  };
  /** Where the FB sports book is shown from */
  launchFbSports: {
    path: Record<string, never>;
    query: {
      vassalage?: string;
      gameCode?: string;
      mode?: "real" | "demo";
      view?: string;
      device?: string;
      backUrl?: string;
      language?: string;
    };
    body: undefined;
    params: {
      vassalage?: string;
      gameCode?: string;
      mode?: "real" | "demo";
      view?: string;
      device?: string;
      backUrl?: string;
      language?: string;
    };
    value: GameLaunch;
  };
  /** The rooms of a card game between players */
  listPvpRooms: {
    path: Record<string, never>;
    query: {
      vassalage?: string;
      gameCode?: string;
    };
    body: undefined;
    params: {
      vassalage?: string;
      gameCode?: string;
    };
    value: {
      /** The cheapest first. */
      content: PvpRoom[];
    };
  };
  /** Where a room of a card game is shown from */
  launchPvp: {
    path: Record<string, never>;
    query: {
      vassalage?: string;
      gameCode?: string;
      room?: string;
      mode?: "real" | "demo";
      view?: string;
      device?: string;
      backUrl?: string;
      language?: string;
    };
    body: undefined;
    params: {
      vassalage?: string;
      gameCode?: string;
      room?: string;
      mode?: "real" | "demo";
      view?: string;
      device?: string;
      backUrl?: string;
      language?: string;
    };
    value: {
      content: GameLaunch;
    };
  };
  /** The index of all games, by its hash */
  getGameIndex: {
    path: {
      hash: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      hash: string;
    };
    value: GameIndex;
  };
  /** Where the lobby of a lottery is shown from */
  launchLottery: {
    path: Record<string, never>;
    query: {
      lottoArea?: "VN";
      launchMode?: "LOTT";
      prizeMode?: "Lott" | "ZY" | "Elott" | "SEA";
      gameType?: "LOTT" | "ELOTT";
      gameCode?: string;
      vassalage?: string;
      mode?: "real" | "demo";
      view?: string;
      device?: string;
      backUrl?: string;
      language?: string;
    };
    body: undefined;
    params: {
      lottoArea?: "VN";
      launchMode?: "LOTT";
      prizeMode?: "Lott" | "ZY" | "Elott" | "SEA";
      gameType?: "LOTT" | "ELOTT";
      gameCode?: string;
      vassalage?: string;
      mode?: "real" | "demo";
      view?: string;
      device?: string;
      backUrl?: string;
      language?: string;
    };
    value: GameLaunch;
  };
  /** What each lottery drew last */
  listRecentDraws: {
    path: Record<string, never>;
    query: {
      vassalage?: string;
    };
    body: undefined;
    params: {
      vassalage?: string;
    };
    value: {
      /** One of each kind, in the order of the menus. */
      list: LotteryDraw[];
      /** The vendor's clock: countdowns run by it. */
      now: string;
    };
  };
  /** What is drawn in Vietnam, and how it can be played */
  listLotteryMenus: {
    path: Record<string, never>;
    query: {
      vassalage?: string;
    };
    body: undefined;
    params: {
      vassalage?: string;
    };
    value: {
      /** In the vendor's order. */
      gameMenus: LotteryMenu[];
      /** The smallest chip of each currency at this vendor, in minor units; under * that of all others. Absent where the vendor does not say. */
      chips?: Record<string, number>;
      /** The vendor's clock: countdowns run by it. */
      now: string;
    };
  };
  /** The draws of Vietnam that bets can be placed for, or will */
  listNumeros: {
    path: Record<string, never>;
    query: {
      kind?: string;
      count?: number;
      vassalage?: string;
    };
    body: undefined;
    params: {
      kind?: string;
      count?: number;
      vassalage?: string;
    };
    value: {
      /** The next one first. */
      list: LotteryDraw[];
      /** The vendor's clock: countdowns run by it. */
      now: string;
    };
  };
  /** What was drawn in Vietnam */
  listOpenedNumeros: {
    path: Record<string, never>;
    query: {
      kind?: string;
      count?: number;
      vassalage?: string;
    };
    body: undefined;
    params: {
      kind?: string;
      count?: number;
      vassalage?: string;
    };
    value: {
      /** The last one first. */
      list: LotteryDraw[];
      /** The vendor's clock: countdowns run by it. */
      now: string;
    };
  };
  /** Places a slip on a draw */
  placeLotteryBet: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The draw, by its id in `listNumeros`. */
      draw: string;
      /** What all of it costs, in minor units, as the member was shown. */
      stake: number;
      /** What is bet on. */
      lines: SlipLine[];
      /** Code of the lottery; the first one that can be played where nothing is said. */
      gameCode?: string;
      /** Code of its vendor. */
      vassalage?: string;
    };
    params: {
      /** The draw, by its id in `listNumeros`. */
      draw: string;
      /** What all of it costs, in minor units, as the member was shown. */
      stake: number;
      /** What is bet on. */
      lines: SlipLine[];
      /** Code of the lottery; the first one that can be played where nothing is said. */
      gameCode?: string;
      /** Code of its vendor. */
      vassalage?: string;
    };
    value: LotteryBet;
  };
  /** A vendor trades the token of a launch for a play */
  openVendorPlay: {
    path: {
      vendor: string;
    };
    query: Record<string, never>;
    body: {
      /** As it stood in the address. */
      token: string;
    };
    params: {
      vendor: string;
    } & {
      /** As it stood in the address. */
      token: string;
    };
    value: {
      /** The play, as openVendorPlay named it. */
      session: string;
      /** The same for a member each time; says nothing else of them. */
      player: string;
      /** The game that was launched. */
      gameCode: string;
      /** Code of the language. */
      language: string;
      /** ISO 4217. */
      currency: string;
      /** What can be staked now, bonus money included, in minor units. */
      balance: number;
    };
  };
  /** What a player can stake */
  readVendorBalance: {
    path: {
      vendor: string;
    };
    query: Record<string, never>;
    body: {
      /** The play, as openVendorPlay named it. */
      session: string;
    };
    params: {
      vendor: string;
    } & {
      /** The play, as openVendorPlay named it. */
      session: string;
    };
    value: {
      /** What can be staked now, bonus money included, in minor units. */
      balance: number;
      /** ISO 4217. */
      currency: string;
    };
  };
  /** A vendor takes a stake */
  debitVendorRound: {
    path: {
      vendor: string;
    };
    query: Record<string, never>;
    body: {
      /** The vendor's own name of this call. Told twice, it counts once. */
      transaction: string;
      /** The play, as openVendorPlay named it. */
      session: string;
      /** The vendor's own name of the stake and what comes of it; used once. */
      round: string;
      /** The stake in minor units; 0 is a free round. */
      amount: number;
      /** ISO 4217. */
      currency: string;
      /** What the betting record shows beside the money. */
      details?: {
        /** What it is. */
        name: string;
        /** Its value. */
        value: string;
      }[];
    };
    params: {
      vendor: string;
    } & {
      /** The vendor's own name of this call. Told twice, it counts once. */
      transaction: string;
      /** The play, as openVendorPlay named it. */
      session: string;
      /** The vendor's own name of the stake and what comes of it; used once. */
      round: string;
      /** The stake in minor units; 0 is a free round. */
      amount: number;
      /** ISO 4217. */
      currency: string;
      /** What the betting record shows beside the money. */
      details?: {
        /** What it is. */
        name: string;
        /** Its value. */
        value: string;
      }[];
    };
    value: {
      /** The call. */
      transaction: string;
      /** What can be staked now, bonus money included, in minor units. */
      balance: number;
      /** ISO 4217. */
      currency: string;
      /** Whether it was done before. */
      replayed: boolean;
    };
  };
  /** A vendor settles a round */
  creditVendorRound: {
    path: {
      vendor: string;
    };
    query: Record<string, never>;
    body: {
      /** The vendor's own name of this call. Told twice, it counts once. */
      transaction: string;
      /** The vendor's own name of the stake and what comes of it; used once. */
      round: string;
      /** The payout in minor units, stake included. */
      amount: number;
      /** What of the amount is the jackpot of the site, which begins anew; usually nothing. */
      jackpot?: number;
      /** ISO 4217. */
      currency: string;
      /** What counts as turnover; the stake where nothing is said, and nothing where it came back as it was. */
      valid?: number;
      /** What the betting record shows beside the money. A name that came with the stake as well stands there once, with what is told here. */
      details?: {
        /** What it is. */
        name: string;
        /** Its value. */
        value: string;
      }[];
    };
    params: {
      vendor: string;
    } & {
      /** The vendor's own name of this call. Told twice, it counts once. */
      transaction: string;
      /** The vendor's own name of the stake and what comes of it; used once. */
      round: string;
      /** The payout in minor units, stake included. */
      amount: number;
      /** What of the amount is the jackpot of the site, which begins anew; usually nothing. */
      jackpot?: number;
      /** ISO 4217. */
      currency: string;
      /** What counts as turnover; the stake where nothing is said, and nothing where it came back as it was. */
      valid?: number;
      /** What the betting record shows beside the money. A name that came with the stake as well stands there once, with what is told here. */
      details?: {
        /** What it is. */
        name: string;
        /** Its value. */
        value: string;
      }[];
    };
    value: {
      /** The call. */
      transaction: string;
      /** What can be staked now, bonus money included, in minor units. */
      balance: number;
      /** ISO 4217. */
      currency: string;
      /** Whether it was done before. */
      replayed: boolean;
    };
  };
  /** A vendor calls a round off */
  rollBackVendorRound: {
    path: {
      vendor: string;
    };
    query: Record<string, never>;
    body: {
      /** The vendor's own name of this call. Told twice, it counts once. */
      transaction: string;
      /** The vendor's own name of the stake and what comes of it; used once. */
      round: string;
    };
    params: {
      vendor: string;
    } & {
      /** The vendor's own name of this call. Told twice, it counts once. */
      transaction: string;
      /** The vendor's own name of the stake and what comes of it; used once. */
      round: string;
    };
    value: {
      /** The call. */
      transaction: string;
      /** returned: the stake is back. unknown: there was none. */
      outcome: "returned" | "unknown";
      /** Whether it was done before. */
      replayed: boolean;
    };
  };
  /** The contract of the agent below, and what may be agreed on */
  getExampleContract: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: ExampleContract;
  };
  /** Agrees on the tiers of the agent below */
  saveExampleContract: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      tiers: ExampleTier[];
    };
    params: {
      tiers: ExampleTier[];
    };
    value: ExampleContract;
  };
  /** Games of a large lobby, page by page */
  listExampleGames: {
    path: Record<string, never>;
    query: {
      search?: string;
      type?: "slots" | "live" | "fish" | "cards";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      search?: string;
      type?: "slots" | "live" | "fish" | "cards";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page, by number. */
      rows: ExampleGame[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** A game of the large lobby */
  getExampleGame: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: ExampleGame;
  };
  /** The ways to pay in */
  listExampleChannels: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: ExampleChannel[];
  };
  /** One way to pay in, with what it asks for */
  getExampleChannel: {
    path: Record<string, never>;
    query: {
      id?: string;
    };
    body: undefined;
    params: {
      id?: string;
    };
    value: {
      /** Its name. */
      id: string;
      /** Its name in the player's language. */
      name: string;
      /** Least amount, in minor units. */
      min: number;
      /** Most, in minor units. */
      max: number;
      /** ISO 4217. */
      currency: string;
      /** What it asks for, as fields of a form with plain words. */
      fields: ({
        /** The name its value is sent under. */
        name: string;
        /** What the player sees. */
        widget: string;
        /** Its words. */
        label: string;
      } & Record<string, unknown>)[];
    };
  };
  /** What was said to be paid in, the latest first */
  listExampleDeposits: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: ExampleDeposit[];
  };
  /** Says that something was paid in, with what the way to pay asks for */
  createExampleDeposit: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The way to pay in. */
      channel: string;
      /** In minor units of the account's currency. */
      amount: number;
      /** What was filled in, by field. */
      values: Record<string, unknown>;
    };
    params: {
      /** The way to pay in. */
      channel: string;
      /** In minor units of the account's currency. */
      amount: number;
      /** What was filled in, by field. */
      values: Record<string, unknown>;
    };
    value: ExampleDeposit;
  };
  /** The round that is open, its odds, and one's own bets */
  getExampleSlip: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: ExampleSlip;
  };
  /** Bets on the open round */
  placeExampleBet: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The round. */
      round: string;
      /** What the bet is on. */
      pick: "home" | "draw" | "away";
      /** Odds as a decimal. */
      odds: string;
      /** What is staked, in minor units. */
      stake: number;
    };
    params: {
      /** The round. */
      round: string;
      /** What the bet is on. */
      pick: "home" | "draw" | "away";
      /** Odds as a decimal. */
      odds: string;
      /** What is staked, in minor units. */
      stake: number;
    };
    value: ExampleBet;
  };
  /** Messages of an inbox */
  listExampleInbox: {
    path: Record<string, never>;
    query: {
      search?: string;
      kind?: "offer" | "payment" | "security" | "news";
      read?: boolean;
      page?: number;
      pageSize?: number;
      sort?: "sentAt" | "-sentAt";
    };
    body: undefined;
    params: {
      search?: string;
      kind?: "offer" | "payment" | "security" | "news";
      read?: boolean;
      page?: number;
      pageSize?: number;
      sort?: "sentAt" | "-sentAt";
    };
    value: {
      /** The rows of this page, the newest first. */
      rows: ExampleMessage[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Marks messages as read or unread, deletes them, or brings them back */
  updateExampleInbox: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Ids of messages; what is no message of the member is passed over. */
      ids: string[];
      /** `restored` takes a deletion back. */
      to: "read" | "unread" | "deleted" | "restored";
    };
    params: {
      /** Ids of messages; what is no message of the member is passed over. */
      ids: string[];
      /** `restored` takes a deletion back. */
      to: "read" | "unread" | "deleted" | "restored";
    };
    value: {
      /** Ids of those that are so now; of `read` and `unread`, those that were not so before. */
      done: string[];
      /** Those that must be kept. */
      kept: {
        /** Its id. */
        id: string;
        /** Its title in the player's language. */
        title: string;
        /** How long it must be kept. */
        until: string;
      }[];
    };
  };
  /** What may be withdrawn now, and to which cards */
  getExampleWithdrawalTerms: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: ExampleWithdrawalTerms;
  };
  /** What a withdrawal of an amount costs, and what arrives */
  getExampleWithdrawalQuote: {
    path: Record<string, never>;
    query: {
      amount: number;
    };
    body: undefined;
    params: {
      amount: number;
    };
    value: ExampleWithdrawalQuote;
  };
  /** One's own withdrawals, the newest first */
  listExampleWithdrawals: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: ExampleWithdrawal[];
  };
  /** Withdraws an amount to a card */
  createExampleWithdrawal: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** What leaves the wallet, in minor units. */
      amount: number;
      /** Id of the card. */
      card: string;
      /** The money PIN, where the amount asks for it. */
      pin?: string;
    };
    params: {
      /** What leaves the wallet, in minor units. */
      amount: number;
      /** Id of the card. */
      card: string;
      /** The money PIN, where the amount asks for it. */
      pin?: string;
    };
    value: ExampleWithdrawal;
  };
  /** Takes back a withdrawal that is not on its way yet */
  cancelExampleWithdrawal: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Its id. */
      id: string;
    };
    params: {
      /** Its id. */
      id: string;
    };
    value: ExampleWithdrawal;
  };
  /** Signs an operator in */
  signIn: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Account name. */
      account: string;
      /** Password. */
      password: string;
      /** Six figures of the app, or a recovery code, where the platform has asked for it. */
      code?: string;
    };
    params: {
      /** Account name. */
      account: string;
      /** Password. */
      password: string;
      /** Six figures of the app, or a recovery code, where the platform has asked for it. */
      code?: string;
    };
    value: ConsoleSession;
  };
  /** Who is signed in */
  getConsoleSession: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: ConsoleSession;
  };
  /** Signs out */
  signOut: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: Done;
  };
  /** Proves again who is there, by the password */
  confirmOperator: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Password. */
      password: string;
    };
    params: {
      /** Password. */
      password: string;
    };
    value: ConsoleSession;
  };
  /** The live revision */
  getLive: {
    path: Record<string, never>;
    query: {
      part?: "revision";
    };
    body: undefined;
    params: {
      part?: "revision";
    };
    value: RevisionWithSite;
  };
  /** The draft */
  getDraft: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: Draft;
  };
  /** Saves the draft: a whole configuration or a patch to it */
  saveDraft: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Revision it starts from. */
      baseHash: string;
      /** Draft the patch was made against; refused with 409 when it has moved on. */
      draftHash?: string;
      site?: SiteDocument;
      /** Changes to the saved draft. */
      patch?: PatchOperation[];
    };
    params: {
      /** Revision it starts from. */
      baseHash: string;
      /** Draft the patch was made against; refused with 409 when it has moved on. */
      draftHash?: string;
      site?: SiteDocument;
      /** Changes to the saved draft. */
      patch?: PatchOperation[];
    };
    value: Draft;
  };
  /** Throws the draft away and starts from live */
  discardDraft: {
    path: Record<string, never>;
    query: {
      draft?: string;
    };
    body: undefined;
    params: {
      draft?: string;
    };
    value: Draft;
  };
  /** What the draft changes against live */
  diffDraft: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** Hash of the draft that was compared: what publish is bound to. */
      draft: string;
      /** Live revision compared with. */
      baseHash: string;
      /** Its number. */
      seq: number;
      /** In document order. */
      entries: DiffEntry[];
      /** Places changed on both sides; live stays there until they are answered. */
      conflicts: MergeConflict[];
    };
  };
  /** Translations that were made from another English text than the live one */
  listTextOrigins: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** At most 5,000. */
      rows: TextOrigin[];
    };
  };
  /** Says that a translation fits what the English text says now */
  confirmText: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Code of the language. */
      language: string;
      /** Key of the text. */
      key: string;
      /** What the brand says in English, live; null where that is the product's own text. */
      source: string | null;
    };
    params: {
      /** Code of the language. */
      language: string;
      /** Key of the text. */
      key: string;
      /** What the brand says in English, live; null where that is the product's own text. */
      source: string | null;
    };
    value: {
      /** Code of the language. */
      language: string;
      /** Key of the text. */
      key: string;
    };
  };
  /** When each feature was turned last */
  listFlagTurns: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** One for each name. */
      rows: FlagTurn[];
    };
  };
  /** What the whole gate finds in the draft */
  getFindings: {
    path: Record<string, never>;
    query: {
      draft: string;
      wait?: number;
    };
    body: undefined;
    params: {
      draft: string;
      wait?: number;
    };
    value: DraftFindings;
  };
  /** Merges what went live meanwhile into the draft */
  rebaseDraft: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Hash of the draft as the page shows it: 409 with code draft_moved (value.hash is the saved one) where it has moved on. */
      draft: string;
      resolutions?: Resolutions;
    };
    params: {
      /** Hash of the draft as the page shows it: 409 with code draft_moved (value.hash is the saved one) where it has moved on. */
      draft: string;
      resolutions?: Resolutions;
    };
    value: Draft;
  };
  /** Takes the changes of another operator's draft into the own one */
  adoptDraft: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Whose draft. */
      account: string;
      /** Hash of that draft as it was listed; refused with 409 when it has moved on. */
      hash: string;
      /** Hash of the own draft as it was seen; refused with 409 when a saved one has moved on. */
      expected?: string;
      resolutions?: Resolutions;
    };
    params: {
      /** Whose draft. */
      account: string;
      /** Hash of that draft as it was listed; refused with 409 when it has moved on. */
      hash: string;
      /** Hash of the own draft as it was seen; refused with 409 when a saved one has moved on. */
      expected?: string;
      resolutions?: Resolutions;
    };
    value: Draft;
  };
  /** What the pages would be drawn from if the draft were published now */
  previewDraft: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: DraftPreview;
  };
  /** Drafts of the other operators */
  listDrafts: {
    path: Record<string, never>;
    query: {
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page, in the asked order. */
      rows: OthersDraft[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Asks the whole gate without publishing */
  checkDraft: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Revision that site was made from; needed with site. */
      baseHash?: string;
      site?: SiteDocument;
      resolutions?: Resolutions;
    };
    params: {
      /** Revision that site was made from; needed with site. */
      baseHash?: string;
      site?: SiteDocument;
      resolutions?: Resolutions;
    };
    value: ConfigCheck;
  };
  /** Publishes the draft, or a whole configuration */
  publish: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Revision the publisher saw as live; with site, the revision that site was made from. */
      baseHash: string;
      /** Hash of the operator's draft as the page shows it; needed where no site is sent. 409 with code draft_moved (value.hash is the saved one) where it has moved on. */
      draft?: string;
      /** Why, in a sentence. */
      note: string;
      site?: SiteDocument;
      /** Publish only while this number is live; without it, what others published meanwhile is merged. */
      expectedSeq?: number;
      resolutions?: Resolutions;
    };
    params: {
      /** Revision the publisher saw as live; with site, the revision that site was made from. */
      baseHash: string;
      /** Hash of the operator's draft as the page shows it; needed where no site is sent. 409 with code draft_moved (value.hash is the saved one) where it has moved on. */
      draft?: string;
      /** Why, in a sentence. */
      note: string;
      site?: SiteDocument;
      /** Publish only while this number is live; without it, what others published meanwhile is merged. */
      expectedSeq?: number;
      resolutions?: Resolutions;
    };
    value: Revision;
  };
  /** Publications at a moment to come, and what became of them */
  listSchedules: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** At most 100. */
      rows: ScheduledPublication[];
      /** The brand's time zone. */
      zone: string;
    };
  };
  /** Lets the own draft go live at a moment to come */
  schedulePublication: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Hash of the draft that was seen. */
      draft: string;
      /** Why; it stays with the revision. */
      note: string;
      /** Day it goes live. */
      fromDay: string;
      /** Time of the day, HH:MM; midnight where empty. */
      fromTime: string;
      /** Day it ends; for good where empty. */
      untilDay?: string;
      /** Time of that day. */
      untilTime?: string;
      /** Whose time zone days and times are written in. */
      of: "brand" | "operator";
      /** The operator's time zone, by its IANA name. */
      zone: string;
    };
    params: {
      /** Hash of the draft that was seen. */
      draft: string;
      /** Why; it stays with the revision. */
      note: string;
      /** Day it goes live. */
      fromDay: string;
      /** Time of the day, HH:MM; midnight where empty. */
      fromTime: string;
      /** Day it ends; for good where empty. */
      untilDay?: string;
      /** Time of that day. */
      untilTime?: string;
      /** Whose time zone days and times are written in. */
      of: "brand" | "operator";
      /** The operator's time zone, by its IANA name. */
      zone: string;
    };
    value: {
      /** Its id. */
      id: string;
    };
  };
  /** Takes a publication back that waits or failed */
  cancelSchedule: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** true: it becomes the operator's own draft; false: it is thrown away. */
      keep: boolean;
    };
    params: {
      id: string;
    } & {
      /** true: it becomes the operator's own draft; false: it is thrown away. */
      keep: boolean;
    };
    value: {
      /** Its id. */
      id: string;
    };
  };
  /** Makes an earlier revision live again, as a new one */
  revert: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Revision to go back to. */
      hash: string;
      /** Why, in a sentence: it stands in the list of revisions and in the audit. */
      note: string;
      /** Revision the publisher saw as live; needed without expectedSeq. */
      baseHash?: string;
      /** Go back only while this number is live, else 409 with code moved. Without it, baseHash is needed, and what others published after that is kept. */
      expectedSeq?: number;
    };
    params: {
      /** Revision to go back to. */
      hash: string;
      /** Why, in a sentence: it stands in the list of revisions and in the audit. */
      note: string;
      /** Revision the publisher saw as live; needed without expectedSeq. */
      baseHash?: string;
      /** Go back only while this number is live, else 409 with code moved. Without it, baseHash is needed, and what others published after that is kept. */
      expectedSeq?: number;
    };
    value: Revision;
  };
  /** All revisions, newest first */
  listRevisions: {
    path: Record<string, never>;
    query: {
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page, in the asked order. */
      rows: Revision[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** One revision with its configuration */
  getRevision: {
    path: {
      hash: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      hash: string;
    };
    value: RevisionWithSite;
  };
  /** What differs between any two revisions, the draft, or a draft that is to be reviewed */
  compareSites: {
    path: Record<string, never>;
    query: {
      from: string;
      to: string;
    };
    body: undefined;
    params: {
      from: string;
      to: string;
    };
    value: {
      from: ComparedSite;
      to: ComparedSite;
      /** In document order. */
      entries: DiffEntry[];
    };
  };
  /** Everything the pages of a revision, of the draft or of a draft that is to be reviewed are drawn from */
  drawSite: {
    path: Record<string, never>;
    query: {
      of: string;
    };
    body: undefined;
    params: {
      of: string;
    };
    value: DraftPreview;
  };
  /** Drafts that somebody else is to look at before they go live, and what became of them */
  listReviews: {
    path: Record<string, never>;
    query: {
      id?: string;
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      id?: string;
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page, in the asked order. */
      rows: DraftReview[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Asks others to review the own draft */
  askReview: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Hash of the draft that was looked at. */
      draft: string;
      /** What it is for. */
      note: string;
    };
    params: {
      /** Hash of the draft that was looked at. */
      draft: string;
      /** What it is for. */
      note: string;
    };
    value: DraftReview;
  };
  /** Whether a second pair of eyes is demanded, and how far the own draft is */
  getReviewState: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** A draft goes live only after somebody else approved exactly that content. */
      isDemanded: boolean;
      /** The review of the own draft; null where none was asked for. */
      review: DraftReview | null;
    };
  };
  /** Demands a second pair of eyes before anything goes live, or no longer, with a fresh password */
  setReviewRule: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Whether it is demanded. */
      isDemanded: boolean;
    };
    params: {
      /** Whether it is demanded. */
      isDemanded: boolean;
    };
    value: {
      /** Whether it is demanded. */
      isDemanded: boolean;
    };
  };
  /** Approves or refuses somebody else's draft */
  decideReview: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** true: it may go live as it is. */
      approves: boolean;
      /** Hash of the content that was looked at. */
      hash: string;
      /** Why; needed to refuse. */
      comment: string;
    };
    params: {
      id: string;
    } & {
      /** true: it may go live as it is. */
      approves: boolean;
      /** Hash of the content that was looked at. */
      hash: string;
      /** Why; needed to refuse. */
      comment: string;
    };
    value: DraftReview;
  };
  /** Takes the own request for a review back */
  withdrawReview: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: DraftReview;
  };
  /** What was said of the changes of a draft */
  listComments: {
    path: Record<string, never>;
    query: {
      draftOf?: string;
    };
    body: undefined;
    params: {
      draftOf?: string;
    };
    value: {
      /** Whose draft. */
      draftOf: string;
      /** Open ones first, then by place. */
      threads: CommentThread[];
    };
  };
  /** Says something of a change of a draft */
  addComment: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Whose draft; without it, the own one. */
      draftOf?: string;
      /** The place of the change; empty for the draft as a whole. */
      pointer: string;
      /** What is said. */
      text: string;
    };
    params: {
      /** Whose draft; without it, the own one. */
      draftOf?: string;
      /** The place of the change; empty for the draft as a whole. */
      pointer: string;
      /** What is said. */
      text: string;
    };
    value: CommentThread;
  };
  /** Marks a thread as settled, or opens it again */
  settleComments: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** true: settled. */
      isSettled: boolean;
    };
    params: {
      id: string;
    } & {
      /** true: settled. */
      isSettled: boolean;
    };
    value: CommentThread;
  };
  /** Says which page is open, and tells who else is here */
  sayPresence: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The page of the console that is open. */
      page: string;
      /** The tab, by a value that it makes up. */
      tab: string;
      /** true: it is being closed. */
      isLeaving: boolean;
    };
    params: {
      /** The page of the console that is open. */
      page: string;
      /** The tab, by a value that it makes up. */
      tab: string;
      /** true: it is being closed. */
      isLeaving: boolean;
    };
    value: {
      /** Operators who have the console open, the asking one among them. */
      people: PresentOperator[];
      /** Another value once something was said, asked for or decided of drafts. */
      news: string;
    };
  };
  /** What operators did */
  listAudit: {
    path: Record<string, never>;
    query: {
      by?: string;
      area?: 
        | "publishing"
        | "drafts"
        | "signIn"
        | "people"
        | "money"
        | "agents"
        | "members"
        | "games"
        | "mall"
        | "site";
      search?: string;
      from?: string;
      to?: string;
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      by?: string;
      area?: 
        | "publishing"
        | "drafts"
        | "signIn"
        | "people"
        | "money"
        | "agents"
        | "members"
        | "games"
        | "mall"
        | "site";
      search?: string;
      from?: string;
      to?: string;
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page, in the asked order. */
      rows: AuditRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Asks for a list of the console as a file */
  beginDeskExport: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The operationId of the list. */
      call: string;
      /** The parameters of the list, without page and pageSize. */
      params: Record<string, string | number | boolean>;
      /** What is written. */
      format: "csv" | "xlsx";
      /** Name without ending. */
      fileName: string;
      /** The columns in order. */
      columns: {
        /** Its heading, in the reader's language. */
        label: string;
        /** Where its value is in a row: a JSON pointer. */
        value: string;
        /** How it is written: money is a whole number of minor units, moments by the brand's time zone. */
        format: "text" | "number" | "money" | "percent" | "date" | "dateTime";
        /** Of money: how many digits are minor units. */
        decimals?: number;
        /** Words for the values it can have. */
        labels?: Record<string, string>;
        /** What the number is multiplied by. */
        factor?: number;
      }[];
      /** What the file says beside its cells, in the reader's language. */
      words: {
        /** Stands before the sums. */
        total: string;
        /** Stands at the end of a file that could not be finished. */
        cut: string;
      };
    };
    params: {
      /** The operationId of the list. */
      call: string;
      /** The parameters of the list, without page and pageSize. */
      params: Record<string, string | number | boolean>;
      /** What is written. */
      format: "csv" | "xlsx";
      /** Name without ending. */
      fileName: string;
      /** The columns in order. */
      columns: {
        /** Its heading, in the reader's language. */
        label: string;
        /** Where its value is in a row: a JSON pointer. */
        value: string;
        /** How it is written: money is a whole number of minor units, moments by the brand's time zone. */
        format: "text" | "number" | "money" | "percent" | "date" | "dateTime";
        /** Of money: how many digits are minor units. */
        decimals?: number;
        /** Words for the values it can have. */
        labels?: Record<string, string>;
        /** What the number is multiplied by. */
        factor?: number;
      }[];
      /** What the file says beside its cells, in the reader's language. */
      words: {
        /** Stands before the sums. */
        total: string;
        /** Stands at the end of a file that could not be finished. */
        cut: string;
      };
    };
    value: {
      /** A path of this host, to be opened once. */
      href: string;
      /** Until when. */
      endsAt: string;
    };
  };
  /** Problems that browsers reported */
  listReports: {
    path: Record<string, never>;
    query: {
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page, in the asked order. */
      rows: ReportRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Mails and text messages: those that left, those that wait, and those that were given up */
  listOutbox: {
    path: Record<string, never>;
    query: {
      page?: number;
      pageSize?: number;
      state?: "kept" | "waiting" | "sending" | "failed" | "sent" | "dead";
      channel?: "sms" | "mail";
    };
    body: undefined;
    params: {
      page?: number;
      pageSize?: number;
      state?: "kept" | "waiting" | "sending" | "failed" | "sent" | "dead";
      channel?: "sms" | "mail";
    };
    value: {
      /** The rows of this page, in the asked order. */
      rows: OutboxRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** How mails and text messages leave, and how many wait, failed or were given up */
  getOutboxState: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: OutboxState;
  };
  /** Tries a message that failed or was given up once more, at once */
  retryMessage: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: {
      /** Id of the message. */
      id: string;
    };
  };
  /** Maintenance and regions, as they are switched */
  getSwitches: {
    path: Record<string, never>;
    query: {
      zone?: string;
    };
    body: undefined;
    params: {
      zone?: string;
    };
    value: SystemSwitches;
  };
  /** Closes the site for maintenance, plans it, or opens it */
  setMaintenance: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The version that the operator saw; 409 with code switch_moved where it is another one by now. */
      expected: number;
      /** Open; closed from now on; or closed from a moment to come. */
      mode: "open" | "closed" | "planned";
      /** Of a planned one: the day on which it begins, yyyy-MM-dd, in the time zone; empty where there is none. */
      fromDay?: string;
      /** Time of that day, HH:MM; empty is midnight. */
      fromTime?: string;
      /** The day on which the site opens by itself, yyyy-MM-dd, in the time zone; empty where somebody has to open it. */
      untilDay?: string;
      /** Time of that day, HH:MM; empty is midnight. */
      untilTime?: string;
      /** What visitors read beside the site's own words, a language each; visitors of another language get the brand's default, else English. */
      messages?: {
        /** Language code, such as EN. */
        language: string;
        /** Plain words. */
        text: string;
      }[];
      /** From where the site is tried meanwhile. */
      testers?: SwitchAddress[];
      /** What is open to them: the site with its calls, or the calls only. */
      testersGet?: "site" | "calls";
      /** Time zone in which days and times are written, by its IANA name; UTC where nothing is said. */
      zone?: string;
    };
    params: {
      /** The version that the operator saw; 409 with code switch_moved where it is another one by now. */
      expected: number;
      /** Open; closed from now on; or closed from a moment to come. */
      mode: "open" | "closed" | "planned";
      /** Of a planned one: the day on which it begins, yyyy-MM-dd, in the time zone; empty where there is none. */
      fromDay?: string;
      /** Time of that day, HH:MM; empty is midnight. */
      fromTime?: string;
      /** The day on which the site opens by itself, yyyy-MM-dd, in the time zone; empty where somebody has to open it. */
      untilDay?: string;
      /** Time of that day, HH:MM; empty is midnight. */
      untilTime?: string;
      /** What visitors read beside the site's own words, a language each; visitors of another language get the brand's default, else English. */
      messages?: {
        /** Language code, such as EN. */
        language: string;
        /** Plain words. */
        text: string;
      }[];
      /** From where the site is tried meanwhile. */
      testers?: SwitchAddress[];
      /** What is open to them: the site with its calls, or the calls only. */
      testersGet?: "site" | "calls";
      /** Time zone in which days and times are written, by its IANA name; UTC where nothing is said. */
      zone?: string;
    };
    value: SystemSwitches;
  };
  /** Says where the site is offered */
  setRegions: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The version that the operator saw; 409 with code switch_moved where it is another one by now. */
      expected: number;
      /** Offered everywhere, everywhere but in these countries, or only in them. */
      mode: "everywhere" | "except" | "only";
      /** Two-letter codes (ISO 3166-1) of the countries that the mode speaks of, with spaces or commas between them. */
      countries?: string;
      /** What becomes of visitors whose country nobody told, unless the site is offered everywhere. */
      unknown?: "open" | "blocked";
      /** Addresses that are let in wherever they are. */
      open?: SwitchAddress[];
      /** Addresses that are never let in, unless they stand among those that are. */
      blocked?: SwitchAddress[];
      /** Time zone in which days and times are written, by its IANA name; UTC where nothing is said. */
      zone?: string;
    };
    params: {
      /** The version that the operator saw; 409 with code switch_moved where it is another one by now. */
      expected: number;
      /** Offered everywhere, everywhere but in these countries, or only in them. */
      mode: "everywhere" | "except" | "only";
      /** Two-letter codes (ISO 3166-1) of the countries that the mode speaks of, with spaces or commas between them. */
      countries?: string;
      /** What becomes of visitors whose country nobody told, unless the site is offered everywhere. */
      unknown?: "open" | "blocked";
      /** Addresses that are let in wherever they are. */
      open?: SwitchAddress[];
      /** Addresses that are never let in, unless they stand among those that are. */
      blocked?: SwitchAddress[];
      /** Time zone in which days and times are written, by its IANA name; UTC where nothing is said. */
      zone?: string;
    };
    value: SystemSwitches;
  };
  /** Whether signing in asks this operator for a code */
  getOperatorFactor: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: SecondFactorState;
  };
  /** Switches the operator's second factor on, with a first code */
  confirmOperatorFactor: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Six figures of the app, or a recovery code. */
      code: string;
    };
    params: {
      /** Six figures of the app, or a recovery code. */
      code: string;
    };
    value: SecondFactorCodes;
  };
  /** Makes a secret for an app, with a fresh password */
  startOperatorFactor: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: SecondFactorSetup;
  };
  /** Makes new recovery codes in the place of the operator's own, with a fresh password */
  renewRecoveryCodes: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: SecondFactorCodes;
  };
  /** Switches the operator's second factor off, with password and code */
  removeOperatorFactor: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Password. */
      password: string;
      /** Six figures of the app, or a recovery code. */
      code: string;
    };
    params: {
      /** Password. */
      password: string;
      /** Six figures of the app, or a recovery code. */
      code: string;
    };
    value: Done;
  };
  /** Who may sign in at the console */
  listOperators: {
    path: Record<string, never>;
    query: {
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page, in the asked order. */
      rows: OperatorRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Takes away another operator's second factor and passkeys, with a fresh password */
  resetOperatorFactor: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: Done;
  };
  /** Invitations to the console, the newest first */
  listInvitations: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** At most 100. */
      rows: OperatorInvitation[];
    };
  };
  /** Invites an operator by a link that is shown once, with a fresh password */
  inviteOperator: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Account name: 2 to 32 small letters, digits, dots and dashes, a letter first. */
      account: string;
      /** A role of schemas/rights.json. */
      role: "viewer" | "support" | "editor" | "reviewer" | "publisher" | "administrator";
    };
    params: {
      /** Account name: 2 to 32 small letters, digits, dots and dashes, a letter first. */
      account: string;
      /** A role of schemas/rights.json. */
      role: "viewer" | "support" | "editor" | "reviewer" | "publisher" | "administrator";
    };
    value: {
      /** Where the invited operator chooses a password. */
      link: string;
      /** From then on it opens nothing. */
      endsAt: string;
    };
  };
  /** Takes an open invitation back */
  endInvitation: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: Done;
  };
  /** Makes the account of an invitation */
  acceptInvitation: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** What stands behind the number sign of the link. */
      token: string;
      /** The new password. */
      password: string;
    };
    params: {
      /** What stands behind the number sign of the link. */
      token: string;
      /** The new password. */
      password: string;
    };
    value: {
      /** Account name. */
      account: string;
    };
  };
  /** Gives another operator a role, with a fresh password */
  setOperatorRole: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** A role of schemas/rights.json. */
      role: "viewer" | "support" | "editor" | "reviewer" | "publisher" | "administrator";
    };
    params: {
      id: string;
    } & {
      /** A role of schemas/rights.json. */
      role: "viewer" | "support" | "editor" | "reviewer" | "publisher" | "administrator";
    };
    value: Done;
  };
  /** Closes another operator's account, or opens it again, with a fresh password */
  setOperatorDisabled: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** Whether the account is closed. */
      isDisabled: boolean;
    };
    params: {
      id: string;
    } & {
      /** Whether the account is closed. */
      isDisabled: boolean;
    };
    value: Done;
  };
  /** Ends all sessions of another operator, with a fresh password */
  endOperatorSessions: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: Done;
  };
  /** What is demanded of operators */
  getOperatorRule: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: OperatorRule;
  };
  /** Demands a second factor of every operator or of those who publish, or no longer, with a fresh password */
  setOperatorRule: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Whether more than a password is demanded. Only a demo takes false: refused as `publishers_need_factor` elsewhere. */
      demandsSecondFactor: boolean;
      /** Of whom: everybody, those who may publish, or those and the roles that are named. */
      of?: "all" | "publishers" | "roles";
      /** With `roles`: of which more it is demanded than of those who may publish. */
      roles?: {
        /** Of the role viewer. */
        viewer?: boolean;
        /** Of the role support. */
        support?: boolean;
        /** Of the role editor. */
        editor?: boolean;
        /** Of the role reviewer. */
        reviewer?: boolean;
      };
    };
    params: {
      /** Whether more than a password is demanded. Only a demo takes false: refused as `publishers_need_factor` elsewhere. */
      demandsSecondFactor: boolean;
      /** Of whom: everybody, those who may publish, or those and the roles that are named. */
      of?: "all" | "publishers" | "roles";
      /** With `roles`: of which more it is demanded than of those who may publish. */
      roles?: {
        /** Of the role viewer. */
        viewer?: boolean;
        /** Of the role support. */
        support?: boolean;
        /** Of the role editor. */
        editor?: boolean;
        /** Of the role reviewer. */
        reviewer?: boolean;
      };
    };
    value: OperatorRule;
  };
  /** What was said, with who said it */
  listChatRecord: {
    path: Record<string, never>;
    query: {
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page, the newest first. */
      rows: ChatRecordRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows there are in all. */
      total: number;
    };
  };
  /** Takes a message away from everybody */
  removeChatMessage: {
    path: {
      id: number;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: number;
    };
    value: Done;
  };
  /** Members who may not write for a time */
  listChatMutes: {
    path: Record<string, never>;
    query: {
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page, the newest first. */
      rows: ChatMuteRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows there are in all. */
      total: number;
    };
  };
  /** Keeps a member from writing for a time */
  muteChatMember: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Account of the member. */
      account: string;
      /** From now on. */
      minutes: number;
      /** Told to the member. */
      reason: string;
    };
    params: {
      /** Account of the member. */
      account: string;
      /** From now on. */
      minutes: number;
      /** Told to the member. */
      reason: string;
    };
    value: Done;
  };
  /** Lets a member write again */
  unmuteChatMember: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Account of the member. */
      account: string;
    };
    params: {
      /** Account of the member. */
      account: string;
    };
    value: Done;
  };
  /** Words that no message may hold */
  getChatWords: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: ChatWords;
  };
  /** Replaces the words that no message may hold */
  setChatWords: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** One a line; an asterisk at its end stands for whatever follows. */
      words: string;
    };
    params: {
      /** One a line; an asterisk at its end stands for whatever follows. */
      words: string;
    };
    value: ChatWords;
  };
  /** Members with limits or breaks, those whose break runs first */
  listPlayDesk: {
    path: Record<string, never>;
    query: {
      search?: string;
      pause?: "timeOut" | "exclusion";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      search?: string;
      pause?: "timeOut" | "exclusion";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page. */
      rows: PlayDeskRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** A member's limits and breaks, and how they came about */
  getPlayDetails: {
    path: {
      account: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      account: string;
    };
    value: {
      /** The member's account. */
      account: string;
      /** ISO 4217 code. */
      currency: string;
      /** The break that runs; null where there is none. */
      pause: PlayPause | null;
      /** What counts, and how much is used. */
      used: PlayLimit[];
      /** Limits by who set them. */
      limits: PlayDeskLimit[];
      /** The last hundred changes, newest first. */
      changes: PlayDeskChange[];
    };
  };
  /** Sets an operators' limit for a member */
  setPlayDeskLimit: {
    path: {
      account: string;
    };
    query: Record<string, never>;
    body: {
      /** What is limited: what is paid in, what is lost, minutes of playing. */
      kind: "deposit" | "loss" | "time";
      /** The span that ends now: 24 hours, 7 days, 30 days. A time has a day alone. */
      period: "day" | "week" | "month";
      /** Minor units, of a time minutes; null takes the limit away. */
      amount: number | null;
      /** Why, for the record. */
      reason: string;
    };
    params: {
      account: string;
    } & {
      /** What is limited: what is paid in, what is lost, minutes of playing. */
      kind: "deposit" | "loss" | "time";
      /** The span that ends now: 24 hours, 7 days, 30 days. A time has a day alone. */
      period: "day" | "week" | "month";
      /** Minor units, of a time minutes; null takes the limit away. */
      amount: number | null;
      /** Why, for the record. */
      reason: string;
    };
    value: Done;
  };
  /** Gives a member a break, or excludes it */
  startPlayDeskBreak: {
    path: {
      account: string;
    };
    query: Record<string, never>;
    body: {
      /** A break, or an exclusion. */
      kind: "timeOut" | "exclusion";
      /** Days; 0 is for good. */
      days: number;
      /** Why, for the record. */
      reason: string;
    };
    params: {
      account: string;
    } & {
      /** A break, or an exclusion. */
      kind: "timeOut" | "exclusion";
      /** Days; 0 is for good. */
      days: number;
      /** Why, for the record. */
      reason: string;
    };
    value: Done;
  };
  /** Messages that operators sent, newest first */
  listSentMessages: {
    path: Record<string, never>;
    query: {
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page. */
      rows: SentMessageRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Sends a message to a member, a list, a group or everybody */
  sendMessages: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** One member, those of a list, agents, players who are no agents, or everybody. */
      to: "member" | "list" | "agents" | "players" | "all";
      /** The member's account. */
      account?: string;
      /** What it says, by language. */
      texts: {
        /** Code of the language. */
        language: string;
        /** The title. */
        title: string;
        /** HTML, cleaned before it is kept. */
        body: string;
      }[];
      /** The accounts of a list, with spaces, commas or lines between them; a thousand at most. */
      accounts?: string;
    };
    params: {
      /** One member, those of a list, agents, players who are no agents, or everybody. */
      to: "member" | "list" | "agents" | "players" | "all";
      /** The member's account. */
      account?: string;
      /** What it says, by language. */
      texts: {
        /** Code of the language. */
        language: string;
        /** The title. */
        title: string;
        /** HTML, cleaned before it is kept. */
        body: string;
      }[];
      /** The accounts of a list, with spaces, commas or lines between them; a thousand at most. */
      accounts?: string;
    };
    value: {
      /** Members. */
      sent: number;
    };
  };
  /** Orders to pay in, those that wait for a decision first */
  listDepositDesk: {
    path: Record<string, never>;
    query: {
      state?: "created" | "paying" | "paid" | "credited" | "cancelled" | "expired" | "rejected";
      kind?: "bank" | "qr" | "card" | "crypto";
      search?: string;
      waiting?: "yes";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      state?: "created" | "paying" | "paid" | "credited" | "cancelled" | "expired" | "rejected";
      kind?: "bank" | "qr" | "card" | "crypto";
      search?: string;
      waiting?: "yes";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page. */
      rows: DepositDeskRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** The ways to pay in, and whether they are offered */
  listDepositDeskChannels: {
    path: Record<string, never>;
    query: {
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      page?: number;
      pageSize?: number;
    };
    value: {
      /** In the order they are offered. */
      rows: DepositDeskChannel[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Offers a way to pay in, or closes it */
  setDepositChannel: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** It is offered. */
      isOpen: boolean;
    };
    params: {
      id: string;
    } & {
      /** It is offered. */
      isOpen: boolean;
    };
    value: Done;
  };
  /** An order to pay in, with its proof */
  getDepositDetails: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: DepositDetails;
  };
  /** Books what arrived for an order */
  approveDeposit: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** What arrived, in minor units; asked for where nobody else told of it. */
      amount?: number;
      /** For the audit. */
      note?: string;
    };
    params: {
      id: string;
    } & {
      /** What arrived, in minor units; asked for where nobody else told of it. */
      amount?: number;
      /** For the audit. */
      note?: string;
    };
    value: Done;
  };
  /** Rejects an order, or gives held payments back */
  rejectDeposit: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** Told to the player. */
      reason: string;
    };
    params: {
      id: string;
    } & {
      /** Told to the player. */
      reason: string;
    };
    value: Done;
  };
  /** Vendors and accounts that are closed */
  getClosures: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: Closures;
  };
  /** Closes a vendor of games for maintenance, or opens it */
  setVendorStatus: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Code of the vendor. */
      vassalage: string;
      /** In which category. */
      gameType: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      /** Its state. */
      status: "open" | "soon" | "maintenance";
      /** After how many hours the maintenance is expected to be over, which the site tells; somebody opens the vendor then. */
      hours?: number;
    };
    params: {
      /** Code of the vendor. */
      vassalage: string;
      /** In which category. */
      gameType: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      /** Its state. */
      status: "open" | "soon" | "maintenance";
      /** After how many hours the maintenance is expected to be over, which the site tells; somebody opens the vendor then. */
      hours?: number;
    };
    value: Closures;
  };
  /** Locks an account, or unlocks it */
  setMemberLock: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Name of the account; its case does not matter. */
      account: string;
      /** Whether it is locked from now on. */
      isLocked: boolean;
    };
    params: {
      /** Name of the account; its case does not matter. */
      account: string;
      /** Whether it is locked from now on. */
      isLocked: boolean;
    };
    value: Closures;
  };
  /** Asks to take away what a member has filled in or proved, so that it can be filled in again */
  correctMember: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Name of the account; its case does not matter. */
      account: string;
      /** What is taken away. */
      what: "realName" | "birthday" | "email" | "mobileNum" | "paymentPassword";
      /** Why, for the audit. */
      reason: string;
    };
    params: {
      /** Name of the account; its case does not matter. */
      account: string;
      /** What is taken away. */
      what: "realName" | "birthday" | "email" | "mobileNum" | "paymentPassword";
      /** Why, for the audit. */
      reason: string;
    };
    value: Done;
  };
  /** How much waits at the money desk, and how long */
  getMoneyFigures: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** Orders whose proof waits to be looked at. */
      proofs: number;
      /** Payments that are held. */
      held: number;
      /** Withdrawals to decide on, to pay out, or that did not arrive. */
      withdrawals: number;
      /** Entries by hand that wait for a second operator. */
      entries: number;
      /** How long the oldest of all these has waited. */
      oldestMinutes: number;
      /** Events of the last seven days that no provider had signed. */
      forged: number;
      /** A payment provider is set up. */
      hasProvider: boolean;
    };
  };
  /** Deposits, withdrawals and entries by hand that wait for an operator, the longest first */
  listMoneyQueue: {
    path: Record<string, never>;
    query: {
      kind?: "deposit" | "withdrawal" | "adjustment";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      kind?: "deposit" | "withdrawal" | "adjustment";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page. */
      rows: MoneyQueueRow[];
      /** Which page this is, from 1. */
      page: number;
      /** Rows a page. */
      pageSize: number;
      /** Rows on all pages. */
      total: number;
    };
  };
  /** Withdrawals, the latest first */
  listWithdrawalDesk: {
    path: Record<string, never>;
    query: {
      waiting?: "yes";
      state?: "requested" | "approved" | "sent" | "partial" | "disputed" | "received" | "rejected" | "cancelled";
      search?: string;
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      waiting?: "yes";
      state?: "requested" | "approved" | "sent" | "partial" | "disputed" | "received" | "rejected" | "cancelled";
      search?: string;
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page. */
      rows: WithdrawalDeskRow[];
      /** Which page this is, from 1. */
      page: number;
      /** Rows a page. */
      pageSize: number;
      /** Rows on all pages. */
      total: number;
    };
  };
  /** How much waits at the desk of withdrawals */
  getWithdrawalFigures: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** Wait for a decision. */
      requested: number;
      /** Wait to be paid out. */
      approved: number;
      /** Said not to have arrived. */
      disputed: number;
      /** Later than players were told. */
      late: number;
      /** How long the oldest has waited. */
      oldestMinutes: number;
    };
  };
  /** The ways to be paid, and whether they are offered */
  listWithdrawalDeskWays: {
    path: Record<string, never>;
    query: {
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page. */
      rows: {
        /** Its name. */
        id: string;
        /** What sort of way it is. */
        kind: "bank" | "ewallet" | "crypto";
        /** In the operator's language. */
        name: string;
        /** Offered. */
        isOpen: boolean;
        /** In which currencies. */
        currencies: string;
        /** Who changed it last. */
        changedBy: string;
        /** When. */
        changedAt: string;
        /** Its name by language. */
        words: {
          /** Its code. */
          language: string;
          /** The name. */
          name: string;
        }[];
        /** The currencies that it is offered in, and what is kept of an amount. */
        fees: {
          /** ISO 4217. */
          currency: string;
          /** A fixed part, in minor units. */
          feeFixed: number;
          /** And hundredths of a per cent. */
          feePoints: number;
        }[];
        /** What an account's number is written in. */
        alphabet: "digits" | "alnum" | "base58" | "hex";
        /** What each number begins with. */
        prefix: string;
        /** The fewest characters of a number. */
        min: number;
        /** The most. */
        max: number;
        /** Where it stands among the ways. */
        place: number;
      }[];
      /** Which page this is, from 1. */
      page: number;
      /** Rows a page. */
      pageSize: number;
      /** Rows on all pages. */
      total: number;
    };
  };
  /** Asks for a new way to be paid */
  addWithdrawalWay: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Its name in addresses; it stays. */
      id: string;
      /** What it is. */
      kind: "bank" | "ewallet" | "crypto";
      /** Its name by language. */
      words: {
        /** Its code. */
        language: string;
        /** The name. */
        name: string;
      }[];
      /** The currencies that it is offered in, and what is kept of an amount. */
      fees: {
        /** ISO 4217. */
        currency: string;
        /** A fixed part, in minor units. */
        feeFixed: number;
        /** And hundredths of a per cent. */
        feePoints: number;
      }[];
      /** What an account's number is written in. */
      alphabet: "digits" | "alnum" | "base58" | "hex";
      /** What each number begins with. */
      prefix: string;
      /** The fewest characters of a number. */
      min: number;
      /** The most. */
      max: number;
      /** Where it stands among the ways. */
      place: number;
    };
    params: {
      /** Its name in addresses; it stays. */
      id: string;
      /** What it is. */
      kind: "bank" | "ewallet" | "crypto";
      /** Its name by language. */
      words: {
        /** Its code. */
        language: string;
        /** The name. */
        name: string;
      }[];
      /** The currencies that it is offered in, and what is kept of an amount. */
      fees: {
        /** ISO 4217. */
        currency: string;
        /** A fixed part, in minor units. */
        feeFixed: number;
        /** And hundredths of a per cent. */
        feePoints: number;
      }[];
      /** What an account's number is written in. */
      alphabet: "digits" | "alnum" | "base58" | "hex";
      /** What each number begins with. */
      prefix: string;
      /** The fewest characters of a number. */
      min: number;
      /** The most. */
      max: number;
      /** Where it stands among the ways. */
      place: number;
    };
    value: Done;
  };
  /** Offers a way to be paid, or closes it */
  setWithdrawalWay: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** Offered. */
      isOpen: boolean;
    };
    params: {
      id: string;
    } & {
      /** Offered. */
      isOpen: boolean;
    };
    value: Done;
  };
  /** What holds for withdrawals, by currency */
  listWithdrawalRules: {
    path: Record<string, never>;
    query: {
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page. */
      rows: WithdrawalRuleRow[];
      /** Which page this is, from 1. */
      page: number;
      /** Rows a page. */
      pageSize: number;
      /** Rows on all pages. */
      total: number;
    };
  };
  /** Asks for other rules of withdrawals in a currency */
  setWithdrawalRule: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** The least at once. */
      least: number;
      /** The most at once. */
      most: number;
      /** The most of one member on one day. */
      dayMost: number;
      /** How often one member on one day. */
      dayCount: number;
      /** From this amount on, who pays out is not who approved. */
      twoFrom: number;
      /** From adding an account until it can be paid to. */
      accountMinutes: number;
      /** What players are told to wait for a decision. */
      decideMinutes: number;
      /** And for the pay-out. */
      payMinutes: number;
      /** And for the bank. */
      bankMinutes: number;
      /** Paid out and not answered for so long counts as received. */
      receiptMinutes: number;
    };
    params: {
      id: string;
    } & {
      /** The least at once. */
      least: number;
      /** The most at once. */
      most: number;
      /** The most of one member on one day. */
      dayMost: number;
      /** How often one member on one day. */
      dayCount: number;
      /** From this amount on, who pays out is not who approved. */
      twoFrom: number;
      /** From adding an account until it can be paid to. */
      accountMinutes: number;
      /** What players are told to wait for a decision. */
      decideMinutes: number;
      /** And for the pay-out. */
      payMinutes: number;
      /** And for the bank. */
      bankMinutes: number;
      /** Paid out and not answered for so long counts as received. */
      receiptMinutes: number;
    };
    value: Done;
  };
  /** A withdrawal, with the account it goes to and the player's pictures */
  getWithdrawalDetails: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: WithdrawalDetails;
  };
  /** Approves a withdrawal */
  approveWithdrawal: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** For the audit. */
      note?: string;
    };
    params: {
      id: string;
    } & {
      /** For the audit. */
      note?: string;
    };
    value: Done;
  };
  /** Gives what is not paid out back into the wallet */
  rejectWithdrawal: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** Why; the player reads it. */
      reason: string;
    };
    params: {
      id: string;
    } & {
      /** Why; the player reads it. */
      reason: string;
    };
    value: Done;
  };
  /** Notes that a withdrawal was paid out, all or a part of it */
  payWithdrawal: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** How much of it, in minor units. */
      amount: number;
      /** The bank's reference. */
      reference: string;
    };
    params: {
      id: string;
    } & {
      /** How much of it, in minor units. */
      amount: number;
      /** The bank's reference. */
      reference: string;
    };
    value: Done;
  };
  /** Closes what was paid out as received */
  forceReceipt: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** Why; the player reads it. */
      reason: string;
    };
    params: {
      id: string;
    } & {
      /** Why; the player reads it. */
      reason: string;
    };
    value: Done;
  };
  /** Notes that the bank gave a payment back, all or a part of it */
  bounceWithdrawal: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** How much, in minor units. */
      amount: number;
      /** Why; the player reads it. */
      reason: string;
    };
    params: {
      id: string;
    } & {
      /** How much, in minor units. */
      amount: number;
      /** Why; the player reads it. */
      reason: string;
    };
    value: Done;
  };
  /** Entries by hand, the latest first */
  listAdjustments: {
    path: Record<string, never>;
    query: {
      state?: "asked" | "booked" | "refused";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      state?: "asked" | "booked" | "refused";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page. */
      rows: AdjustmentRow[];
      /** Which page this is, from 1. */
      page: number;
      /** Rows a page. */
      pageSize: number;
      /** Rows on all pages. */
      total: number;
    };
  };
  /** Asks for an entry by hand in a member's wallet */
  askAdjustment: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The member's account. */
      account: string;
      /** Into the wallet, or out of it. */
      direction: "in" | "out";
      /** In minor units of the member's currency. */
      amount: number;
      /** Why. */
      reason: string;
    };
    params: {
      /** The member's account. */
      account: string;
      /** Into the wallet, or out of it. */
      direction: "in" | "out";
      /** In minor units of the member's currency. */
      amount: number;
      /** Why. */
      reason: string;
    };
    value: AdjustmentRow;
  };
  /** An entry by hand, with its reason and who asked for it */
  getAdjustment: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: AdjustmentRow;
  };
  /** Books an entry that another operator asked for */
  bookAdjustment: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: Done;
  };
  /** Refuses an entry that was asked for */
  refuseAdjustment: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** Why it is not booked; whoever asked reads it. */
      reason: string;
    };
    params: {
      id: string;
    } & {
      /** Why it is not booked; whoever asked reads it. */
      reason: string;
    };
    value: Done;
  };
  /** Tokens of programs, the newest first */
  listApiTokens: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** At most 200. */
      rows: ApiToken[];
    };
  };
  /** A new token for a program, shown once */
  createApiToken: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** What it is for. */
      name: string;
      /** read: what a viewer sees. draft: also edits the operator's draft. publish: also publishes and goes back. console: whatever the operator's role may. flags: asks which features are on (OFREP), and nothing else. None does what its operator may not. */
      scope: "read" | "draft" | "publish" | "console" | "flags";
      /** It ends after so many days. */
      days: number;
    };
    params: {
      /** What it is for. */
      name: string;
      /** read: what a viewer sees. draft: also edits the operator's draft. publish: also publishes and goes back. console: whatever the operator's role may. flags: asks which features are on (OFREP), and nothing else. None does what its operator may not. */
      scope: "read" | "draft" | "publish" | "console" | "flags";
      /** It ends after so many days. */
      days: number;
    };
    value: {
      /** The token. Only its hash is kept. */
      token: string;
      /** From then on it opens nothing. */
      endsAt: string;
    };
  };
  /** Ends a token at once */
  endApiToken: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: {
      /** Id of the token. */
      id: string;
    };
  };
  /** What is for some only, and how many members it reaches */
  listRollouts: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** Features and banners of the live revision that say whom they are for. */
      rows: RolloutRow[];
      /** Accounts that are open. */
      members: number;
      /** Names of the features that the live revision has on for anybody, in their order: what can be switched off. */
      features: string[];
    };
  };
  /** Switches a feature off for everybody, at once */
  stopFeature: {
    path: {
      name: string;
    };
    query: Record<string, never>;
    body: {
      /** Why; it stays with the revision. */
      reason: string;
    };
    params: {
      name: string;
    } & {
      /** Why; it stays with the revision. */
      reason: string;
    };
    value: {
      /** Number of the revision that has it off. */
      seq: number;
    };
  };
  /** The pictures of the brand, the newest first */
  listAssets: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** Pictures; a thousand at most. */
      rows: {
        /** SHA-256 of its bytes, in hexadecimal digits. */
        hash: string;
        /** The path it is served under, which never shows another. */
        address: string;
        /** What operators call it. */
        name: string;
        /** In pixels. */
        width: number;
        /** In pixels. */
        height: number;
        /** In bytes. */
        size: number;
        /** What it shows, in words, by language. */
        alt: Record<string, string>;
        /** When it came. */
        addedAt: string;
        /** Who brought it. */
        addedBy: string;
        /** Where the live site and drafts show it; twenty at most. */
        uses: {
          /** Of the live site; else of a draft. */
          isLive: boolean;
          /** Whose draft it is; empty for the live site. */
          operator: string;
          /** JSON pointer into the configuration; empty where it is none. */
          pointer: string;
          /** What shows it: the configuration, or something that acts at once. */
          of: "site" | "vendor" | "game" | "reward" | "notice";
          /** Its name; empty for the configuration. */
          name: string;
        }[];
      }[];
    };
  };
  /** Brings a picture into the library */
  addAsset: {
    path: Record<string, never>;
    query: {
      name: string;
      hash?: string;
    };
    body: Uint8Array;
    params: {
      name: string;
      hash?: string;
    } & {
      /** The bytes: 2 MB at most. */
      body: Uint8Array;
    };
    value: {
      /** By what it is known. */
      hash: string;
    };
  };
  /** Says what a picture is called, and what it shows */
  describeAsset: {
    path: {
      hash: string;
    };
    query: Record<string, never>;
    body: {
      /** What operators call it. */
      name: string;
      /** What it shows, in words, by language. */
      alt: Record<string, string>;
    };
    params: {
      hash: string;
    } & {
      /** What operators call it. */
      name: string;
      /** What it shows, in words, by language. */
      alt: Record<string, string>;
    };
    value: Done;
  };
  /** Takes a picture out of the library */
  removeAsset: {
    path: {
      hash: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      hash: string;
    };
    value: Done;
  };
  /** Whether the own draft is still as a file from another platform left it */
  getCopy: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** The copy that the draft is still as it was taken; null where there is none. */
      copy: 
  | {
        /** Where the file was taken out, as it says. */
        platform: string;
        /** The revision that was live there. */
        seq: number;
        /** When it was taken in. */
        at: string;
      }
  | null;
    };
  };
  /** Takes parts of a file from another platform into the own draft */
  takeCopy: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The configuration that the file holds. What it is, is judged. */
      site: Record<string, unknown>;
      /** Which parts of it. */
      parts: (
        | "rules"
        | "flags"
        | "menus"
        | "layouts"
        | "pages"
        | "forms"
        | "theme"
        | "texts"
        | "brand"
        | "banners"
        | "help"
        | "promotions")[];
      /** Hash of the live revision that the file was compared with. */
      live: string;
      /** Hash of the own draft as it was seen. */
      expected?: string;
      /** Where the file was taken out, as it says: for the audit. */
      platform: string;
      /** The revision that was live there. */
      seq: number;
      resolutions?: Resolutions;
    };
    params: {
      /** The configuration that the file holds. What it is, is judged. */
      site: Record<string, unknown>;
      /** Which parts of it. */
      parts: (
        | "rules"
        | "flags"
        | "menus"
        | "layouts"
        | "pages"
        | "forms"
        | "theme"
        | "texts"
        | "brand"
        | "banners"
        | "help"
        | "promotions")[];
      /** Hash of the live revision that the file was compared with. */
      live: string;
      /** Hash of the own draft as it was seen. */
      expected?: string;
      /** Where the file was taken out, as it says: for the audit. */
      platform: string;
      /** The revision that was live there. */
      seq: number;
      resolutions?: Resolutions;
    };
    value: Draft;
  };
  /** What a file from another platform would change here */
  lookAtCopy: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** The configuration that the file holds. What it is, is judged. */
      site: Record<string, unknown>;
    };
    params: {
      /** The configuration that the file holds. What it is, is judged. */
      site: Record<string, unknown>;
    };
    value: {
      live: ComparedSite;
      /** What differs from what is live here, in document order. */
      entries: DiffEntry[];
      /** Members that no configuration has; they are left out. */
      foreign: string[];
      /** What the quick checks find in it as a whole. */
      problems: Diagnostic[];
    };
  };
  /** Puts the draft back that was there before a file was taken in */
  takeCopyBack: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: Draft;
  };
  /** Reads what is live on another platform, by its address and a token that may read */
  fetchCopy: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Its address. */
      address: string;
      /** A token of a program there that may read. */
      token: string;
    };
    params: {
      /** Its address. */
      address: string;
      /** A token of a program there that may read. */
      token: string;
    };
    value: {
      /** Where it is live. */
      platform: string;
      /** The revision that is live there. */
      seq: number;
      /** The configuration. What it is, is judged later. */
      site: Record<string, unknown>;
      /** Pictures that it shows and that are not here. */
      pictures: {
        /** Its hash. */
        hash: string;
        /** What it is called there. */
        name: string;
        /** Its words by language. */
        alt: Record<string, unknown>;
        /** The picture in base 64. */
        bytes: string;
      }[];
    };
  };
  /** What waits at the desk of the mall */
  getMallFigures: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** Redemptions that wait. */
      redeems: number;
      /** Applications that wait. */
      applications: number;
      /** How long the oldest of both has waited. */
      oldestMinutes: number;
      /** Points that members have in all. */
      points: number;
    };
  };
  /** Redemptions, those that wait first */
  listRedeemDesk: {
    path: Record<string, never>;
    query: {
      status?: "process" | "approved" | "rejected";
      search?: string;
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      status?: "process" | "approved" | "rejected";
      search?: string;
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The page. */
      rows: RedeemDeskRow[];
      /** Which page. */
      page: number;
      /** Rows a page. */
      pageSize: number;
      /** Rows in all. */
      total: number;
    };
  };
  /** Approves a redemption: the goods are sent */
  approveRedeem: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** Such as how it is sent. */
      remark?: string;
    };
    params: {
      id: string;
    } & {
      /** Such as how it is sent. */
      remark?: string;
    };
    value: Done;
  };
  /** Rejects a redemption: the points come back */
  rejectRedeem: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** The player reads it. */
      remark: string;
    };
    params: {
      id: string;
    } & {
      /** The player reads it. */
      remark: string;
    };
    value: Done;
  };
  /** Rewards of the points mall */
  listRewardDesk: {
    path: Record<string, never>;
    query: {
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The page. */
      rows: RewardDeskRow[];
      /** Which page. */
      page: number;
      /** Rows a page. */
      pageSize: number;
      /** Rows in all. */
      total: number;
    };
  };
  /** Adds a reward */
  addPointReward: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** ISO 4217. */
      currency: string;
      /** Words by language. */
      words: {
        /** Its code. */
        language: string;
        /** The name. */
        name: string;
        /** More about it. */
        note?: string;
      }[];
      /** Seed of a drawn picture. */
      art: string;
      /** Address of a picture: https, or a path. */
      picture: string;
      /** What it costs. */
      points: number;
      /** What has to have been paid in within thirty days. Minor units. */
      amount: number;
      /** How many there are in all. */
      quantity: number;
      /** It is offered. */
      isOpen: boolean;
      /** Its place in the list. */
      place: number;
    };
    params: {
      /** ISO 4217. */
      currency: string;
      /** Words by language. */
      words: {
        /** Its code. */
        language: string;
        /** The name. */
        name: string;
        /** More about it. */
        note?: string;
      }[];
      /** Seed of a drawn picture. */
      art: string;
      /** Address of a picture: https, or a path. */
      picture: string;
      /** What it costs. */
      points: number;
      /** What has to have been paid in within thirty days. Minor units. */
      amount: number;
      /** How many there are in all. */
      quantity: number;
      /** It is offered. */
      isOpen: boolean;
      /** Its place in the list. */
      place: number;
    };
    value: {
      /** Its name. */
      id: string;
    };
  };
  /** Changes a reward */
  changePointReward: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** ISO 4217. */
      currency: string;
      /** Words by language. */
      words: {
        /** Its code. */
        language: string;
        /** The name. */
        name: string;
        /** More about it. */
        note?: string;
      }[];
      /** Seed of a drawn picture. */
      art: string;
      /** Address of a picture: https, or a path. */
      picture: string;
      /** What it costs. */
      points: number;
      /** What has to have been paid in within thirty days. Minor units. */
      amount: number;
      /** How many there are in all. */
      quantity: number;
      /** It is offered. */
      isOpen: boolean;
      /** Its place in the list. */
      place: number;
    };
    params: {
      id: string;
    } & {
      /** ISO 4217. */
      currency: string;
      /** Words by language. */
      words: {
        /** Its code. */
        language: string;
        /** The name. */
        name: string;
        /** More about it. */
        note?: string;
      }[];
      /** Seed of a drawn picture. */
      art: string;
      /** Address of a picture: https, or a path. */
      picture: string;
      /** What it costs. */
      points: number;
      /** What has to have been paid in within thirty days. Minor units. */
      amount: number;
      /** How many there are in all. */
      quantity: number;
      /** It is offered. */
      isOpen: boolean;
      /** Its place in the list. */
      place: number;
    };
    value: Done;
  };
  /** Rates of points and rewards of invitations, in the brand's currency */
  getMallSettings: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** ISO 4217. */
      currency: string;
      /** Staked for one point; 0: none are earned. Minor units. */
      turnover: number;
      /** Points become money. */
      isConvertible: boolean;
      /** So many points */
      convertPoints: number;
      /** become so much. Minor units. */
      convertAmount: number;
      /** Fewest points at once. */
      convertLeast: number;
      /** For each friend who paid in. Minor units. */
      referralReward: number;
      /** What a friend has to pay in. Minor units. */
      referralDeposit: number;
      /** Most rewards of a member. */
      referralMost: number;
      /** When they were changed last. */
      changedAt: string | null;
      /** By whom. */
      changedBy: string;
    };
  };
  /** Asks for other rates: they hold once a second operator agrees. Closing the conversion of points alone holds at once */
  setMallSettings: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Staked for one point; 0: none are earned. Minor units. */
      turnover: number;
      /** Points become money. */
      isConvertible: boolean;
      /** So many points */
      convertPoints: number;
      /** become so much. Minor units. */
      convertAmount: number;
      /** Fewest points at once. */
      convertLeast: number;
      /** For each friend who paid in. Minor units. */
      referralReward: number;
      /** What a friend has to pay in. Minor units. */
      referralDeposit: number;
      /** Most rewards of a member. */
      referralMost: number;
    };
    params: {
      /** Staked for one point; 0: none are earned. Minor units. */
      turnover: number;
      /** Points become money. */
      isConvertible: boolean;
      /** So many points */
      convertPoints: number;
      /** become so much. Minor units. */
      convertAmount: number;
      /** Fewest points at once. */
      convertLeast: number;
      /** For each friend who paid in. Minor units. */
      referralReward: number;
      /** What a friend has to pay in. Minor units. */
      referralDeposit: number;
      /** Most rewards of a member. */
      referralMost: number;
    };
    value: Done;
  };
  /** Who takes part in activities, those that wait first */
  listActivityEntries: {
    path: Record<string, never>;
    query: {
      state?: "applying" | "rejected" | "joined" | "issued" | "claimed" | "lost";
      search?: string;
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      state?: "applying" | "rejected" | "joined" | "issued" | "claimed" | "lost";
      search?: string;
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The page. */
      rows: ActivityEntryRow[];
      /** Which page. */
      page: number;
      /** Rows a page. */
      pageSize: number;
      /** Rows in all. */
      total: number;
    };
  };
  /** An application with its pictures */
  getActivityEntry: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: {
      /** Its name. */
      id: string;
      /** Whose it is. */
      account: string;
      /** The activity. */
      title: string;
      /** How it stands. */
      state: "applying" | "rejected" | "joined" | "issued" | "claimed" | "lost";
      /** What the player wrote. */
      remark: string;
      /** What was answered. */
      reason: string;
      /** How often it was sent. */
      tries: number;
      /** ISO 4217. */
      currency: string;
      /** What it is worth. Minor units. */
      amount: number;
      /** When it was sent first. */
      createdAt: string;
      /** When it changed last. */
      changedAt: string;
      /** Which operator. */
      decidedBy: string | null;
      /** As data addresses. */
      pictures: {
        /** From 1. */
        place: number;
        /** Data address. */
        picture: string;
      }[];
    };
  };
  /** Approves an application: the player takes part */
  approveEntry: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** What the player reads. */
      reason?: string;
    };
    params: {
      id: string;
    } & {
      /** What the player reads. */
      reason?: string;
    };
    value: Done;
  };
  /** Rejects an application */
  rejectEntry: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** The player reads it. */
      reason: string;
    };
    params: {
      id: string;
    } & {
      /** The player reads it. */
      reason: string;
    };
    value: Done;
  };
  /** Issues the reward of an application, to be claimed */
  issueEntry: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** What it is worth. Minor units. */
      amount: number;
      /** What the player reads. */
      reason?: string;
    };
    params: {
      id: string;
    } & {
      /** What it is worth. Minor units. */
      amount: number;
      /** What the player reads. */
      reason?: string;
    };
    value: Done;
  };
  /** Activities */
  listActivityDesk: {
    path: Record<string, never>;
    query: {
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The page. */
      rows: ActivityDeskRow[];
      /** Which page. */
      page: number;
      /** Rows a page. */
      pageSize: number;
      /** Rows in all. */
      total: number;
    };
  };
  /** Adds an activity; of a raffle the seed is made, and its hash is told from then on */
  addActivity: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** How it is decided. */
      kind: "application" | "raffle";
      /** ISO 4217. */
      currency: string;
      /** Words by language. */
      words: {
        /** Its code. */
        language: string;
        /** The name. */
        name: string;
        /** More about it. */
        note?: string;
      }[];
      /** Seed of a drawn picture. */
      art: string;
      /** The day it begins, in the brand's time zone. */
      startsDay: string;
      /** And the time, HH:MM. */
      startsTime: string;
      /** The day it ends, in the brand's time zone. */
      endsDay: string;
      /** And the time, HH:MM. */
      endsTime: string;
      /** Pictures that an application has to have. */
      pictures: number;
      /** What an application is worth. Minor units. */
      amount: number;
      /** Of a raffle. */
      prizes?: {
        /** How many get it. */
        count: number;
        /** How much. Minor units. */
        amount: number;
      }[];
      /** It is shown. */
      isOpen: boolean;
      /** Its place in the list. */
      place: number;
    };
    params: {
      /** How it is decided. */
      kind: "application" | "raffle";
      /** ISO 4217. */
      currency: string;
      /** Words by language. */
      words: {
        /** Its code. */
        language: string;
        /** The name. */
        name: string;
        /** More about it. */
        note?: string;
      }[];
      /** Seed of a drawn picture. */
      art: string;
      /** The day it begins, in the brand's time zone. */
      startsDay: string;
      /** And the time, HH:MM. */
      startsTime: string;
      /** The day it ends, in the brand's time zone. */
      endsDay: string;
      /** And the time, HH:MM. */
      endsTime: string;
      /** Pictures that an application has to have. */
      pictures: number;
      /** What an application is worth. Minor units. */
      amount: number;
      /** Of a raffle. */
      prizes?: {
        /** How many get it. */
        count: number;
        /** How much. Minor units. */
        amount: number;
      }[];
      /** It is shown. */
      isOpen: boolean;
      /** Its place in the list. */
      place: number;
    };
    value: {
      /** Its name. */
      id: string;
    };
  };
  /** Changes an activity */
  changeActivity: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** How it is decided. */
      kind: "application" | "raffle";
      /** ISO 4217. */
      currency: string;
      /** Words by language. */
      words: {
        /** Its code. */
        language: string;
        /** The name. */
        name: string;
        /** More about it. */
        note?: string;
      }[];
      /** Seed of a drawn picture. */
      art: string;
      /** The day it begins, in the brand's time zone. */
      startsDay: string;
      /** And the time, HH:MM. */
      startsTime: string;
      /** The day it ends, in the brand's time zone. */
      endsDay: string;
      /** And the time, HH:MM. */
      endsTime: string;
      /** Pictures that an application has to have. */
      pictures: number;
      /** What an application is worth. Minor units. */
      amount: number;
      /** Of a raffle. */
      prizes?: {
        /** How many get it. */
        count: number;
        /** How much. Minor units. */
        amount: number;
      }[];
      /** It is shown. */
      isOpen: boolean;
      /** Its place in the list. */
      place: number;
    };
    params: {
      id: string;
    } & {
      /** How it is decided. */
      kind: "application" | "raffle";
      /** ISO 4217. */
      currency: string;
      /** Words by language. */
      words: {
        /** Its code. */
        language: string;
        /** The name. */
        name: string;
        /** More about it. */
        note?: string;
      }[];
      /** Seed of a drawn picture. */
      art: string;
      /** The day it begins, in the brand's time zone. */
      startsDay: string;
      /** And the time, HH:MM. */
      startsTime: string;
      /** The day it ends, in the brand's time zone. */
      endsDay: string;
      /** And the time, HH:MM. */
      endsTime: string;
      /** Pictures that an application has to have. */
      pictures: number;
      /** What an application is worth. Minor units. */
      amount: number;
      /** Of a raffle. */
      prizes?: {
        /** How many get it. */
        count: number;
        /** How much. Minor units. */
        amount: number;
      }[];
      /** It is shown. */
      isOpen: boolean;
      /** Its place in the list. */
      place: number;
    };
    value: Done;
  };
  /** Missions */
  listMissionDesk: {
    path: Record<string, never>;
    query: {
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The page. */
      rows: MissionDeskRow[];
      /** Which page. */
      page: number;
      /** Rows a page. */
      pageSize: number;
      /** Rows in all. */
      total: number;
    };
  };
  /** Adds a mission */
  addMission: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** What is counted. */
      kind: "deposit" | "bet" | "playDays";
      /** How long it lasts. */
      period: "daily" | "weekly" | "monthly";
      /** ISO 4217. */
      currency: string;
      /** Words by language. */
      words: {
        /** Its code. */
        language: string;
        /** The name. */
        name: string;
        /** More about it. */
        note?: string;
      }[];
      /** Minor units, or days. */
      target: number;
      /** What it gives. Minor units. */
      reward: number;
      /** It is offered. */
      isOpen: boolean;
      /** Its place in the list. */
      place: number;
    };
    params: {
      /** What is counted. */
      kind: "deposit" | "bet" | "playDays";
      /** How long it lasts. */
      period: "daily" | "weekly" | "monthly";
      /** ISO 4217. */
      currency: string;
      /** Words by language. */
      words: {
        /** Its code. */
        language: string;
        /** The name. */
        name: string;
        /** More about it. */
        note?: string;
      }[];
      /** Minor units, or days. */
      target: number;
      /** What it gives. Minor units. */
      reward: number;
      /** It is offered. */
      isOpen: boolean;
      /** Its place in the list. */
      place: number;
    };
    value: {
      /** Its name. */
      id: string;
    };
  };
  /** Changes a mission */
  changeMission: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** What is counted. */
      kind: "deposit" | "bet" | "playDays";
      /** How long it lasts. */
      period: "daily" | "weekly" | "monthly";
      /** ISO 4217. */
      currency: string;
      /** Words by language. */
      words: {
        /** Its code. */
        language: string;
        /** The name. */
        name: string;
        /** More about it. */
        note?: string;
      }[];
      /** Minor units, or days. */
      target: number;
      /** What it gives. Minor units. */
      reward: number;
      /** It is offered. */
      isOpen: boolean;
      /** Its place in the list. */
      place: number;
    };
    params: {
      id: string;
    } & {
      /** What is counted. */
      kind: "deposit" | "bet" | "playDays";
      /** How long it lasts. */
      period: "daily" | "weekly" | "monthly";
      /** ISO 4217. */
      currency: string;
      /** Words by language. */
      words: {
        /** Its code. */
        language: string;
        /** The name. */
        name: string;
        /** More about it. */
        note?: string;
      }[];
      /** Minor units, or days. */
      target: number;
      /** What it gives. Minor units. */
      reward: number;
      /** It is offered. */
      isOpen: boolean;
      /** Its place in the list. */
      place: number;
    };
    value: Done;
  };
  /** Notices: those that are shown, that will be and that were */
  listNoticeDesk: {
    path: Record<string, never>;
    query: {
      page?: number;
      pageSize?: number;
      state?: "shown" | "coming" | "over";
      type?: "PL" | "H" | "PU" | "PR";
    };
    body: undefined;
    params: {
      page?: number;
      pageSize?: number;
      state?: "shown" | "coming" | "over";
      type?: "PL" | "H" | "PU" | "PR";
    };
    value: {
      /** The page. */
      rows: NoticeDeskRow[];
      /** Which page. */
      page: number;
      /** Rows a page. */
      pageSize: number;
      /** Rows in all. */
      total: number;
    };
  };
  /** Adds a notice */
  addNotice: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** PL for the bar of every page, H for the bar of the home page alone, PU popup, PR promotion. */
      type: "PL" | "H" | "PU" | "PR";
      /** The words, by language. EN must be among them: it stands in for languages that are not. */
      words: {
        /** Code of the language. */
        language: string;
        /** Title, plain text. */
        title: string;
        /** HTML. What visitors are not shown is refused. */
        content: string;
      }[];
      /** Address of a picture above the words: https, or a path. Empty for none. */
      picture: string;
      /** The day from which it is shown, in the brand's time zone; empty for at once. */
      startsDay: string;
      /** The time of that day; empty for its beginning. */
      startsTime: string;
      /** The last day; empty where it stays. */
      endsDay: string;
      /** The time of that day at which it ends; empty for its end. */
      endsTime: string;
    };
    params: {
      /** PL for the bar of every page, H for the bar of the home page alone, PU popup, PR promotion. */
      type: "PL" | "H" | "PU" | "PR";
      /** The words, by language. EN must be among them: it stands in for languages that are not. */
      words: {
        /** Code of the language. */
        language: string;
        /** Title, plain text. */
        title: string;
        /** HTML. What visitors are not shown is refused. */
        content: string;
      }[];
      /** Address of a picture above the words: https, or a path. Empty for none. */
      picture: string;
      /** The day from which it is shown, in the brand's time zone; empty for at once. */
      startsDay: string;
      /** The time of that day; empty for its beginning. */
      startsTime: string;
      /** The last day; empty where it stays. */
      endsDay: string;
      /** The time of that day at which it ends; empty for its end. */
      endsTime: string;
    };
    value: {
      /** Its name. */
      id: string;
    };
  };
  /** Changes a notice */
  changeNotice: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** PL for the bar of every page, H for the bar of the home page alone, PU popup, PR promotion. */
      type: "PL" | "H" | "PU" | "PR";
      /** The words, by language. EN must be among them: it stands in for languages that are not. */
      words: {
        /** Code of the language. */
        language: string;
        /** Title, plain text. */
        title: string;
        /** HTML. What visitors are not shown is refused. */
        content: string;
      }[];
      /** Address of a picture above the words: https, or a path. Empty for none. */
      picture: string;
      /** The day from which it is shown, in the brand's time zone; empty for at once. */
      startsDay: string;
      /** The time of that day; empty for its beginning. */
      startsTime: string;
      /** The last day; empty where it stays. */
      endsDay: string;
      /** The time of that day at which it ends; empty for its end. */
      endsTime: string;
      /** When it had been changed last, as the list said. */
      seen: string;
    };
    params: {
      id: string;
    } & {
      /** PL for the bar of every page, H for the bar of the home page alone, PU popup, PR promotion. */
      type: "PL" | "H" | "PU" | "PR";
      /** The words, by language. EN must be among them: it stands in for languages that are not. */
      words: {
        /** Code of the language. */
        language: string;
        /** Title, plain text. */
        title: string;
        /** HTML. What visitors are not shown is refused. */
        content: string;
      }[];
      /** Address of a picture above the words: https, or a path. Empty for none. */
      picture: string;
      /** The day from which it is shown, in the brand's time zone; empty for at once. */
      startsDay: string;
      /** The time of that day; empty for its beginning. */
      startsTime: string;
      /** The last day; empty where it stays. */
      endsDay: string;
      /** The time of that day at which it ends; empty for its end. */
      endsTime: string;
      /** When it had been changed last, as the list said. */
      seen: string;
    };
    value: Done;
  };
  /** Takes a notice away */
  removeNotice: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: Done;
  };
  /** What is offered, and what waits at the desk of games */
  getGameDeskFigures: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** Vendors that are shown. */
      vendors: number;
      /** Games that are shown. */
      games: number;
      /** Vendors and games under maintenance. */
      maintenance: number;
      /** Open bets that vendors can be asked about. */
      open: number;
      /** Those of them whose vendor says nothing that helps. */
      stuck: number;
    };
  };
  /** Vendors of games, a row for each category that they offer */
  listVendorDesk: {
    path: Record<string, never>;
    query: {
      search?: string;
      gameType?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      state?: "open" | "soon" | "maintenance" | "hidden";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      search?: string;
      gameType?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      state?: "open" | "soon" | "maintenance" | "hidden";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** In the order of the navigation. */
      rows: VendorDeskRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Changes how a vendor is offered in a category */
  setVendorDesk: {
    path: {
      gameType: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      vassalage: string;
    };
    query: Record<string, never>;
    body: {
      /** Its name. */
      displayName?: string;
      /** It is shown, with its games. */
      isShown?: boolean;
      /** It is marked as hot. */
      isHot?: boolean;
      /** Which recommendation of the header it is, from 1; 0 for none. */
      recommended?: number;
      /** Its state. */
      status?: "open" | "soon" | "maintenance";
      /** After how many hours the maintenance is expected to be over; 0 where nobody knows. */
      hours?: number;
      /** Accounts that may play while it is under maintenance, with spaces or commas between them; at most 50. */
      allowed?: string;
      /** Its picture, an https address or a path; empty for none. */
      smallIcon?: string;
      /** Where it goes in the order of its list. */
      move?: "first" | "up" | "down" | "last";
    };
    params: {
      gameType: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      vassalage: string;
    } & {
      /** Its name. */
      displayName?: string;
      /** It is shown, with its games. */
      isShown?: boolean;
      /** It is marked as hot. */
      isHot?: boolean;
      /** Which recommendation of the header it is, from 1; 0 for none. */
      recommended?: number;
      /** Its state. */
      status?: "open" | "soon" | "maintenance";
      /** After how many hours the maintenance is expected to be over; 0 where nobody knows. */
      hours?: number;
      /** Accounts that may play while it is under maintenance, with spaces or commas between them; at most 50. */
      allowed?: string;
      /** Its picture, an https address or a path; empty for none. */
      smallIcon?: string;
      /** Where it goes in the order of its list. */
      move?: "first" | "up" | "down" | "last";
    };
    value: Done;
  };
  /** The games of all vendors */
  listGameDesk: {
    path: Record<string, never>;
    query: {
      search?: string;
      vendor?: string;
      gameType?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      mark?: "hot" | "new" | "hidden" | "maintenance";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      search?: string;
      vendor?: string;
      gameType?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      mark?: "hot" | "new" | "hidden" | "maintenance";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** In the order they are shown. */
      rows: GameDeskRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Changes how many games are offered */
  setGameDesks: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Vendor and code of each, as listGameDesk names them. */
      ids: string[];
      /** It is shown. */
      isShown?: boolean;
      /** It is marked as hot. */
      isHot?: boolean;
      /** It is marked as new. */
      isNew?: boolean;
      /** It is under maintenance. */
      maintenance?: boolean;
    };
    params: {
      /** Vendor and code of each, as listGameDesk names them. */
      ids: string[];
      /** It is shown. */
      isShown?: boolean;
      /** It is marked as hot. */
      isHot?: boolean;
      /** It is marked as new. */
      isNew?: boolean;
      /** It is under maintenance. */
      maintenance?: boolean;
    };
    value: {
      /** How many games. */
      changed: number;
    };
  };
  /** Changes how a game is offered */
  setGameDesk: {
    path: {
      vassalage: string;
      code: string;
    };
    query: Record<string, never>;
    body: {
      /** Its name. */
      displayName?: string;
      /** It is shown. */
      isShown?: boolean;
      /** It is marked as hot. */
      isHot?: boolean;
      /** It is marked as new. */
      isNew?: boolean;
      /** It is under maintenance. */
      maintenance?: boolean;
      /** Accounts that may play while it is under maintenance, with spaces or commas between them; at most 50. */
      allowed?: string;
      /** Its cover, an https address or a path; empty for the one that is drawn. */
      icon?: string;
      /** Its category, one that its vendor has. */
      gameType?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      /** Its class among slots; empty for none. */
      classify?: "" | "SC" | "VP" | "JP" | "TG" | "AC" | "BG";
      /** Where it goes in the order of its list. */
      move?: "first" | "up" | "down" | "last";
    };
    params: {
      vassalage: string;
      code: string;
    } & {
      /** Its name. */
      displayName?: string;
      /** It is shown. */
      isShown?: boolean;
      /** It is marked as hot. */
      isHot?: boolean;
      /** It is marked as new. */
      isNew?: boolean;
      /** It is under maintenance. */
      maintenance?: boolean;
      /** Accounts that may play while it is under maintenance, with spaces or commas between them; at most 50. */
      allowed?: string;
      /** Its cover, an https address or a path; empty for the one that is drawn. */
      icon?: string;
      /** Its category, one that its vendor has. */
      gameType?: "RNG" | "LIVE" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT";
      /** Its class among slots; empty for none. */
      classify?: "" | "SC" | "VP" | "JP" | "TG" | "AC" | "BG";
      /** Where it goes in the order of its list. */
      move?: "first" | "up" | "down" | "last";
    };
    value: Done;
  };
  /** Launches, failures, rounds and returns */
  listGameReport: {
    path: Record<string, never>;
    query: {
      by?: "vendor" | "game";
      days?: "1" | "7" | "30" | "90";
      search?: string;
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      by?: "vendor" | "game";
      days?: "1" | "7" | "30" | "90";
      search?: string;
      page?: number;
      pageSize?: number;
    };
    value: {
      /** Those with the highest turnover first. */
      rows: GameReportRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Open bets that vendors can be asked about */
  listOpenStakes: {
    path: Record<string, never>;
    query: {
      said?: "running" | "disputed" | "silent";
      search?: string;
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      said?: "running" | "disputed" | "silent";
      search?: string;
      page?: number;
      pageSize?: number;
    };
    value: {
      /** Those whose vendor says nothing that helps first, then the oldest. */
      rows: OpenStakeRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Asks the vendor of an open bet again */
  askOpenStake: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: Done;
  };
  /** Gives the stake of an open bet back */
  returnOpenStake: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** For the audit. */
      reason: string;
    };
    params: {
      id: string;
    } & {
      /** For the audit. */
      reason: string;
    };
    value: Done;
  };
  /** Money rules that operators asked to change, those that wait first */
  listRuleChanges: {
    path: Record<string, never>;
    query: {
      state?: "asked" | "applied" | "refused";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      state?: "asked" | "applied" | "refused";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page. */
      rows: RuleChangeRow[];
      /** Which page this is, from 1. */
      page: number;
      /** Rows a page. */
      pageSize: number;
      /** Rows on all pages. */
      total: number;
    };
  };
  /** A change with what it changes */
  getRuleChange: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: RuleChange;
  };
  /** Agrees to a change of money rules */
  applyRuleChange: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: Done;
  };
  /** Refuses a change of money rules, or takes one's own back */
  refuseRuleChange: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: Done;
  };
  /** Asks for other terms of a way to be paid */
  changeWithdrawalWay: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** Its name by language. */
      words: {
        /** Its code. */
        language: string;
        /** The name. */
        name: string;
      }[];
      /** The currencies that it is offered in, and what is kept of an amount. */
      fees: {
        /** ISO 4217. */
        currency: string;
        /** A fixed part, in minor units. */
        feeFixed: number;
        /** And hundredths of a per cent. */
        feePoints: number;
      }[];
      /** What an account's number is written in. */
      alphabet: "digits" | "alnum" | "base58" | "hex";
      /** What each number begins with. */
      prefix: string;
      /** The fewest characters of a number. */
      min: number;
      /** The most. */
      max: number;
      /** Where it stands among the ways. */
      place: number;
    };
    params: {
      id: string;
    } & {
      /** Its name by language. */
      words: {
        /** Its code. */
        language: string;
        /** The name. */
        name: string;
      }[];
      /** The currencies that it is offered in, and what is kept of an amount. */
      fees: {
        /** ISO 4217. */
        currency: string;
        /** A fixed part, in minor units. */
        feeFixed: number;
        /** And hundredths of a per cent. */
        feePoints: number;
      }[];
      /** What an account's number is written in. */
      alphabet: "digits" | "alnum" | "base58" | "hex";
      /** What each number begins with. */
      prefix: string;
      /** The fewest characters of a number. */
      min: number;
      /** The most. */
      max: number;
      /** Where it stands among the ways. */
      place: number;
    };
    value: Done;
  };
  /** Addresses of other programs that are told what happens */
  listWebhooks: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** The newest first. */
      rows: WebhookRow[];
      /** How many the platform switched off, because they took nothing for three days. */
      switchedOff: number;
      /** Addresses of which something was not kept. */
      losing: number;
    };
  };
  /** Tells an address from now on; its secret is shown once */
  addWebhook: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** An https address of a host on the internet; on a demo this machine too. */
      url: string;
      /** Tell of publications and of going back. */
      publishing?: boolean;
      /** Tell of reviews that are asked for and decided. */
      reviews?: boolean;
      /** Tell of deposits that wait for an operator. */
      deposits?: boolean;
      /** Tell of withdrawals that are asked for. */
      withdrawals?: boolean;
      /** Tell of new problems that browsers report. */
      problems?: boolean;
    };
    params: {
      /** An https address of a host on the internet; on a demo this machine too. */
      url: string;
      /** Tell of publications and of going back. */
      publishing?: boolean;
      /** Tell of reviews that are asked for and decided. */
      reviews?: boolean;
      /** Tell of deposits that wait for an operator. */
      deposits?: boolean;
      /** Tell of withdrawals that are asked for. */
      withdrawals?: boolean;
      /** Tell of new problems that browsers report. */
      problems?: boolean;
    };
    value: {
      /** Its id. */
      id: string;
      /** What tellings are signed with, with `whsec_` before its Base64. It is kept sealed. */
      secret: string;
    };
  };
  /** Forgets an address and what it was told */
  removeWebhook: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: {
      /** Its id. */
      id: string;
    };
  };
  /** Switches an address on or off */
  switchWebhook: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** Whether it is told. */
      isOn: boolean;
    };
    params: {
      id: string;
    } & {
      /** Whether it is told. */
      isOn: boolean;
    };
    value: {
      /** Its id. */
      id: string;
    };
  };
  /** Tells an address `webhook.test` */
  testWebhook: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: {
      /** Its id. */
      id: string;
    };
  };
  /** What addresses were told, and how it ended */
  listWebhookDeliveries: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** The newest first. */
      rows: WebhookDelivery[];
    };
  };
  /** Tells once more, under the same webhook-id */
  sendWebhookAgain: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: {
      /** Its id. */
      id: string;
    };
  };
  /** Gives a webhook a new secret, with a fresh password */
  renewWebhookSecret: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: {
      /** What tellings are signed with from now on. */
      secret: string;
      /** Until when the secret before signs as well. */
      previousUntil: string;
    };
  };
  /** The operator's own passkeys */
  listOperatorPasskeys: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** Oldest first, at most ten. */
      rows: PasskeyRow[];
    };
  };
  /** Keeps a passkey that the browser made */
  addOperatorPasskey: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** What the call before answered; for one use. */
      ticket: string;
      /** What the operator calls it. */
      name: string;
      credential: PasskeyMade;
    };
    params: {
      /** What the call before answered; for one use. */
      ticket: string;
      /** What the operator calls it. */
      name: string;
      credential: PasskeyMade;
    };
    value: {
      /** Its id. */
      id: string;
      /** What its owner calls it. */
      name: string;
      /** When it was made. */
      createdAt: string;
      /** When it was used last. */
      lastUsedAt: string | null;
      /** Whether the device keeps a copy of it elsewhere, so that it outlives the device. */
      synced: boolean;
      /** New recovery codes, each for one use, told once; empty where there are some already. */
      codes: string[];
      /** The codes, a line each. */
      text: string;
    };
  };
  /** Begins to make a passkey, with a fresh password */
  startOperatorPasskey: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** Goes back with addOperatorPasskey; good for five minutes. */
      ticket: string;
      options: PasskeyCreation;
    };
  };
  /** Gives an own passkey another name */
  renameOperatorPasskey: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** What the operator calls it. */
      name: string;
    };
    params: {
      id: string;
    } & {
      /** What the operator calls it. */
      name: string;
    };
    value: Done;
  };
  /** Removes an own passkey, with a fresh password */
  removeOperatorPasskey: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: Done;
  };
  /** Begins to sign an operator in with a passkey */
  startPasskeySignIn: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** Goes back with passkeySignIn; good for five minutes. */
      ticket: string;
      options: PasskeyRequest;
    };
  };
  /** Signs an operator in with a passkey, which is both factors */
  passkeySignIn: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** What the call before answered; for one use. */
      ticket: string;
      credential: PasskeyShown;
      /** Refused where the passkey is another operator's: for whoever goes on with an open page. */
      account?: string;
    };
    params: {
      /** What the call before answered; for one use. */
      ticket: string;
      credential: PasskeyShown;
      /** Refused where the passkey is another operator's: for whoever goes on with an open page. */
      account?: string;
    };
    value: ConsoleSession;
  };
  /** Bills of all contracts, the latest first */
  listBillDesk: {
    path: Record<string, never>;
    query: {
      account?: string;
      kind?: "dividend" | "daily" | "hourly" | "realtime";
      cycle?: "daily" | "weekly" | "semimonthly" | "monthly";
      state?: "computed" | "issued" | "partlyCollected" | "notReached" | "insufficient" | "denied" | "expired";
      payer?: "platform" | "upline";
      disputed?: "open";
      from?: string;
      to?: string;
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      account?: string;
      kind?: "dividend" | "daily" | "hourly" | "realtime";
      cycle?: "daily" | "weekly" | "semimonthly" | "monthly";
      state?: "computed" | "issued" | "partlyCollected" | "notReached" | "insufficient" | "denied" | "expired";
      payer?: "platform" | "upline";
      disputed?: "open";
      from?: string;
      to?: string;
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page, the latest first. */
      rows: BillDeskRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Confirms bills that the platform pays, denies one, or answers a dispute */
  changeBillDesk: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** What the operator does. */
      action: "confirm" | "confirmAll" | "deny" | "answer";
      /** Which bill. */
      id?: string;
      /** For confirmAll: of one kind alone. */
      kind?: "dividend" | "daily" | "hourly" | "realtime";
      /** For confirmAll: of accounts that begin so alone. */
      account?: string;
      /** For confirmAll: periods that began on this day or later. */
      from?: string;
      /** For confirmAll: periods that began on this day or before it. */
      to?: string;
      /** For confirmAll: what getBillDeskSum said beside the sum. */
      stamp?: string;
      /** Why, or the answer; whom it pays reads it. */
      reason?: string;
      /** For answer: the bill waits again. */
      reopen?: boolean;
    };
    params: {
      /** What the operator does. */
      action: "confirm" | "confirmAll" | "deny" | "answer";
      /** Which bill. */
      id?: string;
      /** For confirmAll: of one kind alone. */
      kind?: "dividend" | "daily" | "hourly" | "realtime";
      /** For confirmAll: of accounts that begin so alone. */
      account?: string;
      /** For confirmAll: periods that began on this day or later. */
      from?: string;
      /** For confirmAll: periods that began on this day or before it. */
      to?: string;
      /** For confirmAll: what getBillDeskSum said beside the sum. */
      stamp?: string;
      /** Why, or the answer; whom it pays reads it. */
      reason?: string;
      /** For answer: the bill waits again. */
      reopen?: boolean;
    };
    value: {
      /** How many bills it is about. */
      affected: number;
    };
  };
  /** What waits to be confirmed, added up */
  getBillDeskSum: {
    path: Record<string, never>;
    query: {
      account?: string;
      kind?: "dividend" | "daily" | "hourly" | "realtime";
      from?: string;
      to?: string;
    };
    body: undefined;
    params: {
      account?: string;
      kind?: "dividend" | "daily" | "hourly" | "realtime";
      from?: string;
      to?: string;
    };
    value: {
      /** Bills. */
      count: number;
      /** By currency. */
      sums: {
        /** ISO 4217. */
        currency: string;
        /** Bills. */
        count: number;
        /** What is open of them. Minor units. */
        amount: number;
      }[];
      /** Stands for just these bills and amounts. */
      stamp: string;
    };
  };
  /** Bills of past periods, each reckoned once more beside it */
  listBillReplays: {
    path: Record<string, never>;
    query: {
      account?: string;
      kind?: "dividend" | "daily" | "hourly" | "realtime";
      from?: string;
      to?: string;
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      account?: string;
      kind?: "dividend" | "daily" | "hourly" | "realtime";
      from?: string;
      to?: string;
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page. */
      rows: BillReplayRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** The calculation sheet of a bill, and the same reckoned once more */
  getBillDesk: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: BillDeskSheet;
  };
  /** Bets behind one bill */
  listBillDeskBets: {
    path: {
      id: string;
    };
    query: {
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      id: string;
    } & {
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page. */
      rows: AgentBillBet[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Asks for a difference that the next bill of the agent pays or takes off */
  correctBillDesk: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** more: the next bill pays it. less: it takes it off. */
      direction: "more" | "less";
      /** How much. Minor units. */
      amount: number;
      /** Why. */
      reason: string;
    };
    params: {
      id: string;
    } & {
      /** more: the next bill pays it. less: it takes it off. */
      direction: "more" | "less";
      /** How much. Minor units. */
      amount: number;
      /** Why. */
      reason: string;
    };
    value: Done;
  };
  /** Contracts in all their versions, the latest first */
  listContractDesk: {
    path: Record<string, never>;
    query: {
      account?: string;
      kind?: "dividend" | "daily" | "hourly" | "realtime";
      state?: 
        | "offered"
        | "accepted"
        | "rejected"
        | "withdrawn"
        | "expired"
        | "inForce"
        | "endAskedByUpline"
        | "endAskedByDownline"
        | "amended"
        | "ended";
      by?: "platform" | "upline";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      account?: string;
      kind?: "dividend" | "daily" | "hourly" | "realtime";
      state?: 
        | "offered"
        | "accepted"
        | "rejected"
        | "withdrawn"
        | "expired"
        | "inForce"
        | "endAskedByUpline"
        | "endAskedByDownline"
        | "amended"
        | "ended";
      by?: "platform" | "upline";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page, the latest first. */
      rows: ContractDeskRow[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Offers a contract in the platform's name */
  offerContractDesk: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Account of whom it is offered to. */
      account: string;
      /** What it pays: a dividend, daily wages, hourly or real-time salary. */
      kind: "dividend" | "daily" | "hourly" | "realtime";
      /** What tiers are measured by and rates are taken of: valid bets of the team or, for dividends, what it lost. */
      measure: "validBet" | "loss";
      /** How often a dividend is reckoned; daily for the other kinds. */
      cycle: "daily" | "weekly" | "semimonthly" | "monthly";
      /** Whether what the team won is taken off what it loses in later periods; of contracts by loss alone. */
      carriesOver: boolean;
      /** Steps of the rates, in ascending order; at most 20 of them are taken. */
      tiers: ContractDeskTier[];
    };
    params: {
      /** Account of whom it is offered to. */
      account: string;
      /** What it pays: a dividend, daily wages, hourly or real-time salary. */
      kind: "dividend" | "daily" | "hourly" | "realtime";
      /** What tiers are measured by and rates are taken of: valid bets of the team or, for dividends, what it lost. */
      measure: "validBet" | "loss";
      /** How often a dividend is reckoned; daily for the other kinds. */
      cycle: "daily" | "weekly" | "semimonthly" | "monthly";
      /** Whether what the team won is taken off what it loses in later periods; of contracts by loss alone. */
      carriesOver: boolean;
      /** Steps of the rates, in ascending order; at most 20 of them are taken. */
      tiers: ContractDeskTier[];
    };
    value: {
      /** Id of the version. */
      id: string;
      /** Its number. */
      version: number;
    };
  };
  /** A version of a contract with its differences and history */
  getContractDesk: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    params: {
      id: string;
    };
    value: ContractDeskDetails;
  };
  /** Answers or ends a contract in the platform's name */
  changeContractDesk: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** withdraw: the offer. askEnd: asks to end it; takeBackEnd: no more. agreeEnd, refuseEnd: answers the agent who asked. */
      action: "withdraw" | "askEnd" | "takeBackEnd" | "agreeEnd" | "refuseEnd";
    };
    params: {
      id: string;
    } & {
      /** withdraw: the offer. askEnd: asks to end it; takeBackEnd: no more. agreeEnd, refuseEnd: answers the agent who asked. */
      action: "withdraw" | "askEnd" | "takeBackEnd" | "agreeEnd" | "refuseEnd";
    };
    value: Done;
  };
  /** Terms that are offered often, those in use first */
  listContractTemplates: {
    path: Record<string, never>;
    query: {
      kind?: "dividend" | "daily" | "hourly" | "realtime";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      kind?: "dividend" | "daily" | "hourly" | "realtime";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page. */
      rows: ContractTemplate[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Keeps terms under a name */
  addContractTemplate: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** What operators call it. */
      name: string;
      /** It is offered from. */
      isOpen: boolean;
      /** What it pays: a dividend, daily wages, hourly or real-time salary. */
      kind: "dividend" | "daily" | "hourly" | "realtime";
      /** What tiers are measured by and rates are taken of: valid bets of the team or, for dividends, what it lost. */
      measure: "validBet" | "loss";
      /** How often a dividend is reckoned; daily for the other kinds. */
      cycle: "daily" | "weekly" | "semimonthly" | "monthly";
      /** Whether what the team won is taken off what it loses in later periods; of contracts by loss alone. */
      carriesOver: boolean;
      /** Steps of the rates, in ascending order; at most 20 of them are taken. */
      tiers: ContractDeskTier[];
    };
    params: {
      /** What operators call it. */
      name: string;
      /** It is offered from. */
      isOpen: boolean;
      /** What it pays: a dividend, daily wages, hourly or real-time salary. */
      kind: "dividend" | "daily" | "hourly" | "realtime";
      /** What tiers are measured by and rates are taken of: valid bets of the team or, for dividends, what it lost. */
      measure: "validBet" | "loss";
      /** How often a dividend is reckoned; daily for the other kinds. */
      cycle: "daily" | "weekly" | "semimonthly" | "monthly";
      /** Whether what the team won is taken off what it loses in later periods; of contracts by loss alone. */
      carriesOver: boolean;
      /** Steps of the rates, in ascending order; at most 20 of them are taken. */
      tiers: ContractDeskTier[];
    };
    value: {
      /** Its id. */
      id: string;
    };
  };
  /** Changes a template; what was offered from it stays */
  changeContractTemplate: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** What operators call it. */
      name: string;
      /** It is offered from. */
      isOpen: boolean;
      /** What it pays: a dividend, daily wages, hourly or real-time salary. */
      kind: "dividend" | "daily" | "hourly" | "realtime";
      /** What tiers are measured by and rates are taken of: valid bets of the team or, for dividends, what it lost. */
      measure: "validBet" | "loss";
      /** How often a dividend is reckoned; daily for the other kinds. */
      cycle: "daily" | "weekly" | "semimonthly" | "monthly";
      /** Whether what the team won is taken off what it loses in later periods; of contracts by loss alone. */
      carriesOver: boolean;
      /** Steps of the rates, in ascending order; at most 20 of them are taken. */
      tiers: ContractDeskTier[];
    };
    params: {
      id: string;
    } & {
      /** What operators call it. */
      name: string;
      /** It is offered from. */
      isOpen: boolean;
      /** What it pays: a dividend, daily wages, hourly or real-time salary. */
      kind: "dividend" | "daily" | "hourly" | "realtime";
      /** What tiers are measured by and rates are taken of: valid bets of the team or, for dividends, what it lost. */
      measure: "validBet" | "loss";
      /** How often a dividend is reckoned; daily for the other kinds. */
      cycle: "daily" | "weekly" | "semimonthly" | "monthly";
      /** Whether what the team won is taken off what it loses in later periods; of contracts by loss alone. */
      carriesOver: boolean;
      /** Steps of the rates, in ascending order; at most 20 of them are taken. */
      tiers: ContractDeskTier[];
    };
    value: Done;
  };
  /** What holds for contracts, by kind */
  getContractSettings: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    params: Record<string, never>;
    value: {
      /** One of each. */
      rows: ContractSetting[];
      /** The highest rate of each kind, in hundredths of a percent. */
      ceilings: {
        dividend: number;
        daily: number;
        hourly: number;
        realtime: number;
      };
      /** The cycle that a new offer of each kind begins with. */
      cycles: {
        dividend: "daily" | "weekly" | "semimonthly" | "monthly";
        daily: "daily" | "weekly" | "semimonthly" | "monthly";
        hourly: "daily" | "weekly" | "semimonthly" | "monthly";
        realtime: "daily" | "weekly" | "semimonthly" | "monthly";
      };
    };
  };
  /** Asks for other settings of a kind: they hold once a second operator agrees. That bills are confirmed by hand holds at once */
  setContractSetting: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: {
      /** Which. */
      kind: "dividend" | "daily" | "hourly" | "realtime";
      /** The highest rate that anybody may offer: 2.5 is 2.5 %. */
      percent: number;
      /** The cycle of a new offer; daily for salaries. */
      cycle: "daily" | "weekly" | "semimonthly" | "monthly";
      /** Who confirms what the platform pays. */
      confirms: "schedule" | "hand";
    };
    params: {
      /** Which. */
      kind: "dividend" | "daily" | "hourly" | "realtime";
      /** The highest rate that anybody may offer: 2.5 is 2.5 %. */
      percent: number;
      /** The cycle of a new offer; daily for salaries. */
      cycle: "daily" | "weekly" | "semimonthly" | "monthly";
      /** Who confirms what the platform pays. */
      confirms: "schedule" | "hand";
    };
    value: Done;
  };
  /** Promotion links of agents, the latest first */
  listPromotionLinkDesk: {
    path: Record<string, never>;
    query: {
      account?: string;
      state?: "active" | "off" | "stopped" | "expired";
      page?: number;
      pageSize?: number;
    };
    body: undefined;
    params: {
      account?: string;
      state?: "active" | "off" | "stopped" | "expired";
      page?: number;
      pageSize?: number;
    };
    value: {
      /** The rows of this page, the latest first. */
      rows: DeskPromotionLink[];
      /** Which page this is, from 1. */
      page: number;
      /** How many rows a page holds. */
      pageSize: number;
      /** How many rows match in all. */
      total: number;
    };
  };
  /** Stops a promotion link, or lets it go */
  changePromotionLinkDesk: {
    path: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /** Whether it is stopped or let go. */
      action: "stop" | "letGo";
    };
    params: {
      id: string;
    } & {
      /** Whether it is stopped or let go. */
      action: "stop" | "letGo";
    };
    value: Done;
  };
}

/** The name of a call. */
export type OperationId = keyof Operations;

/** Path, query and body members of a call in one object. */
export type ParamsOf<Id extends OperationId> = Operations[Id]["params"];

/** The clear body of a call. */
export type BodyOf<Id extends OperationId> = Operations[Id]["body"];

/** What stands in `value` when a call succeeds. */
export type ValueOf<Id extends OperationId> = Operations[Id]["value"];
