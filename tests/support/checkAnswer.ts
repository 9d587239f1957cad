import { answerError } from "../../scripts/conformance/answers.ts";

/** Throws where an answer of the contract's is not what the contract says. Other addresses pass. */
export function checkAnswer(method: string, url: string, status: number, body: string): void {
  const fault = answerError({ method, url, status, body });
  if (fault !== undefined) throw new Error(`${fault}\n${body.slice(0, 500)}`);
}
