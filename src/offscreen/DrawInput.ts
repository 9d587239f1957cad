import type { CompiledMenu, FormDescriptor } from "#contracts/entities.ts";
import type { Layout, Theme } from "#contracts/config.ts";

/** Who looks at the pages, as plain data. */
export interface DrawVisitor {
  name: string;
  /** What bindings read under /session. */
  session: Readonly<Record<string, unknown>>;
  /** Keys of the layouts that this visitor can get to: each must show something. */
  sees: readonly string[];
}

/** A compiled site and everything its pages read, as plain data: it crosses from thread to thread. */
export interface DrawInput {
  layouts: Readonly<Record<string, Layout>>;
  menus: Readonly<Record<string, CompiledMenu>>;
  forms: Readonly<Record<string, FormDescriptor>>;
  /** The registration rules by field name. */
  rules: Readonly<Record<string, unknown>>;
  brand: { currency: string };
  theme: Theme;
  /** Features that are on. */
  flags: readonly string[];
  /** Languages to draw in, and their texts: those that came with the product, and the site's own over them. */
  languages: readonly string[];
  dictionaries: Readonly<Record<string, Readonly<Record<string, string>>>>;
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  visitors: readonly DrawVisitor[];
  /** Values of the roots of the scope, but /session, /ui and /data. */
  roots: Readonly<Record<string, unknown>>;
  /** Answers of calls by the document and the id of the node that asks, and by the id alone for documents around it. */
  answers: Readonly<Record<string, unknown>>;
}
