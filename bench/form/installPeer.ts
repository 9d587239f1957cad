import "#renderers/styles/index.css";
import type { Peer } from "./Peer.ts";

/** Puts a candidate where a harness looks for it, `window.__peer`, on a page with the skin's styles. */
export function installPeer<Prepared>(peer: Peer<Prepared>): void {
  Object.assign(window, { __peer: peer });
}
