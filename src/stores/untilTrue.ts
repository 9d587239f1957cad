import { when } from "mobx";

/** Resolves once `read`, which reads stores, gives true; at once where it does already. */
export async function untilTrue(read: () => boolean): Promise<void> {
  await when(read);
}
