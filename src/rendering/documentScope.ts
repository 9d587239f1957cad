import type { DeclaredState } from "#stores/StateStore.ts";
import { layerScope, visitNodes, type OpenedDocument, type Scope } from "#engine/index.ts";
import { toPointer } from "#json/pointer.ts";
import type { RenderingContext } from "./RenderingContext.ts";
import type { DataView } from "./ports/DataPort.ts";

type Drawing = Pick<RenderingContext, "documents" | "states" | "data">;

/**
 * The scope of a document on top of the one around it: `/state` is its own and nobody else's, and so is `/data` under the ids
 * that it loads itself; under others it reads what is loaded around it. `/$document` says to actions
 * which document they stand in. The document is looked up with each read, so that a published revision changes what is
 * declared, and not the scope.
 */
export function documentScope(below: Scope, name: string, { documents, states, data }: Drawing): Scope {
  const roots = {
    state: () => {
      const declared = declaredState(name, documents.open(name));
      return new Proxy(declared.state as Record<string, unknown>, {
        get: (begin, member) =>
          typeof member !== "string" ? undefined : states ? states.read(declared, member) : begin[member],
      });
    },
    data: () =>
      new Proxy<Record<string, unknown>>(nothing, {
        get: (_, id) =>
          typeof id !== "string"
            ? undefined
            : loadsData(documents.open(name), id)
              ? valueOf(data.read(name, id))
              : below.read(toPointer("data", id)),
      }),
    $document: () => declaredState(name, documents.open(name)),
  };
  return layerScope(below, roots, name);
}

/** What declares a state: an opened document. */
interface Declaring {
  state?: OpenedDocument["state"] | undefined;
  keep?: OpenedDocument["keep"] | undefined;
}

const nothing = {};

/** What a document declares to remember; nothing where it says nothing. */
export function declaredState(document: string, { state = nothing, keep = nothing }: Declaring = {}): DeclaredState {
  return { document, state, keep };
}

/** The value under an id: `status`, how its call stands, is read beside its members. */
export function valueOf(state: { status: DataView["status"]; value?: unknown }): unknown {
  const { status, value } = state;
  if (Array.isArray(value) || (typeof value !== "object" && value !== undefined)) return value;
  return { status, ...value };
}

const ids = new WeakMap<object, ReadonlySet<string>>();

/** Does a document load something under this id? */
function loadsData(opened: OpenedDocument | undefined, id: string): boolean {
  if (!opened) return false;
  let known = ids.get(opened.root);
  if (!known) {
    const found = new Set<string>();
    visitNodes(opened.root, "/root", (node) => {
      if (node.id !== undefined && typeof node["call"] === "string") found.add(node.id);
    });
    ids.set(opened.root, (known = found));
  }
  return known.has(id);
}
