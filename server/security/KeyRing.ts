/** A secret of the server with its name. */
export interface ServerKey {
  id: string;
  /** 32 bytes, or the private key as the purpose wants it. */
  secret: Buffer;
}

/** What keys are for. */
export type KeyPurpose = "body" | "captcha" | "botCheck" | "code" | "device" | "throttle" | "answer";

/**
 * The server's own keys. Two of a purpose are live while one replaces the other, so a change of keys breaks nothing that
 * is under way (S-63).
 */
export interface KeyRing {
  /**
   * Opens every key that may still be used, and throws with a way out where the master secret is not theirs: at the start,
   * and not at the first login. Where there is none, one is made for the next start to be checked by.
   */
  verify(): Promise<void>;
  /** The key to use for something new. */
  newest(purpose: KeyPurpose): Promise<ServerKey>;
  /** Keys whose work may still come back, newest first. */
  live(purpose: KeyPurpose): Promise<ServerKey[]>;
  /** The live key of that name; also one that another node made a moment ago. */
  find(purpose: KeyPurpose, id: string): Promise<ServerKey | undefined>;
  /**
   * Makes a new key; the one before stays live until the next change. With `before`, only where the newest was made before
   * that moment: of many nodes that find a key too old at once, one makes the next, and the others take it over.
   */
  rotate(purpose: KeyPurpose, before?: Date): Promise<ServerKey>;
}
