import type { Diagnostic } from "#contracts/api.ts";
import { createContext } from "react";
import type { Action } from "#contracts/config.ts";
import type { Outcome, Registry, Scope, OpenedDocument } from "#engine/index.ts";
import type { DataPort } from "./ports/DataPort.ts";
import type { FormsPort } from "./ports/FormsPort.ts";
import type { UiPort } from "./ports/UiPort.ts";
import type { ValueFormat } from "./ValueFormat.ts";
import type { CompiledMenuItem } from "#contracts/entities.ts";
import type { TalkPort } from "#stores/TalkPort.ts";
import type { DeclaredState } from "#stores/StateStore.ts";

/** Everything that drawing needs from the program around it; put together once by the composition root. */
export interface RenderingContext {
  /** Who looks: a player sees neutral notices, an operator sees document, pointer and reason. */
  readonly audience: "player" | "operator";
  /** Says what is wrong in the reader's language; the English sentence stands where there is nobody to say it. */
  readonly sayProblem?: (problem: Diagnostic) => string;
  /** Marks what each node draws, so that a preview can be asked about it (`findDrawnNode`). */
  readonly marksNodes?: boolean;
  /** Path that the program is served under, without a slash at its end; empty for the root of the host. */
  readonly base?: string;
  readonly registry: Registry;
  /** Scope of everything that stands in no row, form or dialog. */
  readonly scope: Scope;
  /** The text of a key in the user's language; the key itself where there is none. Observes the language. */
  translate(key: string, values?: Readonly<Record<string, unknown>>): string;
  /** A value as it is written in the user's language; empty for null and undefined. An amount takes its own currency. Observes the language. */
  format(value: unknown, format?: ValueFormat, currency?: string): string;
  /** Does an action. Never rejects. */
  dispatch(action: Action, scope: Scope): Promise<Outcome>;
  /** Tells the operator of a problem; telling the same one twice does no harm. */
  report(problem: Diagnostic): void;
  /** Hears of a problem at once, while it is drawn. For drawing where nothing happens afterwards; must change nothing. */
  readonly noteWhileDrawing?: (problem: Diagnostic) => void;
  /** Hears of each chunk that something is drawn from, by its module. For drawing ahead, so that a page can name its chunks. */
  readonly noteChunk?: (module: string) => void;
  /** Told of each part that came with a chunk once it stands on the page. There only while a drawn page is taken over. */
  readonly tellPart?: () => void;
  /** The platform's time in milliseconds since 1970, as well as it is known. The device's where nobody says. */
  readonly now?: () => number;
  readonly documents: DocumentsPort;
  readonly menus: MenusPort;
  readonly ui: UiPort;
  readonly data: DataPort;
  /** What documents remember. Left out where nothing is done: then each member is what it begins with. */
  readonly states?: StatesPort;
  readonly forms: FormsPort;
  /** What conversations are followed by; loaded with the first one. Left out where nothing is followed. */
  talks?(): Promise<TalkPort>;
  /** The functions that pages and platform share; loaded with the first page that names one. Left out where nothing is reckoned. */
  functions?(): Promise<SharedFunctions>;
}

/** The functions that a document may name, by their names: what one gives follows from its parameters alone. */
export type SharedFunctions = Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => unknown>>;

/** The context; null outside of a provider. */
export const RenderingContextHolder = createContext<RenderingContext | null>(null);

/** The menus of the site. Reads are observed. */
interface MenusPort {
  /** The items in order; empty where there is no such menu. */
  items(name: string): readonly CompiledMenuItem[];
}

/** What documents remember while they are open. Reads are observed; changes go through the action `set`. */
interface StatesPort {
  /** Begins with what is kept for a document; returns what ends it, when it closes. */
  open(declared: DeclaredState): () => void;
  /** The value of a member; undefined for one that is not declared. */
  read(declared: DeclaredState, name: string): unknown;
  /** Gives a member another value, for filters that are kept. Left out where there is no address. */
  write?(declared: DeclaredState, name: string, value: unknown, isGiven?: boolean): void;
}

/** The documents of the site, opened. Reads are observed, so a published revision reaches open pages. */
interface DocumentsPort {
  /** The document under a key (`page/index`, `dialog/login`, `personal-centre/securityCenter`). */
  open(key: string): OpenedDocument | undefined;
  /** Key of the page of the current route, drawn by the shell's outlet. */
  current(): string;
  /**
   * Whether documents are on their way that are not there yet, and what asks for them now. Left out where all are there from
   * the start. `isWhole` is observed.
   */
  rest?: { readonly isWhole: boolean; complete(): Promise<void> };
}
