// Generated from schemas/entities/*.schema.json by `npm run types`. Edit the source, not this file.

import type { Action, Actions, Condition, FieldGroup, Text, Value } from "./config.ts";

/** What of a field's rule is read from the scope while the form is drawn. What cannot be read limits nothing. */
export interface BoundRule {
  required?: Value;
  min?: Value;
  max?: Value;
  step?: Value;
}

/** Why a field's value is not accepted. */
export interface CheckError {
  /** The check that failed. */
  reason: 
    | "required"
    | "type"
    | "minLength"
    | "maxLength"
    | "pattern"
    | "mismatch"
    | "option"
    | "minimum"
    | "maximum"
    | "step"
    | "pending"
    | "judged";
  /** Text key of the message. */
  key: string;
  /** Fewest characters: fills (min) of the message. */
  min: number;
  /** Most characters: fills (max) of the message. */
  max: number;
}

/** A menu ready to be drawn: every item has one action, and one condition that says all it hangs on. */
export interface CompiledMenu {
  /** The menu's name. */
  name: string;
  /** The items in order. */
  items: CompiledMenuItem[];
}

/** One item. */
export interface CompiledMenuItem {
  /** Name of the item, unique in its menu. */
  id: string;
  label: Text;
  /** Name of an icon. */
  icon?: string;
  /** Key of the centre page that it opens. */
  page?: string;
  action: Actions;
  when?: Condition;
  badge?: Value;
  /** What it opens instead of doing anything itself. */
  items?: CompiledMenuItem[];
  /** What the page is opened with. */
  data?: unknown;
}

/** One choice. */
export interface FieldOption {
  /** What is sent. */
  value: string | number | boolean;
  label: Text;
  /** The row that the label reads, of choices that are rows. */
  row?: unknown;
  note?: Text;
}

/** A whole rule, nothing left open: `$data` fails open where something is missing. */
export interface FieldRule {
  /** What the value is: a text; one of the choices; a checkbox; a number, with or without decimals; an amount, as a whole number of minor units; a list of rows; the ids of files that were sent; a file or a range, of which only the presence is checked. */
  type: "string" | "choice" | "boolean" | "number" | "integer" | "money" | "rows" | "files" | "any";
  /** Must it be filled in? */
  required: boolean;
  /** Fewest characters (Unicode code points). */
  minLength: number;
  /** Most characters (Unicode code points). */
  maxLength: number;
  /** Regular expression; null is any. */
  pattern: string | null;
  /** Which of the messages reg_pattern_<id> explains it. */
  patternId: number;
  /** The field it must equal; null is none. */
  equals: string | null;
  /** The values that a choice accepts; empty for other types. */
  choices: (string | number | boolean)[];
  /** Least of a number, or of an amount in minor units; fewest rows or files. None where it is left out. */
  min?: number;
  /** Most of a number, or of an amount in minor units; most rows or files. None where it is left out. */
  max?: number;
  /** What a number must be a multiple of. Nothing where it is left out. */
  step?: number;
}

/** A value that was filled in, beside its whole rule. The limits are read from the rule by `$data`, so one validator built ahead of time checks whatever rules a platform sends. */
export type FieldValue = {
  /** What was filled in. */
  value: unknown;
  /** What the value is. */
  type: "string" | "choice" | "boolean" | "any";
  /** Fewest characters. */
  minLength: number;
  /** Most characters. */
  maxLength: number;
  /** Regular expression; an empty one matches everything. */
  pattern: string;
  /** The accepted values; where there is no choice, the value itself. */
  choices: unknown[];
  /** The value it must equal; where it need not, the value itself. */
  other: unknown;
} & {
  value?: {"$data":"1/other"};
};

/** A form ready to be drawn and checked: made by src/compile from rules or from a form document. */
export interface FormDescriptor {
  /** Name of the form. */
  id: string;
  /** The fields in the order they are shown. */
  fields: FormField[];
  /** Headings that gather fields. */
  groups?: FieldGroup[];
  /** The same checks as a JSON Schema of the values that are sent (empty ones left out), limits written out. The equality of two fields is a `const` with `$data`; strip it for a consumer without `$data`. */
  schema: Record<string, unknown>;
  /** Patterns of the rules that nobody has judged safe yet. They are left out of the checks until they are. */
  unjudged: string[];
}

/** One field, everything about it decided. */
export interface FormField {
  /** Name under which the value is sent. */
  name: string;
  /** How it is drawn. */
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
  /** Must it be filled in? Required fields show a star. */
  required: boolean;
  rule: FieldRule;
  /** The choices of a select. */
  options?: FieldOption[];
  default?: Value;
  when?: Condition;
  /** What becomes of the value while the field is hidden. */
  whenHidden: "keep" | "drop";
  /** Spaces around the value are dropped before it is checked and sent. */
  trim: boolean;
  /** The browser's autofill word. */
  autoComplete?: string;
  /** The phone's keyboard. */
  inputMode?: "text" | "numeric" | "tel" | "email" | "decimal" | "search" | "none";
  /** Of a phone number: the field of the form that holds its dialling code. The two are drawn as one. */
  country?: string;
  /** Text key of a value as people write it, for the empty field. */
  example?: string;
  send?: Action;
  sendLabel?: Text;
  /** The field that must be valid before the button may send. */
  sendNeeds?: string;
  currency?: Value;
  bound?: BoundRule;
  optionRows?: OptionRows;
  /** The choices as the contract lists them for a parameter of a call. */
  optionsOf?: {
    /** The call. */
    call: string;
    /** Its parameter. */
    parameter: string;
    /** The beginning of text keys. */
    labels: string;
  };
  /** The fields of one row, of `rows`. */
  fields?: FormField[];
  itemLabel?: Text;
  addLabel?: Text;
  /** Of `rows`: each has buttons that move it. */
  moves?: boolean;
  judge?: RowJudge;
  /** How the choices of a select are drawn; `picture` of a text that is the address of one. */
  look?: "select" | "chips" | "cards" | "radio" | "picture";
  /** Of `dateRange`: spans to choose with one press, in days. */
  presets?: number[];
  /** Of `upload`: the kinds of files it takes. */
  types?: string[];
  /** Of `upload`: bytes of the largest file. */
  maxBytes?: number;
}

/** Choices that are rows of loaded data. */
export interface OptionRows {
  rows: Value;
  /** What is sent; /row is the row. */
  value: Value;
  label: Text;
  note?: Text;
}

/** Of `rows`: the function that looks at all of them at once, and what it knows beside them. */
export interface RowJudge {
  /** Name of the function. */
  by: "contractTiers";
  /** What it knows, by name; worked out of the scope. */
  with?: Record<string, Value>;
}

/** Where a row of a field stands: the rows of the field, with what was filled in, and which of them it is, from 0. */
export interface RowPlace {
  rows: Record<string, unknown>[];
  index: number;
}

/** A part. */
export type SitePart = Record<string, unknown>;

/** What bindings and conditions of the player's pages read, by the root of the pointer. x-contract takes the members of a shape of the contract along; x-inside says where a root is read, and what has none is read everywhere; x-written is how the guide writes it. */
export interface SiteScope {
  /** who visits: what the platform tells of the member, and how the session stands */
  session?: {
    /** how the session stands */
    status?: string;
    /** true of members and trial accounts */
    loggedIn?: boolean;
    /** logged in, and not a trial */
    real?: boolean;
    /** never logged in before */
    newcomer?: boolean;
    /** 1 2 41 42 agents, 4 trial */
    accountType?: number;
    /** the name that is logged in with */
    username?: string;
    /** the next login asks for a captcha */
    captchaRequired?: boolean;
    /** the password that must be changed is known */
    hasStoredPassword?: boolean;
    /** nothing else is allowed before */
    mustChangePassword?: boolean;
    /** why it must be changed */
    changeReason?: string;
    /** who locked the account */
    lockedBy?: string;
    /** the account that this device remembers */
    remembered?: unknown;
    /** accounts that were logged in with here */
    hints?: unknown;
  };
  /** the wallet, in minor units of its currency */
  balance?: {
    /** minor units */
    sum?: number;
    /** bonus money that can be staked beside it, in minor units; nothing without any */
    bonus?: number;
    /** its code */
    currency?: string;
    /** whether it is known, or stale */
    status?: string;
  };
  /** messages to the member */
  messages?: {
    /** how many are unread */
    unread?: number;
  };
  /** an agent's contracts that are in force; nothing for others, and while AGENTPOLICY3 is off */
  contracts?: Record<string, never>;
  /** the address */
  route?: {
    /** without the query */
    path?: string;
    /** by name */
    query?: unknown;
    /** what stands for `:name` in the page's path */
    params?: unknown;
    /** the layout that it shows */
    page?: string;
    /** Name of the route: that of the page's layout, else its key without the area. */
    name?: string;
    /** whether the page has the header of the shell */
    header?: true | false;
  };
  /** what is told of a maintenance, on the page of a closed site */
  closure?: {
    /** when the site opens by itself, where that is known */
    until?: string;
    /** the operator's words, in the visitor's language */
    message?: string;
  };
  /** the brand document: `name`, `currency`, … */
  brand?: unknown;
  /** what is shown at the moment */
  ui?: {
    /** dark or light */
    theme?: string;
    /** its code */
    language?: string;
    /** ltr or rtl */
    direction?: string;
    /** there is a network */
    online?: boolean;
    /** the menu of a phone is open */
    menuOpen?: boolean;
    /** whether the device could keep the site as an app: offered (the action install asks), byHand (the visitor does it, as on an iPhone), or null */
    install?: string | null;
    /** the site's own address, as in https://play.example; nothing in a page as it is drawn ahead */
    origin?: string;
  };
  /** the platform's time, by the brand's time zone */
  clock?: {
    /** the day of the week: Mon, Tue, Wed, Thu, Fri, Sat or Sun; nothing in a page as it is drawn ahead */
    weekday?: "Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun";
  };
  /** the open centre */
  centre?: {
    /** personal or agent */
    name?: string;
    /** its page */
    page?: string;
  };
  /** what a registration here asks for */
  registration?: {
    /** what a name must be, in words */
    username?: string;
    /** what a number must be, in words */
    mobile?: string;
  };
  /** where the visitor seems to be */
  location?: {
    /** the address */
    ip?: string;
    /** its code */
    country?: string;
  };
  /** outside identities, where the platform has any set up */
  identity?: {
    /** where Firebase Authentication is reached */
    endpoint?: string;
  };
  /** countries to choose a number's prefix from */
  countries?: unknown[];
  /** what the document remembers */
  state?: unknown;
  /** what the `data`, `table` or `repeat` of that id loaded; else that of the shell */
  data?: unknown;
  /** what is typed, by the names of fields */
  form?: unknown;
  /** the row */
  row?: unknown;
  /** its number, from 0 */
  index?: unknown;
  /** the row above */
  previous?: unknown;
  /** the totals of the answer */
  totals?: unknown;
  /** the chosen rows: their `keys`, `count` and `rows` */
  selection?: unknown;
  /** what it answered */
  answer?: unknown;
  /** its `code` and `message` */
  failure?: unknown;
  /** what the function of the `reckon` of that id gives */
  reckoned?: unknown;
  /** what was typed */
  typed?: unknown;
  /** what it was opened with */
  dialog?: unknown;
  /** what its item of the menu brings as `data` */
  page?: unknown;
  /** what it was placed with */
  part?: unknown;
}

/** What a browser checks of a revision before it uses it: that every part is there and of the right make. What is inside the parts is checked when they are compiled, where a bad one costs only itself. */
export interface SiteShape {
  /** Number of the shape. */
  format: 4;
  brand: SitePart;
  rules: SitePart;
  flags: SitePart;
  menus: SitePart;
  layouts: SitePart;
  forms?: SitePart;
  theme: SitePart;
  texts: SitePart;
  pages?: SitePart;
}
