import { useId, useMemo, useState } from "react";
import type { FormDescriptor } from "#contracts/entities.ts";
import { schemaErrors } from "#json/schemaErrors.ts";
import type { JsonSchema } from "#json/schema.ts";
import type { FieldError } from "#forms/FieldError.ts";
import { ruleChecks } from "#forms/ruleChecks.ts";
import { SchemaDocument } from "#forms/SchemaDocument.ts";
import type { NodePlace } from "../NodePlace.ts";
import type { DrawnForm } from "./useForm.ts";
import { useRendering } from "./useRendering.ts";

interface Asked {
  /** Names the form. */
  id: string;
  /** The schema, with its definitions under `$defs`; or the form that describes the document's fields. */
  source: JsonSchema | FormDescriptor;
  initial: unknown;
  at?: NodePlace;
  /** What is wrong with a document, by JSON pointer; the schema walked without it. */
  findErrors?(document: unknown): ReadonlyMap<string, FieldError>;
  /** Told after every change with the whole document. */
  onChange?(document: unknown): void;
  /** Judges what is typed at every key, and not only once a submit was refused. */
  checksTyping?: boolean;
}

/** A document that is edited, and the schema it is drawn from. */
export interface DrawnSchema extends DrawnForm {
  document: SchemaDocument;
  source: JsonSchema | FormDescriptor;
}

/** A document to be edited by a schema form; made once and kept while it is drawn, also by the words of another language. */
export function useSchemaForm(asked: Asked): DrawnSchema {
  const context = useRendering();
  const prefix = useId();
  const [drawn] = useState(() => {
    const at = asked.at ?? { document: asked.id, pointer: "", scope: context.scope };
    const document = new SchemaDocument({
      id: asked.id,
      initial: asked.initial,
      ...checksOf(asked),
      ...(asked.onChange ? { onChange: asked.onChange } : {}),
      checksTyping: asked.checksTyping ?? false,
    });
    return { document, form: document.form, at, prefix };
  });
  const { source } = asked;
  return useMemo(() => ({ ...drawn, source }), [drawn, source]);
}

/** Is it a form that describes its fields? */
export function isDescriptor(source: JsonSchema | FormDescriptor): source is FormDescriptor {
  return "fields" in source && Array.isArray(source.fields);
}

function checksOf({ source, findErrors }: Asked) {
  const isShown = () => true;
  const asValues = (document: unknown) => (document ?? {}) as Record<string, unknown>;
  if (isDescriptor(source)) {
    const errors = (document: unknown) => Object.entries(ruleChecks.checkForm(source, asValues(document), isShown));
    return {
      findErrors: (document: unknown) => new Map(errors(document).map(([name, error]) => [`/${name}`, error])),
      finish: (document: unknown) => ruleChecks.cleanValues(source, asValues(document), isShown),
    };
  }
  return { findErrors: findErrors ?? ((document: unknown) => fieldErrorsOf(source, document)) };
}

function fieldErrorsOf(schema: JsonSchema, document: unknown): ReadonlyMap<string, FieldError> {
  const errors = new Map<string, FieldError>();
  const definitions = schema as { $defs?: Record<string, JsonSchema>; definitions?: Record<string, JsonSchema> };
  const find = (reference: string) => {
    const name = reference.replace(/^#\/(\$defs|definitions)\//, "");
    return reference === "#" ? schema : (definitions.$defs?.[name] ?? definitions.definitions?.[name]);
  };
  for (const { pointer, missing, rule = "false", limit } of schemaErrors(schema, document, find)) {
    const place = missing === undefined ? pointer : `${pointer}/${missing}`;
    if (!errors.has(place)) errors.set(place, { reason: "schema", rule, ...(limit === undefined ? {} : { limit }) });
  }
  return errors;
}
