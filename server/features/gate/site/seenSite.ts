import { centres } from "#compile/centres.ts";
import { inWords } from "#json/inWords.ts";
import type { CompiledMenuItem } from "#contracts/entities.ts";
import type { EngineNode } from "#engine/index.ts";
import { findPage } from "#compile/pagePaths.ts";
import { pageOfPath } from "../nodes/checkPath.ts";
import { couldHold, type KnownFacts } from "../types/couldHold.ts";
import type { IndexedLayout, SiteIndex } from "../SiteIndex.ts";
import type { VisitorKind } from "./visitors.ts";
import { verbOf, visitActions, walkSeen, type Onlooker, type Screen, type SeenListener } from "./walkSeen.ts";

/** What somebody can get to, starting where the site opens. */
export interface SeenSite {
  /** Keys of the documents that can be shown. */
  documents: ReadonlySet<string>;
  /** What can be done: verbs of actions; `showPage` and `home`, the way back to the home page from every page. */
  verbs: ReadonlySet<string>;
  /** Nodes that are hidden in what can be shown, in the order they were met. */
  hidden: readonly HiddenNode[];
}

/** A node that somebody does not see. */
export interface HiddenNode {
  layout: IndexedLayout;
  node: EngineNode;
  pointer: string;
  /** The member that hides it: `/when`. */
  by: string;
}

/** Account types that may open the agents' centre (src/player/agentTypes.ts). */
const agentTypes: readonly (number | null)[] = [1, 2, 41, 42];
/** The account type of those who try the site out. */
export const trialType = 4;

/** What is known of the scope of a visitor. `values` are known besides. */
export function factsOf(
  { accountType }: VisitorKind,
  { compiled }: SiteIndex,
  values: Record<string, unknown> = {},
): KnownFacts {
  return {
    flags: compiled.flags,
    accountType,
    brand: compiled.brand,
    values: new Map<string, unknown>([
      ["/session/loggedIn", accountType !== null],
      ["/session/real", accountType !== null && accountType !== trialType],
      ["/session/accountType", accountType ?? undefined],
      ["/ui/online", true],
      ...Object.entries(values),
    ]),
  };
}

/**
 * Follows every way that somebody can go: links, menus, dialogs, centres. It begins with the shell, or with another document; or
 * with a node, of which everything counts, hidden or not. `values` of the scope are known besides: the day of the week.
 */
export function seeSite(
  visitor: VisitorKind,
  screen: Screen,
  index: SiteIndex,
  from: EngineNode | string = "shell",
  values: Record<string, unknown> = {},
): SeenSite {
  const tour = new SiteTour(visitor, screen, index, values);
  tour.follow(from);
  return tour;
}

class SiteTour implements SeenSite {
  readonly documents = new Set<string>();
  readonly verbs = new Set<string>();
  readonly hidden: HiddenNode[] = [];
  readonly #visitor: VisitorKind;
  readonly #onlooker: Onlooker;
  readonly #index: SiteIndex;
  readonly #layouts: ReadonlyMap<string, IndexedLayout>;
  /** Documents and areas of centres that were found and not looked at yet. */
  readonly #waiting: string[] = [];
  readonly #openAreas = new Set<string>();
  readonly #centres: EngineNode[] = [];

  constructor(visitor: VisitorKind, screen: Screen, index: SiteIndex, values: Record<string, unknown>) {
    this.#visitor = visitor;
    this.#onlooker = { facts: factsOf(visitor, index, values), screen };
    this.#index = index;
    this.#layouts = new Map(index.layouts.map((layout) => [layout.key, layout]));
  }

  follow(from: EngineNode | string): void {
    if (typeof from === "string") this.#waiting.push(from);
    else this.#walk(from, null);
    for (let key = this.#waiting.pop(); key !== undefined; key = this.#waiting.pop()) {
      const layout = this.#layouts.get(key);
      if (layout === undefined || this.documents.has(key)) continue;
      this.documents.add(key);
      this.#walk(layout.opened.root, layout);
    }
  }

  #walk(root: EngineNode, layout: IndexedLayout | null): void {
    const isInShell = layout === null || layout.key === "shell";
    const listener: SeenListener = {
      node: (node) => this.#meet(node, isInShell),
      action: (action, _, node) => this.#act(action, node, isInShell),
      hidden: (node, pointer, by) => layout && this.hidden.push({ layout, node, pointer, by }),
    };
    walkSeen(root, this.#onlooker, listener, { ignoring: layout === null });
  }

  /** What a node leads to by itself. */
  #meet(node: EngineNode, isInShell: boolean): void {
    switch (node.kind) {
      case "outlet": {
        // Its banners alone are no page.
        if (node["area"] === "banner") return;
        const { loginedToHomePage } = this.#index.compiled.brand.settings;
        this.verbs.add("showPage");
        this.#waiting.push(loginedToHomePage && this.#visitor.accountType === null ? "page/login" : "page/index");
        return;
      }
      case "languageSelect":
        this.verbs.add("setLanguage");
        return;
      case "link":
        return this.#goTo(inWords(node["to"]), isInShell);
      case "menu":
        return this.#offer(inWords(node["menu"]), isInShell);
      case "centre":
        this.#centres.push(node);
        if (this.#openAreas.has(inWords(node["area"]))) this.#showCentre(node);
    }
  }

  #act(action: Record<string, unknown>, node: EngineNode | null, isInShell: boolean): void {
    const verb = verbOf(action);
    switch (verb) {
      case "navigate":
        return this.#goTo(inWords(action["to"]), isInShell);
      case "openDialog":
        this.#waiting.push(`dialog/${inWords(action["dialog"])}`);
        return;
      case "requireLogin":
        if (this.#visitor.accountType === null) this.#waiting.push("dialog/login");
        return;
      case "openCentre":
        return this.#openCentre(action);
      // Both send what a form holds; the platform takes a registration only with the fields of its own forms.
      case "login":
        if (node?.kind === "form") this.verbs.add(verb);
        return;
      case "register":
        if (node?.kind === "form" && inWords(node["form"]).startsWith("registration.")) this.verbs.add(verb);
        return;
      default:
        this.verbs.add(verb);
    }
  }

  #goTo(path: string, isInShell: boolean): void {
    const page = pageOfPath(path);
    if (page === "index" && isInShell) this.verbs.add("home");
    this.#waiting.push(findPage(path.split(/[?#]/, 1)[0] ?? "", this.#index.compiled.paths)?.key ?? `page/${page}`);
  }

  #offer(menu: string, isInShell: boolean): void {
    const { menus } = this.#index.compiled;
    const offer = (items: readonly CompiledMenuItem[]): void => {
      for (const { when, action, items: inner = [] } of items) {
        if (couldHold(when, this.#onlooker.facts) === "no") continue;
        visitActions(action, (one) => this.#act(one, null, isInShell), "", this.#onlooker.facts);
        offer(inner);
      }
    };
    if (Object.hasOwn(menus, menu)) offer(menus[menu]?.items ?? []);
  }

  #openCentre({ centre, page }: Record<string, unknown>): void {
    const { accountType } = this.#visitor;
    const area = Object.entries(centres).find(([, known]) => known.centre === centre)?.[0];
    // Whoever is not logged in is asked to be, and a trial account is told that this takes a real one.
    if (accountType === null) this.#waiting.push("dialog/login");
    else if (accountType === trialType) this.#waiting.push("dialog/realAccount");
    else if (area !== undefined && (area !== "agent-centre" || agentTypes.includes(accountType))) {
      if (typeof page === "string") this.#waiting.push(`${area}/${page}`);
      this.verbs.add(`open ${area}`);
      if (this.#openAreas.has(area)) return;
      this.#openAreas.add(area);
      for (const node of this.#centres) if (node["area"] === area) this.#showCentre(node);
    }
  }

  #showCentre(node: EngineNode): void {
    const area = inWords(node["area"]);
    this.verbs.add(`show ${area}`);
    this.#waiting.push(`${area}/${inWords(node["defaultPage"])}`);
    this.#offer(inWords(node["menu"]), false);
  }
}
