import type { Diagnostic } from "#contracts/api.ts";
import type { Layout, Text } from "#contracts/config.ts";
import type { EngineNode } from "./EngineNode.ts";

/** A layout that came through the document door: its nodes can be trusted, bad ones are marked as broken. */
export interface OpenedDocument {
  /** Its key, as reports name it: `page/index`. */
  readonly name: string;
  readonly title?: Text;
  readonly banner?: string;
  /** What it remembers while it is open, and what each member begins with; nothing where it is left out. */
  readonly state?: NonNullable<Layout["state"]>;
  /** Where members of the state are kept. */
  readonly keep?: NonNullable<Layout["keep"]>;
  readonly root: EngineNode;
  /** What the door found, one for each bad node or ignored property. */
  readonly problems: readonly Diagnostic[];
}
