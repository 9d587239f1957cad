import type { Diagnostic } from "#contracts/api.ts";
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Fields } from "#contracts/config.ts";
import type { FormDescriptor } from "#contracts/entities.ts";
import { evaluateCondition, layerScope, resolveValue, type Scope } from "#engine/index.ts";
import { followForm } from "#forms/followForm.ts";
import { draftOf } from "#forms/draftOf.ts";
import { ruleChecks } from "#forms/ruleChecks.ts";
import { warmChecks } from "#forms/warmChecks.ts";
import { FormModel } from "#forms/FormModel.ts";
import { isBound, resolveBound, resolveInRow, typedRowScope } from "../fields/resolveBound.ts";
import type { FieldBinding } from "../fields/FieldBinding.ts";
import type { NodePlace } from "../NodePlace.ts";
import type { RenderingContext } from "../RenderingContext.ts";
import { whenIdle } from "../whenIdle.ts";
import { useRendering } from "./useRendering.ts";

interface Asked {
  /** Name of a form that the rules describe. */
  form?: string | undefined;
  /** Fields that stand in the layout instead. */
  fields?: Fields | undefined;
  id?: string | undefined;
  /** The member of the node that holds the fields. */
  member?: "fields" | "filters";
  at: NodePlace;
  /** Values to begin with, over the defaults of the fields. */
  initial?: Readonly<Record<string, unknown>>;
  /** When fields are checked; by a submit unless said otherwise. */
  checks?: "submit" | "typing" | undefined;
  /** Keeps what was typed for the next time; on unless said otherwise. */
  keepsDraft?: boolean;
}

/** A form that is drawn: its model, what its fields are bound to, and the beginning of their ids. */
export interface DrawnForm extends FieldBinding {
  prefix: string;
}

/**
 * The form of a block, made once and kept while it is drawn. Changed rules are adopted: what was typed stays. Undefined
 * where there is no form of that name.
 */
export function useForm(asked: Asked): DrawnForm | undefined {
  const context = useRendering();
  const prefix = useId();
  const descriptor = useDescriptor(asked, context);
  const { keepsDraft = true } = asked;
  const [made] = useState(() => new Map<string, DrawnForm>());
  const drawn = descriptor && (made.get(descriptor.id) ?? { ...createForm(descriptor, asked, context), prefix });
  if (drawn && descriptor) made.set(descriptor.id, drawn);
  const form = drawn?.form;
  const latest = useRef(asked);
  useLayoutEffect(() => void (latest.current = asked));
  useLayoutEffect(() => {
    if (!descriptor || !form) return undefined;
    const now = () => ({
      // Where the form stands now: what a function around it says is of another scope with each change.
      descriptor: resolveBound(descriptor, formScope(latest.current.at, form)),
      initial: initialOf(descriptor, latest.current),
    });
    if (isBound(descriptor)) return followForm(form, now);
    if (form.descriptor !== descriptor) form.adopt(descriptor, now().initial);
    return undefined;
  }, [form, descriptor, asked.at.scope]);
  useEffect(() => (form ? whenIdle(() => warmChecks(ruleChecks, form.descriptor)) : undefined), [form]);
  useEffect(() => () => void (form?.failure?.ok === false && form.failure.gone?.()), [form]);
  useEffect(() => {
    if (!form || !keepsDraft) return undefined;
    const { drafts, living } = context.forms;
    living.add(form);
    return () => {
      living.delete(form);
      const draft = draftOf(form);
      const name = draftName(form.descriptor, latest.current.at);
      if (draft) drafts.set(name, draft);
      else drafts.delete(name);
      // A dialog may close with the answer, before the form hears of it: nothing is left of what was taken.
      if (form.status === "sending")
        void form.sent?.then(({ ok }) => ok && drafts.get(name) === draft && drafts.delete(name));
    };
  }, [form, keepsDraft, context.forms]);
  return drawn;
}

function useDescriptor(
  { form, fields, id = "fields", member = "fields", at }: Asked,
  { forms, report }: RenderingContext,
): FormDescriptor | undefined {
  const { document, pointer } = at;
  const name = `${document}/${id}`;
  const isWhole = forms.isWhole();
  const compiled = useMemo(() => {
    if (!fields) return undefined;
    const errors: Diagnostic[] = [];
    const descriptor = forms.compileFields(name, fields, ({ pointer: below, reason }) =>
      errors.push({ document, pointer: pointer + below.replace("/fields", `/${member}`), reason }),
    );
    // What could not be compiled yet is compiled once everything for it is there, and is judged only then.
    return { descriptor, errors: isWhole ? errors : [] };
  }, [forms, isWhole, name, fields, document, pointer, member]);
  // Reports may change what is observed; that must not happen while something is being drawn.
  useEffect(() => compiled?.errors.forEach(report), [compiled, report]);
  return form === undefined ? compiled?.descriptor : forms.descriptor(form);
}

function createForm(descriptor: FormDescriptor, asked: Asked, { forms }: RenderingContext): FieldBinding {
  const { at, keepsDraft = true } = asked;
  const draft = keepsDraft ? forms.drafts.get(draftName(descriptor, at)) : undefined;
  // Nothing reads the form before it is made.
  const scope: Scope = formScope(at, {
    descriptor,
    get live() {
      return form.live;
    },
  });
  const form = new FormModel({
    descriptor,
    checks: ruleChecks,
    isShown: (field, _, row) => evaluateCondition(field.when, row ? typedRowScope(scope, row) : scope),
    inRow: (fields, row) => resolveInRow(fields, typedRowScope(scope, row)),
    checksTyping: asked.checks === "typing",
    initial: initialOf(descriptor, asked),
    ...(draft ? { draft } : {}),
  });
  // What the rules read may be the form itself, which was made with the rules as they are written.
  form.adopt(resolveBound(descriptor, scope));
  return { form, at: { ...at, scope } };
}

/** `/form/…` reads what is typed. */
function formScope({ scope }: NodePlace, form: Pick<FormModel, "descriptor" | "live">): Scope {
  return layerScope(scope, { form: () => form.live }, `form ${form.descriptor.id}`);
}

/** What a draft is kept under: of a dialog that was opened with something, what was typed about one thing is nothing for the next. */
export function draftName({ id }: FormDescriptor, { scope }: NodePlace): string {
  const { $name: _, ...about } = (scope.read("/dialog") ?? {}) as Record<string, unknown>;
  const written = JSON.stringify(about);
  return written === "{}" ? id : id + written;
}

/** The values that a form begins with: the defaults of its fields, and over them what the block brings along. */
export function initialOf(
  { fields }: FormDescriptor,
  { at, initial }: Pick<Asked, "at" | "initial">,
): Record<string, unknown> {
  const defaults = fields.flatMap(({ name, default: value }) =>
    value === undefined ? [] : [[name, resolveValue(value, at.scope)] as const],
  );
  return { ...Object.fromEntries(defaults), ...initial };
}
