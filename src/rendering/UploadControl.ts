/** A file of a field, as it is drawn. */
export interface UploadedFile {
  id: string;
  name: string;
  file: File;
  state: "waiting" | "sending" | "there" | "failed";
  /** How much of it is there: 0 to 1. */
  share: number;
  /** Its size, in words. */
  size: string;
  /** Why it could not be sent; empty where nobody says. */
  message: string;
}

/** The files of a field, and what is done with them. */
export interface UploadControl {
  files: readonly UploadedFile[];
  /** Media types that can be chosen. */
  types: readonly string[];
  most: number;
  /** What can be chosen, in words. */
  limits: string;
  /** Why something that was chosen was not taken; empty where all was. */
  refusal: string;
  onAdd(files: readonly File[]): void;
  onRemove(id: string): void;
  onRetry(id: string): void;
}
