// Generated from schemas/config/*.schema.json by `npm run types`. Edit the source, not this file.

/** What a press does. */
export type Action =
  | {
  do: "navigate";
  /** Where to. */
  to: string | {
    bind: Pointer;
  };
  /** Query parameters. */
  query?: Record<string, Value>;
  /** Left out where this does not hold. */
  when?: Condition;
  /** Asked first. */
  confirm?: Confirm;
}
  | {
  do: "openDialog";
  /** Its name in layouts/dialogs. */
  dialog: string;
  /** Arguments, read as /dialog/… */
  with?: Record<string, Value>;
  /** It takes the place of the dialog that the action stands in. */
  instead?: boolean;
  /** Left out where this does not hold. */
  when?: Condition;
  /** Asked first. */
  confirm?: Confirm;
}
  | {
  do: "openCentre";
  /** Which. */
  centre: "personal" | "agent";
  /** Its page. */
  page?: string;
  /** Left out where this does not hold. */
  when?: Condition;
  /** Asked first. */
  confirm?: Confirm;
}
  | {
  do: "call";
  /** A listed call, by its operationId in schemas/api/openapi.json. */
  call: string;
  /** Parameters of the call: a value, a list or an object of values for each name the call takes; or a binding to an object, such as /form for what a form holds. */
  params?: {
    bind: Pointer;
  } | Record<string, Parameter>;
  /** Shown when it went well; may read /answer. */
  success?: Text;
  /** What is shown before the answer is there: changes of the state (set), which are taken back where the call is refused or not answered. */
  expect?: Actions;
  /** What takes it back: offered by a button beside `success` for some seconds. May read /answer. */
  undo?: Actions;
  then?: Actions;
  /** What is done instead of a message when the platform refuses, by the code of the refusal. Inside, /failure/code and /failure/message. */
  refused?: Record<string, Actions>;
  /** What is done instead of a message when there is no answer, or none in time. */
  failed?: Actions;
  /** What is busy until the answer is there: what was pressed, or the whole page. */
  busy?: "control" | "page";
  /** Left out where this does not hold. */
  when?: Condition;
  /** Asked first. */
  confirm?: Confirm;
}
  | {
  do: "refresh";
  /** By id. */
  data: string[];
  /** Left out where this does not hold. */
  when?: Condition;
  /** Asked first. */
  confirm?: Confirm;
}
  | {
  do: "setLanguage";
  /** Its code. */
  language: string;
  /** Left out where this does not hold. */
  when?: Condition;
  /** Asked first. */
  confirm?: Confirm;
}
  | {
  do: "set";
  /** What is changed: a pointer that begins with /state. */
  to: string;
  /** What it becomes. */
  value?: Parameter;
  /** What is put into a list that does not hold it yet. */
  add?: Parameter;
  /** What is taken out of a list. */
  remove?: Parameter;
  /** What is put into a list, or taken out where it is there; true turns yes and no round. */
  toggle?: Parameter;
  /** What of a list gives way to the value, which stands in its place; nothing where the list does not hold it. */
  replace?: Parameter;
  /** Left out where this does not hold. */
  when?: Condition;
  /** Asked first. */
  confirm?: Confirm;
}
  | {
  do: "openLink";
  /** Where to. */
  href: string | {
    bind: Pointer;
  };
  /** Left out where this does not hold. */
  when?: Condition;
  /** Asked first. */
  confirm?: Confirm;
}
  | {
  do: "copy";
  value: Value;
  /** Left out where this does not hold. */
  when?: Condition;
  /** Asked first. */
  confirm?: Confirm;
}
  | {
  do: "install";
  /** Left out where this does not hold. */
  when?: Condition;
  /** Asked first. */
  confirm?: Confirm;
}
  | {
  do: "print";
  /** Left out where this does not hold. */
  when?: Condition;
  /** Asked first. */
  confirm?: Confirm;
}
  | {
  do: "back";
  /** Left out where this does not hold. */
  when?: Condition;
  /** Asked first. */
  confirm?: Confirm;
}
  | {
  do: "share";
  /** What is shared, in a few words. */
  title?: Text;
  /** Words to go along. */
  body?: Text;
  /** The address: a path of the site, or https. The page itself where nothing is said. */
  href?: Value;
  /** Left out where this does not hold. */
  when?: Condition;
  /** Asked first. */
  confirm?: Confirm;
}
  | {
  do: "scrollTo";
  /** Its id. */
  node: string;
  /** Left out where this does not hold. */
  when?: Condition;
  /** Asked first. */
  confirm?: Confirm;
}
  | {
  do: "focus";
  /** Name of a field of the document. */
  field?: string;
  /** Id of a node of the document. */
  node?: string;
  /** Left out where this does not hold. */
  when?: Condition;
  /** Asked first. */
  confirm?: Confirm;
}
  | {
  do: "download";
  /** A path of the site's own host. */
  href?: Value;
  /** The rows, for a file of them. */
  rows?: Value;
  /** What of each row is written. */
  columns?: {
    /** Head of the column. */
    label: Text;
    /** What stands in it; /row is the row. */
    value: Value;
  }[];
  /** Name of the file. */
  fileName: string;
  /** Left out where this does not hold. */
  when?: Condition;
  /** Asked first. */
  confirm?: Confirm;
}
  | {
  do: "requireLogin";
  then: Actions;
  /** Left out where this does not hold. */
  when?: Condition;
  /** Asked first. */
  confirm?: Confirm;
}
  | {
  do: "addPasskey";
  then?: Actions;
  /** Left out where this does not hold. */
  when?: Condition;
  /** Asked first. */
  confirm?: Confirm;
}
  | {
  do: "login";
  /** While this holds only agents are let in, and then to their centre; others are told so. */
  agentSide?: Condition;
  /** Left out where this does not hold. */
  when?: Condition;
  /** Asked first. */
  confirm?: Confirm;
}
  | {
  /** closeDialog, closeCentre, toggleTheme, rememberedLogin, forgetRemembered, register, logout, changePassword, recoverPassword, freePlay, passkeyLogin, secondFactorLogin, openService, refreshBalance, loginGoogle, loginFacebook. */
  do: 
    | "closeDialog"
    | "closeCentre"
    | "toggleTheme"
    | "rememberedLogin"
    | "forgetRemembered"
    | "register"
    | "logout"
    | "changePassword"
    | "recoverPassword"
    | "freePlay"
    | "passkeyLogin"
    | "secondFactorLogin"
    | "openService"
    | "refreshBalance"
    | "loginGoogle"
    | "loginFacebook";
  /** Left out where this does not hold. */
  when?: Condition;
  /** Asked first. */
  confirm?: Confirm;
};

/** An action, or several one after the other. */
export type Actions = Action | Action[];

/** An address: https, mail, telephone, or a path of this site. */
export type Address = string;

/** The pictures of the brand: brought, cut, described, and where each is shown. The console draws it. */
export interface AssetLibraryNode {
  /** The pictures of the brand: brought, cut, described, and where each is shown. The console draws it. */
  kind: "assetLibrary";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name. */
  label: Text;
}

/** Some of the visitors: those for whom everything holds that is said. Who they are is the platform's to say, never the browser's. */
export interface Audience {
  /** Kinds of account: a visitor is nobody who is logged in. */
  accounts?: AudienceAccount[];
  /** Members of this level of the club and of those above it. */
  levelFrom?: number;
  /** Members of this level of the club and of those below it. */
  levelTo?: number;
  /** Countries that one visits from, as two letters. */
  countries?: string[];
  /** Languages that the site is read in. */
  languages?: Language[];
  /** What one visits with. */
  devices?: AudienceDevice[];
  /** So many of a hundred, always the same ones: members by their account, visitors by a cookie. */
  percent?: number;
}

/** A kind of account; a visitor has none. */
export type AudienceAccount = "visitor" | "member" | "agent" | "trial";

/** What a visitor looks with. */
export type AudienceDevice = "phone" | "tablet" | "desktop";

/** A round mark drawn from a name. */
export interface AvatarNode {
  /** A round mark drawn from a name. */
  kind: "avatar";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  name: Value;
  /** Its size. */
  size?: "s" | "m" | "l";
}

/** A small mark. */
export interface BadgeNode {
  /** A small mark. */
  kind: "badge";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  text: Text;
  /** What is read out instead, where the text says too little to whoever does not see where it stands. */
  label?: Text;
  /** The colour role that carries the meaning. */
  tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
  /** The name of an icon of the set, before the words. */
  icon?: string;
}

/** The banners of one group, in the order they are shown. A page names its group as `banner`. */
export interface BannerGroup {
  /** The banners in order; the first 20 that are due are shown. */
  items: BannerItem[];
}

/** One banner: its words, its picture, where it leads, and when and to whom it is shown. */
export interface BannerItem {
  /** Name of the banner, unique in its group. */
  id: string;
  /** The words on it, by language. */
  title: BannerWords;
  /** A sentence below the title, by language. */
  text?: BannerWords;
  /** Address of a picture: https, a path of this site, or a name at one of the brand's picture servers. Without one, art is drawn. */
  image?: string;
  /** Seed of the drawn art; the same seed draws the same picture. Its title where nothing is said. */
  art?: string;
  /** What kind of link it has. page: a path of this site. centre: a page of a centre. external: an address of another site. Left out: it leads nowhere. */
  linkageType?: "page" | "centre" | "external";
  /** Where it leads: `/promotions` for a page, `personal/securityCenter` or `agent/agentTeamOverview` for a centre, `https://…` for another site. */
  link?: string;
  /** Shown from this moment on. */
  from?: string;
  /** Shown until this moment. */
  until?: string;
  /** Shown in these languages only; in all where nothing is said. */
  languages?: Language[];
  /** Shown on these devices only; on all where nothing is said. */
  devices?: Device[];
  /** Shown only while this feature is on. */
  flag?: string;
  /** Shown to these only; to everybody where nothing is said. */
  audience?: Audience;
}

/** Words by language. Who reads another language gets the one that stands in for it, then English. */
export type BannerWords = Record<string, string>;

/** Banners by group. Players do not download this document: the platform answers `listBanners` with those that are due, in the visitor's language. */
export type Banners = {
  /** Where this document's schema lives, for editors. */
  $schema?: string;
} & Record<string, BannerGroup>;

/** Who the site is: name, merchant, money, languages, links. Nothing here changes how pages are built. */
export interface Brand {
  /** Where this document's schema lives, for editors. */
  $schema?: string;
  /** The brand's name, as shown in the header and in the window's title. */
  name: string;
  /** One line below the name; a text key. */
  tagline?: Text;
  /** Pictures of the logo. Without them the name is set in type. */
  logo?: {
    /** For the dark theme. */
    dark?: Address;
    /** For the light theme. */
    light?: Address;
    /** Square mark, for small places and the icon of the page. */
    mark?: Address;
  };
  /** Code of the brand at the platform; sent with every call. */
  merchantCode: string;
  /** ISO 4217 code of the money shown. */
  currency: string;
  /** W is the web. */
  platform: "W";
  /** Device word that calls carry. */
  device: "WEB";
  /** Lottery prize mode of the brand. */
  lotteryType?: string;
  /** Switches of behaviour that are not features. */
  settings: {
    /** Send visitors who are not logged in to /login. */
    loginedToHomePage: boolean;
    /** How remember-me keeps its promise: `token` keeps a rotating secret in a cookie that scripts cannot read; `sealed` is for platforms that only know the plain login call. */
    rememberMe: "token" | "sealed";
    /** Languages to choose from, in order. */
    languages: Language[];
    /** Language of a first visit. */
    defaultLanguage: Language;
    /** Theme of a first visit. */
    defaultTheme?: "dark" | "light";
    /** ISO 3166 code of the country that dialling codes start with. */
    defaultCountry?: string;
    /** IANA time zone that the brand's days begin and end in, for records and reports; UTC without it. A bet stays on the day that it was placed on when this changes. */
    timeZone?: string;
    /** Whether a publication goes back by itself within its first half hour, when browsers cannot read it or report five times as many problems as before. So it is where nothing is said. Published once more, it stays. */
    goesBack?: boolean;
    /** Where money to play with lies: in one wallet for all vendors, which is usual, or in one for each vendor, with transfers between them and the main one. */
    wallets?: "single" | "perVendor";
    /** Limits of what members move between wallets and send to their upline, in minor units of their currency. */
    transfers?: {
      /** The least that is moved or sent at once; 100 without it. A wallet may always be emptied. */
      leastTransfer?: number;
      /** The most that is sent to an upline at once; 500000 without it. */
      mostToUpline?: number;
      /** The most that is sent to an upline in a day of the brand's time zone; 1000000 without it. */
      dailyToUpline?: number;
      /** The most that an agent sends to a member of the team at once; 5000000 without it. */
      mostToDownline?: number;
      /** The most that an agent sends to the team in a day of the brand's time zone; 20000000 without it. */
      dailyToDownline?: number;
    };
    /** Age a player must have, in years; a set of rules of responsible play may say another. */
    minimumAge?: number;
    /** Age below which a birthday is refused in the security centre, in years; 21 without it, and never below the minimum age. */
    birthdayAge?: number;
    /** Responsible play: the sets of rules that the places ask for which licensed the brand, and the one that is followed. It counts while RESPONSIBLEPLAY3 is on. */
    play?: {
      /** Name of the set of rules for visitors from countries that no set names, and from an unknown one. */
      profile: PlayProfileName;
      /** The sets of rules. A visitor gets the set that names the country the visitor is in, as the platform knows it, else the one chosen above. */
      profiles: {
        /** Name of the set; for operators only. */
        name: PlayProfileName;
        /** Minutes from the login to the first reality check, and from each answer to the next one. */
        realityCheckMinutes: number;
        /** Age a player must have, in years; where it is left out, the minimum age of the brand. */
        minimumAge?: number;
        /** A withdrawal that was asked for cannot be taken back; where it is left out, it can, until somebody has decided on it. */
        keepsWithdrawals?: boolean;
        /** ISO 3166 codes of the countries whose visitors get this set. */
        countries?: string[];
        /** What players may set, and what holds for everybody. What is left out is as usual. */
        limits?: {
          /** Hours that a limit goes on holding which is raised or taken away; 24 where nothing is said. */
          raiseHours?: number;
          /** Days of a break to choose from; 1, 7 and 30 where nothing is said. */
          timeOutDays?: number[];
          /** Days of an exclusion to choose from, 0 for good; 180, 365, 1825 and 0 where nothing is said. */
          exclusionDays?: number[];
          /** Members who excluded themselves can log in, to withdraw and read alone. Else their logins are refused, and you pay out what they have left. */
          excludedMayLogIn?: boolean;
          /** What anybody may pay in, in minor units of the brand's currency. */
          mostDeposit?: {
            /** In 24 hours. */
            day?: number;
            /** In 7 days. */
            week?: number;
            /** In 30 days. */
            month?: number;
          };
          /** What anybody may lose, in minor units of the brand's currency. */
          mostLoss?: {
            /** In 24 hours. */
            day?: number;
            /** In 7 days. */
            week?: number;
            /** In 30 days. */
            month?: number;
          };
          /** Minutes that anybody may play in 24 hours. */
          mostMinutes?: number;
        };
      }[];
    };
  };
  /** Links and downloads of the brand. */
  resources: {
    /** What it is. */
    resourceType: string;
    /** Where it leads. */
    url: Address;
    /** Picture of its QR code, or an empty text. */
    qrCodeUrl: "" | Address;
  }[];
  /** Channels of customer service. */
  customerService: {
    /** Kind of channel; the link of type 3 is encrypted. */
    type: number;
    /** Name of the channel. */
    name: string;
    /** Where it leads. A channel without an address is not shown. */
    url?: Address;
  }[];
  /** Measuring. */
  analytics?: {
    /** Id of the measuring account, or an empty text. */
    gtagId?: string;
  };
  /** Where to tell of a hole in the site's security: a mail address, or a page. It stands in /.well-known/security.txt, which is not there without it. */
  securityContact?: string;
  /** Hosts of pictures; one is picked at random. */
  imageCDNs?: Address[];
  /** Hosts that games are started from; one is picked at random. */
  launchGameCDNs?: Address[];
  /** Vendors of sports that are shown under a category of their own, by their codes. Left out: AV, AI, IMES, TF and IA under esports, DS88 and DIG under cockfight. */
  vendorLists?: {
    /** Vendors under esports. */
    ESPORTS?: VendorCode[];
    /** Vendors under cockfight. */
    COCKFIGHT?: VendorCode[];
  };
}

/** A button, wherever one stands: what it says and what a press does. What is left out is as usual in its place. */
export interface Button {
  label: Text;
  /** The name of an icon of the set. */
  icon?: string;
  /** What a press does. */
  action: Actions;
  /** The button is there only while this holds. */
  when?: Condition;
  /** Its weight on the page. */
  variant?: "primary" | "secondary" | "ghost" | "danger" | "link";
  /** The colour role that carries the meaning. */
  tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
  /** Its size. */
  size?: "s" | "m" | "l";
  /** As wide as its container. */
  wide?: boolean;
  /** The label is read out, not shown. */
  iconOnly?: boolean;
  /** Not usable while this holds. */
  disabledWhen?: Condition;
}

/** A button. */
export interface ButtonNode {
  /** A button. */
  kind: "button";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  label: Text;
  /** The name of an icon of the set. */
  icon?: string;
  /** What a press does. */
  action: Actions;
  /** Its weight on the page. */
  variant?: "primary" | "secondary" | "ghost" | "danger" | "link";
  /** The colour role that carries the meaning. */
  tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
  /** Its size. */
  size?: "s" | "m" | "l";
  /** As wide as its container. */
  wide?: boolean;
  /** The label is read out, not shown. */
  iconOnly?: boolean;
  /** Not usable while this holds. */
  disabledWhen?: Condition;
  /** Of a button of the shell: keys that press it from anywhere on the site, while nobody types and no dialog is open; one alone, or with Control (⌘ on a Mac). */
  keys?: string[];
}

/** A surface with a title, children and a row of actions. */
export interface CardNode {
  /** A surface with a title, children and a row of actions. */
  kind: "card";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  title?: Text;
  subtitle?: Text;
  /** The name of an icon of the set. */
  icon?: string;
  children: Nodes;
  /** Buttons at its foot. */
  actions?: Nodes;
  /** The colour role that carries the meaning. */
  tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
  /** Heading level of the title. */
  level?: number;
}

/** The children once for each row, in a line that is scrolled: by a finger, by the keys, and by its two buttons. */
export interface CarouselNode {
  /** The children once for each row, in a line that is scrolled: by a finger, by the keys, and by its two buttons. */
  kind: "carousel";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name of the list. */
  label: Text;
  /** A heading above it, beside its buttons. */
  title?: Text;
  /** A line below the title. */
  subtitle?: Text;
  /** The way to all of it, beside the title. */
  more?: Button;
  /** Heading level of the title; 2 where nothing is said. */
  level?: number;
  /** A binding to a list. */
  rows: Value;
  children: Nodes;
  /** What tells a row from the others. */
  rowKey?: RowKey;
  /** At most so many rows. */
  limit?: number;
  /** How wide a card is; m where nothing is said. On a phone a part of the next one is always seen. */
  size?: "s" | "m" | "l";
  empty?: Node;
}

/** An overlay with a left menu whose items are pages: the personal and the agent centre. */
export interface CentreNode {
  /** An overlay with a left menu whose items are pages: the personal and the agent centre. */
  kind: "centre";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  title: Text;
  /** The menu that lists its pages. */
  menu: string;
  /** Where its pages' layouts live. */
  area: "personal-centre" | "agent-centre";
  /** The page shown first. */
  defaultPage: string;
  /** What stands above the menu. */
  head?: Nodes;
}

/** What differs between two revisions, each place with before and after. The console draws it. */
export interface ChangesNode {
  /** What differs between two revisions, each place with before and after. The console draws it. */
  kind: "changes";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name. */
  label: Text;
  /** A binding to the differences. */
  rows: Value;
  empty?: Node;
}

/** A chart with a table for those who cannot see it. */
export interface ChartNode {
  /** A chart with a table for those who cannot see it. */
  kind: "chart";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  label: Text;
  /** Its form. */
  type: "line" | "area" | "bar";
  rows: Value;
  /** The axis along the bottom. */
  x: {
    /** What is shown of a row; /row is the row. */
    value: Value;
    label: Text;
  };
  /** The series in order. */
  series: {
    label: Text;
    /** What is shown of a row; /row is the row. */
    value: Value;
    /** The colour role that carries the meaning. */
    tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
  }[];
  /** Pixels. */
  height?: number;
  /** lastFirst: the rows come with the newest at the top, and are drawn from the last one on, so that time goes on with the axis. Drawn as they come where nothing is said. */
  order?: "asGiven" | "lastFirst";
}

/** A title that unfolds what stands below it, such as an answer below its question. */
export interface CollapseNode {
  /** A title that unfolds what stands below it, such as an answer below its question. */
  kind: "collapse";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  title: Text;
  /** A second line below the title. */
  subtitle?: Text;
  /** The name of an icon of the set. */
  icon?: string;
  /** What unfolds. It is drawn while it is folded, too: a browser's search finds it and unfolds it. */
  children: Nodes;
  /** Unfolded at first. */
  open?: boolean;
  /** Of those of one group in a document, rows of a list included, one is unfolded at a time. */
  group?: string;
  /** Makes the title a heading of this level. Left out: it is none. */
  level?: number;
}

/** A colour as #rrggbb, or #rrggbbaa with transparency. */
export type Colour = string;

/** What operators said of a draft, and saying more. The console draws it. */
export interface CommentsNode {
  /** What operators said of a draft, and saying more. The console draws it. */
  kind: "comments";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name. */
  label: Text;
  /** Whose draft; left out, the own one. */
  draftOf?: Value;
}

/** What differs between any two configurations, each place with before and after. The console draws it. */
export interface ComparisonNode {
  /** What differs between any two configurations, each place with before and after. The console draws it. */
  kind: "comparison";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name. */
  label: Text;
  /** The earlier side: `live`, `draft`, the number of a revision, or the id of a review. */
  from: Value;
  /** The later side: `live`, `draft`, the number of a revision, or the id of a review. */
  to: Value;
  /** Whose draft the later side is: its places can be commented on. */
  draftOf?: Value;
  empty?: Node;
}

/** A condition is data, never a program. */
export type Condition =
  | {
  /** The flag's modId. */
  flag: string;
}
  | {
  /** Account types: 1 2 41 42 agents, 4 trial. */
  accountType: number[];
}
  | {
  /** true: logged in. */
  loggedIn: boolean;
}
  | {
  /** What is compared: a binding, a figure, or what is written. */
  value: Value;
  /** It is one of these: values, or a list that is read. */
  in?: Value[] | Value;
  /** true: it is there and not empty. */
  exists?: boolean;
  /** true: it is there, and an empty text, list or object; false: it is there and holds something. What is not there is neither. */
  empty?: boolean;
  /** It is this. */
  is?: Value;
  /** It is more than this. */
  above?: Value;
  /** It is this or more. */
  atLeast?: Value;
  /** It is less than this. */
  below?: Value;
  /** It is this or less. */
  atMost?: Value;
  /** It is a text that the usual pattern of this id matches, as a field of that pattern judges it: 3 is an e-mail address, 6 digits. */
  matches?: number;
}
  | {
  /** Conditions. */
  all: Condition[];
}
  | {
  /** Conditions. */
  any: Condition[];
}
  | {
  not: Condition;
};

/** A question before something is done. */
export interface Confirm {
  title: Text;
  body?: Text;
  submit?: Text;
  /** The answer cannot be taken back. */
  danger?: boolean;
}

/** The time until a moment, by the platform's clock, and what happens when it has come. */
export interface CountdownNode {
  /** The time until a moment, by the platform's clock, and what happens when it has come. */
  kind: "countdown";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** What it counts to; stands above it. */
  label: Text;
  /** The moment (date-time). Until it is known, its place is kept. */
  until: Value;
  /** Done once when the moment comes while the page is open, also in a tab that slept meanwhile: such as a `refresh` of what has changed by then. Not done where the moment was over before the page was opened. */
  then?: Actions;
  /** Said instead of the time when it has come; the site has words of its own for it. */
  ended?: Text;
  /** Days, hours, minutes and seconds in a box each, or in one line such as 1 day 02:03:04. */
  layout?: "boxes" | "line";
  /** Its size. */
  size?: "s" | "m" | "l";
}

/** A number that grows by a fixed step, from a moment on: the same for everybody who looks at once. */
export interface CounterNode {
  /** A number that grows by a fixed step, from a moment on: the same for everybody who looks at once. */
  kind: "counter";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  label: Text;
  /** What it is at the beginning. Until it is known, its place is kept. */
  value: Value;
  /** When it was that, by the platform's clock (date-time). Left out: when it is drawn. */
  since?: Value;
  /** Added each time. */
  step: Value;
  /** Milliseconds between steps, a quarter of a second to an hour. */
  everyMs: Value;
  /** It begins again instead of passing this. Left out: it grows for ever. */
  most?: Value;
  /** How the value is written: by Intl, in the player's language. Money takes the currency that stands beside it in the data or nearest above it, else the brand's. A duration counts seconds; what is relative is told from the platform's time and goes on with it; of what is masked the last characters stay, four at most. */
  format?: "text" | "number" | "money" | "date" | "dateTime" | "percent" | "duration" | "compact";
  subtitle?: Text;
}

/** Loads a listed call and gives its value to the children as /data/<id>. */
export interface DataNode {
  /** Loads a listed call and gives its value to the children as /data/<id>. */
  kind: "data";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** A listed call, by its operationId in schemas/api/openapi.json. */
  call: string;
  /** Parameters of the call: a literal or a binding for each name the call takes. */
  params?: Record<string, Value>;
  /** A JSON pointer into the value of the call: /data/<id> is what stands there, and nothing else of the answer. */
  select?: string;
  /** Not asked while this holds, such as while an amount is outside its limits: nothing is shown then, and what was loaded is forgotten. */
  idleWhen?: Condition;
  children: Nodes;
  /** Fields whose values are added to the parameters; shown above the children. */
  filters?: Fields;
  /** The filters stand in the address: a reload, a link and the way back bring them again. */
  keepFilters?: "address";
  /** Load again after so many milliseconds, 5 seconds to a day. Left out: never. */
  everyMs?: number;
  /** Asked with the press that leads to this page, before the page is drawn, where the program has had the time to get ready for it; by the page itself otherwise. It stands in the page's document itself, below nothing but stacks, and has neither filters nor `near`, `pauseMs` or `fresh`. */
  ahead?: true;
  /** Neither asked nor drawn before its place comes near the screen, from then on as usual: for rows further down a page. It needs `reserve`, the height of what will stand there, and takes no filters and no `renewAt`. An empty list without `empty` then takes no place at all, nor does what could not be loaded without `failed`. */
  near?: true;
  /** A moment (date-time) at which it is loaded again, such as one that the answer names: by the platform's clock, while somebody looks at the page, and at once in a tab that slept meanwhile. Never twice within 5 seconds. */
  renewAt?: Value;
  /** Once this holds, it is not loaded again by itself: a payment that is done, a draw that is over. */
  until?: Condition;
  /** Wait so many milliseconds after parameters have changed for the last time, so that typing costs one call. */
  pauseMs?: number;
  /** What was loaded with other parameters is not shown while the answer to these is on its way, or could not be had: such as the fee of another amount. */
  fresh?: boolean;
  /** The skeleton shown while loading; `children`: they stand there before there is a value, and keep its place themselves. */
  skeleton?: "none" | "lines" | "tiles" | "table" | "children";
  /** Shown instead of the children when the value is an empty list. */
  empty?: Node;
  /** Shown instead of a skeleton while there is nothing yet: words that it is being asked. */
  loading?: Node;
  /** Shown instead of what is usual where it could not be loaded and there is nothing from before. Reads /failure/code and /failure/message. */
  failed?: Node;
  /** Pixels kept free until the value is there, so that nothing below moves when it comes. */
  reserve?: number;
}

/** Labels and their values. */
export interface DetailsNode {
  /** Labels and their values. */
  kind: "details";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  label?: Text;
  /** The lines in order. */
  items: {
    label: Text;
    value: Value;
    /** Text for each value. */
    labels?: Labels;
    /** What can be done about it. */
    button?: Button;
    when?: Condition;
  }[];
}

/** What a visitor looks with. */
export type Device = "phone" | "tablet" | "desktop";

/** A dialog: a bottom sheet on a phone. It is a document of its own, which openDialog opens; in the shell it interrupts: it is there, over everything, while its condition holds of loaded data. */
export interface DialogNode {
  /** A dialog: a bottom sheet on a phone. It is a document of its own, which openDialog opens; in the shell it interrupts: it is there, over everything, while its condition holds of loaded data. */
  kind: "dialog";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  title: Text;
  children: Nodes;
  footer?: Nodes;
  /** Its width. */
  size?: "s" | "m" | "l";
  /** A click outside closes it; off by default. */
  closeOnOutside?: boolean;
  /** Locks the page's scroll while open. */
  scrollable?: boolean;
  /** Can be moved by its head on a desktop; on by default. */
  draggable?: boolean;
  /** Has a close button, and Escape and a swipe close it; on by default. */
  closable?: boolean;
  /** In the middle (usual), or at the side: a window beside the page, which can be used and left meanwhile, where there is room; a narrower screen it covers, as high as that. */
  stands?: "middle" | "side";
}

/** Texts of one language by key. Values in double braces are filled in: {{name}}. Plural forms end in _one, _other (and _zero, _two, _few, _many where the language has them). */
export type Dictionary = Record<string, string>;

/** A line between parts. */
export interface DividerNode {
  /** A line between parts. */
  kind: "divider";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
}

/** Says whether the draft is saved and what of it is not, and takes edits back and does them again. The console draws it. */
export interface DraftStateNode {
  /** Says whether the draft is saved and what of it is not, and takes edits back and does them again. The console draws it. */
  kind: "draftState";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name. */
  label: Text;
}

/** Nothing there yet, and what to do next. */
export interface EmptyStateNode {
  /** Nothing there yet, and what to do next. */
  kind: "emptyState";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** The name of an icon of the set. */
  icon?: string;
  title: Text;
  text?: Text;
  /** What to do next. */
  button?: Button;
  /** Heading level of the title, such as 1 where it is all that a page has; no heading where nothing is said. */
  level?: number;
}

/** Tells for each node of a document why it is shown or hidden, which renderer won and where its values come from. The console draws it. */
export interface ExplainNode {
  /** Tells for each node of a document why it is shown or hidden, which renderer won and where its values come from. The console draws it. */
  kind: "explain";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name. */
  label: Text;
}

/** A field of a form or of a filter. */
export interface Field {
  /** The name its value is sent under. */
  name: string;
  /** What the player sees. */
  widget: 
    | "text"
    | "password"
    | "select"
    | "countryCode"
    | "phone"
    | "captcha"
    | "code"
    | "checkbox"
    | "file"
    | "number"
    | "date"
    | "textarea"
    | "dateRange"
    | "search"
    | "money"
    | "rows"
    | "pin"
    | "slider"
    | "stars"
    | "upload";
  label: Text;
  placeholder?: Text;
  help?: Text;
  /** Must be filled in: true, false, or what a binding reads. */
  required?: Value;
  /** A register rule of the brand by its field name, or limits of its own. */
  rule?: 
    | string
    | {
    /** Least number of characters. */
    minLength?: number;
    /** Most characters. */
    maxLength?: number;
    /** A regular expression; * is any. */
    pattern?: string;
    /** Which of the 23 messages. */
    patternId?: number;
    /** The field it must equal. */
    equals?: string;
    /** Of a number: that it is sent as a number, with or without decimals. A limit (`min`, `max`, `step`) says so too; without any of them it is sent as a text of figures. */
    type?: "number" | "integer";
    /** Least of a number, or of an amount in minor units; may be bound. An amount is never below nothing unless this says so. */
    min?: Value;
    /** Most of a number, or of an amount in minor units; may be bound. */
    max?: Value;
    /** What a number, or an amount in minor units, must be a multiple of; may be bound. */
    step?: Value;
  };
  /** The choices of a select. */
  options?: {
    /** What is sent. */
    value: string | number | boolean;
    label: Text;
    /** A second line, on cards and in a row of radio buttons. */
    note?: Text;
  }[];
  /** The choices of a select as rows that were loaded, after those that are written. Of money: amounts to choose with one press; any other can be typed. */
  optionRows?: {
    /** A binding to a list. */
    rows: Value;
    /** What of the row is sent; /row is the row. */
    value: Value;
    /** What of the row is read; inside, /row is the row. */
    label: Text;
    /** A second line of the row, as an option's `note`; inside, /row is the row. */
    note?: Text;
  };
  /** The choices of a select as the contract lists them for a parameter of a call, instead of written ones. */
  optionsOf?: {
    /** A call, by its operationId in schemas/api/openapi.json. */
    call: string;
    /** The name of a parameter, or of a member of the body. */
    parameter: string;
    /** The beginning of text keys: `records.type` reads `records.type.deposit` for `deposit`. */
    labels: string;
  };
  default?: Value;
  when?: Condition;
  /** What becomes of its value while it is hidden. */
  whenHidden?: "keep" | "drop";
  /** The browser's autofill word. */
  autoComplete?: string;
  /** The phone's keyboard. */
  inputMode?: "text" | "numeric" | "tel" | "email" | "decimal" | "search" | "none";
  /** Of a phone number: the field of the same form (widget `countryCode`) that holds its dialling code. The two are drawn as one, and sent as two. */
  country?: string;
  /** What the button beside a code field does. Every field of the form that its params read must be accepted before it does anything. */
  send?: Action;
  sendLabel?: Text;
  /** The field that must be valid before the button may send. */
  sendNeeds?: string;
  /** Of money: the ISO 4217 code that the amount is typed in. The account's where nothing is said, else the brand's. */
  currency?: Value;
  /** Of `rows`: the fields of one of them; their conditions and rules may read /row, and /previous, which is the row above. Rows are sent as a list of objects. */
  fields?: Fields;
  /** Of `rows`: fewest of them; so many are there at first. Of `upload`: fewest files. */
  least?: number;
  /** Of `rows`: most of them; 50 where nothing is said. Of `upload`: most files, up to 10; 1 where nothing is said. */
  most?: number;
  /** Of `rows`: what one of them is called; its number follows. */
  itemLabel?: Text;
  /** Of `rows`: what the button that adds one says. */
  addLabel?: Text;
  /** Of `rows`: each has buttons that move it up and down. */
  moves?: boolean;
  /** Of `rows`: what looks at all of them at once, beside the rules of their fields. It is a function that the platform judges by too; what it finds stands beside its cell. */
  judge?: {
    /** The function. `contractTiers`: from, to, profitLoss, activeMembers and percent of tiers that rise, touch, and give no more than `ceiling`. */
    by: "contractTiers";
    /** What it knows beside the rows, by name: of `contractTiers` the `ceiling`, in hundredths of a percent. */
    with?: Record<string, Value>;
  };
  /** How the choices of a select are drawn: a list that opens (usual), chips in a row, cards, or one below the other. Of a text, `picture`: it is the address of a picture, which the console offers from the library; elsewhere it is typed. */
  look?: "select" | "chips" | "cards" | "radio" | "picture";
  /** Of `dateRange` among filters: the parameters that its first and its last day are sent as; from and to where nothing is said. */
  names?: string[];
  /** Of `dateRange`: spans to choose with one press, in days: -7 the last seven, 30 the next thirty, 0 today. */
  presets?: number[];
  /** Of `upload`: the kinds of files it takes, judged by their content; pictures and PDF where nothing is said. */
  types?: ("image/jpeg" | "image/png" | "image/webp" | "application/pdf")[];
  /** Of `upload`: bytes of the largest file; 5 MB where nothing is said. */
  maxBytes?: number;
}

/** A heading and the fields below it. */
export interface FieldGroup {
  /** Name of the group. */
  id: string;
  /** The heading. */
  label: Text;
  /** Names of its fields. */
  fields: string[];
}

/** Fields in order. */
export type Fields = Field[];

/** What the publish gate finds in the draft, each with a link to its place. The console draws it. */
export interface FindingsNode {
  /** What the publish gate finds in the draft, each with a link to its place. The console draws it. */
  kind: "findings";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name. */
  label: Text;
  /** JSON pointer to the part of the draft whose findings are shown; all of them without it. */
  path?: string;
  /** refusal: why the last try to publish was refused. draft, the default: what is found in the draft. */
  of?: "draft" | "refusal";
  /** A binding to findings that were kept, each with its `document`, `pointer` and `reason`: these are shown, under the name of the node, and none of the draft. */
  rows?: Value;
}

/** One feature, and the features that depend on it. */
export interface FlagNode {
  /** Where this document's schema lives, for editors. Only at the root. */
  $schema?: string;
  /** Name of the feature, as conditions name it: {"flag": "DIRECTREG3"}. */
  modId: string;
  /** "1" is on, anything else is off. */
  enabled: "1" | "0";
  /** Only these get the feature while it is on; everybody where nothing is said. The platform decides who they are. */
  audience?: Audience;
  /** Who decides about the feature: a person or a group, for operators. Visitors are not sent it. */
  owner?: string;
  /** Features that are only on when this one is. */
  childrenNodes: FlagNode[];
}

/** A tree of features in the draft, each with its switch, why it is on or off, and where it is used. The console draws it. */
export interface FlagTreeNode {
  /** A tree of features in the draft, each with its switch, why it is on or off, and where it is used. The console draws it. */
  kind: "flagTree";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name. */
  label: Text;
  /** JSON pointer to the tree in the draft. */
  path: string;
  /** A configuration schema, with a JSON pointer to the part of it that describes one feature. */
  schema: string;
}

/** The tree of features that are on. A child of an off node is off, a feature that is not in the tree is off. */
export type Flags = FlagNode;

/** A form as a person writes it. A field may take a rule of the brand's registration by name, so that a password is checked the same wherever it is asked for. */
export interface FormDocument {
  /** Where this document's schema lives, for editors. */
  $schema?: string;
  /** Name of the form, as `form` nodes name it. */
  id: string;
  /** The fields in order. */
  fields: Fields;
  /** Headings that gather fields. Fields in no group come first. */
  groups?: FieldGroup[];
}

/** A form: one that the rules describe, by its name, or fields of its own. */
export interface FormNode {
  /** A form: one that the rules describe, by its name, or fields of its own. */
  kind: "form";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** A compiled form's name. */
  form?: string;
  fields?: Fields;
  /** Fields that a call sends: a binding to its list of them. They stand after those of its own, and are judged like them. */
  fieldRows?: Value;
  /** Accessible name. */
  label: Text;
  /** The button that sends it; it may read /form. */
  submit: Button;
  /** The button that empties it. */
  reset?: {
    label: Text;
  };
  /** What stands below the buttons. */
  after?: Nodes;
  /** What stands above the fields. */
  before?: Nodes;
  /** What stands between the fields and the buttons, in every step of a form that has some: such as what a fee comes to. */
  beforeButtons?: Nodes;
  /** Columns on a desktop. */
  columns?: number;
  /** Values stay after a success. */
  keepOnSuccess?: boolean;
  /** When fields are checked: by a submit, and then for as long as they are wrong (usual); or at every key. */
  checks?: "submit" | "typing";
  /** The form in steps, one shown at a time. Each is checked before the next one comes; going back keeps everything. */
  steps?: {
    /** Its name. */
    id: string;
    title: Text;
    /** Names of the fields that it asks for. */
    fields?: string[];
    /** It shows what was filled in so far, with a way back to each step; what it asks for itself, such as a PIN, stands below. */
    summary?: boolean;
    /** The step is there only while this holds. */
    when?: Condition;
  }[];
  /** Of a form in steps: a member of the document's state that holds the id of the step that is shown. With `keep` as `address` the browser's way back goes a step back. */
  stepState?: string;
  /** A member of the document's state, `{}` to begin with, that holds what was typed and not sent yet; passwords, codes and files never. With `keep` as `session` a page that is loaded anew shows it again, in the step that was come to. */
  draftState?: string;
}

/** A page of another host in a box, such as a game: sandboxed, and only of hosts that the platform allows (FRAME_HOSTS). */
export interface FrameNode {
  /** A page of another host in a box, such as a game: sandboxed, and only of hosts that the platform allows (FRAME_HOSTS). */
  kind: "frame";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** What is in it; its title. */
  label: Text;
  /** Its address, https alone, or http on localhost while the site is there too. Until it is known, its place is kept. */
  src: Value;
  /** Width to height; 16/9 where nothing is said. */
  ratio?: string;
  /** As high as its ratio says, or as much of the screen as there is. */
  height?: "ratio" | "screen";
  /** A button shows it on the whole screen. */
  fullscreen?: boolean;
  /** A list of what the page in it may do, as the attribute sandbox names it; what would let it out of its frame is left out. Without it: scripts, its own data, forms, windows, pointer and turning. */
  sandbox?: Value;
  /** A list of features that it may use, such as autoplay; autoplay and the whole screen where nothing is said. */
  allow?: Value;
  /** `window`: its page stands in no frame, and is opened in a window of its own by a press; the window is found again. */
  opens?: Value;
  /** true: one such frame at a time, over all tabs; the one that was there says so, and can take it back. */
  single?: Value;
  /** true: its page says `ready` once it runs, and stays covered until it says anything; that something has loaded proves nothing then, since a browser shows a page of its own where a host is down. Else it is there as soon as anything has loaded, and a button loads it again. */
  ready?: Value;
  /** Where else to go, beside the button that tries again, while its page does not come in 15 seconds or may not be shown. */
  waysOut?: Nodes;
  /** What is said over the upper edge of its page, which does not move for it; it is seen on the whole screen, too. */
  notices?: Nodes;
  /** true: a phone that is held upright is asked to be turned. */
  landscape?: Value;
  /** Whenever this changes, the page in it is told to ask anew (source croupier-site, type refresh): such as the balance after a deposit. */
  renewOn?: Value;
  /** What is done when the page in it says something. It is heard only from the very window and the origin of its address, as an object with source croupier-game and one of these types, and not more often than twenty times in ten seconds. */
  told?: {
    /** It moved money: the amount that it says is another than it said before. */
    balance?: Actions;
    /** It wants to be left. */
    close?: Actions;
    /** The player wants to pay in. */
    deposit?: Actions;
    /** Its address works no more, such as a token that was used: a `refresh` of what it comes from opens it again, at most three times a minute. */
    expired?: Actions;
    /** It cannot go on; /typed is its code, `unknown` where it says none. */
    error?: Actions;
    /** Words came for the site that are not followed; /typed says which: foreign_word (from another window or origin than its own), word_storm (more than twenty in ten seconds) or long_word (more than 2,000 characters). Each is told at most once a minute. */
    strange?: Actions;
  };
  /** What stands beside its title, such as a way back. */
  actions?: Nodes;
}

/** Pictures side by side that open larger, one after the other. */
export interface GalleryNode {
  /** Pictures side by side that open larger, one after the other. */
  kind: "gallery";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name of the pictures. */
  label: Text;
  /** Pictures written here. */
  items?: {
    /** Address of the picture: a path of this site, or an address of a host that pictures may come from. */
    src: Value;
    /** What it shows, in words. */
    alt: Text;
    /** A line below it where it is large. */
    text?: Text;
    when?: Condition;
  }[];
  /** A binding to a list; each row is a picture behind the written ones, as `rowItem` says. */
  rows?: Value;
  /** The picture of a row; /row is the row. */
  rowItem?: {
    /** Address of the picture. */
    src: Value;
    /** Address of a small one of it, shown until it is opened. */
    small?: Value;
    /** What it shows, in words. */
    alt: Text;
    /** A line below it where it is large. */
    text?: Text;
  };
  /** What tells a row from the others. */
  rowKey?: RowKey;
  /** At most so many pictures. */
  limit?: number;
  /** Width to height of the small ones; 4/3 where nothing is said. */
  ratio?: string;
  /** How large the small ones are. */
  size?: "s" | "m" | "l";
  empty?: Node;
}

/** Children in columns. */
export interface GridNode {
  /** Children in columns. */
  kind: "grid";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  children: Nodes;
  /** Columns for each class of screen. */
  columns?: {
    /** On a phone. */
    phone?: number;
    /** On a tablet. */
    tablet?: number;
    /** On a desktop. */
    desktop?: number;
  };
  /** Space between the children, in steps of the space scale. */
  gap?: "none" | "s" | "m" | "l" | "xl";
}

/** A heading. */
export interface HeadingNode {
  /** A heading. */
  kind: "heading";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  text: Text;
  /** 1 to 6. */
  level?: number;
  /** Step of the type scale. */
  size?: "s" | "m" | "l" | "xl";
}

/** The help centre: categories, and articles by category. Players do not download this document: the platform answers `getHelpCenter` with what they ask for, in their language. */
export interface Help {
  /** Where this document's schema lives, for editors. */
  $schema?: string;
  /** The categories, in order. */
  categories: HelpCategory[];
}

/** One article: a question or a title, and its answer. */
export interface HelpArticle {
  /** Name of the article, unique in the help centre; it stands in addresses. */
  id: string;
  /** Its title, by language. */
  title: HelpTitle;
  /** What it says, by language: HTML of paragraphs, lists, headings, tables and links. */
  body: HelpBody;
  /** Shown only while this feature is on. */
  flag?: string;
}

/** HTML by language. What visitors would not be shown is refused. */
export type HelpBody = Record<string, string>;

/** A subject of the help centre, and its articles in order. */
export interface HelpCategory {
  /** Name of the category, unique; it stands in addresses. */
  id: string;
  /** Its title, by language. */
  title: HelpTitle;
  /** Name of an icon of the skin. */
  icon?: string;
  /** Shown only while this feature is on. */
  flag?: string;
  /** Its articles, in order. */
  articles: HelpArticle[];
}

/** A title by language. Who reads another language gets the one that stands in for it, then English. */
export type HelpTitle = Record<string, string>;

/** Slides with drawn art or pictures, and room for a box beside them. */
export interface HeroNode {
  /** Slides with drawn art or pictures, and room for a box beside them. */
  kind: "hero";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name of the slides. */
  label: Text;
  /** Slides written here, in order. */
  slides?: {
    title: Text;
    text?: Text;
    /** Seed of the drawn art; the same seed draws the same picture. */
    art?: Value;
    /** Address of a picture instead. */
    image?: string;
    /** Its button. */
    button?: Button;
    when?: Condition;
  }[];
  /** A binding to a list; each row is a slide behind the others, as `rowItem` says. */
  rows?: Value;
  /** The slide of a row; /row is the row. */
  rowItem?: {
    title: Text;
    text?: Text;
    /** Address of a picture; without one art is drawn. */
    image?: Value;
    /** What the picture shows, for those who do not see it; without words it counts as decoration. */
    alt?: Text;
    /** Seed of the drawn art; its title where nothing is said. */
    art?: Value;
    /** Where the slide leads: a path of the site or an outside address; without one it leads nowhere. */
    link?: Value;
    /** What kind of link it is, where the data says that: a slide whose link is of none leads nowhere. */
    linkKind?: Value;
    /** What is on the button. */
    linkLabel?: Text;
    /** Its button, instead of a link. */
    button?: Button;
  };
  /** At most so many rows. */
  limit?: number;
  /** Milliseconds a slide stands, 2 seconds to 10 minutes. Left out: it stands still. */
  autoplayMs?: number;
  /** What stands beside or below the slides. */
  aside?: Nodes;
  /** A low band on a phone, so that what stands beside comes first. */
  compact?: boolean;
  /** Heading level of the titles; 2 where nothing is said. */
  level?: number;
}

/** The class of screen on which it is not shown. It is there all the same: what must not be known is left out by `when`. */
export type HideOn = "phone" | "desktop";

/** HTML of an operator, sanitised before it is shown. */
export interface HtmlNode {
  /** HTML of an operator, sanitised before it is shown. */
  kind: "html";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  html: Value;
}

/** A picture in a reserved box, or art drawn where there is none. */
export interface ImageNode {
  /** A picture in a reserved box, or art drawn where there is none. */
  kind: "image";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Address of the picture. */
  src?: Value;
  /** What it shows, in words; without it it is decoration. */
  alt?: Text;
  /** Width to height. */
  ratio?: string;
  /** Seed of the drawn art; the same seed draws the same picture. */
  art?: Value;
  /** A small mark of this size instead of a picture of the whole width. */
  size?: "s" | "m" | "l";
}

/** Words for the values that something can have: the beginning of their text keys, or each by its value. */
export type Labels = string | Record<string, Text>;

/** Code of a language, as the trade writes it. */
export type Language =
  | "CN"
  | "EN"
  | "JA"
  | "TH"
  | "VI"
  | "MY"
  | "ES"
  | "HI"
  | "ID"
  | "KM"
  | "KO"
  | "KR"
  | "MS"
  | "PT"
  | "TA"
  | "TW"
  | "TY"
  | "UR"
  | "UR-LA"
  | "PT-BR"
  | "TR"
  | "BN"
  | "AR"
  | "FA"
  | "RU"
  | "KK"
  | "UZ"
  | "LO"
  | "NE"
  | "FR"
  | "TE"
  | "SW";

/** Choice of the language among those of the brand. */
export interface LanguageSelectNode {
  /** Choice of the language among those of the brand. */
  kind: "languageSelect";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  label: Text;
  /** Shows the code only. */
  compact?: boolean;
}

/** A page, dialog, centre page or the shell, as a descriptor: a tree of nodes. */
export interface Layout {
  $schema?: string;
  /** Title of the document: the page's name in the window and in history. */
  title?: Text;
  /** What the page is about, in a sentence or two: search engines and previews of a link show it. Without it the brand's tagline stands there. */
  summary?: Text;
  /** true: search engines are asked not to list the page, and the site map leaves it out. Anybody who has its address still sees it. */
  unlisted?: boolean;
  /** Banner group of the route. */
  banner?: string;
  /** Name of its route, where it is another than its key: /route/name reads it, and several pages may share one. */
  name?: string;
  /** Whether the header of the shell is shown while this is the page, as around a game: yes or no, or the name of a member of its state, which says it. Shown where nothing is said. */
  header?: boolean | string;
  /** What it is for; for people only. */
  description?: string;
  /** What the document remembers while it is open: names, and what each begins with. Read as /state/…, changed by set. */
  state?: Record<string, unknown>;
  /** Where a member of the state is kept. */
  keep?: Record<string, "page" | "session" | "site" | "device" | "member" | "address">;
  /** What a part (`part/<name>`) is placed with: names, read as /part/…. A value for each that has no default must be given. */
  parameters?: Record<string, PartParameter>;
  root: Node;
}

/** A link to a page of the site or to an allowed address. */
export interface LinkNode {
  /** A link to a page of the site or to an allowed address. */
  kind: "link";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  label: Text;
  /** Words for values of the label, by value; another value is shown as it is. */
  labels?: Record<string, Text>;
  /** Where it leads, written here, so that the check can tell whether the page is there: a path of the site, or https:, mailto:, tel:. */
  to?: string;
  /** Where it leads, read from the data, instead of `to`, and judged where it is drawn: a path of the site, https:, mailto: or tel:. What is none of these is no link, and nothing is shown. */
  address?: Value;
  /** The name of an icon of the set. */
  icon?: string;
  /** Done at the press, before it leads on: such as a `set` of what the page it leads to begins with. */
  action?: Actions;
}

/** The brand's mark and name. */
export interface LogoNode {
  /** The brand's mark and name. */
  kind: "logo";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  action?: Actions;
  /** Accessible name of the link. */
  label?: Text;
}

/** One menu: its items in order. */
export interface Menu {
  /** The items in the order they are shown. */
  items: MenuItem[];
}

/** The menus of the draft: each with its entries in order, what each of them is, and the menu as every visitor sees it. The console draws it. */
export interface MenuDeskNode {
  /** The menus of the draft: each with its entries in order, what each of them is, and the menu as every visitor sees it. The console draws it. */
  kind: "menuDesk";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name. */
  label: Text;
  /** JSON pointer to the menus by name in the draft. */
  path: string;
  /** A configuration schema, with a JSON pointer to the part of it that describes one item. */
  schema: string;
}

/** One item: a page of a centre (`page`), something to do (`action`), or further items (`items`). `JILI_RNG` knows its own way: the games of the vendor JL. */
export interface MenuItem {
  /** Name of the item, unique in its menu; `after` of a page document names it. */
  id: string;
  /** What the player reads: a text key, or a text with values. */
  label: Text;
  /** Name of an icon of the skin. */
  icon?: string;
  /** Key of the centre page that the item opens. */
  page?: string;
  /** What a click does, where the item is not a centre page. */
  action?: Actions;
  /** Further items that it opens, instead of a page or an action; they may open others, three levels in all. */
  items?: MenuItem[];
  /** Shown only while this holds. */
  when?: Condition;
  /** Count shown on the item while it is above zero. */
  badge?: Value;
  /** Anything the page wants to be opened with; read under /page/data. */
  data?: unknown;
  /** Feature an agent page hangs on: contracts, daily salary, hourly salary, real-time salary. The item is shown only while that feature is on and such a contract of the agent is in force, on either side, or has a bill. */
  type?: "enableCt" | "salary" | "hourSalary" | "agentRealtimeSalary";
}

/** A menu of the configuration, or of rows. */
export interface MenuNode {
  /** A menu of the configuration, or of rows. */
  kind: "menu";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** The menu's name. */
  menu?: string;
  /** A binding to a list; each row is an item behind those of the menu, as `rowItem` says, or what opens from one, as `panel` says. */
  rows?: Value;
  /** The item of a row; /row is the row. */
  rowItem?: {
    label: Text;
    /** Words for values of the label, by value; another value is shown as it is. */
    labels?: Labels;
    /** The name of an icon of the set. */
    icon?: string;
    /** Where it leads: a path of the site, https:, mailto: or tel:. What is none of these is no item. */
    address?: Value;
    /** What a press does, instead of an address. */
    action?: Actions;
    /** Count shown on it while it is above zero. */
    badge?: Value;
    /** Rows for which this does not hold are no items. */
    when?: Condition;
  };
  /** What tells a row from the others. */
  rowKey?: RowKey;
  /** What opens below an item of the menu, beside where it leads: one for each row that belongs to an item, instead of items of rows. */
  panel?: {
    /** The id of the item that it opens from; where there is none, nothing is shown of the row. */
    item: Value;
    /** What it holds, in a word; read out after the name of the item. */
    label: Text;
    /** How many things it holds. It is centred below its item up to five, and begins with the menu from six on. */
    count?: Value;
    children: Nodes;
  };
  /** With `panel`: ids of items that are there only while a row belongs to them. Until the rows are known all are there. */
  needRows?: string[];
  /** At most so many rows. */
  limit?: number;
  /** How it is drawn. */
  variant: "top" | "bottom" | "side" | "quick" | "footer" | "shortcuts";
  /** At the side: an item with further ones is a heading above them, instead of a button that unfolds them. */
  headed?: boolean;
  /** Accessible name. */
  label: Text;
}

/** Every menu of the site by name. Clients ignore what they do not know of an item, so a newer document never breaks an older page. */
export type Menus = {
  /** Where this document's schema lives, for editors. */
  $schema?: string;
  /** Main navigation on a wide screen. */
  header?: Menu;
  /** Bar at the bottom of a phone: five places at most. */
  bottomBar?: Menu;
  /** Collapsible menu at the side of a wide screen. */
  quick?: Menu;
  /** Links at the end of every page. */
  footer?: Menu;
  /** Shortcuts of a player who is logged in. */
  account?: Menu;
  /** Pages of the personal centre, in order. */
  personalCentre?: Menu;
  /** Pages of the agent centre, in order. */
  agentCentre?: Menu;
} & Record<string, Menu>;

/** A node: the renderer is picked by its kind. */
export type Node =
  | ShellNode
  | OutletNode
  | PageNode
  | StackNode
  | GridNode
  | CardNode
  | SectionNode
  | TabsNode
  | DataNode
  | RepeatNode
  | DialogNode
  | CentreNode
  | MenuNode
  | HeadingNode
  | TextNode
  | ValueNode
  | BadgeNode
  | AvatarNode
  | ImageNode
  | LogoNode
  | ButtonNode
  | ToggleNode
  | TextFilterNode
  | PosterNode
  | LinkNode
  | LanguageSelectNode
  | ThemeSwitchNode
  | NoticeNode
  | EmptyStateNode
  | HeroNode
  | TickerNode
  | CounterNode
  | StatTilesNode
  | ChartNode
  | TableNode
  | DetailsNode
  | FormNode
  | TilesNode
  | HtmlNode
  | CollapseNode
  | StepsNode
  | TimelineNode
  | ProgressNode
  | CountdownNode
  | QrNode
  | RankingNode
  | GalleryNode
  | CarouselNode
  | FrameNode
  | TreeNode
  | SearchNode
  | TalkNode
  | PartNode
  | PickerNode
  | ReckonNode
  | DividerNode
  | SchemaFormNode
  | FlagTreeNode
  | RuleDeskNode
  | MenuDeskNode
  | ThemeDeskNode
  | AssetLibraryNode
  | SiteFileNode
  | SiteCopyNode
  | SiteSearchNode
  | SiteTextsNode
  | CommentsNode
  | PicturesNode
  | ComparisonNode
  | PlacesNode
  | DraftStateNode
  | FindingsNode
  | ChangesNode
  | ExplainNode
  | PageDeskNode;

/** Nodes in order. */
export type Nodes = Node[];

/** A message to the reader. */
export interface NoticeNode {
  /** A message to the reader. */
  kind: "notice";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** The colour role that carries the meaning. */
  tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
  title?: Text;
  text: Text;
  /** What can be done about it. */
  button?: Button;
  /** Can be put away. */
  dismissible?: boolean;
  /** What is done when it is put away, such as a change of the state that shows it; it is not put away otherwise then. Goes with `dismissible`. */
  dismissed?: Actions;
}

/** An offer: what brings it about, what it pays, and what must be done with it. A bonus keeps the terms of the moment it was given; a change holds for those that come. */
export interface Offer {
  /** Name of the offer, unique among offers and articles; it stands in addresses, and what was paid is counted by it. */
  id: string;
  /** Its type, one of `types`. */
  type: string;
  /** Its title, by language. */
  title: PromotionTitle;
  /** One or two sentences for the list, by language. */
  summary?: PromotionSummary;
  /** Its terms, by language: HTML of paragraphs, lists, headings, tables and links. */
  terms: PromotionBody;
  /** Address of its picture; without one, art is drawn. */
  image?: string;
  /** When it begins; before, it is shown as coming soon. */
  from?: string;
  /** When it ends. What was given before stays. */
  until?: string;
  /** There only while this feature is on. */
  flag?: string;
  /** What brings it about: registration; the first deposit, or any; a code that the player enters; an operator, by hand; what was lost on the day before, by the brand's time zone. */
  trigger: "registration" | "firstDeposit" | "deposit" | "code" | "operator" | "loss";
  /** What is entered, where a code brings it about. Capital and small letters are the same. */
  code?: string;
  /** Whether a deposit counts only of players who pressed to join before. */
  join?: boolean;
  /** Whether the player claims it in the reward centre, or it is paid at once. */
  claim?: "player" | "auto";
  /** Days in which it is claimed. */
  claimDays?: number;
  /** Per cent of the deposit, or of what was lost. Without it a fixed amount is paid. */
  percent?: number;
  /** By currency; members with another one are not offered it. */
  amounts?: Record<string, OfferAmounts>;
  /** How many times the bonus has to be staked before it becomes real money; 0 pays real money at once. */
  turnover?: number;
  /** What is multiplied: the bonus, or the bonus and the deposit that brought it about. */
  turnoverOf?: "bonus" | "bonusAndDeposit";
  /** How much of a stake counts, by category and vendor of the game. The most particular one holds: of vendor and category, of the vendor, of the category. What none names counts whole. */
  weights?: OfferWeight[];
  /** Days in which the turnover is done; what is left of the bonus is lost then. */
  days: number;
  /** How often one member gets it. */
  times?: number;
  /** How often: ever, or in a month, week (from Monday) or day (UTC). */
  per?: "ever" | "month" | "week" | "day";
  /** Which money stakes take first. Wins return in the same proportion. */
  stakes?: "realFirst" | "bonusFirst";
  /** What a withdrawal does before the turnover is done: it has to wait, it ends the bonus, or it leaves it alone. */
  withdrawal?: "wait" | "forfeit" | "free";
}

/** What an offer pays in one currency, in minor units. */
export interface OfferAmounts {
  /** What is paid, where no per cent is said. */
  amount?: number;
  /** The most that is paid at once. */
  cap?: number;
  /** A smaller deposit, or loss, brings nothing about. */
  minDeposit?: number;
}

/** How much of a stake counts in games of a category, of a vendor, or of both. */
export interface OfferWeight {
  /** Category of the games. */
  category?: "LOTT" | "ELOTT" | "LIVE" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "FISH" | "RNG" | "PVP";
  /** Code of the vendor. */
  vendor?: string;
  /** Per cent of a stake that count. */
  percent: number;
}

/** The place where the page of the current route appears. */
export interface OutletNode {
  /** The place where the page of the current route appears. */
  kind: "outlet";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Draws only this area of a page that has areas (kind page); a page without areas is drawn whole by main. Left out, the outlet draws all of every page. */
  area?: "banner" | "main";
}

/** The pages of the draft, and the editor of one: its nodes as a tree, the form and the JSON of the chosen one, and the page as visitors see it. The console draws it. */
export interface PageDeskNode {
  /** The pages of the draft, and the editor of one: its nodes as a tree, the form and the JSON of the chosen one, and the page as visitors see it. The console draws it. */
  kind: "pageDesk";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name. */
  label: Text;
}

/** A whole page in one file: its place in the menu of a centre or its own address, its texts, its layout. This is all an integrator writes to add a page. */
export interface PageDocument {
  /** Where this document's schema lives, for editors. */
  $schema?: string;
  /** Number of the format that the document is written in. Without it, the document is taken for one of the first format; `npm run config -- migrate` rewrites older files. */
  format?: 4;
  /** Key of the page, unique in its centre; also the last part of its address. */
  key: string;
  /** The centre that the page is in; `page` for a page of its own, at the address that its `path` says. */
  area: "personal-centre" | "agent-centre" | "page";
  /** Address of a page of its own. What stands for a part with a colon is read as `/route/params/<name>`. */
  path?: string;
  /** The page's item in the menu of its centre. A page of its own is put into no menu; its label names it. */
  menu: {
    /** What the player reads in the menu. */
    label: Text;
    /** Name of an icon of the skin. */
    icon?: string;
    /** Id of the item it comes after; at the end without it. */
    after?: string;
    /** Shown only while this holds. */
    when?: Condition;
    /** Count shown on the item while it is above zero. */
    badge?: Value;
  };
  /** The page's texts by language and key. Complete languages of the site must have every key. */
  texts: Record<string, Dictionary>;
  /** Forms that the page's `form` nodes name, by id. */
  forms?: Record<string, FormDocument>;
  /** What is on the page. */
  layout: Layout;
  /** Dialogs of the page, by name: each a layout with a `dialog` as its root. `openDialog` names them `<key>.<name>`: `deviceList.details`. */
  dialogs?: Record<string, Layout>;
}

/** A page of two areas: what stands in the banner area of the shell, and the rest. Where the shell has one outlet for both, they follow one another. */
export interface PageNode {
  /** A page of two areas: what stands in the banner area of the shell, and the rest. Where the shell has one outlet for both, they follow one another. */
  kind: "page";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** What stands in the shell's banner area: the slides of the page's banner group. */
  banner?: Nodes;
  /** What stands in the shell's main view. */
  main: Nodes;
}

/** A value, or a list or an object of values. */
export type Parameter = Value | Parameter[] | { [name: string]: Parameter };

/** A part that several documents share, put in its place with values for its parameters. */
export interface PartNode {
  /** A part that several documents share, put in its place with values for its parameters. */
  kind: "part";
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Name of the part: `vendors` is the layout `part/vendors`. */
  part: string;
  /** Values for the parameters that the part declares. */
  with?: Record<string, string | number | boolean | null | Record<string, unknown>>;
}

/** A parameter of a part. */
export interface PartParameter {
  /** What it takes: a text, any value, or a value of one type. What is bound is taken for each. */
  type: "text" | "value" | "string" | "number" | "boolean";
  /** What it is where nothing is given: a text, a literal, a binding or a figure. Without it a value must be given. */
  default?: string | number | boolean | null | Record<string, unknown>;
  /** What it is for; for people only. */
  description?: string;
}

/** Numbers, or named choices, to pick many of: with a finger, by the arrow keys, or by a press for some at once. What is picked stands in the state of the document. */
export interface PickerNode {
  /** Numbers, or named choices, to pick many of. */
  kind: "picker";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** What is picked; stands above it. */
  label: Text;
  /** A member of the document's state, `[]` to begin with, that holds what is picked: for each board a list of places, from 0 and ascending. */
  state: string;
  /** How many numbers there are, from 0 on: at most 100. */
  count?: Value;
  /** Numbers have at least so many digits: 2 writes 07. */
  digits?: Value;
  /** Instead of numbers: a binding to a list of choices, at most 100. */
  options?: Value;
  /** Words for the choices; one without words is shown as it is. */
  labels?: Labels;
  /** A second line on each number or choice, which is /row, its place /index. */
  note?: Text;
  /** How many times there are all of them, such as once for each digit of a number: 1 where nothing is said, at most 10. */
  boards?: Value;
  /** What each of several boards is called; its number from 1 is /row. */
  boardLabel?: Text;
  /** The most that are picked of a board; all of them where nothing is said. */
  most?: Value;
  /** So many of a board are picked by chance: 1 where nothing is said. */
  least?: Value;
  /** What one press picks, on every board: some by chance, all, the lower or the upper half, every second one. */
  quick?: ("random" | "all" | "low" | "high" | "even" | "odd")[];
  /** Not usable while this holds. */
  disabledWhen?: Condition;
}

/** A page of two configurations drawn side by side, or of one alone, as a visitor of a kind sees it. The console draws it. */
export interface PicturesNode {
  /** A page of two configurations drawn side by side, or of one alone, as a visitor of a kind sees it. The console draws it. */
  kind: "pictures";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name. */
  label: Text;
  /** The earlier side: `live`, `draft`, the number of a revision, or the id of a review. Left out, `to` is drawn alone. */
  from?: Value;
  /** The later side: `live`, `draft`, the number of a revision, or the id of a review. */
  to: Value;
}

/** Places of a site in the words of its forms, the first of many. The console draws it. */
export interface PlacesNode {
  /** Places of a site in the words of its forms, the first of many. The console draws it. */
  kind: "places";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name of the list. */
  label: Text;
  /** A binding to the places: each a `pointer`, and a `label` with the names of its steps as whoever compared has them. */
  rows: Value;
  /** How many there are in all. */
  count: Value;
}

export type PlayProfileName = string;

/** A JSON pointer into the scope: /session, /balance, /messages, /route, /brand, /ui, /data/<id>, /state/<name>, /form, /row, /dialog. */
export type Pointer = string;

/** A picture to press, such as the cover of a game, with its title below, marks on it, and what else can be done in its corner. */
export interface PosterNode {
  /** A picture to press, such as the cover of a game, with its title below, marks on it, and what else can be done in its corner. */
  kind: "poster";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** What it is called; the press is called the same where `label` says nothing. */
  title: Text;
  /** A second line. */
  text?: Text;
  /** What the press is called, for those who hear it. */
  label?: Text;
  /** Address of the picture; without one, art is drawn. */
  src?: Value;
  /** Words that the art is drawn from; the title where nothing is said. */
  art?: Value;
  /** Width to height of the picture; 3/4 where nothing is said. */
  ratio?: "1/1" | "3/4" | "4/3" | "16/9";
  /** Small marks at its beginning, such as badges. */
  marks?: Nodes;
  /** A control in its other corner, such as a toggle. */
  corner?: Nodes;
  /** What a press does. */
  action: Actions;
  /** Not usable while this holds. */
  disabledWhen?: Condition;
}

/** How far something has come: a bar that fills. */
export interface ProgressNode {
  /** How far something has come: a bar that fills. */
  kind: "progress";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  label: Text;
  /** How far it is. Left out, or not known yet: nobody knows how long it takes, and the bar moves by itself. */
  value?: Value;
  /** How far it goes; 1 where nothing is said. */
  max?: Value;
  /** How value and max are written beside the label. Left out: as a percentage. */
  format?: 
    | "text"
    | "number"
    | "money"
    | "date"
    | "dateTime"
    | "stamp"
    | "percent"
    | "duration"
    | "relative"
    | "masked"
    | "compact";
  /** A line below the bar, such as what is still missing. */
  text?: Text;
  /** The colour role that carries the meaning. */
  tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
  /** Its size. */
  size?: "s" | "m" | "l";
}

/** A promotion that is told of and pays nothing by itself. */
export interface PromotionArticle {
  /** Name of the promotion, unique among offers and articles; it stands in addresses. */
  id: string;
  /** Its type, one of `types`. */
  type: string;
  /** Its title, by language. */
  title: PromotionTitle;
  /** One or two sentences for the list, by language. */
  summary?: PromotionSummary;
  /** What it says, by language: HTML of paragraphs, lists, headings, tables and links. */
  body: PromotionBody;
  /** Address of its picture; without one, art is drawn. */
  image?: string;
  /** When it begins; before, it is shown as coming soon. */
  from?: string;
  /** When it ends. */
  until?: string;
  /** There only while this feature is on. */
  flag?: string;
}

/** HTML by language. What visitors would not be shown is refused. */
export type PromotionBody = Record<string, string>;

/** One or two sentences by language. */
export type PromotionSummary = Record<string, string>;

/** A title by language. Who reads another language gets the one that stands in for it, then English. */
export type PromotionTitle = Record<string, string>;

/** A type that visitors filter by. */
export interface PromotionType {
  /** Name of the type, unique; it stands in addresses. */
  id: string;
  /** Its title, by language. */
  title: PromotionTitle;
}

/** What the site promotes: offers, which pay bonuses by their terms, and articles. Players do not download this document: the platform answers `listPromotions` with what they ask for, in their language, and pays by it. */
export interface Promotions {
  /** Where this document's schema lives, for editors. */
  $schema?: string;
  /** The types that visitors filter by, in order. */
  types: PromotionType[];
  /** Offers, in the order that they are shown. */
  offers: Offer[];
  /** Promotions that pay nothing by themselves, shown after the offers. */
  articles: PromotionArticle[];
  /** By currency, in minor units: the most that one operator gives by hand alone. Above it, and in any other currency, a second one agrees first. */
  handLimits?: Record<string, number>;
}

/** A QR code to be scanned: dark on light in every theme, with a quiet zone around it. */
export interface QrNode {
  /** A QR code to be scanned: dark on light in every theme, with a quiet zone around it. */
  kind: "qr";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** What it is for; read out instead of the picture. */
  label: Text;
  /** What is in it: a text or an address of at most 2,000 bytes. */
  value: Value;
  /** A line below it. */
  text?: Text;
  /** Writes what is in it below it, for who cannot scan it. */
  showValue?: boolean;
  /** Its size. */
  size?: "s" | "m" | "l";
}

/** Who stands where: a place, a name and a value for each row, the first three with a medal, one's own row marked. */
export interface RankingNode {
  /** Who stands where: a place, a name and a value for each row, the first three with a medal, one's own row marked. */
  kind: "ranking";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name of the list. */
  label: Text;
  /** A binding to a list, the best first. */
  rows: Value;
  /** What is shown of a row; /row is the row. */
  rowItem: {
    /** Its place. Left out: its number in the list. */
    place?: Value;
    name: Value;
    /** A second line. */
    text?: Text;
    /** What it is ranked by. */
    value?: Value;
    /** Whether the row is one's own, such as one whose /row/account is the session's. */
    mineWhen?: Condition;
  };
  /** What tells a row from the others. */
  rowKey?: RowKey;
  /** At most so many rows. One's own stands below them where it is further down. */
  limit?: number;
  /** A round mark drawn from each name. */
  avatars?: boolean;
  empty?: Node;
}

/** Works something out by a function that pages and platform share, at once with every change, and gives it to the children as /reckoned/<id>. */
export interface ReckonNode {
  /** Works something out by a function that pages and platform share, and gives it to the children as /reckoned/<id>. */
  kind: "reckon";
  /** Its name under /reckoned; one inside of another reads what that one gives as well. */
  id: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** The function: `lotterySlip` quotes a slip, `lotteryWay` says how a draw is played, `walletMove` how much can be moved out of a wallet. */
  function: "lotterySlip" | "lotteryWay" | "walletMove";
  /** What it works with: a literal, a binding or a figure for each name. */
  params: Record<string, Value>;
  children: Nodes;
}

/** The rules of the registration form by field name. Names of the specification are listed; any other name is a field of the brand's own, labelled by the text key `field.<name>` unless it brings a label. */
export type RegisterRules = {
  /** Name to log in with. Always asked for on the username tab. */
  username?: Rule;
  /** Password. Always asked for; the confirmation comes by itself. */
  password?: Rule;
  /** Only the labels count: the confirmation is required, equals the password, and stands right after it. */
  confirmPassword?: Rule;
  /** Name of the holder of the account that withdrawals are paid to. */
  payeeName?: Rule;
  /** E-mail address. */
  email?: Rule;
  /** QQ number. */
  qqNum?: Rule;
  /** Mobile number without dialling code. Always asked for on the mobile tab. */
  mobileNum?: Rule;
  /** Id of the player who recommended the site. */
  recommenderId?: Rule;
  /** The characters of the captcha image. */
  captcha?: Rule;
  /** Code sent by SMS. Enabled and required on the mobile tab whatever is said here. */
  verificationCode?: Rule;
  /** Affiliate or invitation code. Asked for only when the address carries none. */
  affiliateCode?: Rule;
  /** Password for withdrawals. Required wherever it is enabled. */
  paymentPassword?: Rule;
  /** LINE id. */
  line?: Rule;
  /** WhatsApp number. */
  whatsapp?: Rule;
  /** Facebook name. */
  facebook?: Rule;
  /** WeChat id. */
  wechat?: Rule;
  /** Number of an identity document. */
  idNumber?: Rule;
  /** Referral code of a player. Filled in from the address when it carries one. */
  referralCode?: Rule;
  /** The visitor's word to be of age. Asked for where RESPONSIBLEPLAY3 is on, whatever is said here; only its words and its place count. */
  ageConfirmed?: Rule;
  /** Dialling code of the mobile number. Shown beside the mobile number on the mobile tab, or wherever it is enabled. */
  countryDialingCode?: Rule;
} & Record<string, Rule>;

/** The children once for each row; inside, /row is the row and /index its number. */
export interface RepeatNode {
  /** The children once for each row; inside, /row is the row and /index its number. */
  kind: "repeat";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** A binding to a list, where no call is named. */
  rows?: Value;
  /** A listed call that gives the rows, by its operationId in schemas/api/openapi.json. */
  call?: string;
  /** Parameters of the call: a literal or a binding for each name the call takes. */
  params?: Record<string, Value>;
  /** Fields whose values become parameters of the call. */
  filters?: Fields;
  /** The filters stand in the address: a reload, a link and the way back bring them again. */
  keepFilters?: "address";
  /** Whenever this changes, what was loaded by the call is loaded again; it stays until the new answer is there. Such as the name of a catalogue that other data tell. */
  renewOn?: Value;
  children: Nodes;
  /** What tells a row from the others. */
  rowKey?: RowKey;
  /** Of the rows that are here only those are shown for which this holds, read of the row; `empty` stands for none. */
  rowWhen?: Condition;
  /** At most so many rows. */
  limit?: number;
  /** Rows a page. */
  pageSize?: number;
  /** How one gets to further rows: by page numbers (usual), by a button that adds the next page, by scrolling to the end, or by sight: the list is as long as there are rows, and each page is loaded once its place comes near the screen. That needs a window. */
  more?: "pages" | "button" | "scroll" | "sight";
  /** Only the rows that are near the screen are drawn: for lists of thousands. Rows may be of any height. In a grid the arrow keys walk the rows, along and down. */
  window?: boolean;
  /** Of a list that loads on: where an answer names what comes next, as a JSON pointer; it is sent as the parameter `cursor`. Without it pages have numbers. */
  cursor?: string;
  /** Of a list that loads on: where an answer has its rows and how many pages there are, where that is not `rows` and `total`. */
  answer?: {
    /** Where the rows are, as a JSON pointer. */
    rows: string;
    /** Where the number of pages is, as a JSON pointer; left out: all rows come at once. */
    pages?: string;
    /** The parameter that the number of a page is sent as; page where nothing is said. */
    page?: string;
  };
  /** How the rows stand. */
  layout?: "list" | "row" | "grid";
  /** Columns of a grid. */
  columns?: {
    /** On a phone. */
    phone?: number;
    /** On a tablet. */
    tablet?: number;
    /** On a desktop. */
    desktop?: number;
  };
  /** Space between the children, in steps of the space scale. */
  gap?: "none" | "s" | "m" | "l" | "xl";
  empty?: Node;
  /** Accessible name of the list. */
  label?: Text;
}

/** What tells a row from the others, read of the row. */
export interface RowKey {
  /** A JSON pointer into the row, which begins with /row. */
  bind: string;
}

/** What one field accepts. Lengths are counted in Unicode code points. */
export interface Rule {
  /** Is the field on the form? */
  enabled: boolean;
  /** Must it be filled in? Required fields show a star. */
  required: boolean;
  /** Fewest characters accepted. */
  minLength: number;
  /** Most characters accepted. Not below minLength. */
  maxLength: number;
  /** Regular expression that the whole value must match (write ^ and $). `*` means any characters. An empty text takes the usual pattern of patternId. */
  acceptedPattern: string;
  /** Which message explains the pattern (text key reg_pattern_<id>): 0 any · 1 letter first · 2 Chinese and digits · 3 e-mail · 4 letters or digits · 5 letters and digits · 6 digits · 7 one uppercase · 8 English letters and spaces · 9 no spaces · 10 yyyy-MM-dd · 11 MM-dd-yyyy · 12 Korean · 13 Thai · 14 full name · 15 full-width Japanese · 16 Chinese · 17 Vietnamese · 18 Khmer · 19 letters, digits, underscore · 20 upper, lower, digit, symbol · 21 phone number · 22 letters and spaces of any script. */
  patternId: number;
  /** Place on the form, smallest first. The usual places are username 10, password 20, countryDialingCode 40, mobileNum 50, verificationCode 60, payeeName 70, email 80, paymentPassword 90, qqNum 100, line 110, whatsapp 120, facebook 130, wechat 140, idNumber 150, recommenderId 160, referralCode 170, affiliateCode 180, fields of the brand's own 500, ageConfirmed 900, captcha 1000. On the mobile tab the three of the mobile number come first. */
  order?: number;
  /** Label instead of the text key `field.<name>`. */
  label?: Text;
  /** Example shown in the empty field. */
  placeholder?: Text;
  /** Sentence shown below the field. */
  help?: Text;
  /** How a field of the brand's own is drawn. Fields of the specification have their own way. */
  widget?: "text" | "password" | "textarea" | "number" | "date" | "select";
  /** The field of the same form whose value a field of the brand's own must repeat; its own lengths and pattern do not count then. The confirmation of the password needs no rule: it comes by itself. */
  equals?: string;
  /** The values to choose from; the field becomes a list. */
  options?: {
    /** What is sent. */
    value: string;
    /** What the player reads. */
    label: Text;
  }[];
}

/** The fields of the registration in the draft: in order, each with its switches and its rule, beside the form as players see it. The console draws it. */
export interface RuleDeskNode {
  /** The fields of the registration in the draft: in order, each with its switches and its rule, beside the form as players see it. The console draws it. */
  kind: "ruleDesk";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name. */
  label: Text;
  /** JSON pointer to the rules by field name in the draft. */
  path: string;
  /** A configuration schema, with a JSON pointer to the part of it that describes the rule of one field. */
  schema: string;
  /** The layout in which the form stands: its form node is drawn live. */
  document: string;
}

/** Which fields a registration asks for, and what each accepts. A field that is absent is not enabled. The browser and the platform check with these very rules. */
export interface Rules {
  /** Where this document's schema lives, for editors. */
  $schema?: string;
  register: RegisterRules;
}

/** Edits a part of the draft by its schema, nested as it is. The console draws it. */
export interface SchemaFormNode {
  /** Edits a part of the draft by its schema, nested as it is. The console draws it. */
  kind: "schemaForm";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name. */
  label: Text;
  /** A configuration schema, with a JSON pointer to the part of it that describes the edited value. */
  schema: string;
  /** JSON pointer to the part of the draft it edits. */
  path: string;
  /** How parts are drawn, as rjsf's uiSchema. */
  ui?: Record<string, unknown>;
  /** One member of the part at a time, chosen from a list; the schema is then that of a member. */
  split?: boolean;
  /** How the text keys that name the members begin; a member's own `label` goes before. Without one of both the list shows their names alone. */
  memberTexts?: string;
}

/** A field that finds rows, of a call or of a list, and a list of what it found. */
export interface SearchNode {
  /** A field that finds rows, of a call or of a list, and a list of what it found. */
  kind: "search";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name of the field. */
  label: Text;
  /** What stands in the field while it is empty; its label where nothing is said. */
  placeholder?: Text;
  /** A binding to a list that is searched here, where no call is named: every word that is typed must be in the title, the text or the keywords of a row. */
  rows?: Value;
  /** A listed call that searches, by its operationId in schemas/api/openapi.json. */
  call?: string;
  /** Parameters of the call: a literal or a binding for each name the call takes. */
  params?: Record<string, Value>;
  /** The parameter of the call that what is typed is sent as. */
  param?: string;
  /** Where the rows are in the answer, as a JSON pointer; /rows where nothing is said, of an index /columns. */
  select?: string;
  /** The call is made once and answers all rows, by columns of the same length (`{"name": ["a", "b"], "kind": [1, 2]}`); they are searched here, at every key: without case, accents and width, in any script, and with a mistake in a word. */
  index?: {
    /** The columns that are searched. The first is what the row is called: what begins as typed goes first. */
    by: string[];
    /** A column of 1 and 0: rows with 1 go before others that are found as well. */
    first?: string;
    /** Further filters, whose choices are what stands in a column of the rows that the other filters leave. */
    facets?: {
      /** The column: rows that have something else in it are not found. */
      name: string;
      /** The column with what is read of each choice; the value itself where nothing is said. */
      title?: string;
      label: Text;
      /** What stands there while nothing is chosen. */
      placeholder: Text;
    }[];
  };
  /** Of an index: fields named as columns. Rows whose column is not what was chosen are not found. */
  filters?: Fields;
  /** What is shown of a row that was found; /row is the row. */
  rowItem: {
    title: Text;
    /** A second line. */
    text?: Text;
    /** Words that it is found by too and that are not shown: a text, or a list of texts. */
    keywords?: Value;
    /** The name of an icon of the set. */
    icon?: string;
    /** Where it leads: a path of the site, or https:. What is neither is not found. */
    address?: Value;
    /** What choosing it does, instead of an address. */
    action?: Actions;
    /** Small words at the end of it, such as its category. */
    marks?: {
      /** It is there only while this holds. */
      when?: Condition;
      text: Text;
      /** The colour role that carries the meaning. */
      tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
    }[];
  };
  /** What is found besides the rows, before them, by its title and keywords: pages and parts of the site. */
  entries?: {
    /** It is there only while this holds. */
    when?: Condition;
    title: Text;
    /** A second line. */
    text?: Text;
    /** Words that it is found by too and that are not shown. */
    keywords?: Value;
    /** The name of an icon of the set. */
    icon?: string;
    /** Where it leads: a path of the site, or https:. */
    address?: Value;
    /** What choosing it does, instead of an address. */
    action?: Actions;
  }[];
  /** What tells a row from the others. */
  rowKey?: RowKey;
  /** At most so many rows are shown; 10 where nothing is said. */
  limit?: number;
  /** So many characters are typed before anything is searched; 1 where nothing is said. */
  least?: number;
  /** Wait so many milliseconds after the last key before the call is made; 300 where nothing is said. */
  pauseMs?: number;
  /** What is typed stands in the address: a reload, a link and the way back bring it again. */
  keep?: "address";
  /** Shown instead of words of the site where nothing was found. */
  empty?: Node;
  /** What was searched and taken before, offered while nothing is typed. */
  recent?: {
    /** The member of the document's state that holds it, a text with a line for each; what it keeps it by says how long. */
    state: string;
    /** Heading above it. */
    label: Text;
    /** Label of the button that forgets it. */
    clear: Text;
  };
  /** The last of what is offered: a page that shows all that is found. */
  rest?: {
    label: Text;
    /** A path of the site. */
    address: string;
    /** What is typed stands in its query under this name, and filters under theirs. */
    param: string;
  };
  /** below: what is found lies over what follows, while the field is used. open: it stands in the page, below the field; for a dialog of its own. */
  stands?: "below" | "open";
}

/** A titled part of a page. */
export interface SectionNode {
  /** A titled part of a page. */
  kind: "section";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  title?: Text;
  subtitle?: Text;
  children: Nodes;
  /** The way to more of it, beside the title. */
  more?: Button;
  /** Heading level. */
  level?: number;
}

/** The root of the site: its view areas. */
export interface ShellNode {
  /** The root of the site: its view areas. */
  kind: "shell";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** The header's strips. */
  header?: Nodes;
  /** What stands above the main view. */
  banner?: Nodes;
  /** The main view; holds an outlet. */
  main: Nodes;
  /** The quick menu on the right. */
  sideMenu?: Nodes;
  /** The footer. */
  footer?: Nodes;
  /** The phone's bottom bar. */
  bottom?: Nodes;
}

/** One revision: the whole configuration of a brand. It is published as canonical JSON (RFC 8785) and named by its SHA-256 hash. */
export interface Site {
  /** Where this document's schema lives, for editors. Not published. */
  $schema?: string;
  /** Number of this shape. Documents of an earlier one are migrated where they are read; a client refuses a later one and keeps what it has. */
  format: 4;
  brand: Brand;
  rules: Rules;
  flags: Flags;
  menus: Menus;
  /** Layouts by key: `shell`, `page/<name>`, `dialog/<name>`, `personal-centre/<page>`, `agent-centre/<page>`, `part/<name>` for what several of them share. A key of the bundled layouts replaces that one. */
  layouts: Record<string, Layout>;
  /** Forms by id. An id of the bundled forms replaces that one. */
  forms?: Record<string, FormDocument>;
  theme: Theme;
  texts: Texts;
  /** Page documents by key. */
  pages?: Record<string, PageDocument>;
  banners?: Banners;
  help?: Help;
  promotions?: Promotions;
}

/** Takes a site from a file into the draft, parts of it, with what that changes. The console draws it. */
export interface SiteCopyNode {
  /** Takes a site from a file into the draft, parts of it, with what that changes. The console draws it. */
  kind: "siteCopy";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name. */
  label: Text;
  /** What was read on another platform (`fetchCopy`), looked at as a file is; nothing until it is there. */
  from?: Value;
}

/** Takes the live site out as a file, with its pictures. The console draws it. */
export interface SiteFileNode {
  /** Takes the live site out as a file, with its pictures. The console draws it. */
  kind: "siteFile";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name. */
  label: Text;
}

/** Finds pages of the console, and everything in the draft by its words, and goes there. The console draws it. */
export interface SiteSearchNode {
  /** Finds pages of the console, and everything in the draft by its words, and goes there. The console draws it. */
  kind: "siteSearch";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name. */
  label: Text;
}

/** Edits the brand's own texts over the bundled ones, language by language. The console draws it. */
export interface SiteTextsNode {
  /** Edits the brand's own texts over the bundled ones, language by language. The console draws it. */
  kind: "siteTexts";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name. */
  label: Text;
}

/** Children one after the other. */
export interface StackNode {
  /** Children one after the other. */
  kind: "stack";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  children: Nodes;
  /** Down the page or along the line. */
  direction?: "column" | "row";
  /** Space between the children, in steps of the space scale. */
  gap?: "none" | "s" | "m" | "l" | "xl";
  /** Across the direction. */
  align?: "start" | "center" | "end" | "stretch" | "baseline";
  /** Along the direction. */
  justify?: "start" | "center" | "end" | "between";
  /** Lines may wrap. */
  wrap?: boolean;
  /** On a phone its line does not wrap: it is pushed sideways, such as a row of choices above a list. */
  slides?: boolean;
  /** How wide the whole may grow. */
  width?: "full" | "page" | "text" | "narrow";
  /** The surface it stands on. */
  surface?: "none" | "0" | "1" | "2" | "3";
  /** Space between the children, in steps of the space scale. */
  padding?: "none" | "s" | "m" | "l" | "xl";
  /** Stays at the top while the page scrolls. */
  sticky?: boolean;
  /** The landmark role it plays. */
  landmark?: "banner" | "navigation" | "main" | "complementary" | "contentinfo" | "region";
  /** Accessible name of the landmark. */
  label?: Text;
}

/** Key figures. */
export interface StatTilesNode {
  /** Key figures. */
  kind: "statTiles";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  label: Text;
  /** The figures in order. */
  tiles: {
    label: Text;
    value: Value;
    /** What the figure means, told by a press on a mark beside its name. */
    definition?: Text;
    /** Change against the period before, as a fraction. */
    change?: Value;
    /** The name of an icon of the set. */
    icon?: string;
    /** A gain is positive, a loss negative in colour, whatever the tone. */
    signed?: boolean;
    /** The colour role that carries the meaning. */
    tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
    when?: Condition;
  }[];
  /** At most so many in a line. */
  columns?: number;
}

/** Steps of something, and which of them it has come to. */
export interface StepsNode {
  /** Steps of something, and which of them it has come to. */
  kind: "steps";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name of the list. */
  label: Text;
  /** The step it has come to: its id, or its number from 1. One number more than there are steps: all are done. */
  current: Value;
  /** The steps in order. */
  steps: {
    /** Its name. */
    id: string;
    title: Text;
    /** A second line, such as what is to be done. */
    text?: Text;
    /** The name of an icon of the set. */
    icon?: string;
    when?: Condition;
  }[];
  /** Beside each other, or one below the other with its line. Where a row has no room, such as on a phone, only the title of the step it has come to is shown. */
  layout?: "row" | "list";
}

/** Rows of a listed call or of a binding, with filters, paging, sort, totals and export; cards on a phone. */
export interface TableNode {
  /** Rows of a listed call or of a binding, with filters, paging, sort, totals and export; cards on a phone. */
  kind: "table";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Caption and accessible name. */
  label: Text;
  /** A listed call, by its operationId in schemas/api/openapi.json. */
  call?: string;
  /** Parameters of the call: a literal or a binding for each name the call takes. */
  params?: Record<string, Value>;
  /** A binding to rows already loaded, instead of a call. */
  rows?: Value;
  /** What tells a row from the others. */
  rowKey?: RowKey;
  /** The columns in order. */
  columns: {
    label: Text;
    /** What the figure means, told by a press on a mark beside its name. */
    definition?: Text;
    /** What stands in it; /row is the row. */
    value: Value;
    /** What is drawn instead of the written value, which still sorts, is exported and names the row; /row is the row. */
    cell?: Node;
    /** The name the call sorts by; of rows that are here, the member of the row. Without it nobody can sort by the column. */
    sortBy?: string;
    /** Its alignment. */
    align?: "start" | "center" | "end";
    /** Text for each value it can have. */
    labels?: Labels;
    /** Tone for each value it can have. */
    tones?: Record<string, "neutral" | "accent" | "positive" | "negative" | "warning" | "muted">;
    /** A gain is positive, a loss negative in colour. */
    signed?: boolean;
    /** What stands below it; /totals are the totals of all rows the filters leave. */
    total?: Value;
    /** Heads the card on a phone. */
    primary?: boolean;
    /** Left out on this class of screen. */
    hideOn?: "phone" | "desktop";
    when?: Condition;
  }[];
  /** Fields whose values become parameters of the call. */
  filters?: Fields;
  /** The filters stand in the address: a reload, a link and the way back bring them again. */
  keepFilters?: "address";
  /** Where rows are cards, as on a phone, the filters are folded under a button that says how many of them are set: for more than would leave the rows in sight. */
  foldFilters?: boolean;
  /** Load again after so many milliseconds, 5 seconds to a day, while somebody looks at the page: a list that others work on too. Left out: never. */
  everyMs?: number;
  /** Rows a page. */
  pageSize?: number;
  /** How one gets to further rows: by page numbers (usual), by a button that adds the next page, or by scrolling to the end. */
  more?: "pages" | "button" | "scroll";
  /** Only the rows that are near the screen are drawn: for lists of thousands. Rows may be of any height. */
  window?: boolean;
  /** Of a list that loads on: where an answer names what comes next, as a JSON pointer; it is sent as the parameter `cursor`. Without it pages have numbers. */
  cursor?: string;
  /** The first order: a name, or -name for descending. */
  sort?: string;
  /** What a press on the name of a row does: the primary column, else the first one, is a button; on a phone the whole card. /row is the row. */
  rowPress?: Actions;
  /** What unfolds below a row, drawn while it is unfolded; the rows need a `rowKey`. /row is the row. */
  expand?: Nodes;
  /** Players choose which columns they see, all but the one that names a row; kept in their browser under the table's `id`. */
  columnChoice?: boolean;
  /** Actions of a row; /row is the row. */
  rowActions?: Button[];
  /** Rows can be chosen, for `batch`; the rows need a `rowKey`. */
  select?: "many";
  /** Actions of the chosen rows; /selection/keys are their keys, /selection/count is how many they are. */
  batch?: Button[];
  /** Export of all rows the filters leave. */
  export?: {
    /** Name without ending. */
    fileName: string;
    /** The platform makes the file, of any size, with the sums of columns of money: a button for each of these. Of calls that can be had as a file. Left out, the browser makes a CSV file of up to 50,000 rows. */
    formats?: ("csv" | "xlsx")[];
  };
  /** Shown when there are no rows. */
  empty?: Node;
  /** Totals of all rows the filters leave. */
  summary?: {
    label: Text;
    /** What the figure means, told by a press on a mark beside its name. */
    definition?: Text;
    /** Bound to /totals/… */
    value: Value;
    /** A gain is positive, a loss negative in colour, whatever the tone. */
    signed?: boolean;
    /** The colour role that carries the meaning. */
    tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
  }[];
}

/** Panels, one shown at a time. */
export interface TabsNode {
  /** Panels, one shown at a time. */
  kind: "tabs";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name of the tab list. */
  label: Text;
  /** Tabs written here, in order. */
  tabs?: {
    /** Its name. */
    id: string;
    label: Text;
    /** The name of an icon of the set. */
    icon?: string;
    when?: Condition;
    /** Small marks behind its label, such as badges; its name says them too. */
    marks?: Nodes;
    /** What choosing the tab does beside showing it, and all it does where all tabs have one panel, such as `set` on a state that `selected` reads and the address keeps. */
    action?: Actions;
    children?: Nodes;
  }[];
  /** A binding to a list; each row is a tab behind the written ones, as `rowItem` says. */
  rows?: Value;
  /** The tab of a row; /row is the row. */
  rowItem?: {
    label: Text;
    /** The name of an icon of the set. */
    icon?: string;
    /** Small marks behind its label, such as badges; its name says them too. */
    marks?: Nodes;
    children?: Nodes;
    /** What choosing it does, where all tabs have one panel. */
    action?: Actions;
  };
  /** What names the tab of a row, for `selected`. */
  rowKey?: RowKey;
  /** At most so many rows. */
  limit?: number;
  empty?: Node;
  /** The id of the tab shown first. */
  selected?: Value;
  /** One panel for all tabs, instead of children of each: choosing a tab does its action, `selected` says which one is chosen, and what is in the panel reads the same. */
  panel?: Nodes;
  /** With a panel for all: more tabs than this stand in one line, with a button to its beginning and one to its end. Left out: they always wrap. */
  arrowsAbove?: number;
}

/** A conversation that goes on by itself: what is said, who is there, and a field to say something. It goes on while it is not seen, and counts what was not read as /data/<id>/unread. */
export interface TalkNode {
  /** A conversation that goes on by itself: what is said, who is there, and a field to say something. It goes on while it is not seen, and counts what was not read as /data/<id>/unread. */
  kind: "talk";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name of the list of messages. */
  label: Text;
  /** The call that streams what is said. */
  stream: string;
  /** The call that lists what was said before. */
  call: string;
  /** The call that says something: it takes `key` and `text`. */
  send: string;
  /** The call that tells who one is there, and whether one may write. */
  place: string;
  /** What stands in the field while it is empty. */
  placeholder?: Text;
  /** At most so many characters in a message; 300 where nothing is said. */
  longest?: number;
  /** Shown while nothing was said. */
  empty?: Node;
  /** Shown instead of the field to who is not logged in, or may only read. */
  closed?: Node;
}

/** A text key, a text key with values, or a binding. */
export type Text =
  | string
  | {
  /** A text key. */
  text: string;
  /** Values put into the text. */
  values?: Record<string, Value>;
}
  | {
  bind: Pointer;
  /** How the value is written: by Intl, in the player's language. Money takes the currency that stands beside it in the data or nearest above it, else the brand's. A duration counts seconds; a stamp is YYYY-MM-DD HH:mm:ss in every language; what is relative is told from the platform's time and goes on with it; of what is masked the last characters stay, four at most. */
  format?: 
    | "text"
    | "number"
    | "money"
    | "date"
    | "dateTime"
    | "stamp"
    | "percent"
    | "duration"
    | "relative"
    | "masked"
    | "compact";
  /** The currency of an amount (`/row/currency`), where it does not stand beside what is read. */
  currency?: Value;
  /** Text keys by what is read, such as words for a code; what is not among them is written as it is. */
  labels?: Record<string, string>;
  /** A text key used while there is nothing to read. */
  fallback?: string;
};

/** A field to type in outside of a form: once the typing rests, and only where something changed, its action is done. */
export interface TextFilterNode {
  /** A field to type in outside of a form: once the typing rests, and only where something changed, its action is done. */
  kind: "textFilter";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name of the field. */
  label: Text;
  /** What stands in the field while it is empty; its label where nothing is said. */
  placeholder?: Text;
  /** What stands in it at first, and again whenever this changes by itself, as by the way back. */
  value?: Value;
  /** Wait so many milliseconds after the last key; 500 where nothing is said. */
  pauseMs?: number;
  /** What is done with what was typed, which is /typed. */
  action: Actions;
}

/** A paragraph. */
export interface TextNode {
  /** A paragraph. */
  kind: "text";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  text: Text;
  /** Step of the type scale. */
  size?: "xs" | "s" | "m" | "l";
  /** The colour role that carries the meaning. */
  tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
  /** Weight of the letters. */
  weight?: "regular" | "medium" | "bold";
  /** Changes are announced. */
  live?: boolean;
}

/** A brand's own texts by language and key: they replace the bundled text of that key, or add a new one. */
export type Texts = {
  /** Where this document's schema lives, for editors. */
  $schema?: string;
} & Record<string, Dictionary>;

/** How a brand looks: colours by role for the dark and the light theme, and the measures that both share. Each colour role becomes the CSS custom property `--c-<role>`. Text pairs must hold WCAG AA contrast; the publish gate checks it. */
export interface Theme {
  /** Where this document's schema lives, for editors. */
  $schema?: string;
  /** Colours of the dark theme. */
  dark: Tokens;
  /** Colours of the light theme. */
  light: Tokens;
  /** Corner radii in pixels. */
  radius?: {
    /** Fields, badges. */
    small?: number;
    /** Cards, buttons. */
    medium?: number;
    /** Dialogs, hero. */
    large?: number;
    /** Fully round ends. */
    pill?: number;
  };
  /** Families and sizes of type. Families are those the site serves itself, or generic ones. */
  font?: {
    /** Families of running text, first choice first. */
    body?: string;
    /** Families of headings. */
    heading?: string;
    /** Size of running text in pixels. */
    size?: number;
    /** Each heading is this many times the one below it. */
    scale?: number;
    /** Weight of headings. */
    weight?: number;
  };
  /** How far cards stand out from the page. */
  shadow?: "none" | "soft" | "deep";
  /** How much air there is around things. */
  density?: "comfortable" | "compact";
  /** Length of a usual transition in milliseconds. Visitors who ask for less motion get none. */
  motionMs?: number;
}

/** The colours of the theme in the draft: each with its contrast, beside real parts in both modes. The console draws it. */
export interface ThemeDeskNode {
  /** The colours of the theme in the draft: each with its contrast, beside real parts in both modes. The console draws it. */
  kind: "themeDesk";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name. */
  label: Text;
  /** JSON pointer to the theme in the draft. */
  path: string;
  /** A configuration schema, with a JSON pointer to the part of it that describes the theme. */
  schema: string;
}

/** Dark or light. */
export interface ThemeSwitchNode {
  /** Dark or light. */
  kind: "themeSwitch";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  label: Text;
}

/** A line of items that scrolls and can be paused. */
export interface TickerNode {
  /** A line of items that scrolls and can be paused. */
  kind: "ticker";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  label: Text;
  rows: Value;
  /** What is shown of a row, where it is no more than a text; /row is the row. */
  rowItem?: {
    /** Its text. */
    text?: Value;
    /** What a tap on it does. */
    action?: Actions;
  };
  /** What tells a row from the others. */
  rowKey?: RowKey;
  /** The name of an icon of the set. */
  icon?: string;
  /** Along the line or up. */
  direction?: "inline" | "block";
  /** Rows seen at once in a block ticker. */
  visible?: number;
  /** What is shown of a row, instead of its text. */
  children?: Nodes;
}

/** Tiles with drawn art. */
export interface TilesNode {
  /** Tiles with drawn art. */
  kind: "tiles";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  label: Text;
  /** Tiles written here. */
  items?: {
    title: Text;
    text?: Text;
    /** Seed of the drawn art. */
    art?: string;
    badge?: Text;
    action: Actions;
    when?: Condition;
  }[];
  /** A binding to a list; each row is a tile behind the written ones, as `rowItem` says. */
  rows?: Value;
  /** What is shown of a row; /row is the row. */
  rowItem?: {
    /** Its title. */
    title: Value;
    /** A second line. */
    text?: Value;
    /** Seed of the drawn art. */
    art?: Value;
    /** A badge on the picture. */
    badge?: Value;
    action?: Actions;
  };
  /** What tells a row from the others. */
  rowKey?: RowKey;
  /** At most so many rows. */
  limit?: number;
  /** Shown when there are no tiles. */
  empty?: Node;
  /** Width to height of the art. */
  ratio?: string;
  /** How they stand. */
  layout?: "row" | "grid";
}

/** What happened when: a line of moments, written here or one for each row. */
export interface TimelineNode {
  /** What happened when: a line of moments, written here or one for each row. */
  kind: "timeline";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name of the list. */
  label: Text;
  /** Moments written here. */
  items?: {
    /** When it was or will be (date-time or date). */
    time?: Value;
    title: Text;
    /** A second line. */
    text?: Text;
    /** The name of an icon of the set. */
    icon?: string;
    /** The colour role that carries the meaning. */
    tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
    when?: Condition;
  }[];
  /** A binding to a list; each row is a moment behind the written ones, as `rowItem` says. */
  rows?: Value;
  /** The moment of a row; /row is the row. */
  rowItem?: {
    /** When it was or will be. */
    time?: Value;
    title: Text;
    /** A second line. */
    text?: Text;
    /** A value of the row that picks a word, an icon and a tone from the tables below. */
    state?: Value;
    /** Word for each state, shown as a badge. */
    labels?: Labels;
    /** Icon for each state. */
    icons?: Record<string, string>;
    /** Tone for each state. */
    tones?: Record<string, "neutral" | "accent" | "positive" | "negative" | "warning" | "muted">;
  };
  /** What tells a row from the others. */
  rowKey?: RowKey;
  /** The latest first, or last; what has no time stands last. Left out: as they come. */
  order?: "newest" | "oldest";
  /** How a time is written that says nothing of it itself; dateTime where nothing is said. */
  format?: "date" | "dateTime";
  /** At most so many moments. */
  limit?: number;
  empty?: Node;
}

/** A button that stays pressed while something holds, as a mark or a filter does; its name stays the same. */
export interface ToggleNode {
  /** A button that stays pressed while something holds. */
  kind: "toggle";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  label: Text;
  /** The name of an icon of the set. */
  icon?: string;
  /** Pressed while this holds. */
  pressedWhen: Condition;
  /** What a press does, in both cases. */
  action: Actions;
  /** The label is read out, not shown. */
  iconOnly?: boolean;
  /** Not usable while this holds. */
  disabledWhen?: Condition;
}

/** Colours by role. */
export interface Tokens {
  /** The page. */
  "surface-0": Colour;
  /** Cards, header. */
  "surface-1": Colour;
  /** Fields, rows, things on cards. */
  "surface-2": Colour;
  /** Hovered and pressed things. */
  "surface-3": Colour;
  /** Running text on any surface. */
  text: Colour;
  /** Less important text on any surface. */
  muted: Colour;
  /** Lines between things. */
  border: Colour;
  /** Outlines of fields and controls; three to one against the surfaces. */
  "border-strong"?: Colour;
  /** The brand's colour: main buttons, marks of what is chosen. */
  accent: Colour;
  /** The accent, hovered or pressed. */
  "accent-strong"?: Colour;
  /** Quiet background in the accent's hue. */
  "accent-soft"?: Colour;
  /** The accent where it is text on a surface: links, figures. */
  "accent-text"?: Colour;
  /** Text on the accent. */
  "on-accent": Colour;
  /** Second colour of the brand. */
  secondary?: Colour;
  /** Text on the second colour. */
  "on-secondary"?: Colour;
  /** Gains, success, as text on a surface. */
  positive: Colour;
  /** Text on positive. */
  "on-positive"?: Colour;
  /** Losses, errors, as text on a surface. */
  negative: Colour;
  /** Text on negative. */
  "on-negative"?: Colour;
  /** Warnings, as text on a surface. */
  warning: Colour;
  /** Text on warning. */
  "on-warning"?: Colour;
  /** Hints, as text on a surface. */
  info?: Colour;
  /** Ring around what the keyboard is on; three to one against the surfaces. */
  focus: Colour;
  /** Veil behind dialogs; usually transparent. */
  overlay?: Colour;
  /** Where the hero's gradient starts. */
  "hero-from"?: Colour;
  /** Where the hero's gradient ends. */
  "hero-to"?: Colour;
  /** Text on the hero. */
  "on-hero"?: Colour;
  /** First series of a chart. */
  "chart-1"?: Colour;
  /** Second series of a chart. */
  "chart-2"?: Colour;
  /** Third series of a chart. */
  "chart-3"?: Colour;
  /** Fourth series of a chart. */
  "chart-4"?: Colour;
}

/** Rows that unfold into the rows below them, which a call loads level by level, such as the members of a team. */
export interface TreeNode {
  /** Rows that unfold into the rows below them, which a call loads level by level, such as the members of a team. */
  kind: "tree";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  /** Accessible name of the list. */
  label: Text;
  /** A binding to the rows of the first level. */
  rows: Value;
  /** What is shown of a row of any level; /row is the row. */
  rowItem: {
    name: Value;
    /** A second line. */
    text?: Text;
    /** A figure at its end. */
    value?: Value;
    /** The name of an icon of the set. */
    icon?: string;
    /** Whether there is nothing below it, so that it does not unfold. */
    leafWhen?: Condition;
  };
  /** What tells a row from the others. */
  rowKey?: RowKey;
  /** A listed call that gives the rows below a row, by its operationId in schemas/api/openapi.json. */
  call: string;
  /** Parameters of the call; /row is the row that is unfolded. */
  params?: Record<string, Value>;
  /** Where the rows are in its answer, as a JSON pointer; /rows where nothing is said. */
  select?: string;
  /** A level goes on past its first page: a button at its end asks for the next one with the parameter `page`. Without it a level is what its call answers first. */
  more?: {
    /** A binding to how many rows the first level has. */
    total: Value;
    /** Parameters of the call for the first level, as its first page was asked for. */
    params?: Record<string, Value>;
    /** Where an answer says how many rows a level has, as a JSON pointer; /total where nothing is said. */
    answer?: string;
  };
  empty?: Node;
}

/** A literal, a binding that reads the scope, or a figure that is worked out of other values: exactly, in decimals. A figure of what is absent, or is no number, is absent, and the fallback stands in. */
export type Value =
  | string | number | boolean | null
  | {
  bind: Pointer;
  /** How the value is written: by Intl, in the player's language. Money takes the currency that stands beside it in the data or nearest above it, else the brand's. A duration counts seconds; a stamp is YYYY-MM-DD HH:mm:ss in every language; what is relative is told from the platform's time and goes on with it; of what is masked the last characters stay, four at most. */
  format?: 
    | "text"
    | "number"
    | "money"
    | "date"
    | "dateTime"
    | "stamp"
    | "percent"
    | "duration"
    | "relative"
    | "masked"
    | "compact";
  /** The currency of an amount (`/row/currency`), where it does not stand beside what is read. */
  currency?: Value;
  /** Used while there is nothing to read. */
  fallback?: string | number | boolean | null;
}
  | {
  /** The list. */
  sum: Value;
  /** What is added of each item, with `/row` in its scope; the item itself without it. */
  of?: Value;
  /** How the value is written: by Intl, in the player's language. Money takes the currency that stands beside it in the data or nearest above it, else the brand's. A duration counts seconds; a stamp is YYYY-MM-DD HH:mm:ss in every language; what is relative is told from the platform's time and goes on with it; of what is masked the last characters stay, four at most. */
  format?: 
    | "text"
    | "number"
    | "money"
    | "date"
    | "dateTime"
    | "stamp"
    | "percent"
    | "duration"
    | "relative"
    | "masked"
    | "compact";
  /** The currency of an amount (`/row/currency`), where it does not stand beside what is read. */
  currency?: Value;
  /** Used while there is nothing to read. */
  fallback?: string | number | boolean | null;
}
  | {
  /** The list. */
  count: Value;
  /** How the value is written: by Intl, in the player's language. Money takes the currency that stands beside it in the data or nearest above it, else the brand's. A duration counts seconds; a stamp is YYYY-MM-DD HH:mm:ss in every language; what is relative is told from the platform's time and goes on with it; of what is masked the last characters stay, four at most. */
  format?: 
    | "text"
    | "number"
    | "money"
    | "date"
    | "dateTime"
    | "stamp"
    | "percent"
    | "duration"
    | "relative"
    | "masked"
    | "compact";
  /** The currency of an amount (`/row/currency`), where it does not stand beside what is read. */
  currency?: Value;
  /** Used while there is nothing to read. */
  fallback?: string | number | boolean | null;
}
  | {
  /** Numbers. */
  plus: Value[];
  /** How the value is written: by Intl, in the player's language. Money takes the currency that stands beside it in the data or nearest above it, else the brand's. A duration counts seconds; a stamp is YYYY-MM-DD HH:mm:ss in every language; what is relative is told from the platform's time and goes on with it; of what is masked the last characters stay, four at most. */
  format?: 
    | "text"
    | "number"
    | "money"
    | "date"
    | "dateTime"
    | "stamp"
    | "percent"
    | "duration"
    | "relative"
    | "masked"
    | "compact";
  /** The currency of an amount (`/row/currency`), where it does not stand beside what is read. */
  currency?: Value;
  /** Used while there is nothing to read. */
  fallback?: string | number | boolean | null;
}
  | {
  /** Numbers. */
  minus: Value[];
  /** How the value is written: by Intl, in the player's language. Money takes the currency that stands beside it in the data or nearest above it, else the brand's. A duration counts seconds; a stamp is YYYY-MM-DD HH:mm:ss in every language; what is relative is told from the platform's time and goes on with it; of what is masked the last characters stay, four at most. */
  format?: 
    | "text"
    | "number"
    | "money"
    | "date"
    | "dateTime"
    | "stamp"
    | "percent"
    | "duration"
    | "relative"
    | "masked"
    | "compact";
  /** The currency of an amount (`/row/currency`), where it does not stand beside what is read. */
  currency?: Value;
  /** Used while there is nothing to read. */
  fallback?: string | number | boolean | null;
}
  | {
  /** Numbers. */
  times: Value[];
  /** How the value is written: by Intl, in the player's language. Money takes the currency that stands beside it in the data or nearest above it, else the brand's. A duration counts seconds; a stamp is YYYY-MM-DD HH:mm:ss in every language; what is relative is told from the platform's time and goes on with it; of what is masked the last characters stay, four at most. */
  format?: 
    | "text"
    | "number"
    | "money"
    | "date"
    | "dateTime"
    | "stamp"
    | "percent"
    | "duration"
    | "relative"
    | "masked"
    | "compact";
  /** The currency of an amount (`/row/currency`), where it does not stand beside what is read. */
  currency?: Value;
  /** Used while there is nothing to read. */
  fallback?: string | number | boolean | null;
}
  | {
  /** Numbers. */
  atMost: Value[];
  /** How the value is written: by Intl, in the player's language. Money takes the currency that stands beside it in the data or nearest above it, else the brand's. A duration counts seconds; a stamp is YYYY-MM-DD HH:mm:ss in every language; what is relative is told from the platform's time and goes on with it; of what is masked the last characters stay, four at most. */
  format?: 
    | "text"
    | "number"
    | "money"
    | "date"
    | "dateTime"
    | "stamp"
    | "percent"
    | "duration"
    | "relative"
    | "masked"
    | "compact";
  /** The currency of an amount (`/row/currency`), where it does not stand beside what is read. */
  currency?: Value;
  /** Used while there is nothing to read. */
  fallback?: string | number | boolean | null;
}
  | {
  /** Numbers. */
  atLeast: Value[];
  /** How the value is written: by Intl, in the player's language. Money takes the currency that stands beside it in the data or nearest above it, else the brand's. A duration counts seconds; a stamp is YYYY-MM-DD HH:mm:ss in every language; what is relative is told from the platform's time and goes on with it; of what is masked the last characters stay, four at most. */
  format?: 
    | "text"
    | "number"
    | "money"
    | "date"
    | "dateTime"
    | "stamp"
    | "percent"
    | "duration"
    | "relative"
    | "masked"
    | "compact";
  /** The currency of an amount (`/row/currency`), where it does not stand beside what is read. */
  currency?: Value;
  /** Used while there is nothing to read. */
  fallback?: string | number | boolean | null;
}
  | {
  /** The number. */
  round: Value;
  /** How many digits stay behind the point: 0 where nothing is said. */
  digits?: number;
  /** `nearest`, halves away from zero, where nothing is said; `down` is towards zero, `up` away from it. */
  towards?: "nearest" | "down" | "up";
  /** How the value is written: by Intl, in the player's language. Money takes the currency that stands beside it in the data or nearest above it, else the brand's. A duration counts seconds; a stamp is YYYY-MM-DD HH:mm:ss in every language; what is relative is told from the platform's time and goes on with it; of what is masked the last characters stay, four at most. */
  format?: 
    | "text"
    | "number"
    | "money"
    | "date"
    | "dateTime"
    | "stamp"
    | "percent"
    | "duration"
    | "relative"
    | "masked"
    | "compact";
  /** The currency of an amount (`/row/currency`), where it does not stand beside what is read. */
  currency?: Value;
  /** Used while there is nothing to read. */
  fallback?: string | number | boolean | null;
}
  | {
  /** What is joined. */
  join: Value[];
  /** What stands between: a space where nothing is said. */
  between?: string;
  /** How the value is written: by Intl, in the player's language. Money takes the currency that stands beside it in the data or nearest above it, else the brand's. A duration counts seconds; a stamp is YYYY-MM-DD HH:mm:ss in every language; what is relative is told from the platform's time and goes on with it; of what is masked the last characters stay, four at most. */
  format?: 
    | "text"
    | "number"
    | "money"
    | "date"
    | "dateTime"
    | "stamp"
    | "percent"
    | "duration"
    | "relative"
    | "masked"
    | "compact";
  /** The currency of an amount (`/row/currency`), where it does not stand beside what is read. */
  currency?: Value;
  /** Used while there is nothing to read. */
  fallback?: string | number | boolean | null;
}
  | {
  /** The text. */
  upper: Value;
  /** How the value is written: by Intl, in the player's language. Money takes the currency that stands beside it in the data or nearest above it, else the brand's. A duration counts seconds; a stamp is YYYY-MM-DD HH:mm:ss in every language; what is relative is told from the platform's time and goes on with it; of what is masked the last characters stay, four at most. */
  format?: 
    | "text"
    | "number"
    | "money"
    | "date"
    | "dateTime"
    | "stamp"
    | "percent"
    | "duration"
    | "relative"
    | "masked"
    | "compact";
  /** The currency of an amount (`/row/currency`), where it does not stand beside what is read. */
  currency?: Value;
  /** Used while there is nothing to read. */
  fallback?: string | number | boolean | null;
}
  | {
  /** The name of the entry, or its number from 0. */
  pick: Value;
  /** Where it is picked: a binding, or a table that is written here. */
  from: {
    bind: Pointer;
  } | Record<string, string | number | boolean | null>;
  /** How the value is written: by Intl, in the player's language. Money takes the currency that stands beside it in the data or nearest above it, else the brand's. A duration counts seconds; a stamp is YYYY-MM-DD HH:mm:ss in every language; what is relative is told from the platform's time and goes on with it; of what is masked the last characters stay, four at most. */
  format?: 
    | "text"
    | "number"
    | "money"
    | "date"
    | "dateTime"
    | "stamp"
    | "percent"
    | "duration"
    | "relative"
    | "masked"
    | "compact";
  /** The currency of an amount (`/row/currency`), where it does not stand beside what is read. */
  currency?: Value;
  /** Used while there is nothing to read. */
  fallback?: string | number | boolean | null;
};

/** One value with its label; numbers tick when they change. */
export interface ValueNode {
  /** One value with its label; numbers tick when they change. */
  kind: "value";
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The node is there only while this holds. */
  when?: Condition;
  hideOn?: HideOn;
  label?: Text;
  value: Value;
  /** Step of the type scale. */
  size?: "s" | "m" | "l" | "xl";
  /** The colour role that carries the meaning. */
  tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
  /** A gain is positive, a loss negative in colour, whatever the tone; a gain has a plus sign. */
  signed?: boolean;
  /** Changes are announced. */
  live?: boolean;
  /** The name of an icon of the set. */
  icon?: string;
}

/** Code of a vendor. */
export type VendorCode = string;
