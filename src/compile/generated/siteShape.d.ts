// Generated from schemas/entities/site-shape.schema.json by `npm run types`. Edit the source, not this file.

/** One fault: the keyword that was not kept, and where in the value. */
interface ValidatorError {
  keyword: string;
  instancePath: string;
  message?: string;
}

/** Is the value valid? The faults of the last call are in `errors`. */
export declare const siteShape: {
  (value: unknown): boolean;
  errors?: ValidatorError[] | null;
};
