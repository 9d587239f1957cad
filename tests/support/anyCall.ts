import type { LightMyRequestResponse } from "fastify";
import type { ContractOperation } from "#server/http/contract.ts";
import type { TestPlatform } from "./aPlatform.ts";

/** Parts of a call that a test brings. */
export interface CallParts {
  /** In the place of each name in the path, or of those that are named. */
  path?: string | Readonly<Record<string, string>>;
  /** With its question mark. */
  query?: string;
  /** Members of the body, sealed or written as the contract says; a text is sent as it is. */
  body?: object | string;
  headers?: Record<string, string>;
  ip?: string;
}

/** Who calls. */
export interface Callers {
  /** The session of a member. */
  token: string;
  /** The bearer token of a program of operators. */
  bearer: string;
}

/** Whether the body comes in parts, as files do. */
export const isParts = ({ bodyType }: ContractOperation) => bodyType === "multipart/form-data";

/** Whether the body is a form's, in one piece or in parts. */
export const isForm = (operation: ContractOperation) =>
  operation.bodyType === "application/x-www-form-urlencoded" || isParts(operation);

/** Members as the parts of a form. */
const partsOf = (members: object) =>
  Object.entries(members)
    .map(([name, text]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(text)}\r\n`)
    .join("")
    .concat("--x--\r\n");

/** Sends any call of the contract with everything it needs but for its parts. */
export function anyCall({ call, encrypt }: TestPlatform, { token, bearer }: Callers) {
  const bodyOf = async (operation: ContractOperation, url: string, body: object | string) => {
    if (typeof body === "string") return body;
    if (operation.isEncrypted) return encrypt(body, { htm: operation.method, htu: url });
    if (isParts(operation)) return partsOf(body);
    if (isForm(operation)) return new URLSearchParams(body as Record<string, string>).toString();
    return JSON.stringify(body);
  };
  return async (operation: ContractOperation, parts: CallParts = {}): Promise<LightMyRequestResponse> => {
    const { method, auth, isIdempotent, bodyType = "application/json" } = operation;
    const url = operation.url.replaceAll(/:\w+/g, (found) => {
      const { path } = parts;
      return (typeof path === "object" ? path[found.slice(1)] : path) ?? "00000000-0000-0000-0000-000000000000";
    });
    const hasBody = operation.schemas.body !== undefined;
    return call(method, url + (parts.query ?? ""), {
      headers: {
        ...(auth === "player" && { token }),
        ...(auth === "console" && { authorization: `Bearer ${bearer}` }),
        ...(isIdempotent && { "idempotency-key": crypto.randomUUID() }),
        ...(hasBody && { "content-type": isParts(operation) ? `${bodyType}; boundary=x` : bodyType }),
        ...parts.headers,
      },
      ...(hasBody && { body: await bodyOf(operation, url, parts.body ?? {}) }),
      ...(parts.ip !== undefined && { ip: parts.ip }),
    });
  };
}
