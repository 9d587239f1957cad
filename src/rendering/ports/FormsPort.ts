import type { Country, Diagnostic } from "#contracts/api.ts";
import type { Fields } from "#contracts/config.ts";
import type { CheckError, FormDescriptor } from "#contracts/entities.ts";
import type { FormModel } from "#forms/FormModel.ts";
import type { FilesPort } from "#forms/UploadList.ts";
import type { CaptchaPort } from "./CaptchaPort.ts";

/** What forms need from the program around them. Reads are observed. */
export interface FormsPort {
  /** The form that the rules describe under this name; undefined where there is none. */
  descriptor(name: string): FormDescriptor | undefined;
  /** Whether everything is there by which fields are compiled; until then those that the page did not bring are none. */
  isWhole(): boolean;
  /**
   * The descriptor of fields that stand in a layout: filters, forms of a page document. `tell` hears of what was left out, with
   * its place below the fields.
   */
  compileFields(
    id: string,
    fields: Fields,
    tell: (fault: Pick<Diagnostic, "pointer" | "reason">) => void,
  ): FormDescriptor;
  /** The message of an error in the player's language, with its lengths. */
  messageOf(error: CheckError): string;
  /** What was typed and not sent, kept in memory by form. */
  readonly drafts: Map<string, Record<string, unknown>>;
  /** The forms that are drawn now and whose drafts are kept. */
  readonly living: Set<FormModel>;
  /** Countries with their dialling codes; empty while they are loading. */
  countries(): readonly Country[];
  /** Asks for the countries again where they could not be had; does nothing where they are there or on their way. */
  wantCountries(): void;
  /** Codes of the countries that players of this site are likely from. The first one stands in an empty phone field. */
  likelyCountries(): readonly string[];
  /** The country of a whole number (`+14165550100`), where several share its dialling code; undefined where nobody knows. */
  countryOfNumber(number: string): Promise<string | undefined>;
  readonly captcha: CaptchaPort;
  /** What files are judged and sent by. Left out where nothing is sent. */
  files?: FilesPort;
  /**
   * What was put into a control before the program took the page over, told once; undefined where it is as it was drawn. There
   * until every part of that page was taken over.
   */
  typedBefore?: (place: TypedPlace) => string | boolean | undefined;
}

/** A control of a form. Where it has to be drawn anew its id is another one, but not the names of form and field. */
export interface TypedPlace {
  id: string;
  /** Id of the form's descriptor. */
  form: string;
  name: string;
}
