import { weekdays, type Weekday } from "#compile/time/weekdayAt.ts";
import type { Diagnostic } from "#contracts/api.ts";
import { seeSite, trialType, type SeenSite } from "./seenSite.ts";
import type { SiteIndex } from "../SiteIndex.ts";
import { visitors, type VisitorKind } from "./visitors.ts";
import { screens, type Screen } from "./walkSeen.ts";

/** Something that a visitor must always be able to do. */
interface Need {
  verb: string;
  /** Where the program leads by itself; the shell, from which everything else is reached, where nothing is said. */
  from?: string;
  /** What is said where it cannot be done, after who cannot and on what. */
  reason: string;
  /** Whether it is needed at all. */
  isFor(visitor: VisitorKind, index: SiteIndex): boolean;
}

const isVisitor = ({ accountType }: VisitorKind) => accountType === null;

const needs: readonly Need[] = [
  { verb: "showPage", reason: "sees no page: the shell needs an outlet that everybody sees", isFor: () => true },
  {
    verb: "home",
    reason: "finds no way to the home page: the shell needs a logo, a link or a menu item that goes to /index",
    isFor: () => true,
  },
  {
    verb: "login",
    reason:
      "finds no way to log in: show a form with the action login, or what opens the dialog or the page that has it",
    isFor: isVisitor,
  },
  {
    verb: "register",
    reason:
      "finds no way to register, which is on (DIRECTREG3): show the form registration.username, or what leads to its page",
    isFor: (visitor, { compiled }) => isVisitor(visitor) && compiled.flags.has("DIRECTREG3"),
  },
  {
    verb: "logout",
    reason: "finds no way to log out: show a button with the action logout, or what opens the dialog that has it",
    isFor: (visitor) => !isVisitor(visitor),
  },
  {
    verb: "setLanguage",
    reason: "finds no choice of languages: show a languageSelect, since the site has several",
    isFor: (_, { compiled }) => compiled.brand.settings.languages.length > 1,
  },
  {
    verb: "login",
    from: "dialog/login",
    reason: "is asked to log in by this dialog and cannot: it needs a form with the action login, or a way to one",
    isFor: isVisitor,
  },
  {
    verb: "changePassword",
    from: "dialog/changePassword",
    reason: "must change a password here and cannot: this dialog needs a form with the action changePassword",
    isFor: ({ accountType }) => accountType !== null && accountType !== trialType,
  },
  ...["personal-centre", "agent-centre"].map((area) => ({
    verb: `show ${area}`,
    reason: `can open the ${area}, and nothing shows it: the shell needs a centre of that area`,
    isFor: () => false,
  })),
];

/** Pages and menus read the day of the week here. */
const weekdayPointer = "/clock/weekday";

/** Somebody on a screen who cannot do something. */
interface Lack {
  need: Need;
  seen: SeenSite;
  visitor: VisitorKind;
  screen: Screen;
}

/**
 * Checks what must always hold, whatever a configuration looks like: everybody sees pages, and finds home; visitors can log in
 * and register, members log out; the language can be changed. Told at the node that hides the way, or at the shell; where it holds
 * on some days of the week alone, with the days on which it does not.
 */
export function checkReach(index: SiteIndex): Diagnostic[] {
  const always = lacks(index, {});
  const problems = always.map((lack) => missing(lack, index, []));
  if (!asksForDay(index)) return problems;
  const told = new Set(always.map(nameOf));
  const onDays = new Map<string, { lack: Lack; days: Weekday[] }>();
  for (const day of weekdays)
    for (const lack of lacks(index, { [weekdayPointer]: day })) {
      const name = nameOf(lack);
      const known = onDays.get(name);
      if (known) known.days.push(day);
      else if (!told.has(name)) onDays.set(name, { lack, days: [day] });
    }
  for (const { lack, days } of onDays.values()) {
    problems.push(missing(lack, index, days));
  }
  return problems;
}

const dayWords: Readonly<Record<Weekday, string>> = {
  Mon: "Mondays",
  Tue: "Tuesdays",
  Wed: "Wednesdays",
  Thu: "Thursdays",
  Fri: "Fridays",
  Sat: "Saturdays",
  Sun: "Sundays",
};

const nameOf = ({ need: { verb, from }, visitor, screen }: Lack) => [verb, from, visitor.name, screen].join(" ");

/** Whether anything of the site hangs on the day of the week: without it every day is the same. */
function asksForDay({ compiled, layouts }: SiteIndex): boolean {
  return JSON.stringify([compiled.menus, layouts.map(({ opened }) => opened.root)]).includes(`"${weekdayPointer}"`);
}

function lacks(index: SiteIndex, values: Record<string, unknown>): Lack[] {
  const found: Lack[] = [];
  for (const visitor of visitors) {
    for (const screen of screens) {
      const fromShell = seeSite(visitor, screen, index, "shell", values);
      for (const need of needs) {
        const seen = need.from === undefined ? fromShell : seeSite(visitor, screen, index, need.from, values);
        const isOpened = need.verb.startsWith("show ") && seen.verbs.has(need.verb.replace("show ", "open "));
        if ((need.isFor(visitor, index) || isOpened) && !seen.verbs.has(need.verb))
          found.push({ need, seen, visitor, screen });
      }
    }
  }
  return found;
}

function missing({ need, seen, visitor, screen }: Lack, index: SiteIndex, days: readonly Weekday[]): Diagnostic {
  const [day] = days;
  const values = day === undefined ? {} : { [weekdayPointer]: day };
  const culprit = seen.hidden.find(({ node }) => seeSite(visitor, screen, index, node, values).verbs.has(need.verb));
  const { from = "shell" } = need;
  const start = index.layouts.find(({ key }) => key === from);
  const place = culprit
    ? { document: culprit.layout.document, pointer: culprit.layout.pointer + culprit.pointer + culprit.by }
    : { document: start?.document ?? `layouts/${from}`, pointer: "/root" };
  const who = inSentence(visitor);
  const inside = who.charAt(0).toLowerCase() + who.slice(1);
  const where = days.map((each) => dayWords[each]).join(" or ");
  const reason =
    day === undefined ? `${who} on a ${screen} ${need.reason}` : `On ${where}, ${inside} on a ${screen} ${need.reason}`;
  return { ...place, reason, severity: "error" };
}

/** "A visitor", "An agent", "A trial account". */
export function inSentence({ name }: VisitorKind): string {
  if (name === "trial") return "A trial account";
  return `${/^[aeiou]/.test(name) ? "An" : "A"} ${name}`;
}
