/** How long the site may take to answer, in milliseconds: longer, and a reload would be no help either. */
const longestAnswerMs = 5_000;

/** Does the site answer at all? Where it does not, a page that is open is worth more than one that is asked for. */
export async function isSiteAnswering(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(location.pathname, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(longestAnswerMs) });
    return true;
  } catch {
    return false;
  }
}
