import { refuseBusiness, type ForeignHandler } from "./ForeignPlatform.ts";

const off = () => refuseBusiness("Không có ở đây", "feature_off");

/** Passkeys, second factors and responsible play as a platform answers for them that has none. */
export function foreignKeys(): Record<string, ForeignHandler> {
  return {
    "GET /wps/member/passkeys": () => ({ rows: [], page: 1, pageSize: 15, total: 0 }),
    "PUT /wps/member/passkeys": off,
    "PUT /wps/member/passkeys/*": off,
    "DELETE /wps/member/passkeys/*": off,
    "POST /wps/member/passkeys/start": off,
    "POST /wps/session/login/passkey/start": off,
    "POST /wps/session/login/passkey": off,
    "GET /wps/member/secondFactor": () => ({ on: false, since: null, codesLeft: 0 }),
    "POST /wps/member/secondFactor": off,
    "POST /wps/member/secondFactor/start": off,
    "POST /wps/member/secondFactor/removal": off,
    "POST /wps/session/login/secondFactor": off,
    "GET /wps/play/session": off,
    "POST /wps/play/check": off,
  };
}
