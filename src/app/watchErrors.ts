/**
 * Tells of errors that nobody caught: what the browser says, never what was on the page. What was given up on purpose,
 * as a navigation that another one overtook, is none (access specification, section 8). Returns what stops it.
 */
export function watchErrors(tell: (reason: string) => void): () => void {
  const words = (error: unknown, fallback: string) =>
    error instanceof Error ? `${error.name}: ${error.message}` : fallback;
  const handleError = (event: ErrorEvent) => tell(words(event.error, event.message));
  const handleRejection = (event: PromiseRejectionEvent) => {
    if (isGivenUp(event.reason)) event.preventDefault();
    else tell(words(event.reason, "A promise was rejected"));
  };
  addEventListener("error", handleError);
  addEventListener("unhandledrejection", handleRejection);
  return () => {
    removeEventListener("error", handleError);
    removeEventListener("unhandledrejection", handleRejection);
  };
}

function isGivenUp(reason: unknown): boolean {
  return typeof reason === "object" && reason !== null && "name" in reason && reason.name === "AbortError";
}
