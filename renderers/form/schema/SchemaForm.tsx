import Form from "@rjsf/core";
import { useMemo, useState, useSyncExternalStore, type FormEvent, type ReactElement, type ReactNode } from "react";
import { flushSync } from "react-dom";
import type { Outcome } from "#engine/index.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import type { DrawnSchema } from "#rendering/hooks/useSchemaForm.ts";
import { FormButtons } from "../FormButtons.tsx";
import { FormLegend } from "../FormLegend.tsx";
import { FormSummary } from "../FormSummary.tsx";
import { toPointer } from "#json/pointer.ts";
import { addingDefaults } from "./addingDefaults.ts";
import { InnerItems } from "./InnerItems.tsx";
import { RevealedContext, type Revealed } from "./Revealed.ts";
import type { SchemaContext } from "./SchemaContext.ts";
import { SchemaMembers } from "./SchemaMembers.ts";
import { templates } from "./templates.tsx";
import { innerItems, toDrawing, type SchemaUi } from "./toDrawing.ts";
import { validator } from "./validator.ts";
import { widgets } from "./widgets.ts";
import { englishStringTranslator, TranslatableString } from "@rjsf/utils";
import type { RenderingContext } from "#rendering/RenderingContext.ts";

import "./SchemaForm.css";

interface SchemaFormProps {
  drawn: DrawnSchema;
  /** Accessible name. */
  label: string;
  /** Hints for the drawing, as rjsf takes them. */
  ui?: SchemaUi;
  isReadOnly?: boolean;
  /** The place that somebody wants to see: what is folded around it opens. */
  revealed?: Revealed;
  /** Without it the form has no buttons, and whoever draws it reads the document. */
  submit?: { label: string; onSubmit(document: unknown): Promise<Outcome> };
  children?: ReactNode;
}

/**
 * A form drawn from a nested schema by rjsf, with our templates, and with the field renderers of the engine lane over
 * the same model. Rjsf draws and handles structure; what is typed goes to the model alone, and rjsf follows when the
 * focus leaves a field, or just before a press changes the structure.
 */
export function SchemaForm(props: SchemaFormProps): ReactElement {
  const { drawn, label, ui, isReadOnly = false, revealed = null, submit, children } = props;
  const { document, form, prefix, source } = drawn;
  const data = useSyncExternalStore(document.listen, () => document.drawn);
  const [members] = useState(() => new SchemaMembers(document));
  const context = useMemo<SchemaContext>(() => ({ drawn, members, base: "", level: 1 }), [drawn, members]);
  const drawing = useMemo(() => toDrawing(source, ui), [source, ui]);
  const rendering = useRendering();
  const words = useMemo(() => fixedWords(rendering), [rendering]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (submit) void form.submit((values) => submit.onSubmit(values));
  };
  return (
    <form className="form form--schema" method="dialog" aria-label={label} noValidate onSubmit={handleSubmit}>
      <FormLegend />
      <RevealedContext value={revealed}>
        <div onBlur={() => document.settle()} onClickCapture={() => flushSync(() => document.settle())}>
          <Form
            tagName="div"
            schema={drawing.schema}
            uiSchema={drawing.ui}
            formData={data}
            validator={validator}
            formContext={context}
            templates={templates}
            widgets={widgets}
            fields={fields}
            translateString={words}
            idPrefix={prefix}
            idSeparator="/"
            nameGenerator={(path) => toPointer(...path)}
            readonly={isReadOnly}
            noValidate
            noHtml5Validate
            showErrorList={false}
            experimental_defaultFormStateBehavior={addingDefaults}
            onChange={(change) => document.take(change.formData)}
          >
            {/* The buttons are ours. */}
            <></>
          </Form>
        </div>
      </RevealedContext>
      <FormSummary binding={drawn} />
      {submit ? <FormButtons form={form} submit={submit} /> : null}
      {children}
    </form>
  );
}

/** What rjsf has no field for: the items inside an item of the same kind. */
const fields = { [innerItems]: InnerItems };

/** The few words that rjsf still says itself, in the user's language. */
function fixedWords({ translate }: Pick<RenderingContext, "translate">): typeof englishStringTranslator {
  return (key, params = []) => {
    // A new text is empty: somebody else's words would be sent.
    if (key === TranslatableString.NewStringDefault) return "";
    if (key === TranslatableString.OptionPrefix) return translate("fieldUi.alternative", { number: params[0] });
    if (key === TranslatableString.TitleOptionPrefix) return translate("fieldUi.alternative", { number: params[1] });
    return englishStringTranslator(key, params);
  };
}
