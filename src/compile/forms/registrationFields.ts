import type { FormField } from "#contracts/entities.ts";

/** How a field of the specification stands on the registration form. */
export interface RegistrationField {
  /** Its usual place; rules may move it by `order`. */
  place: number;
  widget: FormField["widget"];
  autoComplete: string;
  inputMode?: FormField["inputMode"];
  /** Where it stands on the mobile tab, if elsewhere. */
  placeOnMobile?: number;
  /** The pattern that its values usually keep to, for an example where the rule accepts any characters. */
  usualPattern?: number;
}

/** The fields a visitor fills in (access specification, section 3), with their usual places. */
export const registrationFields: Readonly<Record<string, RegistrationField>> = {
  username: { place: 10, widget: "text", autoComplete: "username", usualPattern: 1 },
  password: { place: 20, widget: "password", autoComplete: "new-password" },
  confirmPassword: { place: 20, widget: "password", autoComplete: "new-password" },
  countryDialingCode: { place: 40, placeOnMobile: 4, widget: "countryCode", autoComplete: "tel-country-code" },
  mobileNum: {
    place: 50,
    placeOnMobile: 5,
    widget: "phone",
    autoComplete: "tel-national",
    inputMode: "tel",
    usualPattern: 21,
  },
  verificationCode: {
    place: 60,
    placeOnMobile: 6,
    widget: "code",
    autoComplete: "one-time-code",
    inputMode: "numeric",
  },
  payeeName: { place: 70, widget: "text", autoComplete: "name", usualPattern: 14 },
  email: { place: 80, widget: "text", autoComplete: "email", inputMode: "email", usualPattern: 3 },
  paymentPassword: { place: 90, widget: "password", autoComplete: "off" },
  qqNum: { place: 100, widget: "text", autoComplete: "off", inputMode: "numeric", usualPattern: 6 },
  line: { place: 110, widget: "text", autoComplete: "off", usualPattern: 19 },
  whatsapp: { place: 120, widget: "text", autoComplete: "off", inputMode: "tel", usualPattern: 21 },
  facebook: { place: 130, widget: "text", autoComplete: "off", usualPattern: 19 },
  wechat: { place: 140, widget: "text", autoComplete: "off", usualPattern: 19 },
  idNumber: { place: 150, widget: "text", autoComplete: "off", usualPattern: 4 },
  recommenderId: { place: 160, widget: "text", autoComplete: "off", usualPattern: 4 },
  referralCode: { place: 170, widget: "text", autoComplete: "off", usualPattern: 4 },
  affiliateCode: { place: 180, widget: "text", autoComplete: "off", usualPattern: 4 },
  ageConfirmed: { place: 900, widget: "checkbox", autoComplete: "off" },
  captcha: { place: 1000, widget: "captcha", autoComplete: "off" },
};

/** Where fields of the brand's own stand that give no order. */
export const ownFieldPlace = 500;
