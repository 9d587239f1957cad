import { answerError } from "../../scripts/conformance/answers.ts";

/**
 * Throws where an answer of the contract's is not what the contract says, or refuses without a word: what is shown where its
 * code is not known. Other addresses pass.
 */
export function checkAnswer(method: string, url: string, status: number, body: string): void {
  const fault = answerError({ method, url, status, body });
  if (fault !== undefined) throw new Error(`${fault}\n${body.slice(0, 500)}`);
  if (!body.startsWith('{"success":false,')) return;
  const { message } = JSON.parse(body) as { message: unknown };
  if (message === "") throw new Error(`${method} ${url} refuses without a word\n${body.slice(0, 500)}`);
}
