/** A JSON Patch that cannot be applied: which operation, where, and why. */
export class PatchError extends Error {
  override readonly name = "PatchError";
  readonly operation: number;
  readonly pointer: string;

  constructor(operation: number, pointer: string, reason: string) {
    super(reason);
    this.operation = operation;
    this.pointer = pointer;
  }
}
