import type { RegistrationTab } from "#compile/forms/RegistrationInput.ts";
import type { RegistrationTexts } from "#compile/forms/registrationBody.ts";
import { isRecord } from "#json/isRecord.ts";
import type { Site } from "#contracts/config.ts";
import { checkRegistration, type RegistrationBody } from "#server/features/member/checkRegistration.ts";
import { compileCheck } from "#server/http/compileCheck.ts";
import { contract } from "#server/http/contract.ts";
import { Failure } from "#server/http/Failure.ts";

/** What the platform says of a registration: the fields it refuses; `whole` where it refuses all of it, with the place. */
export interface PlatformVerdict {
  fields: readonly string[];
  whole?: string;
}

const calls = { username: "register", mobile: "registerMobile" } as const;
const checks = new Map<RegistrationTab, ReturnType<typeof compileCheck>>();

/** Judges a registration as the platform does when it comes: the call's contract, then the live rules. */
export function judgeOnPlatform(
  { values, extra }: RegistrationTexts,
  tab: RegistrationTab,
  site: Site,
): PlatformVerdict {
  const body = {
    ...values,
    ...(extra && { extra }),
    username: values["username"] ?? "",
    password: values["password"] ?? "",
    registerMethod: "WEB",
    login: true,
  };
  const isInContract = contractOf(tab);
  if (!isInContract(body)) {
    const { instancePath = "", message = "" } = isInContract.errors?.[0] ?? {};
    return { fields: [instancePath.split("/").at(-1) ?? ""], whole: `the call refuses it (${message})` };
  }
  try {
    checkRegistration(body as RegistrationBody, tab, site);
    return { fields: [] };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { fieldErrors } = isRecord(error.value) ? error.value : {};
    return isRecord(fieldErrors) ? { fields: Object.keys(fieldErrors) } : { fields: [], whole: error.message };
  }
}

function contractOf(tab: RegistrationTab) {
  const known = checks.get(tab);
  if (known) return known;
  const check = compileCheck(contract.operations.get(calls[tab])?.schemas.body ?? {}, "body");
  checks.set(tab, check);
  return check;
}
