/** A part of the program that has not arrived after so many milliseconds does not arrive (access specification, section 9). */
export const partTimeLimitMs = 120_000;

/** Waits for a part of the program that is loaded on demand; rejects when it takes too long. */
export async function loadPart<T>(part: Promise<T>, limitMs = partTimeLimitMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("A part of the program did not arrive in time")), limitMs);
  });
  try {
    return await Promise.race([part, late]);
  } finally {
    clearTimeout(timer);
  }
}
