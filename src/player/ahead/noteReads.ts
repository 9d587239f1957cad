import type { RenderingContext } from "#rendering/RenderingContext.ts";
import type { FormDescriptor } from "#contracts/entities.ts";
import { wholePart, type SiteReads } from "#compile/changes/SiteReads.ts";
import type { OpenedDocument } from "#engine/index.ts";
import type { FlagSet } from "#compile/FlagSet.ts";
import type { PlayerSite } from "../site/PlayerSite.ts";
import type { AheadSite } from "./AheadPage.ts";

type Writable<T> = { -readonly [Member in keyof T]: T[Member] };

/** The parts of a site that were read one by one. */
export type ReadParts = Pick<AheadSite, "documents" | "fields" | "menus" | "forms">;

/** What was read of a site while something was drawn. */
export interface PartsRead {
  /** The parts that were read. */
  take(): ReadParts;
  /** Modules of the chunks that were drawn with. */
  readonly chunks: ReadonlySet<string>;
}

/** Notes which documents, menus and forms of a site are read by whatever is drawn with the context from now on. */
export function noteReads(context: Writable<RenderingContext>, site: PlayerSite, read: SiteReads): PartsRead {
  const { documents, menus, forms } = context;
  const opened: Record<string, OpenedDocument> = {};
  const fields: Record<string, FormDescriptor> = {};
  const { open } = documents;
  const { items } = menus;
  const { descriptor, compileFields } = forms;
  documents.open = (key) => {
    read.layouts.add(key);
    const document = open(key);
    // What is wrong with it is told by who reads the whole site.
    if (document) opened[key] = { ...document, problems: [] };
    return document;
  };
  menus.items = (name) => (read.menus.add(name), items(name));
  forms.descriptor = (name) => (read.forms.add(name), descriptor(name));
  forms.compileFields = (id, ...rest) => {
    read.rules.add(wholePart);
    return (fields[id] = compileFields(id, ...rest));
  };
  const chunks = new Set<string>();
  context.noteChunk = (module) => void chunks.add(module);
  return {
    chunks,
    take: () => ({
      documents: opened,
      fields,
      menus: pick(site.menus, read.menus),
      forms: pick(site.forms, read.forms),
    }),
  };
}

/** What a page carries: the parts that were read, and what always goes along. */
export function aheadSiteOf(site: PlayerSite, read: ReadParts): AheadSite {
  return { ...read, brand: site.brand, paths: site.paths, flags: [...site.flags] };
}

/** The features of a site, noting which are asked about. */
export function notingFlags({ flags }: PlayerSite, read: SiteReads): FlagSet {
  return { has: (flag) => (read.flags.add(flag), flags.has(flag)) };
}

function pick<T>(all: Readonly<Record<string, T>>, names: Iterable<string>): Record<string, T> {
  return Object.fromEntries(
    [...names].flatMap((name) => (Object.hasOwn(all, name) ? [[name, all[name] as T] as const] : [])),
  );
}
