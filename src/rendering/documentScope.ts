import { layerScope, type OpenedDocument, type Scope } from "#engine/index.ts";
import type { RenderingContext } from "./RenderingContext.ts";
import type { DeclaredState } from "./ports/StatesPort.ts";

type Drawing = Pick<RenderingContext, "documents" | "states">;

/**
 * The scope of a document on top of the one around it: `/state` is its own and nobody else's. `/$document` says to actions
 * which document they stand in. The document is looked up with each read, so that a published revision changes what is
 * declared, and not the scope.
 */
export function documentScope(below: Scope, name: string, { documents, states }: Drawing): Scope {
  const roots = {
    state: () => {
      const declared = declaredState(name, documents.open(name));
      return new Proxy(declared.state as Record<string, unknown>, {
        get: (begin, member) =>
          typeof member !== "string" ? undefined : states ? states.read(declared, member) : begin[member],
      });
    },
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
