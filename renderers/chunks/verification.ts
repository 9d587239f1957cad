// Fields by which a form finds out who somebody is: a chunk of its own.
export { captchaField } from "../fields/CaptchaField.tsx";
export { codeField } from "../fields/CodeField.tsx";
export { countryCodeField } from "../fields/CountryCodeField.tsx";
export { pinField } from "../fields/PinField.tsx";
export { phoneField } from "../fields/PhoneField.tsx";
