import type { ComponentType } from "react";
import { CaptchaSource } from "./CaptchaSource.tsx";
import { CodeSource } from "./CodeSource.tsx";
import { CountrySource } from "./CountrySource.tsx";
import { PhoneSource } from "./PhoneSource.tsx";
import { RowsSource } from "./RowsSource.tsx";
import { createChunk } from "../createChunk.ts";
import { lazyComponent } from "../lazyComponent.tsx";
import type { FieldSourceProps } from "./FieldSourceProps.ts";
import type { FieldView } from "./FieldView.ts";

const uploads = createChunk("src/rendering/fields/UploadSource.tsx", () => import("./UploadSource.tsx"));

/** What completes fields that are bound to something outside their form. */
export const fieldSources: Record<NonNullable<FieldView["source"]>, ComponentType<FieldSourceProps>> = {
  captcha: CaptchaSource,
  code: CodeSource,
  countryCode: CountrySource,
  phone: PhoneSource,
  rows: RowsSource,
  upload: lazyComponent(uploads, ({ UploadSource }) => UploadSource),
};
