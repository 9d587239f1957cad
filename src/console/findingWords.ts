import { createFindingNamer, findingPrefix, wordedPlaces } from "#compile/findings/createFindingNamer.ts";
import type { Diagnostic } from "#contracts/api.ts";
import sentences from "#locales/EN/consoleFindings.json" with { type: "json" };

/** The console's lookup of a text, with the values that go into it. */
type Fill = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** What is known of a finding: its English sentence, and which one it is where the platform says so. */
export type ToldFinding = Pick<Diagnostic, "reason" | "code" | "params">;

const nameFinding = createFindingNamer(sentences);

/**
 * A finding in the operator's language: of the gate by its code, of a check in this browser by its English sentence. One that the
 * console has no text for, from a platform of another version, stays as it was said.
 */
export function findingWords(finding: ToldFinding, translate: Fill): string {
  const { reason, code, params } = finding;
  return (code === undefined ? undefined : textOf(code, params, translate)) ?? wordsOf(reason, translate) ?? reason;
}

function wordsOf(sentence: string, translate: Fill): string | undefined {
  const named = nameFinding(sentence);
  return named === undefined ? undefined : textOf(named.code, named.params, translate);
}

function textOf(code: string, params: ToldFinding["params"] = {}, translate: Fill): string | undefined {
  const key = findingPrefix + code;
  const values = Object.entries(params).map(([name, value]) => [
    name,
    wordedPlaces.has(name) ? phraseOf(value, translate) : value,
  ]);
  const text = translate(key, { ...Object.fromEntries(values), ...countOf(params) });
  return text === key ? undefined : text;
}

/** Places of sentences at which a number of things stands; the first of them asks for the form of the text. */
const counted = ["count", "most", "least"] as const;

/** The number that a sentence is about, for languages whose words follow it; as it is written where the sentence shows it. */
function countOf(params: NonNullable<ToldFinding["params"]>): { count?: number } {
  const found = counted.map((name) => params[name]).find((value) => value !== undefined && /^\d+$/.test(value));
  return found === undefined ? {} : { count: Number(found) };
}

/** Words inside of a sentence: one phrase, several of which one holds, several that all hold, or somebody's own. */
function phraseOf(value: string, translate: Fill): string {
  const whole = wordsOf(value, translate);
  if (whole !== undefined) return whole;
  const [separator, key] = value.includes(" or ") ? [" or ", "console.findings.or"] : [", ", "console.findings.and"];
  const [first = "", ...others] = value.split(separator).map((one) => wordsOf(one, translate) ?? one);
  return others.reduce((one, other) => translate(key, { one, other }), first);
}
