// Generated from schemas/config/layout.schema.json by `npm run types`. Edit the source, not this file.

import type { Field, Fields, RowKey, Value } from "./config.ts";

/** A value as it is, and as it is written in the player's language. */
export interface Shown {
  value: unknown;
  text: string;
  /** The currency that it comes with, where it is an amount, rows or an object. */
  currency?: string;
  /** Where it is read, of a binding. */
  pointer?: string;
  /** What the number that is read there is multiplied by, where it is. */
  factor?: number;
  /** How it is written, where the document says so. */
  format?: NonNullable<Extract<Value, { bind: string }>["format"]>;
}

/** A button: what it says, and what a press does. */
export interface ShownButton<Act> {
  label: string;
  /** The name of an icon of the set. */
  icon?: string;
  /** What a press does. */
  action: Act;
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
  isDisabled: boolean;
}

/** A template, resolved for one row (or for the totals of a table, or for the values of a form). */
export type ForEach<T> = (row: unknown, index?: number) => T;

/** The root of the site: its view areas. */
export interface ShellProps<Slot> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The header's strips. */
  header?: Slot;
  /** What stands above the main view. */
  banner?: Slot;
  /** The main view; holds an outlet. */
  main: Slot;
  /** The quick menu on the right. */
  sideMenu?: Slot;
  /** The footer. */
  footer?: Slot;
  /** The phone's bottom bar. */
  bottom?: Slot;
}

/** The place where the page of the current route appears. */
export interface OutletProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Draws only this area of a page that has areas (kind page); a page without areas is drawn whole by main. Left out, the outlet draws all of every page. */
  area?: "banner" | "main";
}

/** A page of two areas: what stands in the banner area of the shell, and the rest. Where the shell has one outlet for both, they follow one another. */
export interface PageProps<Slot> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** What stands in the shell's banner area: the slides of the page's banner group. */
  banner?: Slot;
  /** What stands in the shell's main view. */
  main: Slot;
}

/** Children one after the other. */
export interface StackProps<Slot> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  children: Slot;
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
  label?: string;
}

/** Children in columns. */
export interface GridProps<Slot> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  children: Slot;
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

/** A surface with a title, children and a row of actions. */
export interface CardProps<Slot> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  title?: string;
  subtitle?: string;
  /** The name of an icon of the set. */
  icon?: string;
  children: Slot;
  /** Buttons at its foot. */
  actions?: Slot;
  /** The colour role that carries the meaning. */
  tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
  /** Heading level of the title. */
  level?: number;
}

/** A titled part of a page. */
export interface SectionProps<Slot, Act> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  title?: string;
  subtitle?: string;
  children: Slot;
  /** The way to more of it, beside the title. */
  more?: ShownButton<Act> | undefined;
  /** Heading level. */
  level?: number;
}

/** Panels, one shown at a time. */
export interface TabsProps<Slot, Act> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name of the tab list. */
  label: string;
  /** Tabs written here, in order. */
  tabs?: {
    /** Its name. */
    id: string;
    label: string;
    /** The name of an icon of the set. */
    icon?: string;
    /** Small marks behind its label, such as badges; its name says them too. */
    marks?: Slot;
    /** What choosing the tab does beside showing it, and all it does where all tabs have one panel, such as `set` on a state that `selected` reads and the address keeps. */
    action?: Act;
    children?: Slot;
  }[];
  /** A binding to a list; each row is a tab behind the written ones, as `rowItem` says. */
  rows?: Shown;
  /** The tab of a row; /row is the row. */
  rowItem?: ForEach<{
    label: string;
    /** The name of an icon of the set. */
    icon?: string;
    /** Small marks behind its label, such as badges; its name says them too. */
    marks?: Slot;
    children?: Slot;
    /** What choosing it does, where all tabs have one panel. */
    action?: Act;
  }>;
  /** What names the tab of a row, for `selected`. */
  rowKey?: RowKey;
  /** At most so many rows. */
  limit?: number;
  empty?: Slot;
  /** The id of the tab shown first. */
  selected?: Shown;
  /** One panel for all tabs, instead of children of each: choosing a tab does its action, `selected` says which one is chosen, and what is in the panel reads the same. */
  panel?: Slot;
  /** With a panel for all: more tabs than this stand in one line, with a button to its beginning and one to its end. Left out: they always wrap. */
  arrowsAbove?: number;
}

/** Loads a listed call and gives its value to the children as /data/<id>. */
export interface DataProps<Slot> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id: string;
  /** A listed call, by its operationId in schemas/api/openapi.json. */
  call: string;
  /** Parameters of the call: a literal or a binding for each name the call takes. */
  params?: Record<string, Shown>;
  /** A JSON pointer into the value of the call: /data/<id> is what stands there, and nothing else of the answer. */
  select?: string;
  /** Not asked while this holds, such as while an amount is outside its limits: nothing is shown then, and what was loaded is forgotten. */
  isIdle: boolean;
  children: Slot;
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
  renewAt?: Shown;
  /** Once this holds, it is not loaded again by itself: a payment that is done, a draw that is over. */
  isUntil: boolean;
  /** Wait so many milliseconds after parameters have changed for the last time, so that typing costs one call. */
  pauseMs?: number;
  /** What was loaded with other parameters is not shown while the answer to these is on its way, or could not be had: such as the fee of another amount. */
  fresh?: boolean;
  /** The skeleton shown while loading; `children`: they stand there before there is a value, and keep its place themselves. */
  skeleton?: "none" | "lines" | "tiles" | "table" | "children";
  /** Shown instead of the children when the value is an empty list. */
  empty?: Slot;
  /** Shown instead of a skeleton while there is nothing yet: words that it is being asked. */
  loading?: Slot;
  /** Shown instead of what is usual where it could not be loaded and there is nothing from before. Reads /failure/code and /failure/message. */
  failed?: ForEach<Slot>;
  /** Pixels kept free until the value is there, so that nothing below moves when it comes. */
  reserve?: number;
}

/** The children once for each row; inside, /row is the row and /index its number. */
export interface RepeatProps<Slot> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** A binding to a list, where no call is named. */
  rows?: Shown;
  /** A listed call that gives the rows, by its operationId in schemas/api/openapi.json. */
  call?: string;
  /** Parameters of the call: a literal or a binding for each name the call takes. */
  params?: Record<string, Shown>;
  /** Fields whose values become parameters of the call. */
  filters?: Fields;
  /** The filters stand in the address: a reload, a link and the way back bring them again. */
  keepFilters?: "address";
  /** Whenever this changes, what was loaded by the call is loaded again; it stays until the new answer is there. Such as the name of a catalogue that other data tell. */
  renewOn?: Shown;
  children: ForEach<Slot>;
  /** What tells a row from the others. */
  rowKey?: RowKey;
  /** Of the rows that are here only those are shown for which this holds, read of the row; `empty` stands for none. */
  rowWhen?: ForEach<boolean>;
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
  empty?: Slot;
  /** Accessible name of the list. */
  label?: string;
}

/** A dialog: a bottom sheet on a phone. It is a document of its own, which openDialog opens; in the shell it interrupts: it is there, over everything, while its condition holds of loaded data. */
export interface DialogProps<Slot> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  title: string;
  children: Slot;
  footer?: Slot;
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

/** An overlay with a left menu whose items are pages: the personal and the agent centre. */
export interface CentreProps<Slot> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  title: string;
  /** The menu that lists its pages. */
  menu: string;
  /** Where its pages' layouts live. */
  area: "personal-centre" | "agent-centre";
  /** The page shown first. */
  defaultPage: string;
  /** What stands above the menu. */
  head?: Slot;
}

/** A menu of the configuration, or of rows. */
export interface MenuProps<Slot, Act> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The menu's name. */
  menu?: string;
  /** A binding to a list; each row is an item behind those of the menu, as `rowItem` says, or what opens from one, as `panel` says. */
  rows?: Shown;
  /** The item of a row; /row is the row. */
  rowItem?: ForEach<{
    label: string;
    /** Words for values of the label, by value; another value is shown as it is. */
    labels?: Readonly<Record<string, string>>;
    /** The name of an icon of the set. */
    icon?: string;
    /** Where it leads: a path of the site, https:, mailto: or tel:. What is none of these is no item. */
    address?: Shown;
    /** What a press does, instead of an address. */
    action?: Act;
    /** Count shown on it while it is above zero. */
    badge?: Shown;
  }>;
  /** What tells a row from the others. */
  rowKey?: RowKey;
  /** What opens below an item of the menu, beside where it leads: one for each row that belongs to an item, instead of items of rows. */
  panel?: ForEach<{
    /** The id of the item that it opens from; where there is none, nothing is shown of the row. */
    item: Shown;
    /** What it holds, in a word; read out after the name of the item. */
    label: string;
    /** How many things it holds. It is centred below its item up to five, and begins with the menu from six on. */
    count?: Shown;
    children: Slot;
  }>;
  /** With `panel`: ids of items that are there only while a row belongs to them. Until the rows are known all are there. */
  needRows?: string[];
  /** At most so many rows. */
  limit?: number;
  /** How it is drawn. */
  variant: "top" | "bottom" | "side" | "quick" | "footer" | "shortcuts";
  /** At the side: an item with further ones is a heading above them, instead of a button that unfolds them. */
  headed?: boolean;
  /** Accessible name. */
  label: string;
}

/** A heading. */
export interface HeadingProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  text: string;
  /** 1 to 6. */
  level?: number;
  /** Step of the type scale. */
  size?: "s" | "m" | "l" | "xl";
}

/** A paragraph. */
export interface TextProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  text: string;
  /** Step of the type scale. */
  size?: "xs" | "s" | "m" | "l";
  /** The colour role that carries the meaning. */
  tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
  /** Weight of the letters. */
  weight?: "regular" | "medium" | "bold";
  /** Changes are announced. */
  live?: boolean;
}

/** One value with its label; numbers tick when they change. */
export interface ValueProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  label?: string;
  value: Shown;
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

/** A small mark. */
export interface BadgeProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  text: string;
  /** What is read out instead, where the text says too little to whoever does not see where it stands. */
  label?: string;
  /** The colour role that carries the meaning. */
  tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
  /** The name of an icon of the set, before the words. */
  icon?: string;
}

/** A round mark drawn from a name. */
export interface AvatarProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  name: Shown;
  /** Its size. */
  size?: "s" | "m" | "l";
}

/** A picture in a reserved box, or art drawn where there is none. */
export interface ImageProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Address of the picture. */
  src?: Shown;
  /** What it shows, in words; without it it is decoration. */
  alt?: string;
  /** Width to height. */
  ratio?: string;
  /** Seed of the drawn art; the same seed draws the same picture. */
  art?: Shown;
  /** A small mark of this size instead of a picture of the whole width. */
  size?: "s" | "m" | "l";
}

/** The brand's mark and name. */
export interface LogoProps<Act> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  action?: Act;
  /** Accessible name of the link. */
  label?: string;
}

/** A button. */
export interface ButtonProps<Act> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  label: string;
  /** The name of an icon of the set. */
  icon?: string;
  /** What a press does. */
  action: Act;
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
  isDisabled: boolean;
  /** Of a button of the shell: keys that press it from anywhere on the site, while nobody types and no dialog is open; one alone, or with Control (⌘ on a Mac). */
  keys?: string[];
}

/** A button that stays pressed while something holds, as a mark or a filter does; its name stays the same. */
export interface ToggleProps<Act> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  label: string;
  /** The name of an icon of the set. */
  icon?: string;
  /** Pressed while this holds. */
  isPressed: boolean;
  /** What a press does, in both cases. */
  action: Act;
  /** The label is read out, not shown. */
  iconOnly?: boolean;
  /** Not usable while this holds. */
  isDisabled: boolean;
}

/** A field to type in outside of a form: once the typing rests, and only where something changed, its action is done. */
export interface TextFilterProps<Act> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name of the field. */
  label: string;
  /** What stands in the field while it is empty; its label where nothing is said. */
  placeholder?: string;
  /** What stands in it at first, and again whenever this changes by itself, as by the way back. */
  value?: Shown;
  /** Wait so many milliseconds after the last key; 500 where nothing is said. */
  pauseMs?: number;
  /** What is done with what was typed, which is /typed. */
  action: ForEach<Act>;
}

/** A picture to press, such as the cover of a game, with its title below, marks on it, and what else can be done in its corner. */
export interface PosterProps<Slot, Act> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** What it is called; the press is called the same where `label` says nothing. */
  title: string;
  /** A second line. */
  text?: string;
  /** What the press is called, for those who hear it. */
  label?: string;
  /** Address of the picture; without one, art is drawn. */
  src?: Shown;
  /** Words that the art is drawn from; the title where nothing is said. */
  art?: Shown;
  /** Width to height of the picture; 3/4 where nothing is said. */
  ratio?: "1/1" | "3/4" | "4/3" | "16/9";
  /** Small marks at its beginning, such as badges. */
  marks?: Slot;
  /** A control in its other corner, such as a toggle. */
  corner?: Slot;
  /** What a press does. */
  action: Act;
  /** Not usable while this holds. */
  isDisabled: boolean;
}

/** A link to a page of the site or to an allowed address. */
export interface LinkProps<Act> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  label: string;
  /** Words for values of the label, by value; another value is shown as it is. */
  labels?: Record<string, string>;
  /** Where it leads, written here, so that the check can tell whether the page is there: a path of the site, or https:, mailto:, tel:. */
  to?: string;
  /** Where it leads, read from the data, instead of `to`, and judged where it is drawn: a path of the site, https:, mailto: or tel:. What is none of these is no link, and nothing is shown. */
  address?: Shown;
  /** The name of an icon of the set. */
  icon?: string;
  /** Done at the press, before it leads on: such as a `set` of what the page it leads to begins with. */
  action?: Act;
}

/** Choice of the language among those of the brand. */
export interface LanguageSelectProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  label: string;
  /** Shows the code only. */
  compact?: boolean;
}

/** Dark or light. */
export interface ThemeSwitchProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  label: string;
}

/** A message to the reader. */
export interface NoticeProps<Act> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The colour role that carries the meaning. */
  tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
  title?: string;
  text: string;
  /** What can be done about it. */
  button?: ShownButton<Act> | undefined;
  /** Can be put away. */
  dismissible?: boolean;
  /** What is done when it is put away, such as a change of the state that shows it; it is not put away otherwise then. Goes with `dismissible`. */
  dismissed?: Act;
}

/** Nothing there yet, and what to do next. */
export interface EmptyStateProps<Act> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** The name of an icon of the set. */
  icon?: string;
  title: string;
  text?: string;
  /** What to do next. */
  button?: ShownButton<Act> | undefined;
  /** Heading level of the title, such as 1 where it is all that a page has; no heading where nothing is said. */
  level?: number;
}

/** Slides with drawn art or pictures, and room for a box beside them. */
export interface HeroProps<Slot, Act> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name of the slides. */
  label: string;
  /** Slides written here, in order. */
  slides?: {
    title: string;
    text?: string;
    /** Seed of the drawn art; the same seed draws the same picture. */
    art?: Shown;
    /** Address of a picture instead. */
    image?: string;
    /** Its button. */
    button?: ShownButton<Act> | undefined;
  }[];
  /** A binding to a list; each row is a slide behind the others, as `rowItem` says. */
  rows?: Shown;
  /** The slide of a row; /row is the row. */
  rowItem?: ForEach<{
    title: string;
    text?: string;
    /** Address of a picture; without one art is drawn. */
    image?: Shown;
    /** What the picture shows, for those who do not see it; without words it counts as decoration. */
    alt?: string;
    /** Seed of the drawn art; its title where nothing is said. */
    art?: Shown;
    /** Where the slide leads: a path of the site or an outside address; without one it leads nowhere. */
    link?: Shown;
    /** What kind of link it is, where the data says that: a slide whose link is of none leads nowhere. */
    linkKind?: Shown;
    /** What is on the button. */
    linkLabel?: string;
    /** Its button, instead of a link. */
    button?: ShownButton<Act> | undefined;
  }>;
  /** At most so many rows. */
  limit?: number;
  /** Milliseconds a slide stands, 2 seconds to 10 minutes. Left out: it stands still. */
  autoplayMs?: number;
  /** What stands beside or below the slides. */
  aside?: Slot;
  /** A low band on a phone, so that what stands beside comes first. */
  compact?: boolean;
  /** Heading level of the titles; 2 where nothing is said. */
  level?: number;
}

/** A line of items that scrolls and can be paused. */
export interface TickerProps<Slot, Act> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  label: string;
  rows: Shown;
  /** What is shown of a row, where it is no more than a text; /row is the row. */
  rowItem?: ForEach<{
    /** Its text. */
    text?: Shown;
    /** What a tap on it does. */
    action?: Act;
  }>;
  /** What tells a row from the others. */
  rowKey?: RowKey;
  /** The name of an icon of the set. */
  icon?: string;
  /** Along the line or up. */
  direction?: "inline" | "block";
  /** Rows seen at once in a block ticker. */
  visible?: number;
  /** What is shown of a row, instead of its text. */
  children?: ForEach<Slot>;
}

/** A number that grows by a fixed step, from a moment on: the same for everybody who looks at once. */
export interface CounterProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  label: string;
  /** What it is at the beginning. Until it is known, its place is kept. */
  value: Shown;
  /** When it was that, by the platform's clock (date-time). Left out: when it is drawn. */
  since?: Shown;
  /** Added each time. */
  step: Shown;
  /** Milliseconds between steps, a quarter of a second to an hour. */
  everyMs: Shown;
  /** It begins again instead of passing this. Left out: it grows for ever. */
  most?: Shown;
  /** How the value is written: by Intl, in the player's language. Money takes the currency that stands beside it in the data or nearest above it, else the brand's. A duration counts seconds; what is relative is told from the platform's time and goes on with it; of what is masked the last characters stay, four at most. */
  format?: "text" | "number" | "money" | "date" | "dateTime" | "percent" | "duration" | "compact";
  subtitle?: string;
}

/** Key figures. */
export interface StatTilesProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  label: string;
  /** The figures in order. */
  tiles: {
    label: string;
    value: Shown;
    /** What the figure means, told by a press on a mark beside its name. */
    definition?: string;
    /** Change against the period before, as a fraction. */
    change?: Shown;
    /** The name of an icon of the set. */
    icon?: string;
    /** A gain is positive, a loss negative in colour, whatever the tone. */
    signed?: boolean;
    /** The colour role that carries the meaning. */
    tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
  }[];
  /** At most so many in a line. */
  columns?: number;
}

/** A chart with a table for those who cannot see it. */
export interface ChartProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  label: string;
  /** Its form. */
  type: "line" | "area" | "bar";
  rows: Shown;
  /** The axis along the bottom. */
  x: {
    /** What is shown of a row; /row is the row. */
    value: ForEach<Shown>;
    label: string;
  };
  /** The series in order. */
  series: {
    label: string;
    /** What is shown of a row; /row is the row. */
    value: ForEach<Shown>;
    /** The colour role that carries the meaning. */
    tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
  }[];
  /** Pixels. */
  height?: number;
  /** lastFirst: the rows come with the newest at the top, and are drawn from the last one on, so that time goes on with the axis. Drawn as they come where nothing is said. */
  order?: "asGiven" | "lastFirst";
}

/** Rows of a listed call or of a binding, with filters, paging, sort, totals and export; cards on a phone. */
export interface TableProps<Slot, Act> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Caption and accessible name. */
  label: string;
  /** A listed call, by its operationId in schemas/api/openapi.json. */
  call?: string;
  /** Parameters of the call: a literal or a binding for each name the call takes. */
  params?: Record<string, Shown>;
  /** A binding to rows already loaded, instead of a call. */
  rows?: Shown;
  /** What tells a row from the others. */
  rowKey?: RowKey;
  /** The columns in order. */
  columns: {
    label: string;
    /** What the figure means, told by a press on a mark beside its name. */
    definition?: string;
    /** What stands in it; /row is the row. */
    value: ForEach<Shown>;
    /** What is drawn instead of the written value, which still sorts, is exported and names the row; /row is the row. */
    cell?: ForEach<Slot>;
    /** The name the call sorts by; of rows that are here, the member of the row. Without it nobody can sort by the column. */
    sortBy?: string;
    /** Its alignment. */
    align?: "start" | "center" | "end";
    /** Text for each value it can have. */
    labels?: Readonly<Record<string, string>>;
    /** Tone for each value it can have. */
    tones?: Record<string, "neutral" | "accent" | "positive" | "negative" | "warning" | "muted">;
    /** A gain is positive, a loss negative in colour. */
    signed?: boolean;
    /** What stands below it; /totals are the totals of all rows the filters leave. */
    total?: ForEach<Shown>;
    /** Heads the card on a phone. */
    primary?: boolean;
    /** Left out on this class of screen. */
    hideOn?: "phone" | "desktop";
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
  rowPress?: ForEach<Act>;
  /** What unfolds below a row, drawn while it is unfolded; the rows need a `rowKey`. /row is the row. */
  expand?: ForEach<Slot>;
  /** Players choose which columns they see, all but the one that names a row; kept in their browser under the table's `id`. */
  columnChoice?: boolean;
  /** Actions of a row; /row is the row. */
  rowActions?: ForEach<ShownButton<Act>[]>;
  /** Rows can be chosen, for `batch`; the rows need a `rowKey`. */
  select?: "many";
  /** Actions of the chosen rows; /selection/keys are their keys, /selection/count is how many they are. */
  batch?: ForEach<ShownButton<Act>[]>;
  /** Export of all rows the filters leave. */
  export?: {
    /** Name without ending. */
    fileName: string;
    /** The platform makes the file, of any size, with the sums of columns of money: a button for each of these. Of calls that can be had as a file. Left out, the browser makes a CSV file of up to 50,000 rows. */
    formats?: ("csv" | "xlsx")[];
  };
  /** Shown when there are no rows. */
  empty?: Slot;
  /** Totals of all rows the filters leave. */
  summary?: ForEach<{
    label: string;
    /** What the figure means, told by a press on a mark beside its name. */
    definition?: string;
    /** Bound to /totals/… */
    value: Shown;
    /** A gain is positive, a loss negative in colour, whatever the tone. */
    signed?: boolean;
    /** The colour role that carries the meaning. */
    tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
  }[]>;
}

/** Labels and their values. */
export interface DetailsProps<Act> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  label?: string;
  /** The lines in order. */
  items: {
    label: string;
    value: Shown;
    /** Text for each value. */
    labels?: Readonly<Record<string, string>>;
    /** What can be done about it. */
    button?: ShownButton<Act> | undefined;
  }[];
}

/** A form: one that the rules describe, by its name, or fields of its own. */
export interface FormProps<Slot, Act> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** A compiled form's name. */
  form?: string;
  fields?: Fields;
  /** Fields that a call sends: a binding to its list of them. They stand after those of its own, and are judged like them. */
  fieldRows?: Shown;
  /** Accessible name. */
  label: string;
  /** The button that sends it; it may read /form. */
  submit: ForEach<ShownButton<Act> | undefined>;
  /** The button that empties it. */
  reset?: {
    label: string;
  };
  /** What stands below the buttons. */
  after?: ForEach<Slot>;
  /** What stands above the fields. */
  before?: ForEach<Slot>;
  /** What stands between the fields and the buttons, in every step of a form that has some: such as what a fee comes to. */
  beforeButtons?: ForEach<Slot>;
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
    title: string;
    /** Names of the fields that it asks for. */
    fields?: string[];
    /** It shows what was filled in so far, with a way back to each step; what it asks for itself, such as a PIN, stands below. */
    summary?: boolean;
  }[];
  /** Of a form in steps: a member of the document's state that holds the id of the step that is shown. With `keep` as `address` the browser's way back goes a step back. */
  stepState?: string;
  /** A member of the document's state, `{}` to begin with, that holds what was typed and not sent yet; passwords, codes and files never. With `keep` as `session` a page that is loaded anew shows it again, in the step that was come to. */
  draftState?: string;
}

/** Tiles with drawn art. */
export interface TilesProps<Slot, Act> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  label: string;
  /** Tiles written here. */
  items?: {
    title: string;
    text?: string;
    /** Seed of the drawn art. */
    art?: string;
    badge?: string;
    action: Act;
  }[];
  /** A binding to a list; each row is a tile behind the written ones, as `rowItem` says. */
  rows?: Shown;
  /** What is shown of a row; /row is the row. */
  rowItem?: ForEach<{
    /** Its title. */
    title: Shown;
    /** A second line. */
    text?: Shown;
    /** Seed of the drawn art. */
    art?: Shown;
    /** A badge on the picture. */
    badge?: Shown;
    action?: Act;
  }>;
  /** What tells a row from the others. */
  rowKey?: RowKey;
  /** At most so many rows. */
  limit?: number;
  /** Shown when there are no tiles. */
  empty?: Slot;
  /** Width to height of the art. */
  ratio?: string;
  /** How they stand. */
  layout?: "row" | "grid";
}

/** HTML of an operator, sanitised before it is shown. */
export interface HtmlProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  html: Shown;
}

/** A title that unfolds what stands below it, such as an answer below its question. */
export interface CollapseProps<Slot> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  title: string;
  /** A second line below the title. */
  subtitle?: string;
  /** The name of an icon of the set. */
  icon?: string;
  /** What unfolds. It is drawn while it is folded, too: a browser's search finds it and unfolds it. */
  children: Slot;
  /** Unfolded at first. */
  open?: boolean;
  /** Of those of one group in a document, rows of a list included, one is unfolded at a time. */
  group?: string;
  /** Makes the title a heading of this level. Left out: it is none. */
  level?: number;
}

/** Steps of something, and which of them it has come to. */
export interface StepsProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name of the list. */
  label: string;
  /** The step it has come to: its id, or its number from 1. One number more than there are steps: all are done. */
  current: Shown;
  /** The steps in order. */
  steps: {
    /** Its name. */
    id: string;
    title: string;
    /** A second line, such as what is to be done. */
    text?: string;
    /** The name of an icon of the set. */
    icon?: string;
  }[];
  /** Beside each other, or one below the other with its line. Where a row has no room, such as on a phone, only the title of the step it has come to is shown. */
  layout?: "row" | "list";
}

/** What happened when: a line of moments, written here or one for each row. */
export interface TimelineProps<Slot> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name of the list. */
  label: string;
  /** Moments written here. */
  items?: {
    /** When it was or will be (date-time or date). */
    time?: Shown;
    title: string;
    /** A second line. */
    text?: string;
    /** The name of an icon of the set. */
    icon?: string;
    /** The colour role that carries the meaning. */
    tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
  }[];
  /** A binding to a list; each row is a moment behind the written ones, as `rowItem` says. */
  rows?: Shown;
  /** The moment of a row; /row is the row. */
  rowItem?: ForEach<{
    /** When it was or will be. */
    time?: Shown;
    title: string;
    /** A second line. */
    text?: string;
    /** A value of the row that picks a word, an icon and a tone from the tables below. */
    state?: Shown;
    /** Word for each state, shown as a badge. */
    labels?: Readonly<Record<string, string>>;
    /** Icon for each state. */
    icons?: Record<string, string>;
    /** Tone for each state. */
    tones?: Record<string, "neutral" | "accent" | "positive" | "negative" | "warning" | "muted">;
  }>;
  /** What tells a row from the others. */
  rowKey?: RowKey;
  /** The latest first, or last; what has no time stands last. Left out: as they come. */
  order?: "newest" | "oldest";
  /** How a time is written that says nothing of it itself; dateTime where nothing is said. */
  format?: "date" | "dateTime";
  /** At most so many moments. */
  limit?: number;
  empty?: Slot;
}

/** How far something has come: a bar that fills. */
export interface ProgressProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  label: string;
  /** How far it is. Left out, or not known yet: nobody knows how long it takes, and the bar moves by itself. */
  value?: Shown;
  /** How far it goes; 1 where nothing is said. */
  max?: Shown;
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
  text?: string;
  /** The colour role that carries the meaning. */
  tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
  /** Its size. */
  size?: "s" | "m" | "l";
}

/** The time until a moment, by the platform's clock, and what happens when it has come. */
export interface CountdownProps<Act> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** What it counts to; stands above it. */
  label: string;
  /** The moment (date-time). Until it is known, its place is kept. */
  until: Shown;
  /** Done once when the moment comes while the page is open, also in a tab that slept meanwhile: such as a `refresh` of what has changed by then. Not done where the moment was over before the page was opened. */
  then?: Act;
  /** Said instead of the time when it has come; the site has words of its own for it. */
  ended?: string;
  /** Days, hours, minutes and seconds in a box each, or in one line such as 1 day 02:03:04. */
  layout?: "boxes" | "line";
  /** Its size. */
  size?: "s" | "m" | "l";
}

/** A QR code to be scanned: dark on light in every theme, with a quiet zone around it. */
export interface QrProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** What it is for; read out instead of the picture. */
  label: string;
  /** What is in it: a text or an address of at most 2,000 bytes. */
  value: Shown;
  /** A line below it. */
  text?: string;
  /** Writes what is in it below it, for who cannot scan it. */
  showValue?: boolean;
  /** Its size. */
  size?: "s" | "m" | "l";
}

/** Who stands where: a place, a name and a value for each row, the first three with a medal, one's own row marked. */
export interface RankingProps<Slot> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name of the list. */
  label: string;
  /** A binding to a list, the best first. */
  rows: Shown;
  /** What is shown of a row; /row is the row. */
  rowItem: ForEach<{
    /** Its place. Left out: its number in the list. */
    place?: Shown;
    name: Shown;
    /** A second line. */
    text?: string;
    /** What it is ranked by. */
    value?: Shown;
    /** Whether the row is one's own, such as one whose /row/account is the session's. */
    isMine: boolean;
  }>;
  /** What tells a row from the others. */
  rowKey?: RowKey;
  /** At most so many rows. One's own stands below them where it is further down. */
  limit?: number;
  /** A round mark drawn from each name. */
  avatars?: boolean;
  empty?: Slot;
}

/** Pictures side by side that open larger, one after the other. */
export interface GalleryProps<Slot> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name of the pictures. */
  label: string;
  /** Pictures written here. */
  items?: {
    /** Address of the picture: a path of this site, or an address of a host that pictures may come from. */
    src: Shown;
    /** What it shows, in words. */
    alt: string;
    /** A line below it where it is large. */
    text?: string;
  }[];
  /** A binding to a list; each row is a picture behind the written ones, as `rowItem` says. */
  rows?: Shown;
  /** The picture of a row; /row is the row. */
  rowItem?: ForEach<{
    /** Address of the picture. */
    src: Shown;
    /** Address of a small one of it, shown until it is opened. */
    small?: Shown;
    /** What it shows, in words. */
    alt: string;
    /** A line below it where it is large. */
    text?: string;
  }>;
  /** What tells a row from the others. */
  rowKey?: RowKey;
  /** At most so many pictures. */
  limit?: number;
  /** Width to height of the small ones; 4/3 where nothing is said. */
  ratio?: string;
  /** How large the small ones are. */
  size?: "s" | "m" | "l";
  empty?: Slot;
}

/** The children once for each row, in a line that is scrolled: by a finger, by the keys, and by its two buttons. */
export interface CarouselProps<Slot, Act> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name of the list. */
  label: string;
  /** A heading above it, beside its buttons. */
  title?: string;
  /** A line below the title. */
  subtitle?: string;
  /** The way to all of it, beside the title. */
  more?: ShownButton<Act> | undefined;
  /** Heading level of the title; 2 where nothing is said. */
  level?: number;
  /** A binding to a list. */
  rows: Shown;
  children: ForEach<Slot>;
  /** What tells a row from the others. */
  rowKey?: RowKey;
  /** At most so many rows. */
  limit?: number;
  /** How wide a card is; m where nothing is said. On a phone a part of the next one is always seen. */
  size?: "s" | "m" | "l";
  empty?: Slot;
}

/** A page of another host in a box, such as a game: sandboxed, and only of hosts that the platform allows (FRAME_HOSTS). */
export interface FrameProps<Slot, Act> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** What is in it; its title. */
  label: string;
  /** Its address, https alone, or http on localhost while the site is there too. Until it is known, its place is kept. */
  src: Shown;
  /** Width to height; 16/9 where nothing is said. */
  ratio?: string;
  /** As high as its ratio says, or as much of the screen as there is. */
  height?: "ratio" | "screen";
  /** A button shows it on the whole screen. */
  fullscreen?: boolean;
  /** A list of what the page in it may do, as the attribute sandbox names it; what would let it out of its frame is left out. Without it: scripts, its own data, forms, windows, pointer and turning. */
  sandbox?: Shown;
  /** A list of features that it may use, such as autoplay; autoplay and the whole screen where nothing is said. */
  allow?: Shown;
  /** `window`: its page stands in no frame, and is opened in a window of its own by a press; the window is found again. */
  opens?: Shown;
  /** true: one such frame at a time, over all tabs; the one that was there says so, and can take it back. */
  single?: Shown;
  /** true: its page says `ready` once it runs, and stays covered until it says anything; that something has loaded proves nothing then, since a browser shows a page of its own where a host is down. Else it is there as soon as anything has loaded, and a button loads it again. */
  ready?: Shown;
  /** Where else to go, beside the button that tries again, while its page does not come in 15 seconds or may not be shown. */
  waysOut?: Slot;
  /** What is said over the upper edge of its page, which does not move for it; it is seen on the whole screen, too. */
  notices?: Slot;
  /** true: a phone that is held upright is asked to be turned. */
  landscape?: Shown;
  /** Whenever this changes, the page in it is told to ask anew (source croupier-site, type refresh): such as the balance after a deposit. */
  renewOn?: Shown;
  /** What is done when the page in it says something. It is heard only from the very window and the origin of its address, as an object with source croupier-game and one of these types, and not more often than twenty times in ten seconds. */
  told?: {
    /** It moved money: the amount that it says is another than it said before. */
    balance?: Act;
    /** It wants to be left. */
    close?: Act;
    /** The player wants to pay in. */
    deposit?: Act;
    /** Its address works no more, such as a token that was used: a `refresh` of what it comes from opens it again, at most three times a minute. */
    expired?: Act;
    /** It cannot go on; /typed is its code, `unknown` where it says none. */
    error?: ForEach<Act>;
    /** Words came for the site that are not followed; /typed says which: foreign_word (from another window or origin than its own), word_storm (more than twenty in ten seconds) or long_word (more than 2,000 characters). Each is told at most once a minute. */
    strange?: ForEach<Act>;
  };
  /** What stands beside its title, such as a way back. */
  actions?: Slot;
}

/** Rows that unfold into the rows below them, which a call loads level by level, such as the members of a team. */
export interface TreeProps<Slot> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name of the list. */
  label: string;
  /** A binding to the rows of the first level. */
  rows: Shown;
  /** What is shown of a row of any level; /row is the row. */
  rowItem: ForEach<{
    name: Shown;
    /** A second line. */
    text?: string;
    /** A figure at its end. */
    value?: Shown;
    /** The name of an icon of the set. */
    icon?: string;
    /** Whether there is nothing below it, so that it does not unfold. */
    isLeaf: boolean;
  }>;
  /** What tells a row from the others. */
  rowKey?: RowKey;
  /** A listed call that gives the rows below a row, by its operationId in schemas/api/openapi.json. */
  call: string;
  /** Parameters of the call; /row is the row that is unfolded. */
  params?: ForEach<Record<string, Shown>>;
  /** Where the rows are in its answer, as a JSON pointer; /rows where nothing is said. */
  select?: string;
  /** A level goes on past its first page: a button at its end asks for the next one with the parameter `page`. Without it a level is what its call answers first. */
  more?: {
    /** A binding to how many rows the first level has. */
    total: Shown;
    /** Parameters of the call for the first level, as its first page was asked for. */
    params?: Record<string, Shown>;
    /** Where an answer says how many rows a level has, as a JSON pointer; /total where nothing is said. */
    answer?: string;
  };
  empty?: Slot;
}

/** A field that finds rows, of a call or of a list, and a list of what it found. */
export interface SearchProps<Slot, Act> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name of the field. */
  label: string;
  /** What stands in the field while it is empty; its label where nothing is said. */
  placeholder?: string;
  /** A binding to a list that is searched here, where no call is named: every word that is typed must be in the title, the text or the keywords of a row. */
  rows?: Shown;
  /** A listed call that searches, by its operationId in schemas/api/openapi.json. */
  call?: string;
  /** Parameters of the call: a literal or a binding for each name the call takes. */
  params?: Record<string, Shown>;
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
      label: string;
      /** What stands there while nothing is chosen. */
      placeholder: string;
    }[];
  };
  /** Of an index: fields named as columns. Rows whose column is not what was chosen are not found. */
  filters?: Fields;
  /** What is shown of a row that was found; /row is the row. */
  rowItem: ForEach<{
    title: string;
    /** A second line. */
    text?: string;
    /** Words that it is found by too and that are not shown: a text, or a list of texts. */
    keywords?: Shown;
    /** The name of an icon of the set. */
    icon?: string;
    /** Where it leads: a path of the site, or https:. What is neither is not found. */
    address?: Shown;
    /** What choosing it does, instead of an address. */
    action?: Act;
    /** Small words at the end of it, such as its category. */
    marks?: {
      text: string;
      /** The colour role that carries the meaning. */
      tone?: "neutral" | "accent" | "positive" | "negative" | "warning" | "muted";
    }[];
  }>;
  /** What is found besides the rows, before them, by its title and keywords: pages and parts of the site. */
  entries?: {
    title: string;
    /** A second line. */
    text?: string;
    /** Words that it is found by too and that are not shown. */
    keywords?: Shown;
    /** The name of an icon of the set. */
    icon?: string;
    /** Where it leads: a path of the site, or https:. */
    address?: Shown;
    /** What choosing it does, instead of an address. */
    action?: Act;
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
  empty?: Slot;
  /** What was searched and taken before, offered while nothing is typed. */
  recent?: {
    /** The member of the document's state that holds it, a text with a line for each; what it keeps it by says how long. */
    state: string;
    /** Heading above it. */
    label: string;
    /** Label of the button that forgets it. */
    clear: string;
  };
  /** The last of what is offered: a page that shows all that is found. */
  rest?: {
    label: string;
    /** A path of the site. */
    address: string;
    /** What is typed stands in its query under this name, and filters under theirs. */
    param: string;
  };
  /** below: what is found lies over what follows, while the field is used. open: it stands in the page, below the field; for a dialog of its own. */
  stands?: "below" | "open";
}

/** A conversation that goes on by itself: what is said, who is there, and a field to say something. It goes on while it is not seen, and counts what was not read as /data/<id>/unread. */
export interface TalkProps<Slot> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id: string;
  /** Accessible name of the list of messages. */
  label: string;
  /** The call that streams what is said. */
  stream: string;
  /** The call that lists what was said before. */
  call: string;
  /** The call that says something: it takes `key` and `text`. */
  send: string;
  /** The call that tells who one is there, and whether one may write. */
  place: string;
  /** What stands in the field while it is empty. */
  placeholder?: string;
  /** At most so many characters in a message; 300 where nothing is said. */
  longest?: number;
  /** Shown while nothing was said. */
  empty?: Slot;
  /** Shown instead of the field to who is not logged in, or may only read. */
  closed?: Slot;
}

/** A part that several documents share, put in its place with values for its parameters. */
export interface PartProps {
  /** Name of the part: `vendors` is the layout `part/vendors`. */
  part: string;
  /** Values for the parameters that the part declares. */
  with?: Record<string, string | number | boolean | null | Record<string, unknown>>;
}

/** Numbers, or named choices, to pick many of: with a finger, by the arrow keys, or by a press for some at once. What is picked stands in the state of the document. */
export interface PickerProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** What is picked; stands above it. */
  label: string;
  /** A member of the document's state, `[]` to begin with, that holds what is picked: for each board a list of places, from 0 and ascending. */
  state: string;
  /** How many numbers there are, from 0 on: at most 100. */
  count?: Shown;
  /** Numbers have at least so many digits: 2 writes 07. */
  digits?: Shown;
  /** Instead of numbers: a binding to a list of choices, at most 100. */
  options?: Shown;
  /** Words for the choices; one without words is shown as it is. */
  labels?: Readonly<Record<string, string>>;
  /** A second line on each number or choice, which is /row, its place /index. */
  note?: ForEach<string>;
  /** How many times there are all of them, such as once for each digit of a number: 1 where nothing is said, at most 10. */
  boards?: Shown;
  /** What each of several boards is called; its number from 1 is /row. */
  boardLabel?: ForEach<string>;
  /** The most that are picked of a board; all of them where nothing is said. */
  most?: Shown;
  /** So many of a board are picked by chance: 1 where nothing is said. */
  least?: Shown;
  /** What one press picks, on every board: some by chance, all, the lower or the upper half, every second one. */
  quick?: ("random" | "all" | "low" | "high" | "even" | "odd")[];
  /** Not usable while this holds. */
  isDisabled: boolean;
}

/** Works something out by a function that pages and platform share, at once with every change, and gives it to the children as /reckoned/<id>. */
export interface ReckonProps<Slot> {
  /** Its name under /reckoned; one inside of another reads what that one gives as well. */
  id: string;
  /** The function: `lotterySlip` quotes a slip, `lotteryWay` says how a draw is played, `walletMove` how much can be moved out of a wallet. */
  function: "lotterySlip" | "lotteryWay" | "walletMove";
  /** What it works with: a literal, a binding or a figure for each name. */
  params: Record<string, Shown>;
  children: ForEach<Slot>;
}

/** A line between parts. */
export interface DividerProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
}

/** Edits a part of the draft by its schema, nested as it is. The console draws it. */
export interface SchemaFormProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name. */
  label: string;
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

/** A tree of features in the draft, each with its switch, why it is on or off, and where it is used. The console draws it. */
export interface FlagTreeProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name. */
  label: string;
  /** JSON pointer to the tree in the draft. */
  path: string;
  /** A configuration schema, with a JSON pointer to the part of it that describes one feature. */
  schema: string;
}

/** The fields of the registration in the draft: in order, each with its switches and its rule, beside the form as players see it. The console draws it. */
export interface RuleDeskProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name. */
  label: string;
  /** JSON pointer to the rules by field name in the draft. */
  path: string;
  /** A configuration schema, with a JSON pointer to the part of it that describes the rule of one field. */
  schema: string;
  /** The layout in which the form stands: its form node is drawn live. */
  document: string;
}

/** The menus of the draft: each with its entries in order, what each of them is, and the menu as every visitor sees it. The console draws it. */
export interface MenuDeskProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name. */
  label: string;
  /** JSON pointer to the menus by name in the draft. */
  path: string;
  /** A configuration schema, with a JSON pointer to the part of it that describes one item. */
  schema: string;
}

/** The colours of the theme in the draft: each with its contrast, beside real parts in both modes. The console draws it. */
export interface ThemeDeskProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name. */
  label: string;
  /** JSON pointer to the theme in the draft. */
  path: string;
  /** A configuration schema, with a JSON pointer to the part of it that describes the theme. */
  schema: string;
}

/** The pictures of the brand: brought, cut, described, and where each is shown. The console draws it. */
export interface AssetLibraryProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name. */
  label: string;
}

/** Takes the live site out as a file, with its pictures. The console draws it. */
export interface SiteFileProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name. */
  label: string;
}

/** Takes a site from a file into the draft, parts of it, with what that changes. The console draws it. */
export interface SiteCopyProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name. */
  label: string;
  /** What was read on another platform (`fetchCopy`), looked at as a file is; nothing until it is there. */
  from?: Shown;
}

/** Finds pages of the console, and everything in the draft by its words, and goes there. The console draws it. */
export interface SiteSearchProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name. */
  label: string;
}

/** Edits the brand's own texts over the bundled ones, language by language. The console draws it. */
export interface SiteTextsProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name. */
  label: string;
}

/** What operators said of a draft, and saying more. The console draws it. */
export interface CommentsProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name. */
  label: string;
  /** Whose draft; left out, the own one. */
  draftOf?: Shown;
}

/** A page of two configurations drawn side by side, or of one alone, as a visitor of a kind sees it. The console draws it. */
export interface PicturesProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name. */
  label: string;
  /** The earlier side: `live`, `draft`, the number of a revision, or the id of a review. Left out, `to` is drawn alone. */
  from?: Shown;
  /** The later side: `live`, `draft`, the number of a revision, or the id of a review. */
  to: Shown;
}

/** What differs between any two configurations, each place with before and after. The console draws it. */
export interface ComparisonProps<Slot> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name. */
  label: string;
  /** The earlier side: `live`, `draft`, the number of a revision, or the id of a review. */
  from: Shown;
  /** The later side: `live`, `draft`, the number of a revision, or the id of a review. */
  to: Shown;
  /** Whose draft the later side is: its places can be commented on. */
  draftOf?: Shown;
  empty?: Slot;
}

/** Places of a site in the words of its forms, the first of many. The console draws it. */
export interface PlacesProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name of the list. */
  label: string;
  /** A binding to the places: each a `pointer`, and a `label` with the names of its steps as whoever compared has them. */
  rows: Shown;
  /** How many there are in all. */
  count: Shown;
}

/** Says whether the draft is saved and what of it is not, and takes edits back and does them again. The console draws it. */
export interface DraftStateProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name. */
  label: string;
}

/** What the publish gate finds in the draft, each with a link to its place. The console draws it. */
export interface FindingsProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name. */
  label: string;
  /** JSON pointer to the part of the draft whose findings are shown; all of them without it. */
  path?: string;
  /** refusal: why the last try to publish was refused. draft, the default: what is found in the draft. */
  of?: "draft" | "refusal";
  /** A binding to findings that were kept, each with its `document`, `pointer` and `reason`: these are shown, under the name of the node, and none of the draft. */
  rows?: Shown;
}

/** What differs between two revisions, each place with before and after. The console draws it. */
export interface ChangesProps<Slot> {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name. */
  label: string;
  /** A binding to the differences. */
  rows: Shown;
  empty?: Slot;
}

/** Tells for each node of a document why it is shown or hidden, which renderer won and where its values come from. The console draws it. */
export interface ExplainProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name. */
  label: string;
}

/** The pages of the draft, and the editor of one: its nodes as a tree, the form and the JSON of the chosen one, and the page as visitors see it. The console draws it. */
export interface PageDeskProps {
  /** A name for this node, unique in the document; data, tables and forms are referred to by it. */
  id?: string;
  /** Accessible name. */
  label: string;
}

/** The props of each kind. `Slot` is what nodes become, `Act` what actions become. */
export interface BlockPropsByKind<Slot, Act> {
  shell: ShellProps<Slot>;
  outlet: OutletProps;
  page: PageProps<Slot>;
  stack: StackProps<Slot>;
  grid: GridProps<Slot>;
  card: CardProps<Slot>;
  section: SectionProps<Slot, Act>;
  tabs: TabsProps<Slot, Act>;
  data: DataProps<Slot>;
  repeat: RepeatProps<Slot>;
  dialog: DialogProps<Slot>;
  centre: CentreProps<Slot>;
  menu: MenuProps<Slot, Act>;
  heading: HeadingProps;
  text: TextProps;
  value: ValueProps;
  badge: BadgeProps;
  avatar: AvatarProps;
  image: ImageProps;
  logo: LogoProps<Act>;
  button: ButtonProps<Act>;
  toggle: ToggleProps<Act>;
  textFilter: TextFilterProps<Act>;
  poster: PosterProps<Slot, Act>;
  link: LinkProps<Act>;
  languageSelect: LanguageSelectProps;
  themeSwitch: ThemeSwitchProps;
  notice: NoticeProps<Act>;
  emptyState: EmptyStateProps<Act>;
  hero: HeroProps<Slot, Act>;
  ticker: TickerProps<Slot, Act>;
  counter: CounterProps;
  statTiles: StatTilesProps;
  chart: ChartProps;
  table: TableProps<Slot, Act>;
  details: DetailsProps<Act>;
  form: FormProps<Slot, Act>;
  tiles: TilesProps<Slot, Act>;
  html: HtmlProps;
  collapse: CollapseProps<Slot>;
  steps: StepsProps;
  timeline: TimelineProps<Slot>;
  progress: ProgressProps;
  countdown: CountdownProps<Act>;
  qr: QrProps;
  ranking: RankingProps<Slot>;
  gallery: GalleryProps<Slot>;
  carousel: CarouselProps<Slot, Act>;
  frame: FrameProps<Slot, Act>;
  tree: TreeProps<Slot>;
  search: SearchProps<Slot, Act>;
  talk: TalkProps<Slot>;
  part: PartProps;
  picker: PickerProps;
  reckon: ReckonProps<Slot>;
  divider: DividerProps;
  schemaForm: SchemaFormProps;
  flagTree: FlagTreeProps;
  ruleDesk: RuleDeskProps;
  menuDesk: MenuDeskProps;
  themeDesk: ThemeDeskProps;
  assetLibrary: AssetLibraryProps;
  siteFile: SiteFileProps;
  siteCopy: SiteCopyProps;
  siteSearch: SiteSearchProps;
  siteTexts: SiteTextsProps;
  comments: CommentsProps;
  pictures: PicturesProps;
  comparison: ComparisonProps<Slot>;
  places: PlacesProps;
  draftState: DraftStateProps;
  findings: FindingsProps;
  changes: ChangesProps<Slot>;
  explain: ExplainProps;
  pageDesk: PageDeskProps;
}

/** Fields that a block hands on to the field binding. */
export type { Field, Fields };
