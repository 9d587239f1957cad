/** Works on each of them, one after the other, whatever becomes of the one before; what failed is what it gives back. */
export async function workApart<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}
