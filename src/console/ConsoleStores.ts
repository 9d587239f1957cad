import type { CommentStore } from "#stores/CommentStore.ts";
import type { AssetStore } from "#stores/AssetStore.ts";
import type { CopyPort, CopyStore } from "#stores/CopyStore.ts";
import type { DataStore } from "#stores/DataStore.ts";
import type { DraftStore } from "#stores/DraftStore.ts";
import type { DraftTexts } from "#stores/DraftTexts.ts";
import type { FlagTurnStore } from "#stores/FlagTurnStore.ts";
import type { HandOverStore } from "#stores/HandOverStore.ts";
import type { LastBrand } from "#stores/LastBrand.ts";
import type { OperatorStore } from "#stores/OperatorStore.ts";
import type { PlaceStore } from "#stores/PlaceStore.ts";
import type { PresenceStore } from "#stores/PresenceStore.ts";
import type { PreviewStore } from "#stores/PreviewStore.ts";
import type { ReviewStore } from "#stores/ReviewStore.ts";
import type { RouteStore } from "#stores/RouteStore.ts";
import type { TextOriginStore } from "#stores/TextOriginStore.ts";
import type { StateStore } from "#stores/StateStore.ts";
import type { ScreenStores } from "#app/ScreenStores.ts";

/** The stores of the operator's program. */
export interface ConsoleStores extends ScreenStores {
  operator: OperatorStore;
  draft: DraftStore;
  /** What the header shows until the draft is there. */
  lastBrand: LastBrand;
  review: ReviewStore;
  /** Documents that are being written as JSON. */
  writing: DraftTexts;
  place: PlaceStore;
  preview: PreviewStore;
  /** What translations were made from. */
  origins: TextOriginStore;
  /** When features were turned. */
  flagTurns: FlagTurnStore;
  /** What is said of drafts, and who is here. */
  comments: CommentStore;
  presence: PresenceStore;
  /** The pictures of the brand. */
  assets: AssetStore;
  /** A site of another platform that is being taken in: few do, and the store comes with the page that does. */
  copying: { port: CopyPort; store?: CopyStore };
  handOver: HandOverStore;
  data: DataStore;
  route: RouteStore;
  states: StateStore;
}
