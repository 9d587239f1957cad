import type { ComponentType } from "react";
import { createRegistry, type Registry, type Renderer } from "#engine/index.ts";
import type { NodePlace } from "#rendering/NodePlace.ts";

/** Where drawing is. Kept by whoever draws; the last place is to blame when something is thrown. */
export interface DrawPlace {
  document: string;
  pointer: string;
}

/** The renderers, each of them noting its place before it draws: on a server nothing catches what a component throws. */
export function createMarkedRegistry(renderers: readonly Renderer[], note: (place: DrawPlace) => void): Registry {
  return createRegistry(renderers.map((renderer) => ({ ...renderer, component: marked(renderer.component, note) })));
}

function marked(component: unknown, note: (place: DrawPlace) => void) {
  const Drawn = component as ComponentType<Record<string, unknown>>;
  return function Marked(props: { at?: NodePlace }) {
    // Fields have no place of their own: their form's stands for them.
    if (props.at) note(props.at);
    return <Drawn {...props} />;
  };
}
