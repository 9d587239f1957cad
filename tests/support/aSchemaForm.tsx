import { useLayoutEffect } from "react";
import { render, type RenderResult } from "@testing-library/react";
import type { Outcome } from "#engine/index.ts";
import type { Revealed } from "#renderers/form/schema/Revealed.ts";
import { SchemaForm } from "#renderers/form/schema/SchemaForm.tsx";
import { useSchemaForm, type DrawnSchema } from "#rendering/hooks/useSchemaForm.ts";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aRenderingContext, type TestContext } from "./aRenderingContext.ts";

interface SchemaFormParts {
  source: DrawnSchema["source"];
  initial?: unknown;
  onSubmit?(document: unknown): Promise<Outcome>;
  context?: TestContext;
  label?: string;
  /** The place that is to be seen, as a hook. */
  useRevealed?(): Revealed;
}

/** A schema form that was drawn, and its document. */
export interface DrawnSchemaForm extends RenderResult {
  document: DrawnSchema["document"];
  /** What the ids of its controls begin with. */
  prefix: string;
  sent: unknown[];
}

/** Draws a schema form with a button `Send`. */
export function aSchemaForm({
  source,
  initial = {},
  onSubmit,
  context = aRenderingContext(),
  label = "Test",
  useRevealed = () => null,
}: SchemaFormParts): DrawnSchemaForm {
  const sent: unknown[] = [];
  const held: { drawn?: DrawnSchema } = {};
  const send = async (document: unknown): Promise<Outcome> => {
    sent.push(document);
    return onSubmit ? onSubmit(document) : { ok: true };
  };
  function Drawn() {
    const drawn = useSchemaForm({ id: "test", source, initial });
    useLayoutEffect(() => {
      held.drawn = drawn;
    }, [drawn]);
    const revealed = useRevealed();
    return <SchemaForm drawn={drawn} label={label} revealed={revealed} submit={{ label: "Send", onSubmit: send }} />;
  }
  const result = render(
    <RenderingProvider context={context}>
      <Drawn />
    </RenderingProvider>,
  );
  if (!held.drawn) throw new Error("nothing was drawn");
  return { ...result, document: held.drawn.document, prefix: held.drawn.prefix, sent };
}
