import type { RenderingContext } from "#rendering/RenderingContext.ts";
import type { FormDescriptor } from "#contracts/entities.ts";
import type { OpenedDocument } from "#engine/index.ts";
import type { PlayerSite } from "../site/PlayerSite.ts";
import type { AheadSite } from "./AheadPage.ts";

type Writable<T> = { -readonly [Member in keyof T]: T[Member] };

/** What was read of a site while something was drawn. */
export interface SiteReads {
  /** The parts that were read, and what always goes along. */
  take(): AheadSite;
  /** Modules of the chunks that were drawn with. */
  readonly chunks: ReadonlySet<string>;
}

/**
 * Notes which documents, menus and forms of a site are read by whatever is drawn with the context from now on. `language` is
 * that of the page: of the site's own texts only those that can show in it are taken.
 */
export function noteReads(context: Writable<RenderingContext>, site: PlayerSite, codes: readonly string[]): SiteReads {
  const { documents, menus, forms } = context;
  const read = { menus: new Set<string>(), forms: new Set<string>() };
  const opened: Record<string, OpenedDocument> = {};
  const fields: Record<string, FormDescriptor> = {};
  const { open } = documents;
  const { items } = menus;
  const { descriptor, compileFields } = forms;
  documents.open = (key) => {
    const document = open(key);
    // What is wrong with it is told by who reads the whole site.
    if (document) opened[key] = { ...document, problems: [] };
    return document;
  };
  menus.items = (name) => (read.menus.add(name), items(name));
  forms.descriptor = (name) => (read.forms.add(name), descriptor(name));
  forms.compileFields = (id, ...rest) => (fields[id] = compileFields(id, ...rest));
  const chunks = new Set<string>();
  context.noteChunk = (module) => void chunks.add(module);
  return {
    chunks,
    take: () => ({
      brand: site.brand,
      paths: site.paths,
      flags: [...site.flags],
      documents: opened,
      fields,
      menus: pick(site.menus, read.menus),
      forms: pick(site.forms, read.forms),
      texts: pick(site.texts, codes),
    }),
  };
}

function pick<T>(all: Readonly<Record<string, T>>, names: Iterable<string>): Record<string, T> {
  return Object.fromEntries(
    [...names].flatMap((name) => (Object.hasOwn(all, name) ? [[name, all[name] as T] as const] : [])),
  );
}
