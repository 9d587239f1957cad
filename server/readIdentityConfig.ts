import type { Settings } from "./createSettings.ts";

/** The project at Firebase Authentication that proves outside identities. */
export interface IdentityConfig {
  project: string;
  /** The project's key for browsers, which is no secret. */
  apiKey: string;
  /** Where browsers call it, without a slash at the end. */
  endpoint: string;
  /** Where the keys are published that its tokens are signed with. */
  keysUrl: string;
  /** Its tokens are not signed: the emulator of a developer. Never in production. */
  isUnsigned: boolean;
  /** Page on a host of its own that proves a person before a code is sent to a phone. */
  phoneCheck: string | undefined;
}

const googleKeys = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";
const googleCalls = "https://identitytoolkit.googleapis.com/v1";

/** Reads where outside identities are proved; undefined where no project is named, and nothing of it is offered then. */
export function readIdentityConfig(settings: Settings, isProduction: boolean): IdentityConfig | undefined {
  const project = settings.like("FIREBASE_PROJECT", /^[a-z][a-z0-9-]{3,29}$/, "the id of a project");
  const apiKey = settings.like("FIREBASE_API_KEY", /^[\w-]{1,100}$/, "the project's key for browsers");
  const emulator = settings.origin("FIREBASE_EMULATOR");
  const phoneCheck = settings.like("FIREBASE_PHONE_CHECK", /^https:\/\/[^\s?#]{1,500}$/, "an https address");
  if (emulator !== undefined && isProduction) {
    settings.blame("FIREBASE_EMULATOR", "cannot be set in production: its tokens are signed by nobody");
  }
  if ((project === undefined) !== (apiKey === undefined)) {
    const missing = project === undefined ? "FIREBASE_PROJECT" : "FIREBASE_API_KEY";
    settings.blame(missing, "must be set too: outside identities need both");
  }
  if (project === undefined && (emulator !== undefined || phoneCheck !== undefined)) {
    settings.blame("FIREBASE_PROJECT", "must be set too: without a project there are no outside identities");
  }
  if (project === undefined || apiKey === undefined) return undefined;
  return {
    project,
    apiKey,
    endpoint: emulator === undefined ? googleCalls : `${emulator}/identitytoolkit.googleapis.com/v1`,
    keysUrl: googleKeys,
    isUnsigned: emulator !== undefined,
    phoneCheck,
  };
}
