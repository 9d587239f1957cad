/** The country of a phone number: a field of the form of its own that is drawn inside of the number's. */
export interface PhoneCountry {
  /** Id of its control. */
  id: string;
  name: string;
  label: string;
  /** The dialling code, as digits without the plus sign; undefined and empty are none. */
  value: unknown;
  /** The message shown below the label; null where the country is accepted or not judged yet. */
  error: string | null;
  isRequired: boolean;
  onChange(dialingCode: string): void;
  onBlur(): void;
  /** The code of the country that a whole number (`+14165550100`) is of; undefined where nobody knows. */
  countryOf(number: string): Promise<string | undefined>;
}
