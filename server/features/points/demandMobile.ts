import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { invalidForm } from "#server/features/member/checkRegistration.ts";

/** A number that can be called. */
export interface MobileNumber {
  dialingCode: string;
  /** As it follows the dialling code. */
  mobileNum: string;
}

/** Kinds of numbers that a courier's message reaches; some countries do not tell them apart. */
const mobileKinds: ReadonlySet<string | undefined> = new Set(["MOBILE", "FIXED_LINE_OR_MOBILE"]);

/** Judges a mobile number by the rules of its country; throws the error of the field otherwise. */
export function demandMobile(countryDialingCode: string, typed: string): MobileNumber {
  const digits = typed.replaceAll(/[\s().-]/g, "").replace(/^0+/, "");
  const number = /^[0-9]+$/.test(digits) ? parsePhoneNumberFromString(`+${countryDialingCode}${digits}`) : undefined;
  const isRight =
    number?.isValid() === true && number.countryCallingCode === countryDialingCode && mobileKinds.has(number.getType());
  if (!isRight) throw invalidForm({ mobileNum: { key: "error.mobile_wrong" } });
  return { dialingCode: countryDialingCode, mobileNum: number.nationalNumber };
}
