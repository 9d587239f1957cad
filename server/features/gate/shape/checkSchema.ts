import type { Diagnostic } from "#contracts/api.ts";
import { suggest } from "#json/suggest.ts";
import { ajvErrors } from "./ajvErrors.ts";
import type { SchemaError } from "#json/schema.ts";
import { collectErrors } from "./collectErrors.ts";
import { toSentence } from "./toSentence.ts";
import { configSchemas, type ConfigSchemaName } from "./configSchemas.ts";

/**
 * Checks a document against its schema. ajv has the last word; what is wrong is told in the words of people, node by
 * node, with the nearest valid choice.
 */
export function checkSchema(name: ConfigSchemaName, value: unknown, document: string): Diagnostic[] {
  const errors = ajvErrors(name, value);
  if (errors.length === 0) return [];
  const problems = collectErrors(value, { schema: configSchemas[name], name }).map((fault) =>
    inDocument(fault, document),
  );
  if (problems.length > 0) return problems;
  // Our own words found nothing wrong: ajv's do.
  return errors.slice(0, 5).map(({ instancePath, message, params }) => ({
    document,
    pointer: instancePath,
    reason: `The schema refuses this: ${message ?? ""} (${JSON.stringify(params)})`,
    severity: "error",
  }));
}

function inDocument({ pointer, reason, written, choices }: SchemaError, document: string): Diagnostic {
  // Of words equally near, the one of the same length is meant more often: letters get swapped.
  const far = (choice: string) => Math.abs(choice.length - (written?.length ?? 0));
  const near =
    written === undefined
      ? undefined
      : suggest(
          written,
          (choices ?? []).toSorted((a, b) => far(a) - far(b)),
        );
  return {
    document,
    pointer,
    reason: toSentence(reason),
    severity: "error",
    ...(near !== undefined && { nearest: near }),
  };
}
