/** An event of a stream, as it comes. */
export interface TalkEvent {
  /** What happened; `message` where the stream names nothing. */
  event: string;
  /** JSON, as the platform wrote it. */
  data: string;
}

/** How a conversation is followed. */
export interface TalkPort {
  /** Whether somebody is logged in; a visitor has no place in a conversation. */
  isLoggedIn(): boolean;
  /**
   * Follows the stream of a call until the returned function is called, and comes back by itself where it breaks off: what was
   * missed is sent again.
   */
  follow(call: string, hear: { onEvent(event: TalkEvent): void; onState(isLive: boolean): void }): () => void;
}
